// What a request carries: JSON, or a form with a file that streams from where it is. `fetch` could build the
// form itself, but would neither stream a file of Node's nor tell how far it is.

import type { StatementFile } from "./statement-file.js";

/** A body that can be opened for every try. */
export interface RequestBody {
  headers: Record<string, string>;
  /** Whether it can be opened more than once. */
  isRepeatable: boolean;
  open(): OpenBody;
}

export interface OpenBody {
  content: string | ReadableStream<Uint8Array>;
  /** What went wrong with reading the file, if that is why the request failed. */
  readingError(): unknown;
  /** Frees the file. An answer may come before all of it was read. */
  close(): void;
}

export interface UploadProgress {
  /** Bytes of the file that were handed to the network so far. */
  sentBytes: number;
  /** Bytes of the file; `undefined` where it is a stream. */
  totalBytes: number | undefined;
}

export function jsonBody(value: unknown): RequestBody {
  const content = JSON.stringify(value);
  return {
    headers: { "content-type": "application/json" },
    isRepeatable: true,
    open: () => ({ content, readingError: () => undefined, close: () => undefined }),
  };
}

/** `multipart/form-data` with texts and one PDF. */
export function formBody(
  texts: Record<string, string>,
  file: StatementFile,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): RequestBody {
  const boundary = `lending-${crypto.randomUUID()}`;
  const encoder = new TextEncoder();
  const textParts = Object.entries(texts).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${text}\r\n`,
  );
  const head = encoder.encode(
    `${textParts.join("")}--${boundary}\r\n` +
      `Content-Disposition: form-data; name="file"; filename="${escaped(file.name)}"\r\n` +
      "Content-Type: application/pdf\r\n\r\n",
  );
  const tail = encoder.encode(`\r\n--${boundary}--\r\n`);
  const headers: Record<string, string> = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    // A service that refuses a file half-way closes the connection, and the next request would be lost on it.
    connection: "close",
  };
  if (file.size !== undefined) {
    headers["content-length"] = String(head.byteLength + file.size + tail.byteLength);
  }

  async function* whole(): AsyncGenerator<Uint8Array> {
    yield head;
    let sentBytes = 0;
    for await (const piece of file.open()) {
      yield piece;
      sentBytes += piece.byteLength;
      onProgress?.({ sentBytes, totalBytes: file.size });
    }
    yield tail;
  }
  return { headers, isRepeatable: file.isRepeatable, open: () => openStream(whole()) };
}

function openStream(pieces: AsyncGenerator<Uint8Array>): OpenBody {
  let readingError: unknown;
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        readingError = error;
        controller.error(error);
      }
    },
  });
  return {
    content,
    readingError: () => readingError,
    close: () => {
      // Not awaited: a stream that stands still would hold back the answer.
      pieces.return(undefined).catch(() => undefined);
    },
  };
}

/** As browsers write names into a form. */
function escaped(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
