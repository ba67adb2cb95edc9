import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a shop was asked. */
export interface Asked {
  type: string;
  tenant: string;
  ids?: string[];
  order_number?: string;
  email?: string;
}

/** What a shop answers: a value as JSON, or by its own hand. */
export type Answers = (asked: Asked, reply: ServerResponse, request: IncomingMessage) => unknown;

export interface OwnShop {
  url: string;
  port: number;
  /** Every question with a signature that holds, in the order in which they came. */
  asked: Asked[];
  /** How often something came that was not signed as it should be. */
  refused: number;
  /** The secrets, any one of which it takes. */
  secrets: string[];
  answers: Answers;
  /** How far the clock of who signs may be off, in seconds. */
  toleranceS: number;
  close(): Promise<void>;
}

/** The server of a shop on loopback, which checks signatures as Standard Webhooks says. */
export async function openOwnShop(): Promise<OwnShop> {
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    if (!isSigned(request, body, shop)) {
      shop.refused += 1;
      return reply.writeHead(401).end();
    }
    const asked = JSON.parse(body) as Asked;
    shop.asked.push(asked);
    const answer = await shop.answers(asked, reply, request);
    if (answer !== undefined) reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const shop: OwnShop = {
    url: `http://127.0.0.1:${port}`,
    port,
    asked: [],
    refused: 0,
    secrets: [],
    answers: () => ({}),
    toleranceS: 300,
    async close() {
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
  return shop;
}

function isSigned({ headers, method }: IncomingMessage, body: string, { secrets, toleranceS }: OwnShop): boolean {
  const [id, second, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    String(headers[name]),
  );
  if (method !== "POST" || Math.abs(Date.now() / 1000 - Number(second)) > toleranceS) return false;
  return secrets.some((secret) => {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const right = createHmac("sha256", key).update(`${id}.${second}.${body}`).digest();
    return signatures!.split(" ").some((one) => {
      const given = Buffer.from(one.slice("v1,".length), "base64");
      return given.length === right.length && timingSafeEqual(given, right);
    });
  });
}
