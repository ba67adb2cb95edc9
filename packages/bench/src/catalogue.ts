import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { connect, randomId, sendMessage } from "@widget-chat/client";
import { createTenant, search } from "@widget-chat/client/admin";
import { merchantFeed, wishesFor } from "./catalogue/feed.ts";
import { peakMemory } from "./catalogue/memory.ts";
import { megabytes, ms, printed, seconds, type Row } from "./scale/row.ts";
import { startProbed } from "./scale/probed-server.ts";
import { makeDataDir } from "./start-server.ts";
import { percentile } from "./widget/statistics.ts";

const ASKED = 700;
/** Asked before anything is measured. */
const BEFORE = 100;
/** Asked between the answers right after the import and those of a server that is asked all day: its code is compiled by then. */
const BETWEEN = 1400;

/**
 * A feed of Google Merchant with 100,000 products: how fast it comes in, new and again, in how much memory, and how long
 * the event loop is held up meanwhile, and how long the whole answer to a wish then takes. `bench catalogue [--products n]`.
 */
export async function catalogue(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { products: { type: "string", default: "100000" } } });
  const products = Number(values.products);
  const dataDir = await makeDataDir();
  const server = await startProbed(dataDir);
  try {
    await createTenant(server.admin, {
      slug: "shop",
      name: "Shop",
      ecommerce_active: true,
      default_mode: "ecommerce",
      rate_limit: 10_000,
    });
    const rows: Row[] = [];
    const bytes = [...merchantFeed(products)].reduce((sum, part) => sum + part.length, 0);
    console.log(`${products} products, ${megabytes(bytes)}`);
    await server.look();
    for (const mode of ["upsert", "replace"]) {
      const began = performance.now();
      const reply = await fetch(`${server.url}/api/admin/tenants/shop/products?mode=${mode}`, {
        method: "POST",
        headers: { authorization: `Bearer ${server.adminKey}`, "content-type": "application/xml" },
        body: Readable.toWeb(Readable.from(chunked(products))) as ReadableStream,
        duplex: "half",
      } as RequestInit);
      const { accepted } = (await reply.json()) as { accepted: number };
      if (accepted !== products) throw new Error(`${accepted} of ${products} products were taken.`);
      const { held } = await server.look();
      rows.push([`products a second, ${mode}`, "≥ 2,000", (products / seconds(began)).toFixed(0)]);
      rows.push(["· event loop held up", "≤ 20 ms", ms(held.computed)]);
      const asked = performance.now();
      await search(server.admin, "shop", "navy tent", { mode: "ecommerce" });
      rows.push(["· first search after it", "≤ 3 s", ms(performance.now() - asked)]);
      await server.look();
    }
    const peak = await peakMemory(server.process.pid ?? 0);
    rows.push(["memory at its peak, server", "≤ 1 GB", megabytes(peak.server)]);
    rows.push(["· its largest reader", "≤ ¼ GB", megabytes(peak.readers)]);
    const visitor = connect({ baseUrl: server.url, tenantId: "shop" });
    const times: number[] = [];
    for (const message of wishesFor(BEFORE + ASKED + BETWEEN + ASKED)) {
      const began = performance.now();
      const answer = await sendMessage(visitor, { message, session_id: randomId() });
      times.push(performance.now() - began);
      if (answer.products.length === 0 && !/under|not|between/.test(message))
        throw new Error(`Nothing for “${message}”.`);
    }
    const percentiles = (of: number[]): string => `${ms(percentile(of, 50))} / ${ms(percentile(of, 99))}`;
    const measured = [times.slice(BEFORE, BEFORE + ASKED), times.slice(-ASKED)].map((of) =>
      of.toSorted((a, b) => a - b),
    );
    rows.push(["whole answer over HTTP, p50 / p99, right after the import", "10 / 40 ms", percentiles(measured[0]!)]);
    rows.push([`· after ${BEFORE + ASKED + BETWEEN} answers`, "10 / 40 ms", percentiles(measured[1]!)]);
    rows.push(["· event loop meanwhile", "≤ 20 ms", ms((await server.look()).held.computed)]);
    console.log(`\n${printed(rows)}`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As a network gives it: a few products at once. */
function* chunked(products: number): Generator<Buffer> {
  let text = "";
  for (const part of merchantFeed(products)) {
    text += part;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}
