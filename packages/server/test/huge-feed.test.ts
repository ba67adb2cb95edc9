import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { ProductsResult } from "@widget-chat/contract/admin/product.ts";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess } from "./start-process.ts";

const MANY = 20_000;
/** What feeds have for advertising, which is no product's. */
const labels = `<g:custom_label_0>${"of no use to anybody ".repeat(500)}</g:custom_label_0>`;
/** What a server may come to hold meanwhile, its index included: less than half of what comes. */
const MOST = 100_000_000;

function* itemsOf(lamps: number): Generator<string> {
  yield '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  for (let i = 0; i < lamps; i++)
    yield `<item><g:id>${i}</g:id><title>Lamp ${i}</title><g:price>${i + 1}.00 EUR</g:price>${labels}</item>\n`;
  yield "</channel></rss>";
}

/** The most memory that a process ever held, in bytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

// No other system tells of a process what it held at its most.
test.runIf(process.platform === "linux")(
  "a feed of 220 MB goes in whole without being held, and visitors find its first product and its last",
  { timeout: 240_000 },
  async () => {
    const database = await freshDatabase();
    onTestFinished(() => database.drop());
    const folder = await mkdtemp(join(tmpdir(), "huge-feed-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await startProcess({ DATABASE_URL: database.url, DATA_DIR: folder, ADMIN_API_KEY: ADMIN_KEY });
    onTestFinished(async () => void (await server.end("SIGKILL")));
    const ask = async <Told>(
      path: string,
      headers: Record<string, string>,
      body: string | ReadableStream,
    ): Promise<Told> => {
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      const reply = await fetch(`${server.url}/api/${path}`, init);
      return (await reply.json()) as Told;
    };
    const owner = { authorization: `Bearer ${ADMIN_KEY}` };
    const json = { "content-type": "application/json" };
    const settings = { slug: "shop", name: "Shop", ecommerce_active: true, default_mode: "ecommerce" };
    await ask("admin/tenants", { ...owner, ...json }, JSON.stringify(settings));
    const send = (lamps: number): Promise<ProductsResult> =>
      ask(
        "admin/tenants/shop/products?mode=replace",
        { ...owner, "content-type": "application/rss+xml" },
        Readable.toWeb(Readable.from(itemsOf(lamps))) as ReadableStream,
      );
    expect(await send(100)).toMatchObject({ accepted: 100 });
    const before = await peakOf(server.pid);
    expect(await send(MANY)).toMatchObject({ accepted: MANY, failed: [] });
    expect((await peakOf(server.pid)) - before).toBeLessThan(MOST);
    for (const id of ["0", `${MANY - 1}`]) {
      const visitor = { ...json, "x-tenant-id": "shop" };
      const message = JSON.stringify({ message: `Lamp ${id}`, session_id: "s" });
      const { products } = await ask<Answer>("chat/widget", visitor, message);
      expect(products[0]).toMatchObject({ id });
    }
  },
);
