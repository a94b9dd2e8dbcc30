// Following `next_cursor`, over a list in memory and through the client.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LendingClient } from "@lending-analysis/client";
import { allItems, type Page } from "#rooms/paging";
import { fakeService, json } from "./fake-service.js";

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

function pagesOf(pages: Page<number>[]): {
  asked: (string | undefined)[];
  page: (cursor?: string) => Promise<Page<number>>;
} {
  const asked: (string | undefined)[] = [];
  return {
    asked,
    page: async (cursor) => {
      asked.push(cursor);
      return pages[asked.length - 1] ?? assert.fail("asked for a page too many");
    },
  };
}

test("items come from page after page until there are no more", async () => {
  const { asked, page } = pagesOf([
    { data: [1, 2], has_more: true, next_cursor: "b" },
    { data: [3], has_more: true, next_cursor: "c" },
    { data: [4], has_more: false, next_cursor: null },
  ]);
  assert.deepEqual(await collected(allItems(page)), [1, 2, 3, 4]);
  assert.deepEqual(asked, [undefined, "b", "c"]);
});

test("an empty list has no items", async () => {
  assert.deepEqual(
    await collected(allItems(pagesOf([{ data: [], has_more: false, next_cursor: null }]).page)),
    [],
  );
});

test("a page is asked for only when it is needed", async () => {
  const { asked, page } = pagesOf([{ data: [1, 2], has_more: true, next_cursor: "b" }]);
  for await (const item of allItems(page)) if (item === 2) break;
  assert.deepEqual(asked, [undefined]);
});

test("filters go along with every cursor", async () => {
  const service = await fakeService(
    json(200, { data: [{ id: "an_2" }], has_more: true, next_cursor: "an_2" }),
    json(200, { data: [{ id: "an_1" }], has_more: false, next_cursor: null }),
  );
  const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
  const found = await collected(client.listAllAnalyses({ decision: "review", limit: 1 }));
  assert.deepEqual(
    found.map((analysis) => analysis.id),
    ["an_2", "an_1"],
  );
  assert.deepEqual(
    service.seen.map((request) => request.path),
    ["/v1/analyses?decision=review&limit=1", "/v1/analyses?decision=review&limit=1&cursor=an_2"],
  );
  await service.close();
});
