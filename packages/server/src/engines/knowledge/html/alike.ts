import { namedAbove } from "./named-above.ts";
import { toldOnce, withoutBeginnings } from "./told-once.ts";

/** A part of a page, as blocks of Markdown. */
export interface Part {
  /** What the parts that look like it have in common; null: nothing tells. */
  look: string | null;
  blocks: string[];
}

/** In UTF-16 units. */
const LONGEST_NAME = 80;
const LONGEST_QUESTION = 200;
const LONGEST_CELL = 60;
const MOST_CELLS = 5;

const MARKED = /^(?:#|\||>|```|[-+*] |\d{1,9}[.)] )/;
const NAME = /^[\p{L}\p{N}¿¡"“„«][^\n]*[^\s:;,]$/u;
const SENTENCE = /[.!…]["'”“»’)]*$/u;
const IS_ASKED = /[?？؟]$/u;

/**
 * The blocks of parts that follow each other. Those that look alike and name in their first line what they are about, as
 * cards and folded questions do, get it as their heading; rows of a name and a figure become a list.
 */
export function blocksOfAlike(parts: readonly Part[]): string[] {
  const blocks: string[][] = [];
  for (let at = 0; at < parts.length;) {
    const { look } = parts[at]!;
    let end = at + 1;
    while (look !== null && parts[end]?.look === look) end++;
    const group = toldOnce(parts.slice(at, end).map((part) => part.blocks));
    const told = blocksOfGroup(group);
    blocks.push(told, endOf(group, told));
    at = end;
  }
  return blocks.flat();
}

/** Ends the last of several parts that each stand under a heading of the same level: what comes behind them is none of it. */
export function endOf(group: string[][], told = group.flat()): string[] {
  const levels = told.flatMap((block) => /^(#+) /.exec(block)?.[1] ?? []);
  const [level] = levels;
  const isEach = group.length > 1 && group.every(({ length }) => length > 1) && levels.length >= group.length;
  return level && isEach && told[0]!.startsWith(`${level} `) && levels.every((one) => one.length >= level.length)
    ? [level]
    : [];
}

/** Blocks without the ends of parts that end anyway. */
export const withoutIdleEnds = (blocks: readonly string[]): string[] =>
  blocks.filter((block, at) => {
    const next = /^#+/.exec(blocks[at + 1] ?? "#")?.[0];
    return !isEnd(block) || next === undefined || next.length > block.length;
  });

const isEnd = (block: string): boolean => /^#+$/.test(block);

function blocksOfGroup(group: string[][]): string[] {
  if (group.length > 1 && group.every(isRow))
    return [group.map(([name, ...values]) => rowLine(name!, values.join(" · "))).join("\n")];
  const cards = group.map(named);
  const names = new Set(cards.map(([name]) => name));
  if (group.length < 2 || names.size < group.length || !cards.every(isCard))
    return namedAbove(group.flat()) ?? group.flat();
  return cards.flatMap(([name, ...rest]) => [`###### ${name}`, ...rest]);
}

const isRow = (blocks: string[]): boolean =>
  blocks.length > 1 &&
  blocks.length <= MOST_CELLS &&
  blocks.every((block) => isLine(block, LONGEST_CELL) && !IS_ASKED.test(block)) &&
  !(blocks.length > 2 ? blocks : blocks.slice(0, 1)).some((block) => SENTENCE.test(block));

const isCard = ([name = "", ...rest]: string[]): boolean =>
  rest.length > 0 &&
  isLine(name, IS_ASKED.test(name) ? LONGEST_QUESTION : LONGEST_NAME) &&
  /\p{L}/u.test(name) &&
  NAME.test(name) &&
  !SENTENCE.test(name) &&
  !rest.some((block) => block.startsWith("#"));

/** Whether words name what is below them, and tell nothing by themselves. */
export const isNameLine = (words: string): boolean =>
  isLine(words, LONGEST_NAME) && NAME.test(words) && !SENTENCE.test(words);

const isLine = (block: string, longest: number): boolean =>
  block.length <= longest && !block.includes("\n") && !MARKED.test(block);

/** Without a number before its name, and the signs behind one that asks. */
function named(blocks: string[]): string[] {
  const [name = "", ...rest] = blocks.length > 2 && /^\d{1,3}[.)]?$/.test(blocks[0]!) ? blocks.slice(1) : blocks;
  return [withoutSigns(name).replace(/^\*\*(.+)\*\*$/, "$1"), ...rest];
}

/** So many signs stand behind a question at most. Looked for in all of a long text, they would take for ever. */
export const MOST_SIGNS = 20;

/** "How much? +" without what shows that it opens. */
export function withoutSigns(question: string): string {
  const end = Math.max(0, question.length - MOST_SIGNS);
  return question.slice(0, end) + question.slice(end).replace(/(?<=[?？؟])[^\p{L}\p{N}"”»’)*]+$/u, "");
}

/** As an entry of a list: "Monday: 9–18", "10,000 guests". */
export const rowLine = (name: string, value: string): string =>
  `- ${name.replace(/:(\*\*)?$/, "$1")}${/^(?:\*\*)?\p{L}/u.test(name) ? ":" : ""} ${value}`;

/** "**Sunday:**", above "closed", is a row, and no name of what is below. */
export const rowInOneLine = (block: string): string => {
  const [, name, value = ""] = /^(\*\*[^*\n]{1,60}(?::\*\*|\*\*:)) {2}\n([^\n*]{1,60})$/.exec(block) ?? [];
  return name && !SENTENCE.test(value) && !IS_ASKED.test(value) ? `${name} ${value}` : block;
};

/** In words. */
const LONGEST_ABOVE = 5;
/** "All products →" */
const LINKED = /^\[|\]\([^()]*\)$/g;
const LEADS_ON = /^(?:[^\s#]+\s+){1,5}(?:[→➔➜↗↓»›]|-?>)$/u;

/**
 * Blocks as they are to be read: without those that are signs and pictures alone, and with the line above a heading that
 * says in other words what is below ("Our services", over "We clean it all") as a part of it, but for a page's own.
 */
export function tidied(blocks: readonly string[]): string[] {
  const said = withoutBeginnings(blocks).filter(
    (block) => isEnd(block) || (/[\p{L}\p{N}]/u.test(block) && !LEADS_ON.test(block.replace(LINKED, ""))),
  );
  const kept = said.filter((block, at) => !(/^\d{1,3}[.)]?$/.test(block) && said[at + 1]?.startsWith("#")));
  const [first, heading, ...rest] = kept;
  const above = first && isLine(first, LONGEST_CELL) ? first.replace(ORNAMENT, "") : "";
  if (!heading?.startsWith("#") || isEnd(heading) || !isAbove(above)) return kept;
  const [, level = "", words = ""] = /^(#+) (.*)$/s.exec(heading) ?? [];
  const isSaid = level === "#" || words.toLowerCase().includes(above.toLowerCase());
  return [isSaid ? heading : `${level} ${above}: ${words}`, ...rest];
}

/** "[ Our work ]", "— Our work —", "// Our work" */
const ORNAMENT = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?.:;,…]+$/gu;

const isAbove = (words: string): boolean =>
  words !== "" && words.split(/\s+/u).length <= LONGEST_ABOVE && !/[\d.!?:;,…›»>|[\]]|\s\/\s/u.test(words);
