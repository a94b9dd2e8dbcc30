// A statement to upload, wherever it is: a file on disk, bytes, a Blob or a stream. Opened anew for every try
// and read piece by piece, so that 20 MB never have to be in memory, and nothing is read before it is sent.

/**
 * A statement: the path or `file:` URL of a file (Node), its bytes, a `Blob` or `File`, or a stream of bytes.
 *
 * A stream can be read once only, so an upload from one is not repeated when it fails.
 */
export type StatementSource = string | URL | Uint8Array | Blob | ReadableStream<Uint8Array>;

export interface StatementFile {
  name: string;
  /** In bytes; `undefined` for a stream, which does not tell. */
  size: number | undefined;
  isRepeatable: boolean;
  /** The content from its beginning. */
  open(): AsyncIterable<Uint8Array>;
}

const DEFAULT_NAME = "statement.pdf";

export async function statementFile(
  source: StatementSource,
  name: string | undefined,
): Promise<StatementFile> {
  if (typeof source === "string" || source instanceof URL) {
    // Imported where it is needed, so that the package loads where there is no file system.
    const { createReadStream } = await import("node:fs");
    const { stat } = await import("node:fs/promises");
    const path = source instanceof URL ? source.pathname : source;
    return {
      name: name ?? (path.split(/[/\\]/).pop() || DEFAULT_NAME),
      size: (await stat(source)).size,
      isRepeatable: true,
      open: () => createReadStream(source),
    };
  }
  if (source instanceof Uint8Array) {
    return {
      name: name ?? DEFAULT_NAME,
      size: source.byteLength,
      isRepeatable: true,
      open: () => slices(source),
    };
  }
  if (source instanceof Blob) {
    const ownName = "name" in source && typeof source.name === "string" ? source.name : DEFAULT_NAME;
    return {
      name: name ?? ownName,
      size: source.size,
      isRepeatable: true,
      open: () => pieces(source.stream()),
    };
  }
  return { name: name ?? DEFAULT_NAME, size: undefined, isRepeatable: false, open: () => pieces(source) };
}

/** In slices, so that a progress callback has something to tell. */
async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const length = 64 * 1024;
  for (let start = 0; start < bytes.byteLength; start += length) {
    yield bytes.subarray(start, start + length);
  }
}

/** Not by the stream's own iterator, which some runtimes do not have. */
async function* pieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (!(value instanceof Uint8Array)) {
        throw new TypeError("The stream of the statement has other than bytes in it.");
      }
      yield value;
    }
  } finally {
    // Frees what is behind the stream when the upload ends before it does.
    await reader.cancel().catch(() => undefined);
  }
}
