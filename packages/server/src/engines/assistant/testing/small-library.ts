import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";

/** A document in Markdown; a section begins at each `## heading`. */
export interface SmallDocument {
  title: string;
  url?: string;
  content: string;
}

const idle = new Set(
  "a an the this that is are was do does did can could will would i you we it my your our of in on at to from by for with and or but if what which who when where why how be have has not no".split(
    " ",
  ),
);

/** Words without their usual endings; enough to find things in a handful of documents. */
const lexemes = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, ""));

/** A knowledge tool over a few documents in memory, the same for every tenant. */
export function smallLibrary(documents: SmallDocument[]): KnowledgeTool {
  const passages = documents.flatMap(passagesOf).map((passage, at) => ({ ...passage, id: at + 1 }));
  const bags = passages.map(({ title, headings, text }) => new Set(lexemes([title, ...headings, text].join(" "))));
  const idf = (term: string): number => {
    const holding = bags.filter((bag) => bag.has(term)).length;
    return holding > 0 ? Math.log(1 + passages.length / holding) : 0;
  };
  return {
    search(_, question, limit): Promise<FoundKnowledge> {
      const terms = [...new Set(lexemes(question))].map((term) => ({ term, idf: idf(term) }));
      const weight = (held: typeof terms): number => held.reduce((sum, one) => sum + (one.idf || 3), 0);
      const scored = passages.map((passage, at) => ({
        ...passage,
        lacks: terms.flatMap(({ term }) => (bags[at]!.has(term) ? [] : [term])),
        score: weight(terms.filter(({ term }) => bags[at]!.has(term))),
      }));
      const found = scored
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
      const score = terms.length > 0 ? (found[0]?.score ?? 0) / weight(terms) : 0;
      return Promise.resolve({
        passages: found,
        terms,
        answerable: { score, decision: score >= 0.5 ? "answer" : "no_answer" },
      });
    },
  };
}

function passagesOf(
  { title, url = undefined, content }: SmallDocument,
  at: number,
): Omit<FoundPassage, "id" | "lacks">[] {
  return content
    .trim()
    .split(/^(?=## )/m)
    .map((section) => {
      const heading = /^## (.*)\n+/.exec(section);
      const text = section.slice(heading?.[0].length ?? 0).trim();
      return {
        documentId: `document-${at + 1}`,
        externalId: null,
        title,
        headings: heading ? [heading[1]!] : [],
        questions: [],
        url: url ?? null,
        anchor: null,
        text,
        ...sentencesOf(text),
        score: 0,
      };
    });
}

/** Each line of a list or table is one, and in prose what ends in a full stop. */
function sentencesOf(text: string): Pick<FoundPassage, "sentences" | "lexemes"> {
  const spans = Array.from(text.matchAll(/^[ \t]*(?:[-*|]|\d+[.)]).*$|[^\s|][^\n]*?[.!?:](?=\s|$)|[^\s|][^\n]*$/gm));
  return {
    sentences: spans.map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length })),
    lexemes: spans.map(([sentence]) => lexemes(sentence).join(" ")).join("\n"),
  };
}
