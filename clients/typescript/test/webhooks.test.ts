// Signatures of webhooks. The right ones were computed with `openssl dgst -sha256 -mac HMAC`, not with this
// package.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, test } from "node:test";
import {
  verifyEvent,
  verifyWebhook,
  WebhookVerificationError,
  type WebhookRefusal,
} from "@lending-analysis/client/webhooks";

// The example of the Standard Webhooks libraries.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const body = '{"test": 2432232314}';
const headers = {
  "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
  "webhook-timestamp": "1614265330",
  "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const now = new Date(1614265330_000);
const good = { body, headers, secret, now };

// Another, with characters beyond ASCII in its body.
const otherSecret = "whsec_YW4gb2xkZXIgc2VjcmV0IG9mIDI0IGIh";
const other = {
  body: '{"type":"analysis.completed","data":{"name":"आशा"}}',
  headers: {
    "webhook-id": "evt_01M7EK8X8ECHVM0XA40P8VJYXW",
    "webhook-timestamp": "1794776400",
    "webhook-signature": "v1,n4NGuiHUGBSg49QEBN+yGnCE1eiCiOUuz42jn2zPGCY=",
  },
  secret: otherSecret,
  now: new Date(1794776400_000),
};

function secondsFromThen(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function refusedFor(reason: WebhookRefusal, change: object): void {
  assert.throws(
    () => verifyWebhook({ ...good, ...change }),
    (error) => {
      assert.ok(error instanceof WebhookVerificationError);
      assert.equal(error.reason, reason);
      assert.ok(!`${error.message} ${error.stack}`.includes("MfKQ9r8G"), "the secret is not repeated");
      return true;
    },
  );
}

describe("a webhook is trusted", () => {
  test("with the right signature", () => {
    assert.deepEqual(verifyWebhook(good), { id: headers["webhook-id"], sentAt: now });
    assert.equal(verifyWebhook(other).id, "evt_01M7EK8X8ECHVM0XA40P8VJYXW");
  });

  test("with its body as bytes", () => {
    verifyWebhook({ ...other, body: new TextEncoder().encode(other.body) });
    verifyWebhook({ ...other, body: Buffer.from(other.body) });
  });

  test("with headers in any form", () => {
    verifyWebhook({ ...good, headers: new Headers(headers) });
    const titled = Object.entries(headers).map(([name, value]) => [
      name.replaceAll("webhook", "Webhook"),
      [value],
    ]);
    verifyWebhook({ ...good, headers: Object.fromEntries(titled) });
  });

  test("with one right signature of several, and one right secret of two", () => {
    const several = `v1,AAAA v2,x ${headers["webhook-signature"]} v1a,zzzz`;
    verifyWebhook({ ...good, headers: { ...headers, "webhook-signature": several } });
    verifyWebhook({ ...good, secret: [otherSecret, secret] });
  });

  test("up to five minutes before and after", () => {
    for (const seconds of [-300, 300]) verifyWebhook({ ...good, now: secondsFromThen(seconds) });
    verifyWebhook({ ...good, now: secondsFromThen(900), toleranceSeconds: 900 });
  });
});

describe("a webhook is refused", () => {
  test("with another body, id, time or secret", () => {
    refusedFor("signature_mismatch", { body: body.replace("2432232314", "2432232315") });
    refusedFor("signature_mismatch", { headers: { ...headers, "webhook-id": "msg_other" } });
    refusedFor("signature_mismatch", { headers: { ...headers, "webhook-timestamp": "1614265331" } });
    refusedFor("signature_mismatch", { secret: otherSecret });
    refusedFor("signature_mismatch", { secret: [] });
  });

  test("with a signature of another kind, cut short or empty", () => {
    const right = headers["webhook-signature"];
    for (const signature of [
      right.replace("v1,", "v2,"),
      right.slice(3),
      right.slice(0, -4),
      "v1,",
      "v1",
      " ",
    ]) {
      refusedFor("signature_mismatch", { headers: { ...headers, "webhook-signature": signature } });
    }
  });

  test("without one of its headers", () => {
    for (const name of Object.keys(headers)) {
      refusedFor("header_missing", { headers: { ...headers, [name]: undefined } });
    }
  });

  test("outside of the tolerance", () => {
    refusedFor("timestamp_too_old", { now: secondsFromThen(301) });
    refusedFor("timestamp_too_new", { now: secondsFromThen(-301) });
    refusedFor("timestamp_too_old", { toleranceSeconds: Number.NaN });
  });

  test("with a time that is none", () => {
    for (const timestamp of ["soon", "-1", "1e9", "1614265330.5", "99999999999999"]) {
      refusedFor("timestamp_invalid", { headers: { ...headers, "webhook-timestamp": timestamp } });
    }
  });
});

test("what is not a secret is a mistake of the program", () => {
  for (const wrong of ["", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]) {
    assert.throws(() => verifyWebhook({ ...good, secret: wrong }), TypeError);
  }
});

describe("an event", () => {
  const event = {
    id: "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
    type: "analysis.completed",
    timestamp: "2026-11-15T02:00:03.120Z",
    data: { analysis_id: "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA", status: "completed" },
  };

  function signed(sent: string, id = event.id): Parameters<typeof verifyEvent>[0] {
    const timestamp = headers["webhook-timestamp"];
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${sent}`).digest("base64");
    const given = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
    return { body: sent, headers: given, secret, now };
  }

  test("is given as the contract has it", () => {
    const told = verifyEvent(signed(JSON.stringify(event)));
    assert.deepEqual(told, event);
    assert.equal(told.data.analysis_id, "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA");
    const bytes = { ...signed(JSON.stringify(event)), body: Buffer.from(JSON.stringify(event)) };
    assert.equal(verifyEvent(bytes).type, "analysis.completed");
  });

  test("is refused where what is signed is none, or another one", () => {
    for (const sent of ["", "[]", "null", "{}", '{"id":1}', JSON.stringify({ ...event, data: null })]) {
      assert.throws(
        () => verifyEvent(signed(sent)),
        (error) => error instanceof WebhookVerificationError && error.reason === "event_unreadable",
        sent,
      );
    }
    assert.throws(() => verifyEvent(signed(JSON.stringify(event), "evt_other")), WebhookVerificationError);
    assert.throws(() => verifyEvent({ ...signed(JSON.stringify(event)), body: "{}" }), WebhookVerificationError);
  });
});
