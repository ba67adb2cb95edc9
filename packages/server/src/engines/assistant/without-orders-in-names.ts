import { withoutOrders } from "./said/orders.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "./tools.ts";
import { visible } from "./written/visible.ts";

/**
 * Names of documents and sections stand in citations and suggestions, where visitors and their agents read them: one that
 * gives orders to an assistant is none.
 */
export function withoutOrdersInNames(tool: KnowledgeTool): KnowledgeTool {
  const { searchIn, recalls } = tool;
  return {
    ...tool,
    search: async (...asked) => harmlessFound(await tool.search(...asked)),
    ...(searchIn && { searchIn: async (...asked) => harmlessFound(await searchIn(...asked)) }),
    ...(recalls && { recalls: async (tenantId) => (await recalls(tenantId)).map(harmless) }),
  };
}

const harmlessFound = (found: FoundKnowledge): FoundKnowledge => ({
  ...found,
  passages: found.passages.map(harmless),
});

function harmless(passage: FoundPassage): FoundPassage {
  const title = harmlessName(passage.title);
  const headings = passage.headings.map(harmlessName);
  const questions = passage.questions.map(harmlessName);
  return {
    ...passage,
    title: title || hostOf(passage.url),
    headings: headings.filter(Boolean),
    questions: questions.filter(Boolean),
    // An anchor says what its heading says.
    anchor: headings.at(-1) === "" ? null : passage.anchor,
  };
}

/** Markup that carries more than a name hides it from readers. */
const markup = /<[a-z][\w-]*\s[^<>]*=[^<>]*(?:>|$)/giu;

const harmlessName = (name: string): string => withoutOrders(visible(name).replace(markup, "")).trim();

const hostOf = (url: string | null): string => (url !== null && URL.canParse(url) ? new URL(url).host : "");
