import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { openRaw, type RawConnection, type RawReply } from "./raw-http.ts";
import { startApp, type TestApp } from "./start-app.ts";

const SLOW = 50;

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

/** Opens many connections that write this and no more, or a byte now and then. */
const openSlow = (text: string): Promise<RawConnection[]> =>
  Promise.all(
    Array.from({ length: SLOW }, async () => {
      const connection = await openRaw(base);
      connection.write(text);
      return connection;
    }),
  );

test.concurrent("clients whose headers do not come are told 408", async () => {
  const slow = await openSlow(`POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: ${shop.slug}\r\n`);
  for (const reply of await Promise.all(slow.map((connection) => connection.reply())))
    expectProblem(reply as RawReply, "request_timeout");
});

test.concurrent("clients that were refused cannot hold their connection by a body that trickles in", async () => {
  const head =
    "POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: nobody\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n";
  const slow = await openSlow(`${head}{"message": "`);
  const trickle = setInterval(() => slow.forEach((connection) => connection.write("a")), 500);
  const replies = await Promise.all(slow.map((connection) => connection.reply()));
  clearInterval(trickle);
  for (const reply of replies) expectProblem(reply as RawReply, "tenant_not_found");
});

test.concurrent("clients whose body trickles in are told 408, and everybody else is answered meanwhile", async () => {
  const head = `POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: ${shop.slug}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
  const slow = await openSlow(`${head}{"message": "`);
  const trickle = setInterval(() => slow.forEach((connection) => connection.write("a")), 500);
  for (let sent = 0; sent < 20; sent++) {
    expect(await app.send(shop.slug, { message: "hello" })).toMatchObject({ kind: "answer" });
  }
  const replies = await Promise.all(slow.map((connection) => connection.reply()));
  clearInterval(trickle);
  for (const reply of replies) expectProblem(reply as RawReply, "request_timeout");
});
