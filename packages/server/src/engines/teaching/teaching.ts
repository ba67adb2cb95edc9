import type { Revisions } from "../../db/lexemes.ts";
import type { TeachingRow } from "../../db/teaching.ts";
import type { PinBook } from "../assistant/pins/pin-book.ts";
import type { Synonyms } from "../retrieval/other-words/synonyms.ts";
import { kinds, type IndexKind } from "../retrieval/index/kinds.ts";

/** What a tenant's owner taught beside documents and products, ready for use. */
export interface Taught {
  revisions: Revisions;
  pins: PinBook;
  synonyms: Synonyms;
}

/** What the owners of all tenants that were asked lately have taught. */
export interface Teaching {
  /**
   * As it stood when what is searched had this revision, or later; null: as it stands now. Without a look into the
   * database where that is known.
   */
  at(tenantId: string, kind: IndexKind, revision: number | null): Promise<Taught>;
  /** The same where it is known already; null: it would have to be read. */
  known(tenantId: string, kind: IndexKind, revision: number): Taught | null;
}

interface TeachingDeps {
  readRevisions(tenantId: string): Promise<Revisions>;
  read(tenantId: string): Promise<TeachingRow>;
  /** Prepares it for use. @param before what was known until now; null: nothing was */
  prepare(row: TeachingRow, before: Taught | null): Promise<Omit<Taught, "revisions">>;
  /** Most bytes, estimated, that all may take; those not asked for the longest go first. */
  memory: number;
}

interface Entry {
  taught: Taught;
  bytes: number;
}

export function openTeaching({ readRevisions, read, prepare, memory }: TeachingDeps): Teaching {
  // In the order in which they were last asked for.
  const entries = new Map<string, Entry>();
  const reading = new Map<string, Promise<Taught>>();
  let total = 0;

  const isEnough = ({ revisions }: Taught, kind: IndexKind, revision: number): boolean =>
    revisions[kinds[kind].revision] >= revision;

  function keep(tenantId: string, taught: Taught, bytes: number): Taught {
    total += bytes - (entries.get(tenantId)?.bytes ?? 0);
    entries.delete(tenantId);
    entries.set(tenantId, { taught, bytes });
    for (const [first, entry] of entries) {
      if (total <= memory || entries.size === 1) break;
      entries.delete(first);
      total -= entry.bytes;
    }
    return taught;
  }

  /** Documents change far more often than what is taught beside: then a look at the revisions is enough. */
  async function refresh(tenantId: string): Promise<Taught> {
    const before = entries.get(tenantId);
    const revisions = before && (await readRevisions(tenantId));
    if (before && revisions?.teaching_revision === before.taught.revisions.teaching_revision)
      return keep(tenantId, { ...before.taught, revisions }, before.bytes);
    const row = await read(tenantId);
    const { knowledge_revision, catalogue_revision, teaching_revision } = row;
    const prepared = await prepare(row, before?.taught ?? null);
    return keep(
      tenantId,
      { ...prepared, revisions: { knowledge_revision, catalogue_revision, teaching_revision } },
      sizeOf(row),
    );
  }

  /** One at a time for each tenant: who comes meanwhile gets its result too. */
  function reread(tenantId: string): Promise<Taught> {
    const running = reading.get(tenantId);
    if (running) return running;
    const own = refresh(tenantId).finally(() => reading.delete(tenantId));
    reading.set(tenantId, own);
    return own;
  }

  function known(tenantId: string, kind: IndexKind, revision: number): Taught | null {
    const entry = entries.get(tenantId);
    if (!entry || !isEnough(entry.taught, kind, revision)) return null;
    entries.delete(tenantId);
    entries.set(tenantId, entry);
    return entry.taught;
  }

  return {
    known,
    async at(tenantId, kind, revision) {
      const here = revision === null ? null : known(tenantId, kind, revision);
      if (here) return here;
      const joined = reading.get(tenantId);
      const taught = await (joined ?? reread(tenantId));
      // What was being read may have been read before the write that is asked for.
      const isOlder = revision === null ? joined !== undefined : !isEnough(taught, kind, revision);
      return isOlder ? reread(tenantId) : taught;
    },
  };
}

/** With all that is worked out from it; measured. */
const sizeOf = ({ pins, synonyms }: TeachingRow): number =>
  1_000 + JSON.stringify(pins).length * 4 + JSON.stringify(synonyms).length * 8;
