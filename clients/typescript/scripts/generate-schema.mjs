// Writes the types of the whole contract: `node scripts/generate-schema.mjs <openapi.yaml> <schema.ts>`.
//
// openapi-typescript does the work. Three things are done to it, always in the same way:
//
// 1. Words of answers are open. Within /v1 the service may add values to an enum that the contract marks with
//    `x-extensible-enum`, and a client compiled before that must take them. So where one occurs in an answer, it
//    is its known values or any other string, and the known values alone are `Known…` beside it. What only a
//    request carries stays closed, for there a word that the contract does not have is a mistake.
// 2. Every schema is exported under its own name, so that nobody has to write
//    `components["schemas"]["Analysis"]`.
// 3. What the contract says in a roundabout way for other generators, and its long examples, are left out, so
//    that an editor shows `DecisionOutcome | null` and not an intersection.

import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";

const SCHEMAS = "#/components/schemas/";

const HEADER = `// The types of the contract, generated from openapi.yaml by \`generate\`. Not to be edited.
//
// An enum of answers takes values that are not known yet; \`Known…\` has those of the contract alone.

`;

const [contractPath, schemaPath] = process.argv.slice(2);
if (contractPath === undefined || schemaPath === undefined) {
  throw new Error("usage: node scripts/generate-schema.mjs <openapi.yaml> <schema.ts>");
}

const contract = parse(await readFile(contractPath, "utf8"));
useSharedParts(contract);
sayNullBriefly(contract);
const openEnums = openTheEnumsOfAnswers(contract);
simplify(contract);
const nodes = await openapiTS(contract, {
  // A member with a default value may be left out of a request.
  defaultNonNullable: false,
  transform(_schema, { path }) {
    const name = path?.startsWith(SCHEMAS) ? path.slice(SCHEMAS.length) : undefined;
    return name !== undefined && openEnums.has(name) ? knownOrAnyString(name) : undefined;
  },
});
await writeFile(schemaPath, HEADER + astToString(nodes) + namesOfSchemas(contract));

/** Puts parameters and answers that several operations share where they are used. */
function useSharedParts(document) {
  const { parameters = {}, responses = {} } = document.components;
  const resolved = (parts, part) => (part.$ref === undefined ? part : parts[part.$ref.split("/").at(-1)]);
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    operation.parameters = operation.parameters?.map((part) => resolved(parameters, part));
    for (const [status, part] of Object.entries(operation.responses)) {
      operation.responses[status] = structuredClone(resolved(responses, part));
    }
  }
  delete document.components.parameters;
  delete document.components.responses;
}

/** `oneOf: [X, null]`, as validators need it, is a nullable `X` here. */
function sayNullBriefly(part) {
  if (part === null || typeof part !== "object") return;
  if (part.oneOf?.length === 2 && part.oneOf[1].enum?.[0] === null) {
    part.allOf = [part.oneOf[0]];
    part.nullable = true;
    delete part.oneOf;
  }
  Object.values(part).forEach(sayNullBriefly);
}

/**
 * Adds the `Known…` schemas, lets requests refer to them, and returns the names of the enums that are open.
 */
function openTheEnumsOfAnswers(document) {
  const schemas = document.components.schemas;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const answered = schemasWithin(
    operations.map((operation) => operation.responses),
    schemas,
  );
  const mayGrow = ([, schema]) => schema["x-extensible-enum"] === true;
  const open = new Set(
    Object.entries(schemas)
      .filter(mayGrow)
      .map(([name]) => name)
      .filter((name) => answered.has(name)),
  );

  const requestParts = operations.flatMap((operation) => [operation.parameters, operation.requestBody]);
  const onlyRequested = [...schemasWithin(requestParts, schemas)].filter((name) => !answered.has(name));
  for (const reference of [...requestParts, ...onlyRequested.map((name) => schemas[name])].flatMap(
    references,
  )) {
    const name = reference.$ref.slice(SCHEMAS.length);
    if (open.has(name)) reference.$ref = SCHEMAS + knownName(name);
  }
  for (const name of open) {
    schemas[knownName(name)] = { ...schemas[name], description: `The values of \`${name}\` that are known.` };
  }
  return open;
}

/** Drops the examples of bodies, and what stands beside a single reference without narrowing it. */
function simplify(part) {
  if (part === null || typeof part !== "object") return;
  if (part.content !== undefined) {
    for (const medium of Object.values(part.content)) {
      delete medium.example;
      delete medium.examples;
    }
  }
  if (Array.isArray(part.allOf)) {
    part.allOf = part.allOf.filter((member) => Object.keys(member).some((key) => key !== "default"));
    if (part.allOf.length === 1) delete part.type;
  }
  Object.values(part).forEach(simplify);
}

/** The names of all schemas that `part` refers to, directly or through others. */
function schemasWithin(part, schemas) {
  const found = new Set();
  const toVisit = [part];
  while (toVisit.length > 0) {
    for (const { $ref } of references(toVisit.pop())) {
      const name = $ref.slice(SCHEMAS.length);
      if (!found.has(name)) {
        found.add(name);
        toVisit.push(schemas[name]);
      }
    }
  }
  return found;
}

/** All objects within `part` that are a reference to a schema. */
function references(part) {
  if (part === null || typeof part !== "object") return [];
  if (typeof part.$ref === "string" && part.$ref.startsWith(SCHEMAS)) return [part];
  return Object.values(part).flatMap(references);
}

function knownName(name) {
  return `Known${name}`;
}

/** `components["schemas"]["KnownX"] | (string & {})`: the `{}` keeps editors offering the known values. */
function knownOrAnyString(name) {
  const at = (type, key) =>
    ts.factory.createIndexedAccessTypeNode(
      type,
      ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(key)),
    );
  const components = ts.factory.createTypeReferenceNode("components");
  const anyString = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ]);
  return ts.factory.createUnionTypeNode([
    at(at(components, "schemas"), knownName(name)),
    ts.factory.createParenthesizedType(anyString),
  ]);
}

function namesOfSchemas(document) {
  return Object.keys(document.components.schemas)
    .sort()
    .map((name) => `export type ${name} = components["schemas"]["${name}"];\n`)
    .join("");
}
