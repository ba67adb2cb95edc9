import { foldedWords } from "../../wording/fold.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { cellsOf } from "../finding/table-row.ts";
import { asItIs } from "../said/follow-up.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { areAlike } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { Sought } from "./seek-each.ts";
import type { Asked } from "./turns-for.ts";

/** Who says more asks something of them. */
const MOST_WORDS = 10;
const MOST_READ = 20;
/** So many sections are told side by side. */
const MOST_SECTIONS = 6;
/** What a section tells of what it is named after begins with that: "Solo costs …". In words. */
const OPENING = 4;

/**
 * What tells two things side by side, or all of a kind, where a message compares them and asks nothing else: "team vs business",
 * "compare the plans". That is a table that has a row for each, or a section of its own for each. Empty: it compares nothing, or
 * nothing tells all of it.
 */
export async function seekCompared(tool: KnowledgeTool, turn: Asked, words: Words): Promise<Sought[]> {
  const things = comparedIn(turn.question, words);
  if (things.length === 0) return [];
  const asked = things.map((thing) => thing.join(" ")).join(" ");
  const found = await tool.search(turn.tenant.id, asked, MOST_READ);
  const table = found.passages.find(things.length > 1 ? hasRowOfEach(things) : isTableOf(things[0]!));
  if (table) return [told(turn, asked, found, table)];
  const sections = things.length > 1 ? sectionOfEach(things, found, words) : sectionsOf(things[0]!, found, words);
  return sections.map((one) => told(turn, one.headings.at(-1)!, found, one));
}

/** The two things, or the one kind, that a message compares, each by its words; empty: it compares none. */
function comparedIn(question: string, { shop, joins, plain }: Words): string[][] {
  const said = saidIn(question);
  if (said.length > MOST_WORDS) return [];
  // "Team vs. Business" is one clause.
  const isOne = clausesOf(question).every(
    ({ words }, at, all) => at === all.length - 1 || phraseAt(words, words.length - 1, shop.compare) > 0,
  );
  if (!isOne) return [];
  const things: string[][] = [[]];
  let compares = false;
  for (let at = 0; at < said.length;) {
    const comparing = phraseAt(said, at, shop.compare);
    const parting = Math.max(comparing, phraseAt(said, at, shop.between), phraseAt(said, at, joins));
    compares ||= comparing > 0;
    if (parting > 0) things.push([]);
    else if (!plain.has(said[at]!)) things.at(-1)!.push(said[at]!);
    at += parting || 1;
  }
  const named = things.filter((words) => words.length > 0);
  return compares && named.length < 3 ? named : [];
}

const told = (turn: Asked, question: string, found: FoundKnowledge, passage: FoundPassage): Sought => ({
  turn: { ...turn, question, core: question },
  pinned: null,
  finding: {
    kind: "knowledge",
    reading: asItIs(question),
    knowledge: { ...found, passages: [passage], answerable: { ...found.answerable, decision: "answer" } },
  },
  isFound: true,
});

/** Whether each of some words is one of others. */
const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => others.some((other) => areAlike(word, other)));

const firstCells = ({ text }: FoundPassage): string[][] =>
  text.split("\n").flatMap((line) => (line.startsWith("|") ? [foldedWords(cellsOf(line)[0]!)] : []));

/** "Team" of "the Team plan". */
const hasRowOfEach =
  (things: string[][]) =>
  (passage: FoundPassage): boolean => {
    const cells = firstCells(passage);
    return things.every((thing) => cells.some((cell) => isWithin(cell, thing)));
  };

const isTableOf =
  (kind: string[]) =>
  (passage: FoundPassage): boolean => {
    const [head] = firstCells(passage);
    return head !== undefined && (isWithin(kind, head) || isWithin(kind, nameOf(passage)));
  };

const nameOf = ({ title, headings }: FoundPassage): string[] => foldedWords(headings.at(-1) ?? title);

/** A section for each of two things, named after it; none where one has none. */
function sectionOfEach(things: string[][], { passages }: FoundKnowledge, { plain }: Words): FoundPassage[] {
  const sections = things.flatMap((thing) => {
    const isNamed = (one: FoundPassage): boolean => {
      const name = nameOf(one).filter((word) => !plain.has(word));
      return one.headings.length > 0 && (isWithin(name, thing) || isWithin(thing, name));
    };
    return passages.find(isNamed) ?? [];
  });
  return new Set(sections).size === things.length ? sections : [];
}

/** The sections of a document named after a kind which begin by naming themselves, as they stand in it: "Solo", "Team". */
function sectionsOf(kind: string[], { passages }: FoundKnowledge, { plain }: Words): FoundPassage[] {
  const sections = passages.filter((one) => {
    const name = nameOf(one).filter((word) => !plain.has(word));
    const isOfKind = isWithin(kind, [one.title, ...one.headings.slice(0, -1)].flatMap(foldedWords));
    return one.headings.length > 0 && isOfKind && isWithin(name, foldedWords(one.text).slice(0, OPENING));
  });
  const ofOne = sections.filter(({ documentId }) => documentId === sections[0]!.documentId);
  const isFew = ofOne.length > 1 && ofOne.length <= MOST_SECTIONS;
  return isFew ? ofOne.toSorted((one, other) => one.id - other.id) : [];
}
