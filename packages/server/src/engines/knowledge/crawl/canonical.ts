import { findPage, type SourcePageRow } from "../../../db/source-pages.ts";
import { pageId } from "./address.ts";
import { find, pageAt, record, type Sync } from "./record.ts";
import { NoAnswer } from "./site.ts";
import type { Seen } from "./visit.ts";

type Look = (page: SourcePageRow) => Promise<Seen>;
type SeenPage = Seen & { what: "page" };

/**
 * Looks at a page. One that names another as its own address is that one, if it is there to be read; else the page stays
 * what it is, with a note of why. Throws a `NoAnswer`.
 */
export async function followCanonical(sync: Sync, page: SourcePageRow, look: Look): Promise<Seen> {
  const seen = await look(page);
  if (seen.what !== "page" || seen.canonical === null) return seen;
  const why = await whyNot(sync, page, seen, seen.canonical, look);
  if (why === null) return { what: "moved", to: seen.canonical, forNow: false };
  return { ...seen, note: `It names ${seen.canonical} as its address, ${why}. So it stays a page of its own.` };
}

async function whyNot(sync: Sync, page: SourcePageRow, seen: SeenPage, canonical: string, look: Look) {
  const url = new URL(canonical);
  const named = await sync.job.keep(async (tx) => {
    await find(tx, sync, pageAt(canonical, page.depth + 1));
    return findPage(tx, sync, pageId(url));
  });
  if (named?.found_sync !== sync.sync) return "which the source leaves out";
  if (named.waiting) {
    const there = await looked(named, look);
    if (there === null) return "which does not answer";
    if (there.what === "page" && there.canonical !== null)
      return pageId(new URL(there.canonical)) === page.id ? "which names this one in turn" : null;
    await sync.job.keep((tx) => record(tx, sync, named, there));
  }
  const known = await sync.job.keep((tx) => findPage(tx, sync, named.id));
  if (!known?.document_id) return "where nothing could be read";
  // Many a template has the same address on all pages.
  const isHome = url.pathname === "/" && url.search === "" && new URL(seen.url).pathname !== "/";
  return isHome && known.title !== seen.document.title ? "which is another page by its title" : null;
}

/** Null: it did not answer. It is asked again in its turn. */
const looked = (page: SourcePageRow, look: Look): Promise<Seen | null> =>
  look(page).catch((error: unknown) => {
    if (error instanceof NoAnswer) return null;
    throw error;
  });
