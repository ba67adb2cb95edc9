import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Opening } from "../../../config.ts";
import { openOutbound, type Outbound, type OutboundOptions } from "../outbound.ts";

/** A way out that is closed when the test is over. */
export function open(options: Partial<OutboundOptions> = {}): Outbound {
  const outbound = openOutbound({ openings: [], userAgent: "WidgetChat (a test)", ...options });
  onTestFinished(() => outbound.close());
  return outbound;
}

/** A server on loopback until the test is over. */
export async function serve(listener: RequestListener): Promise<{ server: Server; url: string; port: number }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close().closeAllConnections();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}`, port };
}

export const opened = (...ports: number[]): Opening[] => ports.map((port) => ({ host: "127.0.0.1", bits: 32, port }));
