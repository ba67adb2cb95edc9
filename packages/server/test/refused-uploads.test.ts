import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
});
afterAll(() => app.stop());

interface Kind {
  path: string;
  query: string;
  /** How many are stored at once. */
  batch: number;
  type: string;
  item(n: number): string;
  table: string;
}

const product = (n: number): string =>
  `${JSON.stringify({ id: String(n), title: "Hat", price: { amount: "5.00", currency: "EUR" } })}\n`;
const kinds: [string, Kind][] = [
  [
    "lines of documents",
    {
      path: "documents",
      query: "",
      batch: 200,
      type: "application/x-ndjson",
      item: (n) =>
        `${JSON.stringify({ external_id: String(n), title: "Care", content: "Wash cold.", format: "text" })}\n`,
      table: "documents",
    },
  ],
  [
    "files",
    {
      path: "documents",
      query: "",
      batch: 200,
      type: "multipart/form-data; boundary=x",
      item: (n) => `--x\r\nContent-Disposition: form-data; name="files"; filename="${n}.md"\r\n\r\nWash cold.\r\n`,
      table: "documents",
    },
  ],
  [
    "products",
    { path: "products", query: "", batch: 300, type: "application/x-ndjson", item: product, table: "products" },
  ],
  [
    "a whole catalogue",
    {
      path: "products",
      query: "?mode=replace",
      batch: 300,
      type: "application/x-ndjson",
      item: product,
      table: "staged_products",
    },
  ],
];

describe.concurrent.each(kinds)("an upload of %s", (_what, { path, query, batch, type, item, table }) => {
  test.concurrent.each([1, 4])(
    "is answered as soon as it must fail, with %i more parts there, and then ended",
    async (parts) => {
      const shop = await app.createTenant({});
      const url = `/api/admin/tenants/${shop.slug}`;
      const sending = request(`${base}${url}/${path}${query}`, {
        method: "POST",
        agent: new Agent({ keepAlive: true }),
        headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": type },
      });
      const items = (from: number, count: number): string =>
        Array.from({ length: count }, (_, i) => item(from + i)).join("");
      const stored = async (): Promise<number> =>
        (await app.database.query<object>(`select from ${table} where tenant_id = $1`, [shop.id])).length;

      sending.on("error", () => {});
      sending.write(items(0, batch + 10));
      await vi.waitUntil(async () => (await stored()) === batch, { timeout: 50_000 });
      expect((await app.admin("DELETE", url)).statusCode).toBe(204);
      sending.write(items(batch + 10, parts * batch));
      const [reply] = (await once(sending, "response")) as [IncomingMessage];
      const ended = once(reply.socket, "close");
      const { statusCode = 0, headers } = reply;
      expectProblem({ statusCode, headers, body: await text(reply) }, "tenant_not_found");
      await ended;
    },
  );
});

/** Sends all of a body before it reads anything. @returns the first that is answered, and the connection */
async function sendFirst(type: string, body: string, headers = ""): Promise<{ answer: string; socket: Socket }> {
  const shop = await app.createTenant({});
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    `POST /api/admin/tenants/${shop.slug}/products HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ADMIN_KEY}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n${headers}\r\n`,
  );
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.write(body, () => resolve());
  });
  const [answer] = (await once(socket, "data")) as [Buffer];
  return { answer: answer.toString(), socket };
}

const row = (letters: number): string => `${"x".repeat(1_999)},`.repeat(letters / 2_000);

test.each(["text/csv", "application/json"])("whoever sends all of %s first reads the answer after it", async (type) => {
  const { answer, socket } = await sendFirst(type, row(20_000_000));
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 200 .*"accepted":0/s);
});

test("also whoever wants the connection closed after that", async () => {
  const { answer, socket } = await sendFirst("text/csv", row(40_000_000), "Connection: close\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 200 .*"accepted":0/s);
  await once(socket.resume(), "end");
  socket.destroy();
});
