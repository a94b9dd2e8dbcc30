// A service that answers as a test tells it to, over real HTTP, and remembers what it was asked.

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

type Responder = (response: ServerResponse, request: SeenRequest) => void;

export interface FakeService {
  baseUrl: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** Answers the first request by the first responder and so on; the last one answers all that follow. */
export async function fakeService(...responders: Responder[]): Promise<FakeService> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) pieces.push(piece);
    } catch {
      return; // The client has gone away, which some tests are about.
    }
    const seenRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(pieces),
    };
    seen.push(seenRequest);
    responders[Math.min(seen.length, responders.length) - 1]?.(response, seenRequest);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (response) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "x-request-id": "req_test",
      ...headers,
    });
    response.end(JSON.stringify(body));
  };
}

export function nothing(status: number): Responder {
  return (response) => {
    response.writeHead(status, { "x-request-id": "req_test" });
    response.end();
  };
}

export function error(status: number, code: string, headers: Record<string, string> = {}): Responder {
  return json(
    status,
    { code, message: `It is ${code}.`, request_id: "req_test", doc_url: `/docs#${code}` },
    headers,
  );
}

/** What a proxy in between might say. */
export function page(status: number, headers: Record<string, string> = {}): Responder {
  return (response) => {
    response.writeHead(status, { "content-type": "text/html", ...headers });
    response.end("<h1>Not the service</h1>");
  };
}

/** Breaks the connection without an answer. */
export const hangUp: Responder = (response) => {
  response.destroy();
};

/** Never answers. */
export const silence: Responder = () => undefined;
