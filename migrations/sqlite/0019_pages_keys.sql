-- What was painted and described of a statement's pages is sealed under a key besides that of the analysis (`<id>/pages` among
-- the content keys), so that no copy of them opens once the statement is erased and the report stays. What was painted before
-- is painted anew.
DELETE FROM page_pictures;
