// Every operation of the contract has a method that is named after it, sends the right request, and takes
// values that the contract does not have yet.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  type Analysis,
  type KnownDecisionOutcome,
  LendingClient,
  LendingError,
  type LendingErrorCode,
  type ReviewAnalysisRequest,
  type operations,
} from "@lending-analysis/client";
import { parse } from "yaml";
import { fakeService, json } from "./fake-service.js";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type MethodName = CamelCase<keyof operations>;

/** One call of every operation. An operation that has no method, or none here, does not compile. */
const calls: { [Name in MethodName]: (client: Pick<LendingClient, Name>) => Promise<unknown> } = {
  createLoginToken: (client) => client.createLoginToken({ email: "a@b.example", password: "x" }),
  revokeLoginToken: (client) => client.revokeLoginToken(),
  getMe: (client) => client.getMe(),
  listApiKeys: (client) => client.listApiKeys({ limit: 1 }),
  createApiKey: (client) => client.createApiKey({ name: "nightly batch", scopes: ["analyses:read"] }),
  revokeApiKey: (client) => client.revokeApiKey("key_1"),
  acceptInvitation: (client) =>
    client.acceptInvitation({ token: "las_invite_x", name: "Ravi Iyer", password: "blue tractor sings loudly" }),
  resetPassword: (client) =>
    client.resetPassword({ token: "las_reset_x", password: "blue tractor sings loudly" }),
  changePassword: (client) => client.changePassword({ old_password: "x", new_password: "y" }),
  listSessions: (client) => client.listSessions({ limit: 1 }),
  endSession: (client) => client.endSession("lgn_1"),
  getSecondFactor: (client) => client.getSecondFactor(),
  beginSecondFactor: (client) => client.beginSecondFactor({ password: "x" }),
  confirmSecondFactor: (client) => client.confirmSecondFactor({ code: "123456" }),
  renewRecoveryCodes: (client) => client.renewRecoveryCodes({ password: "x" }),
  removeSecondFactor: (client) => client.removeSecondFactor({ password: "x" }),
  listMembers: (client) => client.listMembers({ limit: 1 }),
  getMember: (client) => client.getMember("usr_1"),
  updateMember: (client) => client.updateMember("usr_1", { role: "reviewer", disabled: false }),
  createInvitation: (client) => client.createInvitation({ email: "ravi@b.example", role: "viewer" }),
  listInvitations: (client) => client.listInvitations({ limit: 1 }),
  revokeInvitation: (client) => client.revokeInvitation("inv_1"),
  createResetLink: (client) => client.createResetLink("usr_1"),
  unlockMember: (client) => client.unlockMember("usr_1"),
  removeMemberSecondFactor: (client) => client.removeMemberSecondFactor("usr_1"),
  getTeamSettings: (client) => client.getTeamSettings(),
  updateTeamSettings: (client) => client.updateTeamSettings({ four_eyes: true, longest_key_days: null }),
  listProducts: (client) => client.listProducts({ status: "archived" }),
  listProductVersions: (client) => client.listProductVersions("prd_1", { limit: 10 }),
  createProduct: (client) =>
    client.createProduct({
      name: "Personal loan",
      amount: { min: 50_000, max: 500_000 },
      tenure_months: { min: 6, max: 48, default: 24 },
      annual_rate_pct: 14.5,
    }),
  getProduct: (client) => client.getProduct("prd_1"),
  updateProduct: (client) => client.updateProduct("prd_1", { status: "archived" }),
  tryProduct: (client) => client.tryProduct("prd_1", { draft: { annual_rate_pct: 15 }, last: 100 }),
  createAnalysis: (client) => client.createAnalysis({ file: new Uint8Array(10) }),
  listAnalyses: (client) => client.listAnalyses({ status: "completed", decision: "review" }),
  getAnalysis: (client) => client.getAnalysis("an_1", { include_result: true }),
  updateAnalysis: (client) => client.updateAnalysis("an_1", { assignee: null }),
  listAssignees: (client) => client.listAssignees({ limit: 1 }),
  deleteAnalysis: (client) => client.deleteAnalysis("an_1", { withCreditCheck: true }),
  reviewAnalysis: (client) =>
    client.reviewAnalysis("an_1", { outcome: "approve", note: "Called the employer." }),
  retryAnalysis: (client) => client.retryAnalysis("an_1", { file_password: "ASHA1990" }),
  getAnalysisTimeline: (client) => client.getAnalysisTimeline("an_1"),
  rescoreAnalysis: (client) => client.rescoreAnalysis("an_1", { product_id: "prd_1" }),
  listAnalysisTransactions: (client) =>
    client.listAnalysisTransactions("an_1", { category: ["salary", "rent"], from: "2026-04-01", limit: 100 }),
  exportAnalysisTransactions: (client) =>
    client.exportAnalysisTransactions("an_1", { direction: "debit", min: 500, flag: "return" }),
  exportAnalysisReport: (client) => client.exportAnalysisReport("an_1"),
  getLetterText: (client) => client.getLetterText("an_1", { language: "hi" }),
  getLetterPage: (client) => client.getLetterPage("an_1"),
  correctAnalysis: (client) =>
    client.correctAnalysis(
      "an_1",
      { employers: ["NIMBUS ANALYTICS"], reason: "Contract seen." },
      { dryRun: true, revision: 1 },
    ),
  correctTransaction: (client) =>
    client.correctTransaction("an_1", "txn_1", { category: null, excluded: true, reason: "Receipt seen." }),
  listAnalysisRevisions: (client) => client.listAnalysisRevisions("an_1", { limit: 100 }),
  getAnalysisRevision: (client) => client.getAnalysisRevision("an_1", 1),
  listPayers: (client) => client.listPayers({ limit: 1 }),
  forgetPayer: (client) => client.forgetPayer("pay_1"),
  getAnalysisStatement: (client) => client.getAnalysisStatement("an_1"),
  getAnalysisPage: (client) => client.getAnalysisPage("an_1", 1, { scale: 2 }),
  createCreditCheck: (client) =>
    client.createCreditCheck({ name: "Asha Rao", mobile: "9876543200", consent: true }),
  listCreditChecks: (client) => client.listCreditChecks({ q: "Asha" }),
  getCreditCheck: (client) => client.getCreditCheck("chk_1"),
  withdrawConsent: (client) => client.withdrawConsent("chk_1"),
  deleteCreditCheck: (client) => client.deleteCreditCheck("chk_1"),
  getRetention: (client) => client.getRetention(),
  setRetention: (client) => client.setRetention({ statement_days: 90, report_days: null }),
  holdAnalysis: (client) => client.holdAnalysis("an_1"),
  releaseAnalysis: (client) => client.releaseAnalysis("an_1"),
  getErasure: (client) => client.getErasure("ers_1"),
  listAuditEvents: (client) => client.listAuditEvents({ action: "analysis.report_read" }),
  getAuditProof: (client) => client.getAuditProof("aud_1"),
  listEvents: (client) => client.listEvents({ limit: 100 }),
  listWebhookEndpoints: (client) => client.listWebhookEndpoints({ limit: 1 }),
  createWebhookEndpoint: (client) => client.createWebhookEndpoint({ url: "https://lender.example/hooks" }),
  getWebhookEndpoint: (client) => client.getWebhookEndpoint("whe_1"),
  updateWebhookEndpoint: (client) => client.updateWebhookEndpoint("whe_1", { description: "Nightly." }),
  deleteWebhookEndpoint: (client) => client.deleteWebhookEndpoint("whe_1"),
  rotateWebhookSecret: (client) => client.rotateWebhookSecret("whe_1", { graceHours: 24 }),
  testWebhookEndpoint: (client) => client.testWebhookEndpoint("whe_1"),
  listWebhookDeliveries: (client) => client.listWebhookDeliveries("whe_1", { limit: 1 }),
  getWebhookDelivery: (client) => client.getWebhookDelivery("whe_1", "whd_1"),
  replayWebhookDelivery: (client) => client.replayWebhookDelivery("whe_1", "whd_1"),
  replayWebhookEvents: (client) => client.replayWebhookEvents("whe_1", { since: "2026-11-15T00:00:00Z" }),
  getUsage: (client) => client.getUsage({ month: "2026-11" }),
  listMetrics: (client) => client.listMetrics(),
  listReasons: (client) => client.listReasons(),
  listErrors: (client) => client.listErrors(),
  getSampleReport: (client) => client.getSampleReport(),
};

interface Parameter {
  name: string;
  in: string;
}

interface ContractOperation {
  operationId: string;
  security: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, unknown> };
}

test("every operation has a method that sends what the contract says", async () => {
  const contract: {
    paths: Record<string, Record<string, ContractOperation>>;
    components: { parameters: Record<string, Parameter> };
  } = parse(await readFile(new URL("../../../../openapi.yaml", import.meta.url), "utf8"));
  // Those that several operations share stand among the components.
  const resolved = (part: Parameter | { $ref: string }) =>
    "$ref" in part ? contract.components.parameters[part.$ref.split("/").at(-1) ?? ""] : part;
  const service = await fakeService(json(200, {}));
  const client = new LendingClient({ baseUrl: service.baseUrl, token: "las_live_x" });
  const called = new Set<string>();
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.operationId.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      await (calls as Record<string, (client: LendingClient) => Promise<unknown>>)[name]?.(client);
      called.add(name);
      const parameters = (operation.parameters ?? []).map(resolved);

      const request = service.seen.at(-1);
      assert.equal(request?.method, method.toUpperCase(), name);
      const [sentPath = "", sentQuery] = (request?.path ?? "").split("?");
      assert.match(
        sentPath,
        new RegExp(`^/v1${path.replace(".", "\\.").replace(/\{[a-z_]*id\}/g, "[a-z]+_1").replace("{number}", "1").replace("{page}", "1\\.png")}$`),
        name,
      );
      for (const parameter of new URLSearchParams(sentQuery).keys()) {
        assert.ok(
          parameters.some((known) => known?.in === "query" && known.name === parameter),
          parameter,
        );
      }
      const takesKey = parameters.some((known) => known?.name === "Idempotency-Key");
      assert.equal(request?.headers["idempotency-key"] !== undefined, takesKey, `${name}: idempotency key`);
      assert.equal(
        request?.headers.authorization !== undefined,
        operation.security.length > 0,
        `${name}: token`,
      );
      const type = request?.headers["content-type"]?.split(";")[0];
      assert.equal(type, Object.keys(operation.requestBody?.content ?? {})[0], `${name}: content type`);
    }
  }
  assert.deepEqual([...called].sort(), Object.keys(calls).sort());
  await service.close();
});

test("answers may have values that are not known yet, requests may not", () => {
  const later: Pick<Analysis, "status" | "decision"> = { status: "paused", decision: "defer" };
  const known: KnownDecisionOutcome = "approve";
  const code: LendingErrorCode = "a_code_of_next_year";
  // @ts-expect-error: a word that the contract does not have is a mistake in a request.
  const review: ReviewAnalysisRequest = { outcome: "aprove" };
  // @ts-expect-error: so it is among the known values.
  const wrong: KnownDecisionOutcome = "defer";
  assert.ok(later && known && code && review && wrong);
  assert.equal(new LendingError({ status: 400, code, message: "" }).code, "a_code_of_next_year");
});
