import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** The next message's answer begins with these words, and does not go on. */
export async function beginToSay(page: Page, text: string): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
    response.write('event: start\ndata: {"conversation_id": "c", "message_id": "m"}\n\n');
    response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  page.on("close", () => (server.close(), server.closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  await page.route("**/api/chat/widget", (route) =>
    route.request().method() === "POST" ? route.continue({ url: `http://127.0.0.1:${port}/` }) : route.fallback(),
  );
}
