import { isInLetters, keysAsked, isLedToSize, saysSize, sizeOf } from "../../wishes/sizes.ts";
import { unitIn } from "../../wishes/units.ts";
import { wordsIn } from "../../wording/fold.ts";
import { fieldsOfSizes, hasValue, tellingOf, valuesSaid, type Properties } from "./properties.ts";

/** A size that is wished for: of words `from` to before `to`, in a field by its number. */
export interface SizeSaid {
  from: number;
  to: number;
  field: number;
  value: string;
}

interface Word {
  folded: string;
  start: number;
  end: number;
}

/** What the likely goods tell. */
interface Meant {
  properties: Properties;
  total: number;
  /** The texts that are likely meant, and whether they hold all words. */
  texts: readonly number[];
  holdsAll: boolean;
}

const NEARLY_ALL = 0.7;
/** Who says that it is a size means one, where so many of those that are meant tell theirs. */
const MANY = 0.2;
/** The words of a size: "US 8.5" has three. */
const LONGEST = 4;
/** What may stand between a size and what says that it is one, and between two sizes. */
const idle = wordsIn("is of a an the ist sind la le el il de da di do der die das");
const or = wordsIn("or oder ou o of veya and und et y e en ve");
/** A part of a name that begins with a letter left out: "L'Oréal". */
const GOES_ON = /^['’]/u;

/** Whether it is worth while to look for sizes. */
export const maySaySizes = (words: readonly Word[], properties: Properties): boolean =>
  fieldsOfSizes(properties).size > 0 && words.some(({ folded }) => saysSize(folded) || sizeOf(folded) !== null);

/**
 * The sizes that are said in a wish, where the goods that are meant tell theirs. A figure or a letter alone is one only where
 * they leave no doubt.
 */
export function sizesIn(text: string, words: readonly Word[], meant: Meant): SizeSaid[] {
  const found: (SizeSaid & { isNamed: boolean })[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
      const one = sizeAt(text, words, { from, to }, meant, found.at(-1));
      if (!one) continue;
      found.push(one);
      from = one.to - 1;
      break;
    }
  return found;
}

function sizeAt(
  text: string,
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  meant: Meant,
  before: (SizeSaid & { isNamed: boolean }) | undefined,
): (SizeSaid & { isNamed: boolean }) | null {
  const written = text.slice(words[from]!.start, words[to - 1]!.end);
  const size = words.slice(from, to).some(({ folded }) => saysSize(folded)) ? null : sizeOf(written);
  if (!size || unitIn(words[to]?.folded ?? "") || GOES_ON.test(text.slice(words[to - 1]!.end))) return null;
  const start = namedFrom(words, from);
  const isBehind = saysSize(words[to]?.folded ?? "") && sizeOf(words[to + 1]?.folded ?? "") === null;
  const isOther = before?.isNamed === true && from - before.to === 1 && or.has(words[before.to]!.folded);
  const isNamed = start !== null || isBehind || isOther;
  const field = fieldMeant(written, meant, isNamed ? MANY : NEARLY_ALL);
  if (field === null) return null;
  // "L'Oréal" is a name.
  const isOfName = written.length === 1 && /^\p{Lu}\P{Lu}/u.test(text.slice(words[to]?.start ?? text.length));
  const isLed = isLedToSize(
    words.slice(0, from).map(({ folded }) => folded),
    from,
  );
  if (!isNamed && (isOfName || !isSure(written, size.value, { field, isLed }, meant))) return null;
  return {
    from: start ?? from,
    to: isBehind ? to + 1 : to,
    field,
    value: written.replace(/(?<=^\d+) 5$/, ".5"),
    isNamed,
  };
}

/** Where the words begin that say before a size that it is one; null: none do. */
function namedFrom(words: readonly Word[], from: number): number | null {
  let at = from - 1;
  while (at >= 0 && idle.has(words[at]!.folded)) at--;
  return at >= 0 && saysSize(words[at]!.folded) ? at : null;
}

/** Whether what nobody calls a size is one all the same. */
function isSure(
  written: string,
  value: string,
  { field, isLed }: { field: number; isLed: boolean },
  { properties, texts, holdsAll }: Meant,
): boolean {
  const isFigure = /^\d/.test(value);
  const isLetters = isInLetters(written) && (written.length > 1 || written === written.toUpperCase());
  const values = keysAsked(written)
    .flatMap((key) => valuesSaid(properties, key))
    .filter((one) => properties.fieldOf[one] === field);
  if (isLed) return values.length > 0 || isLetters || (isFigure && value.length > 1);
  if (values.length === 0) return false;
  if (isLetters) return true;
  const having = texts.filter((one) => values.some((other) => hasValue(properties, other, one)));
  // What is called by the figure holds it, too.
  return isFigure && (!holdsAll || having.length >= NEARLY_ALL * texts.length);
}

/** The field that most of those tell that are meant, if so many do; of two that has the size. */
function fieldMeant(written: string, { properties, total, texts }: Meant, share: number): number | null {
  const known = new Set(
    keysAsked(written)
      .flatMap((key) => valuesSaid(properties, key))
      .map((value) => properties.fieldOf[value]!),
  );
  const [most] = [...fieldsOfSizes(properties)]
    .map((field) => {
      const isTelling = tellingOf(properties, field, total);
      return { field, telling: texts.filter((one) => isTelling[one] === 1).length, isKnown: known.has(field) };
    })
    .filter(({ telling }) => telling > 0 && telling >= share * texts.length)
    .toSorted((one, other) => Number(other.isKnown) - Number(one.isKnown) || other.telling - one.telling);
  return most?.field ?? null;
}
