// When a request is sent again, and after how long.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LendingConnectionError, LendingError } from "@lending-analysis/client";
import { secondsOfRetryAfter } from "#rooms/errors";
import { delayBeforeRetry, mayHaveBeenDone } from "#rooms/retry";

const limits = { retries: 2, maxRetryDelayMs: 30_000, inProgressMs: 60_000 };
const least = () => 0;
const most = () => 1;

function refused(status: number, code = "rate_limited", retryAfter?: number): LendingError {
  return new LendingError({ status, code, message: "", retryAfter });
}

const noAnswer = new LendingConnectionError("", { isTimeout: false });

function delay(error: unknown, failures = 1, random = least, inProgressForMs = 0): number | undefined {
  return delayBeforeRetry({ error, failures, inProgressForMs }, limits, random);
}

test("passing failures are retried, others are not", () => {
  for (const status of [429, 502, 503, 504]) assert.notEqual(delay(refused(status)), undefined, `${status}`);
  assert.notEqual(delay(noAnswer), undefined);
  for (const status of [400, 401, 403, 404, 408, 409, 413, 422, 500, 507]) {
    assert.equal(delay(refused(status, "invalid_request")), undefined, `${status}`);
  }
  assert.equal(delay(new Error("a mistake of the program")), undefined);
});

test("the wait doubles, with half of it at random", () => {
  assert.deepEqual([delay(noAnswer, 1, least), delay(noAnswer, 1, most)], [250, 500]);
  assert.deepEqual([delay(noAnswer, 2, least), delay(noAnswer, 2, most)], [500, 1000]);
  const many = { ...limits, retries: 100 };
  assert.equal(delayBeforeRetry({ error: noAnswer, failures: 50, inProgressForMs: 0 }, many, most), 8000);
});

test("it ends after the retries that were asked for", () => {
  assert.notEqual(delay(noAnswer, 2), undefined);
  assert.equal(delay(noAnswer, 3), undefined);
  for (const error of [noAnswer, refused(409, "idempotency_in_progress")]) {
    assert.equal(
      delayBeforeRetry({ error, failures: 1, inProgressForMs: 0 }, { ...limits, retries: 0 }, least),
      undefined,
    );
  }
});

test("Retry-After is waited for in full, unless it is too long", () => {
  assert.deepEqual([delay(refused(429, "", 7), 1, least), delay(refused(429, "", 7), 1, most)], [7000, 7500]);
  assert.equal(delay(refused(429, "", 0), 1, least), 0);
  assert.equal(delay(refused(503, "", 30), 1, least), 30_000);
  assert.equal(delay(refused(429, "spend_cap_reached", 31)), undefined);
});

test("an identical creation that is under way is awaited by time, not by tries", () => {
  const inProgress = refused(409, "idempotency_in_progress", 2);
  assert.equal(delay(inProgress, 2, least, 59_999), 2000);
  assert.equal(delay(inProgress, 0, least, 60_000), undefined);
});

test("Retry-After is seconds or a date", () => {
  const now = Date.parse("2026-11-15T21:00:00Z");
  assert.equal(secondsOfRetryAfter("7", now), 7);
  assert.equal(secondsOfRetryAfter("Sun, 15 Nov 2026 21:00:30 GMT", now), 30);
  assert.equal(secondsOfRetryAfter("Sun, 15 Nov 2026 20:00:00 GMT", now), 0);
  assert.equal(secondsOfRetryAfter("soon", now), undefined);
  assert.equal(secondsOfRetryAfter(null, now), undefined);
});

test("only a refusal says that nothing was done", () => {
  assert.equal(mayHaveBeenDone(refused(429)), false);
  assert.equal(mayHaveBeenDone(refused(503)), true);
  assert.equal(mayHaveBeenDone(noAnswer), true);
});
