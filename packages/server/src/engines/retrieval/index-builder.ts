import { getHeapStatistics } from "node:v8";
import { closerBuilder, type CloserText } from "./closer-look/closer-builder.ts";
import type { ProductFacts } from "../../db/lexemes.ts";
import { factsBuilder } from "./facts.ts";
import { idf, type LexemeIndex } from "./lexeme-index.ts";
import { larger, startOf } from "./packed.ts";

/** A field of the indexed texts: how much a word in it counts (above 0), and how strongly long ones are discounted (0 to 1). */
export interface Field {
  weight: number;
  b: number;
}

export interface IndexBuilder {
  /** A lexeme's number until the index is finished. */
  numberOf(lexeme: string): number;
  /** @param fields the numbers of the text's lexemes, field by field. Ids must rise. @param more what is given for all texts or for none */
  add(
    id: number,
    fields: number[][],
    more?: { closer?: CloserText | undefined; facts?: ProductFacts | undefined },
  ): void;
  finish(revision: number, languages: string[]): LexemeIndex;
}

/** How soon further occurrences of a word stop to matter. */
const K1 = 1.2;
/** What a lexeme adds to a text's score at most, in units of its idf. */
export const GREATEST_IMPACT = K1 + 1;
/** Impacts are kept in two bytes. */
const MOST_UNITS = 0xffff;
/**
 * So many different words of a tenant can be looked for; hash lists and part numbers beyond are not. All of a build's memory
 * is a thread's, and where that runs out the process may end with it: some 120 bytes a word where its map grows, and two
 * builds at once. What the thread may have is what the process was started with, if that says anything.
 */
const MOST_LEXEMES = Math.min(3_000_000, Math.floor(getHeapStatistics().heap_size_limit / 2 / 160));
/** Stands for all others: nobody asks for it. */
const NO_LEXEME = "";
/** Occurrences of a word in one field of one text are counted up to this. */
const MOST_COUNTED = 0xffff;

/**
 * Builds an index by BM25F: the occurrences of a word are weighed and discounted field by field and summed, then saturate together
 * (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009, section 3.6).
 */
export function indexBuilder(fields: Field[], mostLexemes = MOST_LEXEMES): IndexBuilder {
  const numbers = new Map<string, number>();
  const ids: number[] = [];
  const lengths: number[] = [];
  // One entry for each word of each text, text by text: the word's number, and its count in each field.
  const entryEnds: number[] = [];
  let words = new Uint32Array(1024);
  let counts = new Uint16Array(1024 * fields.length);
  let entries = 0;

  function numberOf(lexeme: string): number {
    let number = numbers.get(lexeme);
    if (number !== undefined) return number;
    if (numbers.size >= mostLexemes && lexeme !== NO_LEXEME) return numberOf(NO_LEXEME);
    numbers.set(lexeme, (number = numbers.size));
    return number;
  }
  const closer = closerBuilder();
  let isCloser = false;
  const facts = factsBuilder();
  let hasFacts = false;
  /** The entry of each word in the text that has it last. */
  let lastEntries = new Uint32Array(1024);

  /** @param first the text's first entry */
  function enter(number: number, first: number): number {
    while (number >= lastEntries.length) lastEntries = larger(lastEntries, Uint32Array);
    const before = lastEntries[number]!;
    if (before >= first && before < entries && words[before] === number) return before;
    const entry = entries++;
    if (entries > words.length) {
      words = larger(words, Uint32Array);
      counts = larger(counts, Uint16Array);
    }
    words[entry] = number;
    lastEntries[number] = entry;
    return entry;
  }

  return {
    numberOf,
    add(id, texts, { closer: closerText, facts: factsOfText } = {}) {
      const first = entries;
      fields.forEach((_, field) => {
        const lexemes = texts[field] ?? [];
        for (const lexeme of lexemes) {
          const count = enter(lexeme, first) * fields.length + field;
          if (counts[count]! < MOST_COUNTED) counts[count]!++;
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

    finish(revision, languages) {
      const lexemes = [...numbers.keys()].sort();
      const holding = new Uint32Array(lexemes.length);
      for (let entry = 0; entry < entries; entry++) holding[words[entry]!]!++;
      const own = Uint32Array.from(lexemes, (lexeme) => numbers.get(lexeme)!);
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
      const texts = new Uint32Array(entries);
      const impactUnit = (rarity.reduce((most, one) => Math.max(most, one), 0) * GREATEST_IMPACT) / MOST_UNITS || 1;
      const impacts = new Uint16Array(entries);
      const peaks = new Uint16Array(lexemes.length);
      const discounts = lengthDiscounts(fields, lengths);
      for (let text = 0, entry = 0; text < ids.length; text++) {
        for (; entry < entryEnds[text]!; entry++) {
          let weight = 0;
          for (let field = 0; field < fields.length; field++)
            weight += counts[entry * fields.length + field]! * discounts[text * fields.length + field]!;
          const n = rank[words[entry]!]!;
          const posting = next[n]!++;
          texts[posting] = text;
          const impact = (rarity[n]! * weight * GREATEST_IMPACT) / (K1 + weight);
          impacts[posting] = Math.max(1, Math.round(impact / impactUnit));
          peaks[n] = Math.max(peaks[n]!, impacts[posting]!);
        }
      }
      return {
        revision,
        languages,
        ids: Float64Array.from(ids),
        sorted,
        ...packed(Array.from(mostFirst, (place) => lexemes[place]!)),
        postingEnds,
        texts,
        impacts,
        impactUnit,
        peaks,
        closer: isCloser
          ? closer.finish(rank, {
              texts: ids.length,
              lexemes: lexemes.length,
              ends: entryEnds,
              lexeme: (entry) => rank[words[entry]!]!,
              weight(entry) {
                let count = 0;
                for (let field = 0; field < fields.length; field++)
                  count += fields[field]!.weight * counts[entry * fields.length + field]!;
                return Math.log1p(count) * rarity[rank[words[entry]!]!]!;
              },
            })
          : null,
        facts: hasFacts ? facts.finish() : null,
      };
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
