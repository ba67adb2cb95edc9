import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { connect, type Connection, type ConnectionOptions } from "../src/client.ts";

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestServer {
  baseUrl: string;
  /** Every request so far, the running one included. */
  received: Received[];
}

/** A real server on loopback for one test. `answer` gets the request and how many came before it. */
export async function serve(
  answer: (response: ServerResponse, request: Received, before: number) => unknown,
): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const current = { method, url, headers, body: await text(request) };
    received.push(current);
    await answer(response, current, received.length - 1);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** A connection to tenant `demo` that notes its pauses in place of making them. */
export function connectTo(
  baseUrl: string,
  options: Partial<ConnectionOptions> = {},
): Connection & { pauses: number[] } {
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  return { ...connect({ baseUrl, tenantId: "demo", pause, ...options }), pauses };
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

export function sendProblem(
  response: ServerResponse,
  status: number,
  code: string,
  extra: object = {},
  headers: Record<string, string> = {},
): void {
  const problem = {
    type: `urn:widget-chat:problem:${code}`,
    title: code,
    status,
    detail: `It is ${code}.`,
    code,
    request_id: "r-1",
    ...extra,
  };
  response.writeHead(status, { "content-type": "application/problem+json", ...headers }).end(JSON.stringify(problem));
}

/** One event as it stands on the wire. */
export function onWire(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function startStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
}

/** Sends these bytes and breaks the connection off, as a lost network does. */
export function sendAndBreak(response: ServerResponse, bytes: Uint8Array): void {
  response.write(bytes, () => response.destroy());
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** What a promise was rejected with. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => Promise.reject(new Error(`It did not fail but gave ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  );
}
