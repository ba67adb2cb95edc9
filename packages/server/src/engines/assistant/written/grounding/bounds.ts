import { fold, wordsIn } from "../../../wording/fold.ts";
import type { Part } from "./clauses.ts";
import type { Figure } from "./figures.ts";
import { FREE } from "./measures.ts";
import { nearlyBest, sameMatter } from "./same-matter.ts";
import type { Statement } from "./statements.ts";

/** On which side of a number that lies which is told: "within 14 days" and "up to", or "after 14 days" and "from". */
export type Side = "most" | "least";

const most = wordsIn(
  "within by until till before under below maximum max latest innerhalb binnen bis vor unter höchstens maximal spätestens dans sous jusqu avant maximum hasta antes dentro plazo prazo délai máximo entro fino prima massimo até máximo binnen tot hoogstens maximaal uiterlijk onder",
);
const least = wordsIn(
  "after from least over above beyond since minimum nach ab über mindestens frühestens après dès minimum depuis después desde partir mínimo dopo oltre almeno minimo partire após depois mínimo na vanaf minstens minimaal boven",
);
/** On one side before "than", or behind "at": "more than 14", "at most 14", "au moins 14" and "moins de 14". */
const less = wordsIn("less fewer earlier shorter weniger früher kürzer moins menos meno minder eerder");
const more = wordsIn("more later longer mehr später länger plus más più mais meer later langer");
const than = wordsIn("than als de que di dan d");
const denies = wordsIn("no not nicht pas non niet não");
/** In Turkish they stand behind: "14 gün içinde". */
const behind = new Map<string, Side>(
  [
    ["most", wordsIn("içinde kadar altında")],
    ["least", wordsIn("sonra itibaren üzeri üzerinde")],
  ].flatMap(([side, words]) => Array.from(words as ReadonlySet<string>, (word) => [word, side as Side] as const)),
);
/** "Until 24 hours before it" is at least so long before. */
const ahead = wordsIn(
  "before prior advance ahead vor vorher voraus avant avance antes prima anticipo antecedência voor vooraf tevoren önce",
);
/** So many words may stand between. */
const near = { before: 4, behind: 3 };

/** @param tokens of a text; the number stands at `at` */
export function sideAt(tokens: readonly string[], at: number): Side | null {
  const behindIt = tokens.slice(at + 1, at + 2 + near.behind).map(fold);
  if (behindIt.some((word) => ahead.has(word))) return null;
  const wordBefore = (steps: number): string => fold(tokens[at - steps] ?? "");
  for (let steps = 1; steps <= near.before; steps += 1) {
    const word = wordBefore(steps);
    if (word === "" || /^\d/.test(word)) break;
    const side = sideOf(word, wordBefore(steps - 1), wordBefore(steps + 1));
    if (side) return side;
  }
  for (const word of behindIt) {
    const side = behind.get(word);
    if (side) return side;
  }
  return null;
}

export const other = (side: Side): Side => (side === "most" ? "least" : "most");

function sideOf(word: string, next: string, before: string): Side | null {
  if (word === "to" && before === "up") return "most";
  // "At most", "en fazla", "en az".
  if (word === "most" && before === "at") return "most";
  if (before === "en" && (word === "fazla" || word === "cok" || word === "gec")) return "most";
  if (before === "en" && word === "az") return "least";
  const isThan = than.has(next);
  // "No later than".
  const isUpTo = isThan === denies.has(before);
  if (less.has(word)) return isUpTo ? "least" : isThan ? "most" : null;
  if (more.has(word)) return isUpTo ? "most" : isThan ? "least" : null;
  return most.has(word) ? "most" : least.has(word) ? "least" : null;
}

/**
 * Whether a clause puts a number on the other side than all statements that speak most of what it speaks of: "after 14 days"
 * where it is "within 14 days". What denies turns it round.
 *
 * @param words of the clause, with a meaning of their own
 * @param all the parts of its sentence
 */
export function isBeyondBounds(
  part: Part,
  words: readonly string[],
  all: readonly Part[],
  statements: readonly Statement[],
  weightOf: (word: string) => number,
  isSame: (one: Figure, known: Figure) => boolean,
): boolean {
  const bounded = distinct(part.figures).filter(({ side }) => side !== null);
  if (bounded.length === 0) return false;
  const matter = [...new Set(words)];
  const total = matter.reduce((sum, word) => sum + weightOf(word), 0);
  const shares = new Map<Statement, number>();
  const shareOf = (statement: Statement): number => {
    const known = shares.get(statement);
    if (known !== undefined) return known;
    const shared = matter.reduce((sum, word) => sum + weightOf(word) * (isIn(word, statement) ? 1 : 0), 0);
    const share = total > 0 ? shared / total : 1;
    shares.set(statement, share);
    return share;
  };
  const beside = distinct(all.flatMap(({ figures }) => figures)).filter(({ isArticle }) => !isArticle);
  const isFree = beside.some(({ measure }) => measure === FREE);
  return bounded.some((figure) => {
    const others = beside.filter((one) => !isSame(one, figure));
    const own = effective(figure.side!, part.polarity.isDenied);
    const told = statements.flatMap((statement) => {
      const known = statement.figures.find((one) => isSame(figure, one));
      if (!known) return [];
      // "Below 60 euros it costs 4.90" says nothing of what is free from 60 euros on.
      const isOfSame =
        part.polarity.isOnly === statement.isOnly &&
        isFree === statement.figures.some(({ measure }) => measure === FREE) &&
        others.every((one) => statement.figures.some((its) => isSame(one, its)));
      const side = known.side && effective(known.side, statement.isDenied);
      return [{ isOpposite: isOfSame && side !== null && side !== own, share: shareOf(statement) }];
    });
    const best = Math.max(0, ...told.filter(({ isOpposite }) => isOpposite).map(({ share }) => share));
    return best >= sameMatter && !told.some(({ isOpposite, share }) => !isOpposite && share >= best * nearlyBest);
  });
}

const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((one) => [`${one.values.join()} ${one.measure} ${one.side}`, one])).values(),
];

const effective = (side: Side, isDenied: boolean): Side => (isDenied ? other(side) : side);

const isIn = (word: string, { own, inner, outer }: Statement): boolean =>
  [own, inner, outer].some((around) => around.holdsLike(word));
