// The token: never shown, never in a browser if it is an API key, and renewed when it has expired.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { LendingClient, type LoginToken } from "@lending-analysis/client";
import { error, fakeService, json, nothing } from "./fake-service.js";

const baseUrl = "https://lending.example.com";
const key = "las_live_7hisIsOnlyATestAndOpensNothingAtAll0";

function login(token: string, expiresIn = 28_800): LoginToken {
  const user = { id: "usr_1", name: "Asha Rao", email: "asha@example.com" };
  return { token, token_type: "bearer", expires_in: expiresIn, device_token: "las_device_one", user };
}

test("no output of the client shows the token", () => {
  const client = new LendingClient({ baseUrl, token: key });
  const outputs = [inspect(client, { depth: 20, showHidden: true }), JSON.stringify(client), String(client)];
  const copies = [inspect({ ...client }), inspect(Object.getOwnPropertyDescriptors(client), { depth: 20 })];
  for (const output of [...outputs, ...copies]) assert.doesNotMatch(output, /las_live/);
});

test("what cannot be a token is refused and not repeated", () => {
  for (const token of ["", `${key}\n`, ` ${key}`, `${key}é`]) {
    assert.throws(
      () => new LendingClient({ baseUrl, token }),
      (caught) => {
        assert.ok(caught instanceof TypeError);
        assert.doesNotMatch(inspect(caught), /las_live/);
        return true;
      },
    );
  }
});

test("an API key is refused where there is a window, a login token is not", () => {
  Object.defineProperty(globalThis, "window", { value: {}, configurable: true });
  try {
    assert.throws(() => new LendingClient({ baseUrl, token: key }), /must not be used in a browser/);
    assert.ok(new LendingClient({ baseUrl, token: "las_login_x" }));
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
});

describe("from the environment", () => {
  test("the address and the key are read, and what is missing is named", () => {
    const { LENDING_URL, LENDING_API_KEY } = process.env;
    try {
      delete process.env["LENDING_API_KEY"];
      process.env["LENDING_URL"] = `${baseUrl}/v1`;
      assert.throws(() => LendingClient.fromEnvironment(), /LENDING_API_KEY is not set/);
      process.env["LENDING_API_KEY"] = key;
      assert.equal(LendingClient.fromEnvironment().baseUrl, `${baseUrl}/v1`);
    } finally {
      restore("LENDING_URL", LENDING_URL);
      restore("LENDING_API_KEY", LENDING_API_KEY);
    }
  });

  function restore(name: string, value: string | undefined): void {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe("signing in", () => {
  test("sends no token, and every later call the new one", async () => {
    const service = await fakeService(json(200, login("las_login_1")), json(200, {}));
    const client = await LendingClient.signIn({
      baseUrl: service.baseUrl,
      email: "asha@example.com",
      password: "secret",
      deviceName: "Pixel 9",
    });
    await client.getMe();
    assert.deepEqual(
      service.seen.map((request) => request.headers.authorization),
      [undefined, "Bearer las_login_1"],
    );
    assert.deepEqual(JSON.parse(String(service.seen[0]?.body)), {
      email: "asha@example.com",
      password: "secret",
      device_name: "Pixel 9",
    });
    assert.doesNotMatch(inspect(client, { depth: 20, showHidden: true }), /las_login|secret/);
    await service.close();
  });

  test("happens again, once for all that wait, when the token was refused", async () => {
    const service = await fakeService((response, request) => {
      if (request.path === "/v1/auth/token") json(200, login("las_login_2"))(response, request);
      else if (request.headers.authorization === "Bearer las_login_2")
        json(200, { id: "an_1" })(response, request);
      else error(401, "invalid_token")(response, request);
    });
    const asked: string[] = [];
    const kept: string[] = [];
    const client = new LendingClient({
      baseUrl: service.baseUrl,
      token: "las_login_1",
      renew: async () => {
        asked.push("again");
        return { email: "asha@example.com", password: "secret" };
      },
      onToken: ({ token }) => void kept.push(token),
    });
    // A review is never repeated after a failure, but a refused token changed nothing.
    await Promise.all([
      client.getMe(),
      client.getMe(),
      client.reviewAnalysis("an_1", { outcome: "approve" }),
      client.createAnalysis({ file: new Uint8Array(10) }),
    ]);
    assert.deepEqual([asked, kept], [["again"], ["las_login_2"]]);
    assert.equal(service.seen.filter((request) => request.path === "/v1/auth/token").length, 1);
    await service.close();
  });

  test("happens before a call when the time of the token is over", async () => {
    const service = await fakeService(
      json(200, login("las_login_1", 1)),
      json(200, login("las_login_2")),
      json(200, {}),
    );
    const credentials = { email: "asha@example.com", password: "secret" };
    const client = await LendingClient.signIn({
      baseUrl: service.baseUrl,
      ...credentials,
      renew: () => credentials,
    });
    await client.getMe();
    assert.deepEqual(
      service.seen.map((request) => request.path),
      ["/v1/auth/token", "/v1/auth/token", "/v1/me"],
    );
    assert.equal(service.seen[2]?.headers.authorization, "Bearer las_login_2");
    await service.close();
  });

  test("does not happen by itself: without a callback the refusal is the caller's", async () => {
    const service = await fakeService(error(401, "invalid_token"));
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_login_1" });
    await assert.rejects(client.getMe(), { status: 401, code: "invalid_token" });
    assert.equal(service.seen.length, 1);
    await service.close();
  });

  test("ends when the fresh token is refused too, or the person does not sign in", async () => {
    const service = await fakeService((response, request) => {
      const isSignIn = request.path === "/v1/auth/token";
      (isSignIn ? json(200, login("las_login_2")) : error(401, "invalid_token"))(response, request);
    });
    const cancelled = new Error("cancelled");
    let renewals = 0;
    const client = new LendingClient({
      baseUrl: service.baseUrl,
      token: "las_login_1",
      renew: () => {
        renewals += 1;
        if (renewals > 1) throw cancelled;
        return { email: "asha@example.com", password: "secret" };
      },
    });
    await assert.rejects(client.getMe(), { code: "invalid_token" });
    assert.equal(service.seen.length, 3);
    await assert.rejects(client.getMe(), cancelled);
    await service.close();
  });

  test("is over after signing out, also where the token had expired", async () => {
    const service = await fakeService(nothing(204), error(401, "invalid_token"));
    const client = new LendingClient({
      baseUrl: service.baseUrl,
      token: "las_login_1",
      renew: () => assert.fail("asked the person who has just signed out"),
    });
    await client.signOut();
    await assert.rejects(client.getMe(), { code: "invalid_token" });
    await client.signOut();
    await service.close();
  });
});
