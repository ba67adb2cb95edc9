import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What a request to the endpoint held. */
export interface EmbeddingRequest {
  authorization: string | undefined;
  body: { model: string; input: string[]; encoding_format: string; dimensions?: number };
}

export interface ToyEndpoint {
  /** What a server that uses it is set up with. */
  env: Record<string, string>;
  received: EmbeddingRequest[];
  /** Texts of all requests so far. */
  texts(): string[];
  /** Answers a request in place of the model, until it is set to null; false: the model answers after all. */
  script: ((request: EmbeddingRequest, response: ServerResponse) => boolean) | null;
}

const concepts = [
  ["trainers", "sneakers", "shoes", "footwear", "schuhe"],
  ["parcel", "package", "shipment", "consignment"],
  ["refund", "reimbursement", "money"],
  ["broken", "damaged", "defective", "smashed"],
  ["boat", "canoe", "vessel"],
  ["price", "cost", "fee"],
];
const conceptOf = new Map(concepts.flatMap((words) => words.map((word) => [word, words[0]!] as const)));
const small = new Set(
  "a an and are be by can do does for from get how i in is it my of on or our the to we with you your".split(" "),
);

/** Texts are near that speak of the same concepts, in whatever words: each concept has a direction of its own. */
export function toyVector(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.001);
  const words = new Set(text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []);
  for (const word of words) {
    if (small.has(word)) continue;
    const direction = directionOf(conceptOf.get(word) ?? word, dimensions);
    direction.forEach((one, at) => (vector[at]! += one));
  }
  return vector;
}

function directionOf(concept: string, dimensions: number): number[] {
  const numbers: number[] = [];
  for (let part = 0; numbers.length < dimensions; part++)
    for (const byte of createHash("sha256").update(`${concept} ${part}`).digest()) numbers.push(byte / 127.5 - 1);
  return numbers.slice(0, dimensions);
}

export const answersWith = (response: ServerResponse, status: number, body: unknown): true => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
};

export const answerTo = (vectors: number[][]): object => ({
  object: "list",
  model: "toy",
  // Endpoints may answer in any order.
  data: vectors.map((embedding, index) => ({ object: "embedding", index, embedding })).reverse(),
  usage: { prompt_tokens: 1, total_tokens: 1 },
});

/** An embeddings endpoint on loopback, until the test is over. */
export async function toyEndpoint(dimensions = 512): Promise<ToyEndpoint> {
  const endpoint: ToyEndpoint = {
    env: {},
    received: [],
    texts: () => endpoint.received.flatMap(({ body }) => body.input),
    script: null,
  };
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as EmbeddingRequest["body"];
    const request = { authorization: incoming.headers.authorization, body };
    endpoint.received.push(request);
    if (endpoint.script?.(request, response)) return;
    if (incoming.url !== "/v1/embeddings") answersWith(response, 404, { error: { message: "no such page" } });
    else answersWith(response, 200, answerTo(body.input.map((text) => toyVector(text, body.dimensions ?? dimensions))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  endpoint.env = {
    EMBEDDINGS_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    EMBEDDINGS_MODEL: "toy",
    EMBEDDINGS_API_KEY: "a-secret-key",
  };
  return endpoint;
}
