// What the contract shows as TypeScript samples: each stands between `sample` and `end`. Compiled, so that they are right.

import { LendingClient } from "@lending-analysis/client";

const email = process.env["LENDING_EMAIL"] ?? "";
const password = process.env["LENDING_PASSWORD"] ?? "";
const id = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC";

export async function create_login_token() {
  // sample: create_login_token
  const client = await LendingClient.signIn({ baseUrl: "https://lending.example.com", email, password });
  console.log((await client.getMe()).user.name);
  // end
}

export async function get_me() {
  // sample: get_me
  const client = LendingClient.fromEnvironment();
  const me = await client.getMe();
  console.log(me.user.name, me.team.name);
  // end
}

export async function create_analysis() {
  // sample: create_analysis
  const client = LendingClient.fromEnvironment();
  const created = await client.createAnalysis({
    file: "statement.pdf",
    applicant_name: "Ramesh Kumar Sharma",
    inputs: { requested_amount: 200_000 },
    metadata: { branch: "Pune" },
  });
  const analysis = await client.waitUntilDone(created.id);
  console.log(analysis.ref, analysis.decision);
  // end
}

export async function list_analyses() {
  // sample: list_analyses
  const client = LendingClient.fromEnvironment();
  const page = await client.listAnalyses({ decision: "review", limit: 20 });
  for (const analysis of page.data) console.log(analysis.ref, analysis.review_reasons);
  // end
}

export async function get_analysis() {
  // sample: get_analysis
  const client = LendingClient.fromEnvironment();
  const analysis = await client.getAnalysis(id, { wait: 30, include_result: true });
  console.log(analysis.decision, analysis.result?.summary.headline);
  // end
}

export async function correct_analysis() {
  // sample: correct_analysis
  const client = LendingClient.fromEnvironment();
  const correction = { business_margin_pct: 25, reason: "Books of two years seen." };
  const revision = await client.correctAnalysis(id, correction, { dryRun: true });
  console.log(revision.before?.decision, revision.after.decision, revision.after.offer);
  // end
}

export async function review_analysis() {
  // sample: review_analysis
  const client = LendingClient.fromEnvironment();
  const analysis = await client.reviewAnalysis(id, {
    outcome: "approve",
    note: "Employer called; salary confirmed.",
  });
  console.log(analysis.final_decision);
  // end
}

export async function create_credit_check() {
  // sample: create_credit_check
  const client = LendingClient.fromEnvironment();
  const check = await client.createCreditCheck({
    name: "Ramesh Kumar Sharma",
    mobile: "9876543200",
    consent: true,
    reuse_within_days: 30,
  });
  console.log(check.status, check.score);
  // end
}

export async function create_product() {
  // sample: create_product
  const client = LendingClient.fromEnvironment();
  const product = await client.createProduct({
    name: "Personal loan",
    amount: { min: 50_000, max: 500_000 },
    tenure_months: { min: 6, max: 48, default: 24 },
    annual_rate_pct: 16,
  });
  console.log(product.id);
  // end
}

export async function create_api_key() {
  // sample: create_api_key
  // A key is made by a person who signs in, not by another key.
  const client = await LendingClient.signIn({ baseUrl: "https://lending.example.com", email, password });
  const { key } = await client.createApiKey({ name: "nightly batch" }); // shown this once
  // end
  return key;
}
