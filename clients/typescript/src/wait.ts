// Waiting for an analysis to end, by long polls: the service holds each request until then, for 30 seconds at
// most.

import type { Analysis } from "./schema.js";
import { type RequestOptions, sleep } from "./transport.js";

/** The longest that the service holds a request, in seconds. */
export const LONGEST_HOLD_SECONDS = 30;

/** The shortest time between two polls, should something on the way not hold them. */
const SHORTEST_INTERVAL_MS = 1_000;

export interface WaitOptions extends Omit<RequestOptions, "onAnswer"> {
  /** Whether to read the full report too, into `result`. */
  includeResult?: boolean | undefined;
  /** Is told how far the analysis is, after every poll. */
  onProgress?: ((analysis: Analysis) => void) | undefined;
}

/** Reads the analysis by `poll` until it is completed or failed. */
export async function untilDone(
  poll: () => Promise<Analysis>,
  { signal, onProgress }: Pick<WaitOptions, "signal" | "onProgress">,
): Promise<Analysis> {
  for (;;) {
    const began = Date.now();
    const analysis = await poll();
    onProgress?.(analysis);
    if (isDone(analysis)) return analysis;
    await sleep(SHORTEST_INTERVAL_MS - (Date.now() - began), signal);
  }
}

/** `completed_at` tells the end also for a status that this package does not know. */
function isDone(analysis: Analysis): boolean {
  return (
    analysis.status === "completed" ||
    analysis.status === "failed" ||
    typeof analysis.completed_at === "string"
  );
}
