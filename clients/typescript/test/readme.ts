// The README's code, for the tests that compile it and run it.

import { readFile } from "node:fs/promises";

/** The package's folder; the compiled tests are in `dist/test` of it. */
export const packageFolder = new URL("../../", import.meta.url);

export interface Snippet {
  /** Where it begins, for error messages. */
  line: number;
  code: string;
}

/** The blocks of TypeScript, in their order. */
export async function readmeSnippets(): Promise<Snippet[]> {
  const text = await readFile(new URL("README.md", packageFolder), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => ({
    line: text.slice(0, match.index).split("\n").length + 1,
    code: match[1] ?? "",
  }));
}
