from ...open_enum import OpenEnum


class Language(OpenEnum):
    """A language that letters are written in: English or Hindi. New values may be added."""

    EN = "en"
    HI = "hi"
