import { unitIn } from "../../wishes/units.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { nameOf } from "./name-of.ts";
import { isColour, keyOf } from "./property-keys.ts";

/** What leads to that which a thing is made for, has with it or is made of, in the languages of shops. */
const leadsOn = wordsIn(
  "for with w from compatible suitable fits für mit zu aus passend geeignet pour avec para con com compatibile compatível per da di do de del du des d voor met van geschikt için ile uyumlu uygun",
);
/** Languages that name the thing first, and then what kind of one: "housse ordinateur"; others end with it: "laptop bag". */
const thingFirst: ReadonlySet<string> = new Set(["fr", "es", "it", "pt", "ca", "ro"]);

/** A word of a run, without its ending. */
export interface TitleWord {
  name: string;
  /** Whether it is written in capitals where others are not, as "PC" and "GT" are. */
  isCapitals: boolean;
  /** Whether a number stands before it, as in "2 persons". */
  isCounted: boolean;
}

/** Words that stand together in a title or a wish: between figures, signs and what leads on to something else. */
export interface Run {
  /** In the order in which most languages name things: the thing itself is the last one. */
  words: TitleWord[];
  /** Whether they name only what the thing goes with. */
  isBeside: boolean;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\s[-–—]\s|[,;:()[\]/|"”″+&–—]/gu;
/** What begins to tell of the thing itself again. */
const ANEW = /[\s,;:()[\]|–—]/u;
/** "1440 x 900", "6 pc(s)". */
const MEASURED = /^(?:x|×|pc|pcs|stk|stück)$/u;
const LONGEST_TITLE = 300;

/** What a token is among the words of a title. */
interface Read extends TitleWord {
  word: string;
  is: "sign" | "figure" | "lead" | "colour" | "word";
}

const tokensRead = new Map<string, Read>();
/** The words of a catalogue's titles; more would take memory for good. */
const MOST_READ = 50_000;

function read(token: string): Read {
  const known = tokensRead.get(token);
  if (known) return known;
  const word = fold(token);
  const key = keyOf([word]);
  const is =
    word === ""
      ? "sign"
      : /\p{N}/u.test(word)
        ? "figure"
        : leadsOn.has(word)
          ? "lead"
          : isColour(key)
            ? "colour"
            : "word";
  const one: Read = {
    word,
    is,
    name: is === "word" ? nameOf(word) : "",
    isCapitals: token.length > 1 && token === token.toUpperCase(),
    isCounted: false,
  };
  // Hardly any figure comes again.
  if (is === "figure") return one;
  if (tokensRead.size >= MOST_READ) tokensRead.clear();
  tokensRead.set(token, one);
  return one;
}

/**
 * The runs of a title or of a wish. Colours, figures and the brand are no part of what a thing is called.
 */
export function runsOf(text: string, code: string, brand: string): Run[] {
  const title = text.slice(0, LONGEST_TITLE);
  const isLoud = title === title.toUpperCase();
  const tokens = title.match(TOKEN) ?? [];
  const its = foldedWords(brand);
  const runs: Run[] = [];
  let words: TitleWord[] = [];
  let isBeside = false;
  const end = (): void => {
    if (words.length > 0) runs.push({ words: thingFirst.has(code) ? words.reverse() : words, isBeside });
    words = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const one = read(token);
    if (its[0] === one.word && its.every((part, i) => read(tokens[at + i] ?? "").word === part)) at += its.length - 1;
    else if (one.is === "sign") {
      end();
      if (ANEW.test(token)) isBeside = false;
    } else if (one.is === "figure") {
      const length = measureAt(one.word, tokens[at + 1] ?? "");
      if (length > 0) end();
      at += Math.max(0, length - 1);
    } else if (one.is === "lead") {
      end();
      isBeside = true;
    } else if (one.is === "word") {
      const isCounted = /^\d+$/u.test(tokens[at - 1] ?? "");
      const isCapitals = one.isCapitals && !isLoud;
      words.push(isCounted || isCapitals !== one.isCapitals ? { ...one, isCapitals, isCounted } : one);
    }
  }
  end();
  return runs;
}

/** How many tokens a measure takes, as "15.6 inch" and "64GB" do; 0: it is a figure of a name, as in "iPhone 12 case". */
function measureAt(word: string, next: string): number {
  const [all, unit = ""] = /^\d+(\D*)$/u.exec(word) ?? [];
  if (unit !== "") return unitIn(unit) ? 1 : 0;
  return all !== undefined && (MEASURED.test(next) || unitIn(fold(next) || next)) ? 2 : 0;
}
