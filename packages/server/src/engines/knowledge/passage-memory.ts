import type { FoundPassage } from "../assistant/tools.ts";

/** A passage as it is stored; nothing in it changes as long as its id is there. */
export type Passage = Omit<FoundPassage, "score">;

/** Passages that were read lately, so that what is found again need be neither read nor taken apart again. */
export interface PassageMemory {
  /**
   * A passage that was read when the tenant's knowledge had this revision or a later one, so that nothing can have
   * happened to it meanwhile: every change of knowledge makes a new revision in its own transaction.
   */
  recall(tenantId: string, id: number, revision: number): Passage | undefined;
  /** @param revision one that the knowledge had reached before the passage was read */
  remember(tenantId: string, passage: Passage, revision: number): Passage;
}

interface Entry {
  tenantId: string;
  passage: Passage;
  revision: number;
}

/**
 * @param capacity most bytes, estimated. Entries live in two generations: what is asked for again moves to the young one,
 *   and when that is full, the old one is dropped as a whole.
 */
export function createPassageMemory(capacity: number): PassageMemory {
  let young = new Map<number, Entry>();
  let old = new Map<number, Entry>();
  let bytes = 0;

  const keep = (id: number, entry: Entry): void => {
    if (!young.has(id)) bytes += sizeOf(entry.passage);
    if (bytes > capacity / 2) {
      old = young;
      young = new Map();
      bytes = sizeOf(entry.passage);
    }
    young.set(id, entry);
  };

  const find = (tenantId: string, id: number): Entry | undefined => {
    const entry = young.get(id) ?? old.get(id);
    return entry?.tenantId === tenantId ? entry : undefined;
  };

  return {
    recall(tenantId, id, revision) {
      const entry = find(tenantId, id);
      if (!entry || entry.revision < revision) return undefined;
      if (!young.has(id)) keep(id, entry);
      return entry.passage;
    },
    remember(tenantId, passage, revision) {
      // Read again only to learn that it is still there: what was worked out from the one before stays of use.
      const known = find(tenantId, passage.id)?.passage ?? passage;
      keep(passage.id, { tenantId, passage: known, revision });
      return known;
    },
  };
}

/** With all that is worked out from it once it is found; measured. */
const sizeOf = ({ text, lexemes, sentences }: Passage): number =>
  2_500 + 2 * (text.length + lexemes.length) + 400 * sentences.length;
