// Holds recorded answers against the contract with ajv: `node answers.mjs openapi.yaml FOLDER`.
//
// OpenAPI 3.0 is JSON Schema but for a few words. ajv knows `nullable` itself, as the standard means it: beside a `type`.
// What else it does not know annotates, and is named here: anything unforeseen is an error.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { parse } from "yaml";

const [contractPath, folder] = process.argv.slice(2);
const contract = parse(readFileSync(contractPath, "utf8"));
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats(ajv);
ajv.addVocabulary(["components", "example", "x-extensible-enum"]);
for (const format of ["uint8", "uint16", "uint32", "uint64", "password"]) ajv.addFormat(format, true);
ajv.addSchema({ $id: "contract", components: { schemas: contract.components.schemas } });

const seen = new Set();
let refused = 0;
let withReport = false;
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
for (const file of files) {
  const { method, path, status, schema, body } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  seen.add(`${method} ${path} ${status}`);
  withReport ||= typeof body.result?.summary === "object";
  const validate = ajv.getSchema(`contract${schema}`);
  if (!validate(body)) {
    refused += 1;
    const wrong = validate.errors.map((error) => `  ${error.instancePath || "/"} ${error.message}`);
    console.error(`${file}: ${method} ${path} answered ${status}\n${[...new Set(wrong)].slice(0, 20).join("\n")}`);
  }
}

// Without these the rest would prove little.
const wanted = ["GET /reference/sample-report 200", "GET /analyses/{id} 200", "GET /credit-checks/{id} 200"];
const missing = wanted.filter((each) => !seen.has(each));
if (!withReport) missing.push("an analysis with its report");
for (const each of missing) console.error(`no answer was recorded of ${each}`);
console.log(`ajv: ${files.length} answers of ${seen.size} kinds, ${refused} refused`);
process.exit(refused === 0 && missing.length === 0 ? 0 : 1);
