import type { FoundPassage } from "../assistant/tools.ts";
import { mayTellOfRecall, recallSought } from "../assistant/words/recalls.ts";
import type { KnowledgeSearch } from "./search.ts";

/** What the texts of a tenant tell of recalls, looked for once for each state of them: few tenants have any. */
export interface RecallNotices {
  at(tenantId: string, revision: number): Promise<FoundPassage[]>;
}

interface Entry {
  revision: number;
  passages: FoundPassage[];
}

/** Passages that hold such words are looked at, and so many are kept. */
const MOST_READ = 60;
const MOST_KEPT = 20;
/** Tenants that are remembered; of nearly all, that there are none. */
const MOST_TENANTS = 2_000;

export function openRecallNotices(knowledge: Pick<KnowledgeSearch, "search">): RecallNotices {
  // In the order in which they were last asked for.
  const entries = new Map<string, Entry>();
  return {
    async at(tenantId, revision) {
      const known = entries.get(tenantId);
      if (known && known.revision >= revision) {
        entries.delete(tenantId);
        entries.set(tenantId, known);
        return known.passages;
      }
      const found = await knowledge.search(tenantId, recallSought, MOST_READ, revision, { near: null });
      const passages = found.passages.filter(({ title, headings, text }) =>
        mayTellOfRecall([title, ...headings, text].join("\n")),
      );
      entries.delete(tenantId);
      entries.set(tenantId, { revision, passages: passages.slice(0, MOST_KEPT) });
      for (const first of entries.keys()) {
        if (entries.size <= MOST_TENANTS) break;
        entries.delete(first);
      }
      return passages.slice(0, MOST_KEPT);
    },
  };
}
