// Verifies that a webhook comes from the service: Standard Webhooks, HMAC-SHA256. For servers; needs nothing
// else of this package when it runs.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Event } from "./schema.js";

const SECRET_PREFIX = "whsec_";
const SIGNATURE_VERSION = "v1";
const DEFAULT_TOLERANCE_SECONDS = 5 * 60;

/** Why a webhook is not to be trusted. Answer it with status 400 and do nothing else. */
export type WebhookRefusal =
  | "header_missing"
  | "timestamp_invalid"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "signature_mismatch"
  | "event_unreadable";

export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The headers of a request, as `fetch`, Node, Express or Fastify have them. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface WebhookRequest {
  /** The body as it came, byte for byte. One that was parsed and written again has another signature. */
  body: string | Uint8Array;
  headers: WebhookHeaders;
  /** The endpoint's secret, `whsec_…`; while it is being rotated, both. */
  secret: string | readonly string[];
  /** How far the time of sending may be off, before or after now. Default 300. */
  toleranceSeconds?: number | undefined;
  /** Now; for tests. */
  now?: Date | undefined;
}

export interface VerifiedWebhook {
  /** The same for every delivery of one event: remember it, and ignore what was handled already. */
  id: string;
  /** When this delivery was sent. */
  sentAt: Date;
}

/** Returns what the headers say if the signature holds, and throws a `WebhookVerificationError` if not. */
export function verifyWebhook(request: WebhookRequest): VerifiedWebhook {
  const id = header(request.headers, "webhook-id");
  const timestamp = header(request.headers, "webhook-timestamp");
  const signatures = header(request.headers, "webhook-signature");
  const sentAt = checkedTime(timestamp, request);

  const secrets = typeof request.secret === "string" ? [request.secret] : request.secret;
  // Every signature is held against every secret, so that the time taken does not tell which one is right.
  const matches = secrets.flatMap((secret) => {
    const expected = createHmac("sha256", keyOf(secret))
      .update(`${id}.${timestamp}.`)
      .update(request.body)
      .digest();
    return signatures.split(" ").map((signature) => isSignature(signature, expected));
  });
  if (!matches.includes(true)) {
    throw new WebhookVerificationError("signature_mismatch", "No signature of the webhook is right.");
  }
  return { id, sentAt };
}

/** As `verifyWebhook`, and gives what was sent: the event, as the contract has it. */
export function verifyEvent(request: WebhookRequest): Event {
  const { id } = verifyWebhook(request);
  const { body } = request;
  let sent: unknown;
  try {
    sent = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
  } catch {
    sent = undefined;
  }
  // It is signed, so it is what the service wrote; this finds a secret that signs something else as well.
  if (!isEvent(sent) || sent.id !== id) {
    throw new WebhookVerificationError("event_unreadable", "The webhook's body is not an event.");
  }
  return sent;
}

function isEvent(sent: unknown): sent is Event {
  if (typeof sent !== "object" || sent === null) return false;
  const { id, type, timestamp, data } = sent as Partial<Record<keyof Event, unknown>>;
  const texts = [id, type, timestamp].every((member) => typeof member === "string");
  return texts && typeof data === "object" && data !== null;
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : plainHeader(headers, name);
  if (typeof value !== "string" || value === "") {
    throw new WebhookVerificationError("header_missing", `The webhook has no header \`${name}\`.`);
  }
  return value;
}

function plainHeader(headers: Record<string, string | readonly string[] | undefined>, name: string): unknown {
  const value = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return Array.isArray(value) ? value[0] : value;
}

function checkedTime(timestamp: string, { toleranceSeconds, now }: WebhookRequest): Date {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError(
      "timestamp_invalid",
      "The webhook's timestamp is not a number of seconds.",
    );
  }
  const tolerance = toleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS;
  const age = Math.floor((now ?? new Date()).getTime() / 1000) - Number(timestamp);
  // Written so that a tolerance that is not a number lets nothing through.
  if (!(age <= tolerance)) {
    throw new WebhookVerificationError("timestamp_too_old", `The webhook was sent ${age} seconds ago.`);
  }
  if (!(age >= -tolerance)) {
    throw new WebhookVerificationError("timestamp_too_new", `The webhook is dated ${-age} seconds from now.`);
  }
  return new Date(Number(timestamp) * 1000);
}

/** The key in a secret. The secret is not repeated in the error, for errors end up in logs. */
function keyOf(secret: string): Uint8Array {
  const text = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : "";
  const key = Buffer.from(text, "base64");
  if (key.byteLength === 0) throw new TypeError("A webhook secret is `whsec_` and base64.");
  return key;
}

function isSignature(signature: string, expected: Uint8Array): boolean {
  const [version, text] = signature.split(",", 2);
  if (version !== SIGNATURE_VERSION || text === undefined) return false;
  const given = Buffer.from(text, "base64");
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
