// Every piece of TypeScript in the README compiles against the package as it was built, for Node alone and
// with the types of browsers besides.

import assert from "node:assert/strict";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { packageFolder, readmeSnippets } from "./readme.js";

/** Within the package, so that its own name leads to what was built. */
const folder = new URL("dist/readme/", packageFolder);

/** What a piece may take for granted that does not make a client itself. */
const PRELUDE = `import { LendingClient } from "@lending-analysis/client";
declare const client: LendingClient;
declare const id: string;
export {};
`;

const files: string[] = [];

before(async () => {
  await mkdir(folder, { recursive: true });
  for (const { line, code } of await readmeSnippets()) {
    const file = fileURLToPath(new URL(`line-${line}.ts`, folder));
    await writeFile(file, /\bimport .*LendingClient\b/.test(code) ? code : PRELUDE + code);
    files.push(file);
  }
});
after(() => rm(folder, { recursive: true }));

for (const [kind, lib] of [
  ["Node", ["lib.es2022.d.ts"]],
  ["Node and browsers", ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"]],
] as const) {
  test(`the README's code compiles with the types of ${kind}`, () => {
    assert.ok(files.length >= 8, `found ${files.length} pieces only`);
    const program = ts.createProgram(files, {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: [...lib],
      types: ["node"],
      strict: true,
      noEmit: true,
    });
    const problems = ts.getPreEmitDiagnostics(program).map((problem) => {
      const text = ts.flattenDiagnosticMessageText(problem.messageText, "\n");
      return `${problem.file?.fileName ?? "README.md"}: ${text}`;
    });
    assert.deepEqual(problems, []);
  });
}
