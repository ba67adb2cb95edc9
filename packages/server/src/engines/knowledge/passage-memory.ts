import type { FoundPassage } from "../assistant/tools.ts";

/** A passage as it is stored; as long as its id is there, nothing in it changes but whether its page is there. */
export type Passage = Omit<FoundPassage, "score" | "nearness" | "lacks">;

/** Passages that were read lately, so that what is found again need be neither read nor taken apart again. */
export interface PassageMemory {
  /**
   * A passage that was read when the tenant's knowledge had this revision or a later one, so that nothing can have
   * happened to it meanwhile: every change of knowledge makes a new revision in its own transaction. It was read within
   * the last minute: that its page is gone, or back, makes no revision.
   */
  recall(tenantId: string, id: number, revision: number): Passage | undefined;
  /** @param revision one that the knowledge had reached before the passage was read */
  remember(tenantId: string, passage: Passage, revision: number): Passage;
}

interface Entry {
  tenantId: string;
  passage: Passage;
  revision: number;
  readAt: number;
  /** Whether it was asked for since it took its place in the row. */
  isAsked: boolean;
}

const LONGEST_MS = 60_000;

/**
 * @param capacity most bytes, estimated. All stand in a row; the first one goes, but to the end of the row if it was asked
 *   for meanwhile. So those in use stay, and to ask for one moves nothing.
 */
export function createPassageMemory(capacity: number, now: () => Date): PassageMemory {
  const entries = new Map<number, Entry>();
  let bytes = 0;
  // One for all the time: a new one steps over every place that was given up at the row's beginning.
  let row = entries.values();

  /** The one that has stood longest in the row. */
  const first = (): Entry => {
    const next = row.next();
    if (!next.done) return next.value;
    row = entries.values();
    return row.next().value!;
  };

  const keep = (entry: Entry): void => {
    const { id } = entry.passage;
    if (!entries.has(id)) bytes += sizeOf(entry.passage);
    entries.set(id, entry);
    while (bytes > capacity) {
      const one = first();
      entries.delete(one.passage.id);
      if (one.isAsked) entries.set(one.passage.id, { ...one, isAsked: false });
      else bytes -= sizeOf(one.passage);
    }
  };

  const find = (tenantId: string, id: number): Entry | undefined => {
    const entry = entries.get(id);
    return entry?.tenantId === tenantId ? entry : undefined;
  };

  return {
    recall(tenantId, id, revision) {
      const entry = find(tenantId, id);
      if (!entry || entry.revision < revision || now().getTime() - entry.readAt > LONGEST_MS) return undefined;
      entry.isAsked = true;
      return entry.passage;
    },
    remember(tenantId, passage, revision) {
      // Read again only to learn that it is still there: what was worked out from the one before stays of use.
      const before = find(tenantId, passage.id)?.passage;
      const known = before?.url === passage.url ? before : passage;
      keep({ tenantId, passage: known, revision, readAt: now().getTime(), isAsked: before !== undefined });
      return known;
    },
  };
}

/** With all that is worked out from it once it is found; measured. */
const sizeOf = ({ title, headings, questions, text, lexemes, sentences }: Passage): number =>
  2_500 +
  4 * text.length +
  2 * lexemes.length +
  400 * sentences.length +
  [title, ...headings, ...questions].reduce((sum, name) => sum + 2 * name.length, 0);
