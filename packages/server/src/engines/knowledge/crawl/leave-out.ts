import { inTenant, type Db } from "../../../db/database.ts";
import { storeDocumentsIn } from "../../../db/documents.ts";
import { findRepeatedBlocks, nextStalePage, notePageWithout } from "../../../db/repeated-blocks.ts";
import { updatePage } from "../../../db/source-pages.ts";
import type { Reading } from "./reading.ts";
import type { Sync } from "./record.ts";

interface LeaveOutDeps {
  db: Db;
  reading: Reading;
  locale: string;
  /** By `performance.now()`. */
  until: number;
}

/**
 * Leaves out of each page of a source what stands on most of them. Only pages that have some of what is left out by now,
 * or was before, are made anew, from what is stored of them. @returns whether it was done with all of them in time
 */
export async function leaveOutRepeated(sync: Sync, { db, reading, locale, until }: LeaveOutDeps): Promise<boolean> {
  const { job, source, tenantId } = sync;
  if (source.kind === "page") return true;
  const repeated = await job.keep((tx) => findRepeatedBlocks(tx, sync));
  for (let after: string | null = null; performance.now() < until; job.signal.throwIfAborted()) {
    const page = await inTenant(db, tenantId, (tx) => nextStalePage(tx, sync, repeated, after));
    if (!page) return true;
    after = page.id;
    const { external_id, url, format, content } = page;
    const read = await reading.stored({
      url: url ?? "",
      externalId: external_id ?? "",
      format,
      content,
      locale,
      repeated,
    });
    await job.keep(async (tx) => {
      // It may have been deleted, or not be read in time; then it stays as it is.
      const isThere = await notePageWithout(tx, sync, page, repeated);
      if (!isThere || !read || "code" in read.document) return;
      await storeDocumentsIn(tx, tenantId, [read.document]);
      await updatePage(tx, sync, page.id, { hash: read.hash });
    });
  }
  return false;
}
