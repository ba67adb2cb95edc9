import type { KnowledgeTool } from "../tools.ts";

/** Searches among the texts in one language alone, where there are many in that and in others. */
export interface OwnLanguage {
  tool: KnowledgeTool;
  /** Whether something may be found in other languages that was not looked for so far. */
  leavesOut(): boolean;
}

/** @param code ISO 639 */
export function inOwnLanguage(given: KnowledgeTool, code: string): OwnLanguage {
  const all = given.all ?? given;
  const { searchIn } = all;
  if (!searchIn) return { tool: all, leavesOut: () => false };
  let leavesOut = false;
  return {
    tool: {
      async search(tenantId, question, limit) {
        const found = await searchIn(tenantId, question, limit, code);
        leavesOut ||= found.isOfLanguage === true;
        return found;
      },
    },
    leavesOut: () => leavesOut,
  };
}

/**
 * Searches among the texts in the language that the visitor speaks, and among all where these hold no answer: where help is kept
 * in two languages, a section and its translation answer alike.
 */
export function ownLanguageFirst(given: KnowledgeTool, code: string): KnowledgeTool {
  const all = given.all ?? given;
  if (!all.searchIn) return all;
  return {
    ...all,
    all,
    async search(tenantId, question, limit) {
      const { tool, leavesOut } = inOwnLanguage(all, code);
      const own = await tool.search(tenantId, question, limit);
      if (!leavesOut() || own.answerable.decision === "answer") return own;
      const found = await all.search(tenantId, question, limit);
      return found.answerable.decision === "answer" ? found : own;
    },
  };
}

/** Of texts in several languages those that are in that of the first. */
export const inLanguageOf = <Text extends { language?: string }>(
  { language }: { language?: string },
  some: Text[],
): Text[] => (language === undefined ? some : some.filter((one) => one.language === language));
