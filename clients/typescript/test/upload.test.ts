// Uploading a statement from wherever it is: what the form says, how much of it is in memory, and when it is
// repeated.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { LendingClient, type StatementSource, type UploadProgress } from "@lending-analysis/client";
import { formBody } from "#rooms/body";
import { error, fakeService, hangUp, json, type SeenRequest } from "./fake-service.js";

const content = Buffer.alloc(300_000, "statement ");
const created = { id: "an_1", ref: "APP-000001", status: "queued" };
let folder: string;
let path: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lending-upload-"));
  path = join(folder, "march.pdf");
  await writeFile(path, content);
});
after(() => rm(folder, { recursive: true }));

/** What a form has in it, read by the parser of `fetch`. */
async function formOf(request: SeenRequest | undefined): Promise<FormData> {
  assert.ok(request);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(new Uint8Array(request.body), { headers }).formData();
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

describe("the file", () => {
  const sources: [string, () => StatementSource, string][] = [
    ["a path", () => path, "march.pdf"],
    ["a file URL", () => pathToFileURL(path), "march.pdf"],
    ["bytes", () => new Uint8Array(content), "statement.pdf"],
    ["a Buffer", () => content, "statement.pdf"],
    ["a Blob", () => new Blob([content]), "statement.pdf"],
    ["a File", () => new File([content], "april.pdf"), "april.pdf"],
    ["a stream", () => streamOf(content), "statement.pdf"],
  ];
  for (const [kind, source, name] of sources) {
    test(`is uploaded from ${kind}`, async () => {
      const service = await fakeService(json(201, created));
      const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
      assert.deepEqual(await client.createAnalysis({ file: source() }), created);
      const [request] = service.seen;
      const file = (await formOf(request)).get("file");
      assert.ok(file instanceof File);
      assert.deepEqual([file.name, file.type, file.size], [name, "application/pdf", content.byteLength]);
      assert.ok(Buffer.from(await file.arrayBuffer()).equals(content));
      const isStream = kind === "a stream";
      assert.equal(request?.headers.connection, "close");
      assert.equal(
        request?.headers["content-length"],
        isStream ? undefined : String(request?.body.byteLength),
      );
      await service.close();
    });
  }

  test("may be shown under another name, whatever is in it", async () => {
    const service = await fakeService(json(201, created));
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
    await client.createAnalysis({ file: path }, { fileName: 'आशा "6\r\nmonths".pdf' });
    const text = service.seen[0]?.body.toString() ?? "";
    assert.match(text, /filename="आशा %226%0D%0Amonths%22\.pdf"\r\nContent-Type: application\/pdf\r\n\r\n/);
    await service.close();
  });

  test("that is not there is an error of the file system, and nothing is sent", async () => {
    const service = await fakeService(json(201, created));
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
    await assert.rejects(client.createAnalysis({ file: join(folder, "none.pdf") }), { code: "ENOENT" });
    await assert.rejects(client.createAnalysis({ file: folder }), { code: "EISDIR" });
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("torn")),
    });
    await assert.rejects(client.createAnalysis({ file: broken }), /torn/);
    assert.equal(service.seen.length, 0);
    await service.close();
  });
});

test("the other fields go along, as text", async () => {
  const service = await fakeService(json(201, created));
  const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
  await client.createAnalysis({
    file: path,
    product_id: "prd_1",
    applicant_name: "आशा Rao",
    applicant_mobile: "9876543200",
    bureau_consent: true,
    inputs: { requested_amount: 200_000 },
    metadata: { application: "4711" },
  });
  const form = await formOf(service.seen[0]);
  form.delete("file");
  assert.deepEqual(Object.fromEntries(form), {
    product_id: "prd_1",
    applicant_name: "आशा Rao",
    applicant_mobile: "9876543200",
    bureau_consent: "true",
    inputs: '{"requested_amount":200000}',
    metadata: '{"application":"4711"}',
  });
  await service.close();
});

test("progress is told to the end", async () => {
  const service = await fakeService(json(201, created));
  const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
  for (const file of [path, new Uint8Array(content)]) {
    const progress: UploadProgress[] = [];
    await client.createAnalysis({ file }, { onProgress: (now) => progress.push(now) });
    assert.ok(progress.length > 2);
    assert.deepEqual(progress.at(-1), { sentBytes: content.byteLength, totalBytes: content.byteLength });
  }
  await service.close();
});

describe("a failed upload", () => {
  test("is repeated with the same content and the same key", async () => {
    const service = await fakeService(
      hangUp,
      error(429, "rate_limited", { "retry-after": "0" }),
      json(201, created),
    );
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
    await client.createAnalysis({ file: path });
    assert.equal(service.seen.length, 3);
    assert.equal(new Set(service.seen.map((request) => request.headers["idempotency-key"])).size, 1);
    assert.equal(new Set(service.seen.map((request) => request.body.toString("latin1"))).size, 1);
    await service.close();
  });

  test("is not repeated from a stream, which can be read once", async () => {
    const service = await fakeService(error(429, "rate_limited", { "retry-after": "0" }));
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
    await assert.rejects(client.createAnalysis({ file: streamOf(content) }), { code: "rate_limited" });
    assert.equal(service.seen.length, 1);
    await service.close();
  });

  test("from a stream that stands still ends when its time is over", async () => {
    const service = await fakeService(json(201, created));
    const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
    const still = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
    await assert.rejects(client.createAnalysis({ file: still }, { timeoutMs: 100 }), { isTimeout: true });
    await service.close();
  });
});

test("a file is read as it is sent, and left alone when the request is over", async () => {
  let produced = 0;
  let isClosed = false;
  const file = {
    name: "large.pdf",
    size: 20 * 1024 * 1024,
    isRepeatable: true,
    async *open() {
      try {
        for (; produced < 320; produced += 1) yield new Uint8Array(64 * 1024);
      } finally {
        isClosed = true;
      }
    },
  };
  const body = formBody({}, file, undefined).open();
  assert.ok(body.content instanceof ReadableStream);
  const reader = body.content.getReader();
  for (let taken = 0; taken < 10; taken += 1) await reader.read();
  assert.ok(produced <= 11, `read ${produced} pieces for 10`);
  body.close();
  await new Promise(setImmediate);
  assert.equal(isClosed, true);
  assert.ok(produced <= 11);
});
