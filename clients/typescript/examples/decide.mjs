// Uploads a statement, waits for its analysis and prints the decision and what speaks for it:
//
//   source data/demo.env        # written by the service at its start: LENDING_URL and LENDING_API_KEY
//   node examples/decide.mjs statement.pdf

import { LendingClient, LendingError } from "@lending-analysis/client";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node examples/decide.mjs <statement.pdf>");
  process.exit(2);
}

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

try {
  const client = LendingClient.fromEnvironment();
  const created = await client.createAnalysis({ file: path });
  const analysis = await client.waitUntilDone(created.id, {
    includeResult: true,
    onProgress: ({ stage, progress }) => stage && console.error(`${stage} ${progress}%`),
    signal: AbortSignal.timeout(5 * 60_000),
  });
  if (analysis.failure) {
    console.log(`${analysis.ref}: cannot be decided. ${analysis.failure.message}`);
  } else {
    console.log(`${analysis.ref}: ${analysis.decision}`);
    const income = analysis.result?.income.monthly_income;
    if (income != null) console.log(`Monthly income: ${rupees.format(income)}`);
    for (const sentence of analysis.result?.explanations ?? []) console.log(`- ${sentence}`);
  }
} catch (error) {
  if (!(error instanceof LendingError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId}, see ${error.docUrl})`);
  process.exit(1);
}
