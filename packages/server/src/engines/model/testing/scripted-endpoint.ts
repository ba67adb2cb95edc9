import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a request to the endpoint held. */
export interface ReceivedRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    tools?: { function: { name: string } }[];
    stream: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    stream_options?: { include_usage: boolean };
  };
}

export interface ScriptedEndpoint {
  baseUrl: string;
  received: ReceivedRequest[];
  /** Resolves when the next response's connection has ended, from either side. */
  nextClosed(): Promise<void>;
  close(): Promise<void>;
}

/** Plays one response; the request's number counts from 0. */
export type Script = (response: ServerResponse, number: number, request: IncomingMessage) => void;

/** A chat-completions endpoint on loopback that answers as it is told. */
export async function scriptedEndpoint(script: Script): Promise<ScriptedEndpoint> {
  const received: ReceivedRequest[] = [];
  let closed = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      closed.resolve();
      closed = Promise.withResolvers();
    });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({
      path: request.url ?? "",
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(parts).toString()) as ReceivedRequest["body"],
    });
    script(response, received.length - 1, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    nextClosed: () => closed.promise,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One event of the stream, as endpoints write it. */
export const chunk = (delta: object, finish: string | null = null, more: object = {}): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`;

export const open = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "content-type": "text/event-stream" });

/** A whole stream that says a text in the given pieces. */
export const says =
  (...pieces: string[]): Script =>
  (response) => {
    open(response).write(chunk({ role: "assistant", content: "" }));
    for (const content of pieces) response.write(chunk({ content }));
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };

/** A whole stream that calls tools, each with its arguments in two pieces; what is no text is written as JSON. */
export const calls =
  (...asked: [name: string, input: unknown][]): Script =>
  (response) => {
    open(response).write(chunk({ role: "assistant", content: null }));
    for (const [index, [name, input]] of asked.entries()) {
      const json = typeof input === "string" ? input : JSON.stringify(input);
      const half = Math.ceil(json.length / 2);
      const first = { index, id: `c${index}`, type: "function", function: { name, arguments: json.slice(0, half) } };
      response.write(chunk({ tool_calls: [first] }));
      response.write(chunk({ tool_calls: [{ index, function: { arguments: json.slice(half) } }] }));
    }
    response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
  };

/** A whole stream that says a text, and then what it took, as endpoints tell it that were asked for it. */
export const saysAndCounts =
  (text: string, input: number, output: number): Script =>
  (response) => {
    open(response).write(`${chunk({ content: text })}${chunk({}, "stop")}`);
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    response.end(`data: ${JSON.stringify({ id: "c", choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };

/** A refusal with an error as endpoints write it. */
export const refuses =
  (status: number, message = "no", headers: Record<string, string> = {}): Script =>
  (response) => {
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify({ error: { message, type: "error", code: null } }));
  };
