import type { Indexes } from "./indexes.ts";
import { kinds, type IndexKind } from "./kinds.ts";
import { languageOf } from "./language.ts";
import type { Lexer } from "./lexer.ts";
import { rank, type Ranking } from "./ranking.ts";

/** A ranking that shows what the tenant had written up to `revision`, and maybe more. */
export interface FoundTexts extends Ranking {
  revision: number;
}

/** Finds the texts of a tenant that match a question. */
export interface Finder {
  /** @param revision what must be seen at least; left out: all that is written by now */
  find(tenantId: string, kind: IndexKind, question: string, limit: number, revision?: number): Promise<FoundTexts>;
  /** Whether what was written up to `revision` can be searched without waiting for an index. */
  isReady(tenantId: string, kind: IndexKind, revision: number): boolean;
}

interface FinderDeps {
  indexes: Indexes;
  lexer: Lexer;
  readRevisions(tenantId: string): Promise<Record<"knowledge_revision" | "catalogue_revision", number>>;
}

export function openFinder({ indexes, lexer, readRevisions }: FinderDeps): Finder {
  return {
    isReady: indexes.has,
    async find(tenantId, kind, question, limit, revision) {
      const wanted = revision ?? (await readRevisions(tenantId))[kinds[kind].revision];
      const index = await indexes.get(tenantId, kind, wanted);
      const lexemes: string[] = [];
      for (const code of index.languages) lexemes.push(...(await lexer.question(question, languageOf(code))));
      return { ...rank(index, lexemes, limit), revision: wanted };
    },
  };
}
