import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { startServer } from "./start-server.ts";
import { startBrowser } from "./widget/browser.ts";
import type { Contender } from "./widget/contender.ts";
import { scrollHistory, scrollPage } from "./widget/history.ts";
import { installPeer } from "./widget/install-peer.ts";
import { buildWidget, openShop, ours } from "./widget/ours.ts";
import { peers } from "./widget/peers.ts";
import { rehearse } from "./widget/rehearse.ts";
import { report, type Entry } from "./widget/report.ts";
import { takeTurns } from "./widget/rounds.ts";
import { serveContenders, servePages } from "./widget/serve.ts";
import { longPage, shopPage } from "./widget/shop-page.ts";

const contenders = [ours, ...peers];

/**
 * What a chat costs the page that it stands on, and how fast it opens: ours and five others on the same page, in turn.
 * `bench widget [contender …] [--rounds n] [--pictures <folder>]`: by itself three rounds, or fewer if those would take more than
 * seven minutes; pictures show each one opened and answered.
 */
export async function widget(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: "string" }, pictures: { type: "string" } },
  });
  const unknown = positionals.filter((name) => !contenders.some(({ slug }) => slug === name));
  const names = contenders.map(({ slug }) => slug).join(", ");
  if (unknown.length > 0) throw new Error(`There is no contender ${unknown.join(", ")}. There are ${names}.`);
  const rounds = Number(values.rounds ?? 3);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number, 1 or more.");
  const chosen = contenders.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));

  const stopped = new AbortController();
  const stop = (): void => stopped.abort(new Error("Stopped; everything that was started is gone."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    await compete(
      chosen,
      { rounds, minutes: values.rounds ? Number.POSITIVE_INFINITY : 7 },
      values.pictures,
      stopped.signal,
    );
  } catch (error) {
    // What fails because the browser or the server was taken away is no news.
    throw stopped.signal.aborted ? stopped.signal.reason : error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

async function compete(
  chosen: Contender[],
  most: { rounds: number; minutes: number },
  pictures: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now();
  await using started = new AsyncDisposableStack();
  await buildWidget();
  signal.throwIfAborted();
  const server = started.adopt(await startServer(), ({ stop }) => stop());
  await openShop(server);
  const folders = new Map<Contender, string>();
  for (const one of chosen) folders.set(one, await (one.folder ?? installPeer(one)));
  const assets = started.adopt(await serveContenders(folders), ({ stop }) => stop());
  const places = { assets: assets.url, server: server.url };
  const pages = new Map(chosen.map((one) => [`/${one.slug}`, shopPage(one.snippet(places))]));
  pages.set("/alone", shopPage("")).set("/long", longPage());
  const shop = started.adopt(await servePages(pages), ({ stop }) => stop());
  signal.throwIfAborted();
  const browser = started.adopt(await startBrowser(), (one) => one.close());
  signal.addEventListener("abort", () => void browser.close());
  signal.throwIfAborted();

  const entries: Entry[] = chosen.map((contender) => ({ contender, samples: [], trouble: undefined }));
  for (const entry of entries)
    entry.trouble = await rehearse(browser, `${shop.url}/${entry.contender.slug}`, entry.contender, pictures);
  const turns = await takeTurns(browser, shop.url, entries, { ...most, began, signal });
  const scrolls = chosen.includes(ours) ? await scroll(browser, shop.url, server) : undefined;
  signal.throwIfAborted();
  console.log(report({ entries, ...turns, scrolls, browserVersion: browser.version() }));
}

/** Whatever comes of it, the rest was measured. */
async function scroll(browser: Browser, shop: string, server: { url: string }) {
  try {
    const history = await scrollHistory(browser, `${shop}/${ours.slug}`, ours.launcher, server);
    return { history, floor: await scrollPage(browser, `${shop}/long`) };
  } catch (error) {
    console.error(`A thousand messages could not be scrolled: ${(error as Error).message}`);
    return undefined;
  }
}
