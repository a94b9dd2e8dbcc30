// All items of a list, page after page: an async iterator that follows `next_cursor`.

/** As every list of the service answers. */
export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor?: string | null;
}

/** Items one by one; the next page is asked for when the one before is used up. */
export async function* allItems<Item>(
  pageAfter: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await pageAfter(cursor);
    yield* page.data;
    cursor = page.has_more ? (page.next_cursor ?? undefined) : undefined;
  } while (cursor !== undefined);
}
