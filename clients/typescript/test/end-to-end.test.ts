// The package against a real service: the way of an integrator from signing in to signing out.
//
// LENDING_SERVER names the service's binary. The service runs with its demo: three analyses, three products,
// a bureau of made-up people.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Analysis, LendingClient, LendingError, type Product } from "@lending-analysis/client";
import ts from "typescript";
import { packageFolder, readmeSnippets } from "./readme.js";
import { environmentWithoutSettings, type RealService, startService } from "./real-service.js";

const run = promisify(execFile);
const binary = process.env["LENDING_SERVER"] || undefined;
const statement = fileURLToPath(new URL("../testdata/steady_salaried.pdf", packageFolder));
const skip =
  binary === undefined && "LENDING_SERVER does not name the service's binary: NOTHING WAS TESTED END TO END";
if (skip) console.error(`**** SKIPPED: ${skip}`);

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("against a real service", { skip }, () => {
  let service: RealService;
  let client: LendingClient;
  let uploaded: Analysis;
  let sampleLoan: Product;

  before(async () => {
    // Two pulls at once, so that the third is one too many.
    service = await startService(binary ?? "", { LENDING_LIMIT_PULL_BURST: "2" });
    const { url: baseUrl, email, password } = service;
    client = await LendingClient.signIn({ baseUrl, email, password, deviceName: "end-to-end test" });
  });
  after(() => service?.stop());

  test("the client acts as who signed in", async () => {
    const { user, team, token } = await client.getMe();
    assert.deepEqual([user.email, user.role], ["owner@demo.example", "owner"]);
    assert.deepEqual(team.entitlements, ["bureau"]);
    assert.deepEqual([token.kind, token.name], ["login", "end-to-end test"]);
  });

  test("wrong credentials are a typed refusal", async () => {
    const wrong = { baseUrl: service.url, email: service.email, password: "wrong" };
    await assert.rejects(LendingClient.signIn(wrong), { status: 401, code: "invalid_credentials" });
  });

  test("a statement is uploaded and approved, with its report", async () => {
    const products = await collected(client.listAllProducts({ limit: 2 }));
    assert.deepEqual(products.map((product) => product.name).sort(), [
      "SME working capital",
      "Salaried personal loan",
      "Sample loan",
    ]);
    sampleLoan = products.find((product) => product.name === "Sample loan") ?? assert.fail();

    let sentBytes = 0;
    const created = await client.createAnalysis(
      {
        file: statement,
        product_id: sampleLoan.id,
        inputs: { requested_amount: 200_000 },
        metadata: { case: "4711" },
      },
      { idempotencyKey: "upload-1", onProgress: (progress) => (sentBytes = progress.sentBytes) },
    );
    assert.deepEqual([created.ref, created.status, sentBytes], ["APP-000004", "queued", 77_413]);

    uploaded = await client.waitUntilDone(created.id, {
      includeResult: true,
      signal: AbortSignal.timeout(120_000),
    });
    assert.deepEqual(
      [uploaded.status, uploaded.decision, uploaded.final_decision],
      ["completed", "approve", "approve"],
    );
    assert.deepEqual(uploaded.file.name, "steady_salaried.pdf");
    assert.deepEqual(uploaded.metadata, { case: "4711" });
    assert.ok(uploaded.result);
    assert.equal(uploaded.result.income.monthly_income, 116_967);
    assert.equal(uploaded.result.summary.headline, "The loan can be approved.");
    assert.deepEqual(
      [uploaded.result.decision.offer?.amount, uploaded.result.decision.offer?.emi],
      [200_000, 7080.88],
    );
  });

  test("the same upload with the same key is the same analysis", async () => {
    let isReplayed = false;
    const again = await client.createAnalysis(
      {
        file: new Uint8Array(await readFile(statement)),
        product_id: sampleLoan.id,
        inputs: { requested_amount: 200_000 },
        metadata: { case: "4711" },
      },
      { idempotencyKey: "upload-1", onAnswer: (answer) => (isReplayed = answer.isReplayed) },
    );
    assert.equal(again.id, uploaded.id);
    assert.equal(isReplayed, true);
    await assert.rejects(client.createAnalysis({ file: statement }, { idempotencyKey: "upload-1" }), {
      status: 409,
      code: "idempotency_key_reused",
    });
  });

  test("a list is followed page after page", async () => {
    const first = await client.listAnalyses({ limit: 1 });
    assert.deepEqual([first.total, first.has_more, first.data.length], [4, true, 1]);
    const refs = (await collected(client.listAllAnalyses({ limit: 1 }))).map((analysis) => analysis.ref);
    assert.deepEqual(refs, ["APP-000004", "APP-000003", "APP-000002", "APP-000001"]);
  });

  test("the transactions come as a list and as a table, and the statement as it was", async () => {
    const transactions = await collected(client.listAllAnalysisTransactions(uploaded.id));
    assert.equal(transactions.length, 209);
    assert.deepEqual(transactions, uploaded.result?.transactions);
    const table = await client.exportAnalysisTransactions(uploaded.id);
    assert.equal(table.trimEnd().split("\n").length, 1 + 209);
    const some = await collected(
      client.listAllAnalysisTransactions(uploaded.id, { category: ["salary", "emi"], limit: 5 }),
    );
    const expected = transactions.filter((row) => row.category === "salary" || row.category === "emi");
    assert.ok(expected.length > 5);
    assert.deepEqual(some, expected);
    const debits = await client.exportAnalysisTransactions(uploaded.id, { direction: "debit" });
    const expectedDebits = transactions.filter((row) => row.direction === "debit");
    assert.equal(debits.trimEnd().split("\n").length, 1 + expectedDebits.length);
    const workbook = await client.exportAnalysisReport(uploaded.id);
    assert.equal(new TextDecoder().decode(workbook.slice(0, 2)), "PK");
    assert.ok((await readFile(statement)).equals(await client.getAnalysisStatement(uploaded.id)));
  });

  test("an unchanged analysis is not read again", async () => {
    const first = await client.getAnalysisIfChanged(uploaded.id, undefined);
    assert.ok(first.isChanged && first.etag !== undefined);
    assert.deepEqual(await client.getAnalysisIfChanged(uploaded.id, first.etag), { isChanged: false });
  });

  test("a person reviews what the policy does not decide alone, once", async () => {
    const [tampered] = await collected(client.listAllAnalyses({ q: "APP-000002" }));
    assert.ok(tampered);
    const flagged = await client.waitUntilDone(tampered.id);
    assert.equal(flagged.decision, "review");
    assert.ok(flagged.review_reasons.includes("document_integrity"));
    const reviewed = await client.reviewAnalysis(flagged.id, { outcome: "decline", note: "Edited amounts." });
    assert.deepEqual([reviewed.decision, reviewed.final_decision], ["review", "decline"]);
    await assert.rejects(client.reviewAnalysis(flagged.id, { outcome: "approve" }), {
      status: 409,
      code: "not_in_review",
    });
  });

  test("a credit check is made once for one key", async () => {
    const person = { name: "Ramesh Kumar", mobile: "9876543200", consent: true };
    const check = await client.createCreditCheck(person, { idempotencyKey: "check-1" });
    assert.deepEqual([check.status, check.score, check.billing.state], ["completed", 780, "charged"]);
    assert.equal(check.report?.scores[0]?.value, 780);
    assert.equal((await client.createCreditCheck(person, { idempotencyKey: "check-1" })).id, check.id);
    assert.deepEqual(
      (await collected(client.listAllCreditChecks({ limit: 1 }))).map(({ id }) => id),
      [check.id],
    );
    assert.equal(
      (await client.getCreditCheck(check.id)).report?.accounts.length,
      check.report?.accounts.length,
    );
    assert.deepEqual([(await client.getUsage()).pulls, (await client.getUsage()).amount], [1, 50]);
  });

  test("too many credit checks are a typed 429", async () => {
    const person = { name: "Ramesh Kumar", mobile: "9876543203", consent: true };
    const check = await client.createCreditCheck(person);
    assert.deepEqual(
      [check.score, check.derogatory.map((mark) => mark.code)],
      [540, ["written_off", "overdue"]],
    );
    await assert.rejects(client.createCreditCheck(person, { retries: 0 }), (error) => {
      assert.ok(error instanceof LendingError);
      assert.deepEqual([error.status, error.code, error.isRetryable], [429, "rate_limited", true]);
      assert.ok(error.retryAfter !== undefined && error.retryAfter > 0 && error.retryAfter <= 180);
      assert.match(error.docUrl ?? "", /\/docs\/errors#rate_limited$/);
      return true;
    });
  });

  test("a file that is no PDF is a typed 422", async () => {
    await assert.rejects(client.createAnalysis({ file: new TextEncoder().encode("hello") }), (error) => {
      assert.ok(error instanceof LendingError);
      assert.deepEqual([error.status, error.code], [422, "file_not_pdf"]);
      assert.match(error.requestId ?? "", /^req_/);
      return true;
    });
  });

  test("a stream is uploaded too", async () => {
    const file = new Blob([new Uint8Array(await readFile(statement))]).stream();
    const created = await client.createAnalysis({ file }, { fileName: "streamed.pdf" });
    const analysis = await client.waitUntilDone(created.id);
    assert.deepEqual([analysis.file.name, analysis.duplicate_of !== null], ["streamed.pdf", true]);
    await client.deleteAnalysis(analysis.id);
    await assert.rejects(client.getAnalysis(analysis.id), { status: 404, code: "not_found" });
  });

  test("a product is created, changed, tried and archived", async () => {
    const product = await client.createProduct({
      name: "Personal loan",
      amount: { min: 50_000, max: 500_000 },
      tenure_months: { min: 6, max: 48, default: 24 },
      annual_rate_pct: 14.5,
      policy: {
        rules: [{ id: "income", metric: "monthly_income", op: "gte", value: 500_000, severity: "knockout" }],
      },
    });
    const correction = { business_margin_pct: 25, reason: "Books seen." };
    const would = await client.correctAnalysis(uploaded.id, correction, { dryRun: true, revision: 1 });
    assert.deepEqual([would.number, would.stored, would.corrections.business_margin_pct], [2, false, 25]);
    const first = await client.getAnalysisRevision(uploaded.id, 1);
    assert.equal(first.result?.decision.outcome, first.after.decision);
    const revisions = await client.listAnalysisRevisions(uploaded.id);
    assert.deepEqual([revisions.total, (await client.listPayers()).total], [1, 0]);
    await assert.rejects(client.correctTransaction(uploaded.id, "txn_1", { excluded: true, reason: "r" }, { revision: 7 }), {
      code: "revision_mismatch",
    });
    const rescored = await client.rescoreAnalysis(uploaded.id, { product_id: product.id });
    assert.equal(rescored.decision.outcome, "decline");
    assert.equal((await client.updateProduct(product.id, { annual_rate_pct: 15 })).version, 2);
    assert.equal((await client.updateProduct(product.id, { status: "archived" })).status, "archived");
    const archived = await collected(client.listAllProducts({ status: "archived" }));
    assert.deepEqual(
      archived.map(({ id }) => id),
      [product.id],
    );
    const metrics = await client.listMetrics();
    assert.ok(metrics.data.some((metric) => metric.name === "monthly_income"));
  });

  test("a mistake in a request is told by member", async () => {
    await assert.rejects(client.listAnalyses({ limit: 1000 }), (error) => {
      assert.ok(error instanceof LendingError);
      assert.deepEqual([error.status, error.code, error.fields[0]?.field], [400, "invalid_request", "limit"]);
      return true;
    });
  });

  test("the sample report reads like any other", async () => {
    const report = await client.getSampleReport();
    assert.ok(report.schema_version !== "" && report.explanations.length > 0);
  });

  test("an API key works until it is revoked", async () => {
    const created = await client.createApiKey({ name: "end-to-end test" });
    assert.ok(created.key);
    const server = new LendingClient({ baseUrl: service.url, token: created.key });
    assert.equal((await server.getMe()).token.kind, "api_key");
    await assert.rejects(server.listApiKeys(), { status: 403, code: "login_token_required" });
    const keys = await collected(client.listAllApiKeys({ limit: 1 }));
    assert.deepEqual(keys.map((key) => key.name).sort(), ["demo", "end-to-end test"]);
    await client.revokeApiKey(created.id);
    await assert.rejects(server.getMe(), { status: 401, code: "invalid_token" });
  });

  test("the example decides on a statement", async () => {
    const example = fileURLToPath(new URL("examples/decide.mjs", packageFolder));
    const { stdout } = await run(process.execPath, [example, statement], { env: environmentOf(service) });
    assert.match(stdout, /^APP-\d{6}: review$/m);
    assert.match(stdout, /₹1,16,967/);
  });

  test("the README's quickstart does what it says", async () => {
    const [quickstart] = await readmeSnippets();
    const { outputText } = ts.transpileModule(quickstart?.code ?? "", {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    // Within the package, so that its own name leads to what was built.
    const folder = new URL("dist/quickstart/", packageFolder);
    await mkdir(folder, { recursive: true });
    try {
      const script = fileURLToPath(new URL("quickstart.mjs", folder));
      await writeFile(script, outputText);
      await copyFile(statement, join(service.folder, "statement.pdf"));
      const { stdout } = await run(process.execPath, [script], {
        cwd: service.folder,
        env: environmentOf(service),
      });
      assert.match(stdout, /^APP-\d{6} review$/m);
      assert.match(stdout, /116967/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("after signing out the token is refused", async () => {
    await client.signOut();
    await assert.rejects(client.getMe(), { status: 401, code: "invalid_token" });
  });
});

function environmentOf(service: RealService): NodeJS.ProcessEnv {
  return { ...environmentWithoutSettings(), LENDING_URL: service.url, LENDING_API_KEY: service.apiKey };
}
