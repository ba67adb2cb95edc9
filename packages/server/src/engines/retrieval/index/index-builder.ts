import { getHeapStatistics } from "node:v8";
import { closerBuilder, type CloserText } from "../closer-look/closer-builder.ts";
import type { ProductFacts } from "../../../db/lexemes.ts";
import { factsBuilder } from "../goods/facts.ts";
import { countOf, findLexeme, idf, type LexemeIndex } from "./lexeme-index.ts";
import { larger, startOf } from "./packed.ts";
import { sketchOf } from "./sketches.ts";
import { wordNumbers } from "./word-numbers.ts";

/** A field of the indexed texts: how much a word in it counts (above 0), and how strongly long ones are discounted (0 to 1). */
export interface Field {
  weight: number;
  b: number;
  /** Whether it tells of a thing at length, and not what it is. */
  isDescription?: true;
}

export interface IndexBuilder {
  /** A lexeme's number until the index is finished. */
  numberOf(lexeme: string): number;
  /** The same of all in a line, which are parted by blanks. */
  numbersIn(line: string): number[];
  /** @param fields the numbers of the text's lexemes, field by field. Ids must rise. @param more what is given for all texts or for none */
  add(
    id: number,
    fields: number[][],
    more?: { closer?: CloserText | undefined; facts?: ProductFacts | undefined },
  ): void;
  /** @param spoken of each text which of the languages it was read in; left out: all were in the first */
  finish(revision: number, languages: string[], spoken?: Uint8Array<ArrayBuffer>): LexemeIndex;
}

/** How soon further occurrences of a word stop to matter. */
const K1 = 1.2;
/** What a lexeme adds to a text's score at most, in units of its idf. */
export const GREATEST_IMPACT = K1 + 1;
/** Impacts are kept in two bytes. */
const MOST_UNITS = 0xffff;
/**
 * So many different words of a tenant can be looked for; hash lists and part numbers beyond are not. All of a build's memory
 * is a thread's, and where that runs out the process may end with it: some 120 bytes a word where its map grows, two
 * builds at once and a first import that is read beside them. What the thread may have is what the process was started with, if that says anything.
 */
const MOST_LEXEMES = Math.min(3_000_000, Math.floor(getHeapStatistics().heap_size_limit / 3 / 160));
/** Stands for all others: nobody asks for it. */
const NO_LEXEME = "";
/** How many texts hold words beyond those that can be looked for. */
export function withOtherWords(index: LexemeIndex): number {
  const others = findLexeme(index, NO_LEXEME);
  return others < 0 ? 0 : countOf(index, others);
}

/** Occurrences of a word in one field of one text are counted up to this. */
const MOST_COUNTED = 0xffff;
/** A field and a count in one number, which a float of four bytes holds as it is. */
const FIELD = MOST_COUNTED + 1;

/**
 * Builds an index by BM25F: the occurrences of a word are weighed and discounted field by field and summed, then saturate together
 * (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009, section 3.6).
 */
export function indexBuilder(fields: Field[], mostLexemes = MOST_LEXEMES): IndexBuilder {
  const numbers = wordNumbers(mostLexemes, NO_LEXEME);
  const ids: number[] = [];
  const lengths: number[] = [];
  // One entry for each word of each field of each text, text by text: the word's number, and its field with its count there.
  const entryEnds: number[] = [];
  let words = new Uint32Array(1024);
  let said = new Float32Array(1024);
  let entries = 0;

  const numberOf = (lexeme: string): number => numbers.numberAt(lexeme, 0, lexeme.length);

  function numbersIn(line: string): number[] {
    const found: number[] = [];
    for (let start = 0; start < line.length;) {
      const blank = line.indexOf(" ", start);
      const end = blank < 0 ? line.length : blank;
      if (end > start) found.push(numbers.numberAt(line, start, end));
      start = end + 1;
    }
    return found;
  }

  const closer = closerBuilder();
  let isCloser = false;
  const facts = factsBuilder();
  let hasFacts = false;
  /** The entry of each word in the field that has it last, and how many texts hold it. */
  let lastEntries = new Uint32Array(1024);
  let holding = new Uint32Array(1024);

  /** @param first the text's first entry. @param firstOfField that of its field */
  function enter(number: number, first: number, firstOfField: number, field: number): number {
    while (number >= lastEntries.length) {
      lastEntries = larger(lastEntries, Uint32Array);
      holding = larger(holding, Uint32Array);
    }
    const before = lastEntries[number]!;
    const isKnown = before >= first && before < entries && words[before] === number;
    if (isKnown && before >= firstOfField) return before;
    if (!isKnown) holding[number]!++;
    const entry = entries++;
    if (entries > words.length) {
      words = larger(words, Uint32Array);
      said = larger(said, Float32Array);
    }
    words[entry] = number;
    said[entry] = field * FIELD;
    lastEntries[number] = entry;
    return entry;
  }

  return {
    numberOf,
    numbersIn,
    add(id, texts, { closer: closerText, facts: factsOfText } = {}) {
      const first = entries;
      fields.forEach((_, field) => {
        const lexemes = texts[field] ?? [];
        const firstOfField = entries;
        for (const lexeme of lexemes) {
          const entry = enter(lexeme, first, firstOfField, field);
          if (said[entry]! - field * FIELD < MOST_COUNTED) said[entry]!++;
        }
        lengths.push(lexemes.length);
      });
      if (closerText) {
        closer.add(closerText);
        isCloser = true;
      }
      if (factsOfText) facts.add(factsOfText);
      hasFacts ||= !!factsOfText;
      ids.push(id);
      entryEnds.push(entries);
    },

    finish(revision, languages, spoken = new Uint8Array(ids.length)) {
      const lexemes = numbers.words().sort();
      while (holding.length < lexemes.length) holding = larger(holding, Uint32Array);
      const own = Uint32Array.from(lexemes, numberOf);
      const mostFirst = Uint32Array.from(own.keys()).sort((a, b) => holding[own[b]!]! - holding[own[a]!]! || a - b);
      const rank = new Uint32Array(lexemes.length);
      const sorted = new Uint32Array(lexemes.length);
      mostFirst.forEach((place, n) => {
        rank[own[place]!] = n;
        sorted[place] = n;
      });
      const postingEnds = Uint32Array.from(mostFirst, (place) => holding[own[place]!]!);
      const rarity = Float64Array.from(postingEnds, (count) => idf(count, ids.length));
      for (let n = 1; n < postingEnds.length; n++) postingEnds[n]! += postingEnds[n - 1]!;

      const next = Uint32Array.from(postingEnds, (_, n) => startOf(postingEnds, n));
      const postings = postingEnds.at(-1) ?? 0;
      const texts = new Uint32Array(postings);
      const impactUnit = (rarity.reduce((most, one) => Math.max(most, one), 0) * GREATEST_IMPACT) / MOST_UNITS || 1;
      const impacts = new Uint16Array(postings);
      const peaks = new Uint16Array(lexemes.length);
      const discounts = lengthDiscounts(fields, lengths);
      const isOnlyDescribed = new Uint8Array(hasFacts ? lexemes.length : 0).fill(1);
      // The entries of a word in one text become one, with what it says in all fields together.
      const weights = new Float64Array(lexemes.length);
      const sums = new Float64Array(lexemes.length);
      let merged = 0;
      for (let text = 0, entry = 0; text < ids.length; text++) {
        const first = entry;
        for (; entry < entryEnds[text]!; entry++) {
          const field = Math.floor(said[entry]! / FIELD);
          const count = said[entry]! - field * FIELD;
          weights[words[entry]!]! += count * discounts[text * fields.length + field]!;
          sums[words[entry]!]! += fields[field]!.weight * count;
          if (hasFacts && !fields[field]!.isDescription) isOnlyDescribed[rank[words[entry]!]!] = 0;
        }
        for (let at = first; at < entry; at++) {
          const word = words[at]!;
          const weight = weights[word]!;
          if (weight === 0) continue;
          const n = rank[word]!;
          const posting = next[n]!++;
          texts[posting] = text;
          const impact = (rarity[n]! * weight * GREATEST_IMPACT) / (K1 + weight);
          impacts[posting] = Math.max(1, Math.round(impact / impactUnit));
          peaks[n] = Math.max(peaks[n]!, impacts[posting]!);
          words[merged] = word;
          said[merged++] = sums[word]!;
          weights[word] = sums[word] = 0;
        }
        entryEnds[text] = merged;
      }
      const { lexemes: units, lexemeEnds } = packed(Array.from(mostFirst, (place) => lexemes[place]!));
      const index: LexemeIndex = {
        revision,
        languages,
        ids: Float64Array.from(ids),
        sorted,
        sketches: Uint32Array.from(sorted, (n) => sketchOf(units, startOf(lexemeEnds, n), lexemeEnds[n]!)),
        lexemes: units,
        lexemeEnds,
        postingEnds,
        spoken,
        texts,
        impacts,
        impactUnit,
        peaks,
        isOnlyDescribed,
        closer: isCloser
          ? closer.finish(rank, {
              texts: ids.length,
              lexemes: lexemes.length,
              ends: entryEnds,
              lexeme: (entry) => rank[words[entry]!]!,
              weight: (entry) => Math.log1p(said[entry]!) * rarity[rank[words[entry]!]!]!,
            })
          : null,
        facts: hasFacts ? facts.finish() : null,
      };
      // They are the most of it, and who asked for the index may copy it before memory is tidied.
      for (const { buffer } of [words, said, lastEntries, holding]) buffer.transfer(0);
      return index;
    },
  };
}

/** What one occurrence counts in each field of each text: the field's weight, less in a text longer there than the mean. */
function lengthDiscounts(fields: Field[], lengths: number[]): Float64Array {
  const means = fields.map((_, field) => {
    let sum = 0;
    for (let i = field; i < lengths.length; i += fields.length) sum += lengths[i]!;
    return sum / (lengths.length / fields.length) || 1;
  });
  return Float64Array.from(lengths, (length, i) => {
    const { weight, b } = fields[i % fields.length]!;
    return weight / (1 - b + (b * length) / means[i % fields.length]!);
  });
}

function packed(lexemes: string[]): Pick<LexemeIndex, "lexemes" | "lexemeEnds"> {
  const lexemeEnds = new Uint32Array(lexemes.length);
  let end = 0;
  lexemes.forEach((lexeme, n) => (lexemeEnds[n] = end += lexeme.length));
  const units = new Uint16Array(end);
  lexemes.forEach((lexeme, n) => {
    const start = startOf(lexemeEnds, n);
    for (let i = 0; i < lexeme.length; i++) units[start + i] = lexeme.charCodeAt(i);
  });
  return { lexemes: units, lexemeEnds };
}
