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
  const search = (question: string): Promise<FoundKnowledge> => tool.search(turn.tenant.id, question, MOST_READ);
  const found = await search(asked);
  const table = found.passages.find(things.length > 1 ? hasRowOfEach(things) : isTableOf(things[0]!));
  if (table) return [told(turn, asked, found, table)];
  const sections =
    things.length > 1 ? await sectionOfEach(things, found, words, search) : sectionsOf(things[0]!, found, words);
  return sections.map((one) => told(turn, one.headings.at(-1)!, found, one));
}

/** The two things, or the one kind, that a message compares, each by its words; empty: it compares none. */
function comparedIn(question: string, { shop, joins, plain, prepositions }: Words): string[][] {
  const said = saidIn(question);
  if (said.length > MOST_WORDS) return [];
  // "Team vs. Business" is one clause.
  const isOne = clausesOf(question).every(
    ({ words }, at, all) => at === all.length - 1 || phraseAt(words, words.length - 1, shop.compare) > 0,
  );
  if (!isOne) return [];
  const things: string[][] = [[]];
  let [compares, isBehindParting] = [false, false];
  const partingAt = (at: number): number =>
    Math.max(...[shop.compare, shop.between, joins].map((phrases) => phraseAt(said, at, phrases)));
  for (let at = 0; at < said.length;) {
    compares ||= phraseAt(said, at, shop.compare) > 0;
    const parting = partingAt(at);
    // A plan may be called "Plus", which joins things, or says nothing: alone between what parts them it is one.
    const isParted = at === 0 ? phraseAt(said, 1, shop.compare) > 0 : isBehindParting;
    const isAlone = isParted && (at + 1 === said.length || partingAt(at + 1) > 0);
    const isName = isAlone && parting < 2 && phraseAt(said, at, shop.compare) === 0;
    isBehindParting = parting > 0 ? !isName : isBehindParting && prepositions.has(said[at]!);
    if (parting > 0 && !isName) things.push([]);
    else if (isName || !plain.has(said[at]!)) things.at(-1)!.push(said[at]!);
    at += isName ? 1 : parting || 1;
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

/**
 * A section for each of two things, named after it; none where one has none. What is called as a word that says nothing is found under
 * the same title as the other.
 */
async function sectionOfEach(
  things: string[][],
  { passages }: FoundKnowledge,
  { plain }: Words,
  search: (question: string) => Promise<FoundKnowledge>,
): Promise<FoundPassage[]> {
  const namedIn = (some: readonly FoundPassage[], thing: string[]): FoundPassage | undefined =>
    some.find((one) => {
      const all = nameOf(one);
      const telling = all.filter((word) => !plain.has(word));
      const name = telling.length > 0 ? telling : all;
      return one.headings.length > 0 && (isWithin(name, thing) || isWithin(thing, name));
    });
  const sections = things.map((thing) => namedIn(passages, thing));
  const known = sections.find((one) => one !== undefined);
  if (known && sections.includes(undefined)) {
    const beside = await search([known.title, ...known.headings.slice(0, -1)].join(" "));
    const ofDocument = beside.passages.filter(({ documentId }) => documentId === known.documentId);
    for (const [at, thing] of things.entries()) sections[at] ??= namedIn(ofDocument, thing);
  }
  const each = sections.filter((one) => one !== undefined);
  return new Set(each).size === things.length ? each : [];
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
