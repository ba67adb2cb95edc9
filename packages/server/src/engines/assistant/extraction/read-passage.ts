import { daysIn, saysOpen, speaksOfOpening, tellsOf, type DaysOf } from "../calendar/days-told.ts";
import { HOLIDAYS } from "../calendar/named-days.ts";
import { monthsIn } from "../calendar/months.ts";
import { weekdaysIn } from "../calendar/weekdays.ts";
import { tellsMatter } from "../said/matter-data.ts";
import { givesOrders } from "../said/orders.ts";
import { namesOf, type PassageNames } from "../finding/passage-names.ts";
import { isOfPrice } from "../said/asks-price.ts";
import { cellsOf } from "../finding/table-row.ts";
import type { FoundPassage, Sentence } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { orderIn } from "../words/order.ts";
import type { Asked, Matter, Order, Words } from "../words/words.ts";
import { evidenceFor, priceIn, type Price } from "./evidence.ts";
import { layout, type Block } from "./layout.ts";
import { lineStarts } from "./places.ts";
import { tidyLine } from "./tidy.ts";
import { KeptWithSentences } from "../kept-with-sentences.ts";

/** What of a passage is the same for every question. */
export interface ReadPassage {
  blocks: Block[];
  /** Its sentences in their order, without those of headings. */
  lines: Line[];
  names: PassageNames;
  /** The words of its nearest heading that have a topic of their own. */
  telling: string[][];
  /** Whether the nearest heading says "not". */
  isNegated: boolean;
  /** How many words it has. */
  length: number;
  /** Where the lexemes of each sentence begin. */
  starts: number[];
}

const readBefore = new KeptWithSentences<{ words: Words; read: ReadPassage }>();

/** @param words those of the documents' language */
export function readPassage(passage: FoundPassage, words: Words): ReadPassage {
  const before = readBefore.get(passage.sentences);
  if (before?.words === words) return before.read;
  const read = readAnew(passage, words);
  readBefore.set(passage.sentences, { words, read });
  return read;
}

function readAnew(passage: FoundPassage, words: Words): ReadPassage {
  // A page that anybody may write on is quoted as the owner's word.
  const blocks = layout(passage).filter(({ start, end }) => !givesOrders(passage.text.slice(start, end)));
  const names = namesOf(passage);
  const numbers = new Map(passage.sentences.map((sentence, number) => [sentence, number]));
  return {
    blocks,
    lines: blocks
      .filter(({ kind }) => kind !== "heading")
      .flatMap((block) => block.sentences.map((sentence) => new Line(passage, block, numbers.get(sentence)!, words))),
    names,
    telling: names.units.filter((unit) => unit.some((word) => !words.plain.has(word))),
    isNegated: names.nearest.some((word) => words.negations.has(word)),
    length: countWords(passage.text),
    starts: lineStarts(passage.lexemes),
  };
}

const CLOCK = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)\d{1,2} ?(?:[ap]\.?m\b|Uhr\b|h\b)/iu;

/** A cell with a number and nothing else. */
const BARE = /^\s*\d+(?:[.,]\d+)*\s*$/;

/** A sentence with what an answer made of it needs to know; each is worked out when it is first asked for. */
export class Line {
  readonly block: Block;
  readonly sentence: Sentence;
  /** Its place among all sentences of the passage. */
  readonly number: number;
  readonly #passage: FoundPassage;
  readonly #words: Words;
  #evidence: Map<Asked, number> | undefined;
  #shown: string | undefined;
  #length: number | undefined;
  #isPointer: boolean | undefined;
  #leansBack: boolean | undefined;
  #matters: Map<Matter, boolean> | undefined;
  #order: Order | null | undefined;
  #saysOpen: boolean | undefined;
  #days: DaysOf | undefined;
  #weekdays: ReadonlySet<number> | undefined;
  #cells: string[] | undefined;
  #price: Price | null | undefined;
  #label: readonly string[] | undefined;
  #onlyOf: readonly string[] | null | undefined;

  constructor(passage: FoundPassage, block: Block, number: number, words: Words) {
    this.block = block;
    this.sentence = passage.sentences[number]!;
    this.number = number;
    this.#passage = passage;
    this.#words = words;
  }

  get #text(): string {
    return this.#passage.text.slice(this.sentence.start, this.sentence.end);
  }

  /** As it reads in an answer. */
  get shown(): string {
    return (this.#shown ??= tidyLine(this.#text, this.#passage));
  }

  /** How many words of it an answer shows. */
  get length(): number {
    return (this.#length ??= countWords(this.shown));
  }

  /** "See [Returns](/returns)." */
  get isPointer(): boolean {
    return (this.#isPointer ??=
      this.#text.includes("](") && foldedWords(this.#text.replace(/\[[^\]]*\]\([^)]*\)/g, "")).length <= 2);
  }

  /** Whether it leans on the sentence before: "This also …". */
  get leansBack(): boolean {
    return (this.#leansBack ??= phraseAt(foldedWords(this.shown.slice(0, 60)), 0, this.#words.leansBack) > 0);
  }

  /** Whether it says "not". */
  get saysNot(): boolean {
    return foldedWords(this.shown).some((word) => this.#words.negations.has(word));
  }

  /** Whether it says nothing without what stands above it: "choose Cancel in the same place". */
  get pointsUp(): boolean {
    return holdsPhrase(foldedWords(this.shown), this.#words.pointsUp);
  }

  /** Whether it says nothing without the list or table right behind its paragraph: "the times are as follows". */
  get pointsDown(): boolean {
    return holdsPhrase(foldedWords(this.shown), this.#words.pointsDown);
  }

  /** Whether it says nothing without a table: "the amount in the table". */
  get pointsAtTable(): boolean {
    return holdsPhrase(foldedWords(this.shown), this.#words.pointsAtTable);
  }

  /** Whether it tells what is asked for; of an address also a part of it. */
  tells(matter: Matter): boolean {
    this.#matters ??= new Map();
    const known = this.#matters.get(matter);
    if (known !== undefined) return known;
    const tells = tellsMatter(matter, this.#text) || (matter === "address" && this.#isPartOfAddress());
    this.#matters.set(matter, tells);
    return tells;
  }

  /** "14 Quay." and "Leeds LS9 8AG." */
  #isPartOfAddress(): boolean {
    const { kind, start, end, sentences } = this.block;
    const { text } = this.#passage;
    return (
      kind === "prose" &&
      sentences.length > 1 &&
      tellsMatter("address", text.slice(start, end)) &&
      !sentences.some((one) => tellsMatter("address", text.slice(one.start, one.end)))
    );
  }

  /** Whether it speaks of before or after something. */
  get order(): Order | null {
    if (this.#order === undefined) this.#order = orderIn(foldedWords(this.shown), this.#words);
    return this.#order;
  }

  /** How surely it tells whether something is open on some days of the year: 0 to 1. */
  tellsOfDays(days: ReadonlySet<string>): number {
    return days.size === 0 || !this.saysOpen ? 0 : tellsOf(days, this.#daysOf);
  }

  /** "We are closed in August", of which a class in August with its hours says nothing. */
  opensIn(months: ReadonlySet<number>): boolean {
    return months.size > 0 && speaksOfOpening(this.#text) && [...monthsIn(this.#text)].some((one) => months.has(one));
  }

  /** Whether it says that something is open or closed. */
  get saysOpen(): boolean {
    return (this.#saysOpen ??= saysOpen(this.#text));
  }

  /** Whether it tells when something is usually open, "daily until dusk". */
  get tellsUsualHours(): boolean {
    return !this.isOfFewDays && (this.tells("hours") || (this.saysOpen && this.evidenceFor("time") > 0));
  }

  /** Whether it tells so of some days of the year alone, not of all between two. */
  get isOfFewDays(): boolean {
    const { days, spans } = this.#daysOf;
    return spans.length === 0 && [...days].some((day) => day !== HOLIDAYS) && this.saysOpen;
  }

  get #daysOf(): DaysOf {
    return (this.#days ??= daysIn(this.#text));
  }

  /** Whether it says if something is open on one of some days of the week. */
  isOf(weekdays: ReadonlySet<number>): boolean {
    if (weekdays.size === 0) return false;
    this.#weekdays ??= this.saysOpen ? weekdaysIn(this.#text) : new Set();
    return [...this.#weekdays].some((day) => weekdays.has(day));
  }

  /** Whether it names a day of the week or an hour. */
  get namesTime(): boolean {
    return CLOCK.test(this.#text) || weekdaysIn(this.#text).size > 0;
  }

  /** Of a row of a table. */
  get cells(): string[] {
    return (this.#cells ??= cellsOf(this.#text));
  }

  /**
   * The words, folded, of the name under which it tells something: of a row its first cell, of an item what stands before
   * the colon or the amount. None of prose.
   */
  get label(): readonly string[] {
    return (this.#label ??= labelOf(this.block.kind === "table" ? (this.cells[0] ?? "") : this.shown, this.block));
  }

  /** The words, folded, of the one thing for which alone it holds: "ironing" of "Only ironing: …"; null where it holds for all. */
  get onlyOf(): readonly string[] | null {
    return this.#onlyOf === undefined ? (this.#onlyOf = onlyOf(this.shown, this.#words)) : this.#onlyOf;
  }

  /** What it tells of a price. */
  get price(): Price | null {
    if (this.#price === undefined)
      this.#price = priceIn(this.#text, this.#words) ?? (this.#isOfPriceList ? "price" : null);
    return this.#price;
  }

  /** Whether it is a row or item with the price of something. */
  get isPriceOf(): boolean {
    return this.price === "price" && this.label.length > 0;
  }

  /** Whether it is a row with bare numbers of a table that a name or its head says to be of prices: "All prices in euros". */
  get #isOfPriceList(): boolean {
    if (this.block.kind !== "table" || !this.cells.slice(1).some((cell) => BARE.test(cell))) return false;
    const { title, headings, text } = this.#passage;
    const { start, end } = this.block.sentences[0]!;
    return isOfPrice([title, ...headings, text.slice(start, end)].join("\n"), this.#words);
  }

  /** How surely it holds the kind of fact that is asked for. */
  evidenceFor(asked: Asked): number {
    this.#evidence ??= new Map();
    const known = this.#evidence.get(asked);
    if (known !== undefined) return known;
    const evidence = evidenceFor(asked, this.#text, this.#words);
    this.#evidence.set(asked, evidence);
    return evidence;
  }
}

function labelOf(text: string, { kind }: Block): string[] {
  if (kind !== "table" && kind !== "bullets") return [];
  const name = kind === "table" ? text : text.split(/:\s|\s[–—-]\s|\p{Sc}|\s\d/u)[0]!;
  // "E-bike" is one word, as the index has it.
  return foldedWords(name.replace(/\([^()]*\)/g, "").replace(/(?<!\p{L})(\p{L})[-‐‑](?=\p{L})/gu, "$1"));
}

function onlyOf(text: string, { only }: Words): string[] | null {
  const said = foldedWords(/^([^:.]+):\s/.exec(text)?.[1] ?? "");
  const words = said.filter((word) => !only.has(word));
  const isOnly = only.has(said[0] ?? "") || only.has(said.at(-1) ?? "");
  return isOnly && words.length > 0 ? words : null;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** In a word of a script that puts no spaces between them, about. */
const SIGNS_OF_A_WORD = 3;

/** The words of a text, about. */
export const countWords = (text: string): number =>
  (text.replace(unspaced, "").match(/\S+/g)?.length ?? 0) +
  Math.ceil((text.match(unspaced)?.length ?? 0) / SIGNS_OF_A_WORD);
