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

/** @param capacity most bytes, estimated; the passages that were not asked for the longest go first */
export function createPassageMemory(capacity: number): PassageMemory {
  // In the order in which they were last asked for.
  const entries = new Map<number, Entry>();
  let bytes = 0;

  const keep = (entry: Entry): void => {
    const { id } = entry.passage;
    if (!entries.delete(id)) bytes += sizeOf(entry.passage);
    entries.set(id, entry);
    while (bytes > capacity) {
      const [oldest, { passage }] = entries.entries().next().value as [number, Entry];
      entries.delete(oldest);
      bytes -= sizeOf(passage);
    }
  };

  const find = (tenantId: string, id: number): Entry | undefined => {
    const entry = entries.get(id);
    return entry?.tenantId === tenantId ? entry : undefined;
  };

  return {
    recall(tenantId, id, revision) {
      const entry = find(tenantId, id);
      if (!entry || entry.revision < revision) return undefined;
      keep(entry);
      return entry.passage;
    },
    remember(tenantId, passage, revision) {
      // Read again only to learn that it is still there: what was worked out from the one before stays of use.
      const known = find(tenantId, passage.id)?.passage ?? passage;
      keep({ tenantId, passage: known, revision });
      return known;
    },
  };
}

/** With all that is worked out from it once it is found; measured. */
const sizeOf = ({ text, lexemes, sentences }: Passage): number =>
  2_500 + 2 * (text.length + lexemes.length) + 400 * sentences.length;
