import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A site of somebody else's, on loopback. */
export interface Site {
  url: string;
  /** As `LINK_CHECK_OPEN` takes it. */
  opening: string;
  /** What was asked for, in order: `HEAD /returns`. */
  asked: string[];
  close(): Promise<void>;
}

/** @param answer the status; or answers itself, or never */
export async function openSite(
  answer: number | ((request: IncomingMessage, reply: ServerResponse) => void),
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    if (typeof answer === "number") reply.writeHead(answer).end();
    else answer(request, reply);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const opening = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${opening}`,
    opening,
    asked,
    async close() {
      server.close().closeAllConnections();
      await once(server, "close");
    },
  };
}
