// The package as it would be published: complete, without anything that is not for its users, and usable
// where it is installed.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PACKAGE_VERSION } from "#rooms/version";
import { packageFolder } from "./readme.js";

const run = promisify(execFile);
let folder: string;
let packed: { filename: string; files: { path: string }[] };

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lending-package-"));
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: fileURLToPath(packageFolder),
  });
  [packed] = JSON.parse(stdout);
});
after(() => rm(folder, { recursive: true }));

test("the version that the service sees is the package's", async () => {
  const { version } = JSON.parse(await readFile(new URL("package.json", packageFolder), "utf8"));
  assert.equal(PACKAGE_VERSION, version);
});

test("it has its code, types, licence, README and example, and no tests or sources", () => {
  const paths = packed.files.map((file) => file.path);
  for (const path of [
    "LICENSE",
    "README.md",
    "dist/index.d.ts",
    "dist/index.js",
    "dist/schema.d.ts",
    "dist/webhooks.d.ts",
    "dist/webhooks.js",
    "examples/decide.mjs",
    "package.json",
  ]) {
    assert.ok(paths.includes(path), path);
  }
  const belongs = /^(LICENSE|README\.md|package\.json|dist\/[a-z-]+\.(js|d\.ts)|examples\/decide\.mjs)$/;
  assert.deepEqual(
    paths.filter((path) => !belongs.test(path)),
    [],
  );
});

test("it works where it is installed, without any other package", async () => {
  const consumer = await mkdtemp(join(folder, "consumer-"));
  await writeFile(join(consumer, "package.json"), '{"private": true, "type": "module"}');
  const tarball = join(folder, packed.filename);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: consumer });
  await writeFile(
    join(consumer, "use.js"),
    `import { LendingClient } from "@lending-analysis/client";
     import { verifyWebhook } from "@lending-analysis/client/webhooks";
     console.log(new LendingClient({ baseUrl: "http://127.0.0.1:1" }).baseUrl, typeof verifyWebhook);`,
  );
  const { stdout } = await run(process.execPath, ["use.js"], { cwd: consumer });
  assert.equal(stdout.trim(), "http://127.0.0.1:1/v1 function");
  const { packages } = JSON.parse(await readFile(join(consumer, "package-lock.json"), "utf8"));
  assert.deepEqual(Object.keys(packages), ["", "node_modules/@lending-analysis/client"]);
});
