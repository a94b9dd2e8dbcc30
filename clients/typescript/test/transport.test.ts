// How a request travels: retries where they are safe, time limits, giving up, and what errors say. Against a
// service that misbehaves on purpose.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { LendingClient, LendingConnectionError, LendingError } from "@lending-analysis/client";
import {
  error,
  type FakeService,
  fakeService,
  hangUp,
  json,
  nothing,
  page,
  silence,
} from "./fake-service.js";

const soon = { "retry-after": "0" };
const person = { name: "Ramesh Kumar", mobile: "9876543200", consent: true };

async function withService(
  responders: Parameters<typeof fakeService>,
  use: (client: LendingClient, service: FakeService) => Promise<void>,
): Promise<void> {
  const service = await fakeService(...responders);
  try {
    await use(new LendingClient({ baseUrl: service.baseUrl, token: "las_live_secret" }), service);
  } finally {
    await service.close();
  }
}

describe("retries", () => {
  test("a GET is repeated after a broken connection and after 429, 502, 503", () =>
    withService(
      [hangUp, error(429, "rate_limited", soon), json(200, { user: {} })],
      async (client, service) => {
        await client.getMe();
        assert.equal(service.seen.length, 3);
      },
    ));

  test("a creation is repeated with the same key, made up where none is given", () =>
    withService(
      [hangUp, error(503, "unavailable", soon), json(201, { id: "chk_1" })],
      async (client, service) => {
        assert.equal((await client.createCreditCheck(person)).id, "chk_1");
        const keys = service.seen.map((request) => request.headers["idempotency-key"]);
        assert.match(String(keys[0]), /^[0-9a-f-]{36}$/);
        assert.deepEqual(keys, [keys[0], keys[0], keys[0]]);
        assert.deepEqual(
          service.seen.map((request) => JSON.parse(request.body.toString())),
          [person, person, person],
        );
      },
    ));

  test("a creation that is still under way is awaited, however many answers that takes", () => {
    const inProgress = error(409, "idempotency_in_progress", soon);
    const responders = [inProgress, inProgress, inProgress, inProgress, json(201, { id: "chk_1" })];
    return withService(responders, async (client, service) => {
      assert.equal(
        (await client.createCreditCheck(person, { idempotencyKey: "application-4711" })).id,
        "chk_1",
      );
      assert.equal(service.seen.length, 5);
      assert.equal(service.seen[4]?.headers["idempotency-key"], "application-4711");
    });
  });

  test("what is not safe to repeat is sent once", () =>
    withService([error(503, "unavailable", soon)], async (client, service) => {
      const unsafe = [
        () => client.reviewAnalysis("an_1", { outcome: "approve" }),
        () => client.updateProduct("prd_1", { name: "Loan" }),
        () => client.createLoginToken({ email: "a@b.example", password: "x" }),
        () => client.revokeLoginToken(),
      ];
      for (const send of unsafe) await assert.rejects(send, LendingError);
      assert.equal(service.seen.length, unsafe.length);
    }));

  test("rescoring stores nothing, so it is repeated", () =>
    withService([error(503, "unavailable", soon), json(200, { decision: {} })], async (client, service) => {
      await client.rescoreAnalysis("an_1");
      assert.equal(service.seen.length, 2);
    }));

  test("they can be switched off, for a client and for one call", () =>
    withService([error(429, "rate_limited", soon)], async (client, service) => {
      await assert.rejects(client.getMe({ retries: 0 }), LendingError);
      const without = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x", retries: 0 });
      await assert.rejects(without.getMe(), LendingError);
      assert.equal(service.seen.length, 2);
      await assert.rejects(client.getMe({ retries: Number.NaN }), RangeError);
    }));

  test("a pause that is too long is not waited for", () =>
    withService([error(429, "spend_cap_reached", { "retry-after": "3600" })], async (client, service) => {
      await assert.rejects(client.createCreditCheck(person), { code: "spend_cap_reached", retryAfter: 3600 });
      assert.equal(service.seen.length, 1);
    }));

  test("what is gone after a lost answer was deleted; what never was there is a 404", async () => {
    await withService([hangUp, error(404, "not_found")], async (client) => client.deleteAnalysis("an_1"));
    await withService([error(429, "rate_limited", soon), error(404, "not_found")], (client) =>
      assert.rejects(client.deleteAnalysis("an_1"), { code: "not_found" }),
    );
  });
});

describe("time", () => {
  test("a try that takes too long ends, and says so", () =>
    withService([silence], async (client) => {
      await assert.rejects(client.getMe({ timeoutMs: 50, retries: 0 }), (caught) => {
        assert.ok(caught instanceof LendingConnectionError);
        assert.equal(caught.isTimeout, true);
        return true;
      });
    }));

  test("a request that is held on purpose has that time besides", () =>
    withService(
      [(response, request) => setTimeout(() => json(200, { id: "an_1" })(response, request), 200)],
      async (client) => {
        assert.equal(
          (await client.getAnalysis("an_1", { wait: 1 }, { timeoutMs: 50, retries: 0 })).id,
          "an_1",
        );
      },
    ));

  test("a caller can give up while the service is silent, and during a pause", async () => {
    await withService([silence], async (client) => {
      const reason = new Error("enough");
      const controller = new AbortController();
      setTimeout(() => controller.abort(reason), 30);
      await assert.rejects(client.getMe({ signal: controller.signal }), reason);
      await assert.rejects(client.getMe({ signal: controller.signal }), reason);
    });
    await withService([error(429, "rate_limited", { "retry-after": "20" })], async (client) => {
      await assert.rejects(client.getMe({ signal: AbortSignal.timeout(30) }), { name: "TimeoutError" });
    });
  });
});

describe("waiting for an analysis", () => {
  test("goes on until it has ended, and tells how far it is", () =>
    withService(
      [
        json(200, { id: "an_1", status: "processing", progress: 40 }),
        json(200, { id: "an_1", status: "completed", progress: 100, decision: "approve" }),
      ],
      async (client, service) => {
        const progress: number[] = [];
        const done = await client.waitUntilDone("an_1", {
          includeResult: true,
          onProgress: (analysis) => progress.push(analysis.progress),
        });
        assert.equal(done.decision, "approve");
        assert.deepEqual(progress, [40, 100]);
        assert.equal(service.seen[0]?.path, "/v1/analyses/an_1?wait=30&include_result=true");
      },
    ));

  test("ends at a status of later versions too, by the time of its end", () =>
    withService(
      [json(200, { id: "an_1", status: "withdrawn", completed_at: "2026-11-15T21:00:00Z" })],
      async (client) => {
        assert.equal((await client.waitUntilDone("an_1")).status, "withdrawn");
      },
    ));

  test("a failed analysis is an answer, and no error", () =>
    withService(
      [json(200, { id: "an_1", status: "failed", failure: { code: "scanned_document", message: "" } })],
      async (client) => {
        assert.equal((await client.waitUntilDone("an_1")).failure?.code, "scanned_document");
      },
    ));

  test("can be given up", () =>
    withService([json(200, { id: "an_1", status: "processing" })], async (client) => {
      await assert.rejects(client.waitUntilDone("an_1", { signal: AbortSignal.timeout(50) }), {
        name: "TimeoutError",
      });
    }));
});

describe("errors", () => {
  test("a refusal has everything the service says", () =>
    withService(
      [
        json(
          400,
          {
            code: "invalid_request",
            message: "`limit`: is not a number",
            request_id: "req_7",
            doc_url: "https://lending.example.com/docs/errors#invalid_request",
            errors: [{ field: "limit", message: "is not a number" }],
          },
          { "retry-after": "3" },
        ),
      ],
      async (client) => {
        await assert.rejects(client.listAnalyses({ limit: 0 }), (caught) => {
          assert.ok(caught instanceof LendingError);
          assert.deepEqual(
            { ...caught },
            {
              name: "LendingError",
              status: 400,
              code: "invalid_request",
              requestId: "req_7",
              fields: [{ field: "limit", message: "is not a number" }],
              retryAfter: 3,
              docUrl: "https://lending.example.com/docs/errors#invalid_request",
              idempotencyKey: undefined,
            },
          );
          assert.equal(caught.message, "`limit`: is not a number");
          assert.equal(caught.isRetryable, false);
          return true;
        });
      },
    ));

  test("a page of a proxy's, a redirect and an answer that is no JSON are unexpected", async () => {
    for (const responder of [page(502), page(301, { location: "https://example.com/" }), page(200)]) {
      await withService([responder], async (client) => {
        await assert.rejects(client.getMe({ retries: 0 }), {
          name: "LendingError",
          code: "unexpected_answer",
        });
      });
    }
  });

  test("a creation that failed tells its key, to be sent again with it", async () => {
    await withService([hangUp], async (client) => {
      await assert.rejects(client.createCreditCheck(person, { idempotencyKey: "k", retries: 0 }), {
        name: "LendingConnectionError",
        idempotencyKey: "k",
      });
    });
    await withService([error(503, "bureau_unavailable", { "retry-after": "99" })], async (client) => {
      await assert.rejects(client.createCreditCheck(person, { idempotencyKey: "k" }), {
        idempotencyKey: "k",
      });
    });
  });

  test("nobody at the address is a connection error with its cause", async () => {
    const service = await fakeService(nothing(204));
    await service.close();
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_secret", retries: 0 });
    await assert.rejects(client.getMe(), (caught) => {
      assert.ok(caught instanceof LendingConnectionError);
      assert.match(caught.message, /^No answer from 127\.0\.0\.1:\d+: connect ECONNREFUSED/);
      assert.doesNotMatch(inspect(caught, { depth: 9, showHidden: true }), /las_live/);
      return true;
    });
  });

  test("what cannot be an id or a key is refused before anything is sent", () =>
    withService([json(200, {})], async (client, service) => {
      for (const id of ["", ".", ".."]) {
        await assert.rejects(client.getAnalysis(id), TypeError);
        await assert.rejects(client.deleteAnalysis(id), TypeError);
      }
      await assert.rejects(client.createCreditCheck(person, { idempotencyKey: "" }), TypeError);
      await assert.rejects(client.createCreditCheck(person, { idempotencyKey: "नमस्ते" }), TypeError);
      assert.equal(service.seen.length, 0);
      await client.getAnalysis("../me?x=1#y");
      assert.equal(service.seen[0]?.path, "/v1/analyses/..%2Fme%3Fx%3D1%23y");
    }));
});

test("an answer tells its headers to who asks", () =>
  withService([json(201, { id: "chk_1" }, { "idempotency-replayed": "true" })], async (client) => {
    let isReplayed: boolean | undefined;
    await client.createCreditCheck(person, { onAnswer: (answer) => (isReplayed = answer.isReplayed) });
    assert.equal(isReplayed, true);
  }));

test("an unchanged analysis is not sent again", () =>
  withService([json(200, { id: "an_1" }, { etag: 'W/"7"' }), nothing(304)], async (client, service) => {
    const first = await client.getAnalysisIfChanged("an_1", undefined);
    assert.ok(first.isChanged);
    assert.equal(first.analysis.id, "an_1");
    assert.deepEqual(await client.getAnalysisIfChanged("an_1", first.etag), { isChanged: false });
    assert.equal(service.seen[1]?.headers["if-none-match"], 'W/"7"');
  }));
