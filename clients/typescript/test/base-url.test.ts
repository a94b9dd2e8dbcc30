// The address of the service, in every form that people write it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BaseUrlError, LendingClient } from "@lending-analysis/client";

test("the version may be in the address or not", () => {
  for (const [baseUrl, wanted] of [
    ["https://lending.example.com", "https://lending.example.com/v1"],
    ["https://lending.example.com/", "https://lending.example.com/v1"],
    ["https://lending.example.com/v1", "https://lending.example.com/v1"],
    ["https://lending.example.com/v1/", "https://lending.example.com/v1"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"],
    ["http://127.0.0.1:8080/v1//", "http://127.0.0.1:8080/v1"],
    ["https://example.com/lending", "https://example.com/lending/v1"],
    ["https://example.com/lending/v1", "https://example.com/lending/v1"],
    ["https://example.com/dev1", "https://example.com/dev1/v1"],
    ["https://v1", "https://v1/v1"],
  ] as const) {
    assert.equal(new LendingClient({ baseUrl, token: "las_live_x" }).baseUrl, wanted, baseUrl);
  }
});

test("an address that cannot work is refused at once", () => {
  for (const [baseUrl, reason] of [
    ["", /not an absolute URL/],
    ["lending.example.com", /not an absolute URL/],
    ["localhost:8080", /does not start with/],
    ["ftp://lending.example.com", /does not start with/],
    ["https://", /not an absolute URL/],
    ["https://lending.example.com/?team=1", /has a `\?`/],
    ["https://lending.example.com/#", /or a `#`/],
  ] as const) {
    assert.throws(() => new LendingClient({ baseUrl, token: "las_live_x" }), reason, baseUrl);
  }
});

test("a password in the address is refused and not repeated", () => {
  for (const baseUrl of [
    "https://asha:secret@example.com",
    "asha:secret@example.com",
    "https://asha:secret@",
  ]) {
    assert.throws(
      () => new LendingClient({ baseUrl }),
      (error) => error instanceof BaseUrlError && !`${error.message} ${error.stack}`.includes("secret"),
      baseUrl,
    );
  }
});
