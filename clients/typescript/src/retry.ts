// When a request is sent again, and after how long. Pure decisions; `transport.ts` acts on them.

import { LendingConnectionError, LendingError } from "./errors.js";

/** The first wait without a `Retry-After`; it doubles with every further try. */
const FIRST_DELAY_MS = 500;

/** The longest wait without a `Retry-After`. */
const LONGEST_DELAY_MS = 8_000;

/** Added to `Retry-After` at random, so that clients that were refused together do not come back together. */
const RETRY_AFTER_JITTER_MS = 500;

export interface RetryLimits {
  /** How often a failed request is sent again; 0: never. */
  retries: number;
  /** A longer `Retry-After` than this is not waited for. */
  maxRetryDelayMs: number;
  /** For how long the end of an identical creation is awaited. */
  inProgressMs: number;
}

export interface Failure {
  error: unknown;
  /** How many tries have failed for a reason that counts, this one included. */
  failures: number;
  /** How long ago the service first said that an identical creation is still being worked on. */
  inProgressForMs: number;
}

/** Whether an identical creation is still being worked on. Such answers do not count as failures. */
export function isInProgress(error: unknown): boolean {
  return error instanceof LendingError && error.code === "idempotency_in_progress";
}

/** The milliseconds after which to send a repeatable request again, or `undefined` to give up. */
export function delayBeforeRetry(
  failure: Failure,
  limits: RetryLimits,
  random: () => number,
): number | undefined {
  const { error } = failure;
  const isPassing =
    error instanceof LendingConnectionError || (error instanceof LendingError && error.isRetryable);
  if (!isPassing || limits.retries === 0) return undefined;
  if (
    isInProgress(error) ? failure.inProgressForMs >= limits.inProgressMs : failure.failures > limits.retries
  ) {
    return undefined;
  }
  const retryAfter = error instanceof LendingError ? error.retryAfter : undefined;
  if (retryAfter !== undefined) {
    const delay = retryAfter * 1000;
    return delay > limits.maxRetryDelayMs ? undefined : delay + random() * RETRY_AFTER_JITTER_MS;
  }
  const longest = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, failure.failures - 1), LONGEST_DELAY_MS);
  return longest / 2 + (random() * longest) / 2;
}

/**
 * Whether a failed try may have been carried out all the same. Only a refusal below 500 says that it was not.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  return !(error instanceof LendingError) || error.status >= 500;
}
