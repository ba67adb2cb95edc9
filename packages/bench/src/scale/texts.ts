import { mulberry } from "../mulberry.ts";
import { readLines } from "../relevance/data.ts";

/** Public corpora in English, all of whose passages are among the texts. */
const corpora = [
  "rag/claudedocs",
  "rag/code",
  "rag/stackfaq",
  "rag/covidfaq",
  "rag/clapnq",
  "rag/squad2",
  "conversations/mtrag",
];
/** A made text has so many words at least; whole sentences are taken until then. */
const shortest = 45;
const longest = 140;
/** How often a word of one real text alone is crossed with another such: what makes the vocabulary grow as it does in English. */
const CROSSED = 0.4;

export interface Text {
  external_id: string;
  title: string;
  content: string;
  format: "text";
}

interface CorpusLine {
  title: string;
  text: string;
}

/**
 * The passages of the public corpora, and behind them texts made of their sentences, two to four from each of a few
 * passages. A word that one real text alone has is crossed with another in four of ten cases (the front of one, the end of
 * the other), so that new texts bring new words: by Heaps' law, V = K·n^0.55, 20 times the text has 5 times the words.
 * The same at every run.
 */
export async function makeTexts(folder: string, count: number): Promise<{ texts: Text[]; real: number }> {
  const random = mulberry(20_261_122);
  const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One;
  const lines = (await Promise.all(corpora.map((name) => readLines<CorpusLine>(folder, `${name}.corpus`)))).flat();
  const real = lines.slice(0, count);
  const rare = rareWords(real);
  const all = [...rare];
  const cross = (word: string): string => {
    if (!rare.has(word) || random() > CROSSED) return word;
    const other = pick(all);
    return word.slice(0, Math.ceil(word.length / 2)) + other.slice(Math.floor(other.length / 2));
  };
  const sentences = real.map(({ text }) => text.split(/(?<=[.!?])\s+|\n+/u).filter((one) => /\p{L}/u.test(one)));

  function makeText(): CorpusLine {
    const words = shortest + random() * (longest - shortest);
    const said: string[] = [];
    for (let length = 0; length < words;) {
      const source = pick(sentences);
      const from = Math.floor(random() * source.length);
      for (const sentence of source.slice(from, from + 2 + Math.floor(random() * 3))) {
        said.push(sentence.replace(WORD, cross));
        length += sentence.split(" ").length;
        if (length >= words) break;
      }
      if (source.length === 0) length++;
    }
    const text = said.join(" ").slice(0, longest * 10);
    return { title: `${pick(real).title} ${pick(text.match(WORD) ?? [""])}`.trim(), text };
  }

  const made = Array.from({ length: count - real.length }, makeText);
  return {
    real: real.length,
    texts: [...real, ...made].map(({ title, text }, i) => ({
      external_id: String(i),
      title: title.trim(),
      content: text,
      format: "text",
    })),
  };
}

const WORD = /\p{L}{4,}/gu;

/** The words that stand in one text alone. */
function rareWords(lines: CorpusLine[]): Set<string> {
  const rare = new Set<string>();
  const known = new Set<string>();
  for (const { text } of lines) {
    for (const word of new Set(text.match(WORD))) {
      if (known.has(word)) rare.delete(word);
      else rare.add(word);
      known.add(word);
    }
  }
  return rare;
}
