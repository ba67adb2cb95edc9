import { mulberry } from "../mulberry.ts";

/**
 * Text with the statistics of English, the same at every run: word frequencies by Zipf's law, and the most frequent
 * words are those that hold sentences together. No evaluation data is needed for speed.
 */
const WORDS = 20_000;
const PASSAGES = 10_000;
const PASSAGE_WORDS = 120;

/** In the order of their frequency; about half of all words in a text. */
const FREQUENT =
  "the of and a in to it is was i for that you he be with on by at have are not this but had they his from she which or we an there her were one do been all their has would will what if can when so no him who about up out them then my me some into than other could its two more these now only over your where how after most such before through being between those own because under very here both each during again against further once until while above below same too few any off down should just why nor yours ours theirs".split(
    " ",
  );

export interface Corpus {
  /** Documents of one passage each, as lines of NDJSON. */
  documents: { external_id: string; title: string; content: string; format: "text" }[];
  /** Nine words out of one passage. */
  question(): string;
}

export function makeCorpus(): Corpus {
  const random = mulberry(20_261_121);
  const words = [...FREQUENT, ...Array.from({ length: WORDS - FREQUENT.length }, () => makeWord(random))];
  const zipf = makeZipf(WORDS, random);
  const sentence = (): string => {
    const text = Array.from({ length: 12 }, () => words[zipf()]).join(" ");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const documents = Array.from({ length: PASSAGES }, (_, i) => ({
    external_id: String(i),
    title: `${words[zipf()]} ${words[zipf()]} ${i}`,
    content: Array.from({ length: PASSAGE_WORDS / 12 }, sentence).join(" "),
    format: "text" as const,
  }));
  return {
    documents,
    question() {
      const text = documents[Math.floor(random() * PASSAGES)]?.content.split(" ") ?? [];
      const from = Math.floor(random() * (text.length - 9));
      return text.slice(from, from + 9).join(" ");
    },
  };
}

function makeWord(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 3);
  const pick = (letters: string): string => letters.charAt(Math.floor(random() * letters.length));
  return Array.from({ length: syllables }, () => pick("bcdfghklmnprstvw") + pick("aeiou")).join("");
}

/** Ranks by Zipf's law: the second word half as often as the first. */
function makeZipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) sums[i] = sum += 1 / (i + 2);
  return () => {
    const target = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
