// What can go wrong, as types: the service refused (`LendingError`), or did not answer
// (`LendingConnectionError`).

import type { ErrorResponse, ErrorCode, FieldError } from "./schema.js";

/** The code of an answer that does not come from the service, such as a proxy's error page or a redirect. */
const UNEXPECTED_ANSWER = "unexpected_answer";

/**
 * Why a request was refused. `/docs/errors` of a running service explains each; further ones may be added.
 */
export type LendingErrorCode = ErrorCode | typeof UNEXPECTED_ANSWER;

/** The statuses that a repeated request may get past. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

interface LendingErrorParts {
  status: number;
  code: LendingErrorCode;
  message: string;
  requestId?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  retryAfter?: number | undefined;
  docUrl?: string | undefined;
  idempotencyKey?: string | undefined;
}

/** The service refused a request. */
export class LendingError extends Error {
  override readonly name = "LendingError";
  /** The HTTP status. */
  readonly status: number;
  /** What happened, for programs. `unexpected_answer`: something else than the service answered. */
  readonly code: LendingErrorCode;
  /** Names the request in the service's log; give it to support. */
  readonly requestId: string | undefined;
  /** What is wrong with which member, where the request was not valid; else empty. */
  readonly fields: readonly FieldError[];
  /** The seconds after which to try again, where the service says so. */
  readonly retryAfter: number | undefined;
  /** The page that explains the code. */
  readonly docUrl: string | undefined;
  /** The key a creation was sent with. Sending the same again with it creates nothing twice. */
  readonly idempotencyKey: string | undefined;

  constructor(parts: LendingErrorParts) {
    super(parts.message);
    this.status = parts.status;
    this.code = parts.code;
    this.requestId = parts.requestId;
    this.fields = parts.fields ?? [];
    this.retryAfter = parts.retryAfter;
    this.docUrl = parts.docUrl;
    this.idempotencyKey = parts.idempotencyKey;
  }

  /**
   * Whether the same request may succeed later. A creation must then be sent with the same idempotency key.
   */
  get isRetryable(): boolean {
    return PASSING_STATUSES.has(this.status) || this.code === "idempotency_in_progress";
  }
}

/** No answer came: the service could not be reached, the connection broke, or it took too long. */
export class LendingConnectionError extends Error {
  override readonly name = "LendingConnectionError";
  /** Whether the time for an answer ran out. */
  readonly isTimeout: boolean;
  /** The key a creation was sent with. Sending the same again with it creates nothing twice. */
  readonly idempotencyKey: string | undefined;

  constructor(
    message: string,
    {
      cause,
      isTimeout,
      idempotencyKey,
    }: { cause?: unknown; isTimeout: boolean; idempotencyKey?: string | undefined },
  ) {
    super(message, { cause });
    this.isTimeout = isTimeout;
    this.idempotencyKey = idempotencyKey;
  }
}

interface AnswerHead {
  status: number;
  headers: Headers;
}

/** What a refusal says, also where a proxy answered and not the service. */
export function refusal(answer: AnswerHead, text: string, idempotencyKey: string | undefined): LendingError {
  const body = errorResponse(text);
  return new LendingError({
    status: answer.status,
    code: body?.code ?? UNEXPECTED_ANSWER,
    message: body?.message ?? `The answer, status ${answer.status}, does not come from the service.`,
    requestId: body?.request_id ?? answer.headers.get("x-request-id") ?? undefined,
    fields: body?.errors,
    retryAfter: secondsOfRetryAfter(answer.headers.get("retry-after"), Date.now()),
    docUrl: body?.doc_url,
    idempotencyKey,
  });
}

/** `Retry-After` in seconds: it is a number of them or, from some proxies, a date. */
export function secondsOfRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

function errorResponse(text: string): ErrorResponse | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorResponse(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    typeof body.code === "string" &&
    "message" in body &&
    typeof body.message === "string"
  );
}
