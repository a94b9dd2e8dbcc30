// One request from its first try to its answer: token, time limit, retries. Everything that goes to the
// service passes here, and nothing here is written to any log.

import { apiAddress } from "./base-url.js";
import type { OpenBody, RequestBody } from "./body.js";
import { LendingConnectionError, LendingError, refusal } from "./errors.js";
import { delayBeforeRetry, isInProgress, mayHaveBeenDone } from "./retry.js";
import type { TokenHolder } from "./token.js";
import { PACKAGE_VERSION } from "./version.js";

/** What an answer came with, besides its body. */
export interface AnswerInfo {
  status: number;
  /** Names the request in the service's log. */
  requestId: string | undefined;
  /** Whether it is what an earlier request with the same idempotency key created. */
  isReplayed: boolean;
  headers: Headers;
}

export interface RequestOptions {
  /** Gives the request up; its reason is thrown. */
  signal?: AbortSignal | undefined;
  /** The time for one try, in milliseconds, instead of the client's. */
  timeoutMs?: number | undefined;
  /** How often a failed request is sent again, instead of the client's; 0: never. */
  retries?: number | undefined;
  /** Is told what the answer came with: its status, id and headers. */
  onAnswer?: ((answer: AnswerInfo) => void) | undefined;
}

export interface TransportSettings {
  baseUrl: string;
  timeoutMs: number;
  retries: number;
  maxRetryDelayMs: number;
  fetch: typeof fetch;
}

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base address, with its parameters filled in. */
  path: string;
  query?: object | undefined;
  headers?: Record<string, string> | undefined;
  body?: RequestBody | undefined;
  /** Whether sending it twice does no more than sending it once. */
  isRepeatable: boolean;
  idempotencyKey?: string | undefined;
  /** Whether it needs a token; signing in does not. */
  isAnonymous?: boolean;
  /** For how long the service may hold it on purpose; added to the time limit. */
  heldForMs?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export class Transport {
  /** Ends in `/v1`. */
  readonly address: string;
  readonly #settings: TransportSettings;
  readonly #token: TokenHolder;

  constructor(settings: TransportSettings, token: TokenHolder) {
    this.address = apiAddress(settings.baseUrl);
    this.#settings = settings;
    this.#token = token;
  }

  /** The answer of success, however many tries it takes. */
  async send(call: Call, options: RequestOptions): Promise<Answer> {
    const timeoutMs = atLeastZero("timeoutMs", options.timeoutMs ?? this.#settings.timeoutMs);
    const limits = {
      retries: atLeastZero("retries", options.retries ?? this.#settings.retries),
      maxRetryDelayMs: this.#settings.maxRetryDelayMs,
      inProgressMs: timeoutMs,
    };
    const isRepeatable = call.isRepeatable && (call.body?.isRepeatable ?? true);
    let failures = 0;
    let inProgressSince: number | undefined;
    let mayBeDone = false;
    for (;;) {
      try {
        const answer = await this.#sendWithToken(call, options, timeoutMs + (call.heldForMs ?? 0));
        options.onAnswer?.(answerInfo(answer));
        return answer;
      } catch (error) {
        // The answer to the first try was lost, and the second finds nothing left to delete.
        if (call.method === "DELETE" && mayBeDone && error instanceof LendingError && error.status === 404) {
          return { status: 204, headers: new Headers(), bytes: new Uint8Array() };
        }
        mayBeDone ||= mayHaveBeenDone(error);
        if (isInProgress(error)) inProgressSince ??= Date.now();
        else failures += 1;
        const inProgressForMs = inProgressSince === undefined ? 0 : Date.now() - inProgressSince;
        const delay = isRepeatable
          ? delayBeforeRetry({ error, failures, inProgressForMs }, limits, Math.random)
          : undefined;
        if (delay === undefined) throw error;
        await sleep(delay, options.signal);
      }
    }
  }

  /**
   * One try; a second one with a fresh token where the first was refused. A refused token changed nothing.
   */
  async #sendWithToken(call: Call, options: RequestOptions, timeoutMs: number): Promise<Answer> {
    options.signal?.throwIfAborted();
    if (call.isAnonymous) return this.#exchange(call, undefined, options.signal, timeoutMs);
    const token = await this.#token.current();
    try {
      return await this.#exchange(call, token, options.signal, timeoutMs);
    } catch (error) {
      const isRefused = error instanceof LendingError && error.code === "invalid_token";
      if (!isRefused || call.body?.isRepeatable === false) throw error;
      const replacement = await this.#token.replace(token);
      if (replacement === undefined) throw error;
      return this.#exchange(call, replacement, options.signal, timeoutMs);
    }
  }

  async #exchange(
    call: Call,
    token: string | undefined,
    signal: AbortSignal | undefined,
    timeoutMs: number,
  ): Promise<Answer> {
    const url = this.address + call.path + queryText(call.query);
    const headers = new Headers({
      accept: "application/json",
      "user-agent": `lending-analysis-client-typescript/${PACKAGE_VERSION}`,
      ...call.body?.headers,
      ...call.headers,
    });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    if (call.idempotencyKey !== undefined) headers.set("idempotency-key", call.idempotencyKey);

    const limit = new TimeLimit(timeoutMs, signal);
    const body = call.body?.open();
    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await this.#settings.fetch(url, {
        method: call.method,
        headers,
        // A redirect would turn a POST into a GET; the service has none.
        redirect: "manual",
        signal: limit.signal,
        ...(body === undefined ? {} : { body: body.content, duplex: "half" }),
      });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw this.#failure(error, call, body, limit, signal);
    } finally {
      limit.end();
      body?.close();
    }
    const isUnchanged = response.status === 304 && headers.has("if-none-match");
    if (!response.ok && !isUnchanged) {
      throw refusal(response, new TextDecoder().decode(bytes), call.idempotencyKey);
    }
    return { status: response.status, headers: response.headers, bytes };
  }

  /** Why there is no answer: given up by the caller, an unreadable file, too late, or no connection. */
  #failure(
    error: unknown,
    call: Call,
    body: OpenBody | undefined,
    limit: TimeLimit,
    signal: AbortSignal | undefined,
  ): unknown {
    if (signal?.aborted) return signal.reason;
    const readingError = body?.readingError();
    if (readingError !== undefined) return readingError;
    const { idempotencyKey } = call;
    const { host } = new URL(this.address);
    return limit.isOver
      ? new LendingConnectionError(`${host} did not answer in time.`, { isTimeout: true, idempotencyKey })
      : new LendingConnectionError(`No answer from ${host}: ${reason(error)}`, {
          cause: error,
          isTimeout: false,
          idempotencyKey,
        });
  }
}

/** The most that a timer takes; more would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A signal that fires when the time is over or the caller gives up. */
class TimeLimit {
  isOver = false;
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #callers: AbortSignal | undefined;
  readonly #giveUp = () => this.#controller.abort();

  constructor(milliseconds: number, callers: AbortSignal | undefined) {
    this.#callers = callers;
    this.#timer = setTimeout(
      () => {
        this.isOver = true;
        this.#giveUp();
      },
      Math.min(milliseconds, LONGEST_TIMER_MS),
    );
    if (callers?.aborted) this.#giveUp();
    else callers?.addEventListener("abort", this.#giveUp, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Forgets the caller's signal, which may live much longer than one request. */
  end(): void {
    clearTimeout(this.#timer);
    this.#callers?.removeEventListener("abort", this.#giveUp);
  }
}

/** Waits, unless the caller gives up. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}

function atLeastZero(name: string, value: number): number {
  if (!(value >= 0)) throw new RangeError(`\`${name}\` is ${value}, which is not a number from 0 on.`);
  return value;
}

function answerInfo({ status, headers }: Answer): AnswerInfo {
  return {
    status,
    requestId: headers.get("x-request-id") ?? undefined,
    isReplayed: headers.get("idempotency-replayed") === "true",
    headers,
  };
}

function queryText(query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    // A list is its name given once for each value.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** What lies behind the "fetch failed" that a broken connection is reported as. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
}
