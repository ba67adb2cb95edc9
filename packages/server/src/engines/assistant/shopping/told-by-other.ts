import { unitIn } from "../../wishes/units.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { describing } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import { languages } from "../said/languages.ts";
import { saidIn } from "../words/clauses.ts";
import type { Beside, GoodsShown } from "./beside.ts";
import { goodsNamed } from "./by-name.ts";
import { isCalledOtherwise, isForm } from "./called-otherwise.ts";
import { partsOf } from "./fits-other.ts";

/** Shorter words, and figures, name no thing. */
const THING = /^\p{L}{4,}$/u;
/** "60 × 120 cm", and no "60 × 120 in das Bett". */
const PLANE =
  /(?<!\d)(\d{1,4}(?:[.,]\d)?)\s?(?:mm|cm|m)?\s?[x×]\s?(\d{1,4}(?:[.,]\d)?)(?!\d)(?:\s?(mm|cm|m|in(?!\s+\p{L})|inch|inches|zoll|"|″)(?![\p{L}\d]))?/giu;
/** Nobody tells the size of what is so many times as large: it is told in a smaller unit. */
const OTHER_UNIT = 5;
/** Sizes in another unit are rounded ones. */
const NEARLY = 1.02;

/**
 * Where it is asked whether one thing goes into another that the shop has, what that tells of the first: "does the 70 × 140 mattress
 * go into the cot?" is told by the cot, "mattress size 60 × 120 cm".
 */
export async function toldByOther({ draft, tool, turn, language }: GoodsShown): Promise<Beside | null> {
  const { words, phrases } = language;
  const { question, tenant } = turn;
  if (!holdsPhrase(saidIn(question), words.shop.suits)) return null;
  const [own, others, ...more] = partsOf(question, words.shop.suits, words);
  if (!own || !others || more.length > 0) return null;
  const { one, alike } = await goodsNamed(tool, tenant.id, others, true);
  const things = own.filter((word) => THING.test(word));
  const speaksOf = (sentence: string): boolean => {
    const said = foldedWords(sentence);
    return things.some((word) => isCalledOtherwise(said, word) || said.some((other) => isForm(word, other)));
  };
  const sentences = (one ? [one] : alike).flatMap(({ product }) => {
    const quotes = describing(product.description ?? "").filter(speaksOf);
    const told = quotes.map((said) => phrases.quoted(plainText(said))).join(" ");
    return quotes.length > 0 ? { quotes, text: `**${plainText(product.card.title)}**: ${told}` } : [];
  });
  if (sentences.length === 0) return null;
  // What documents tell, of help in need above all, comes first.
  if (draft.kind === "answer" && draft.products.length === 0) return { is: "also", sentences };
  const isNo = sentences.every(({ quotes }) => isOfOtherSize(question, quotes.join(" ")));
  return { is: isNo ? "no" : "first", sentences };
}

/** Whether one tells a length and a width of which one is more than the other tells, in any of its own. */
function isOfOtherSize(one: string, other: string): boolean {
  const [own] = planesIn(one);
  const told = planesIn(other);
  const isLeast = languages.some(({ words }) => holdsPhrase(foldedWords(other), words.wishes.before.gte));
  return own !== undefined && told.length > 0 && !isLeast && told.every((each) => isMore(own, each));
}

interface Plane {
  less: number;
  more: number;
  /** In millimetres; null: no unit is told. */
  unit: number | null;
}

function isMore(own: Plane, told: Plane): boolean {
  const isInOther = (own.unit === null || told.unit === null) && own.less > OTHER_UNIT * told.less;
  const times = own.unit && told.unit ? own.unit / told.unit : 1;
  const nearly = times === 1 ? 1 : NEARLY;
  return !isInOther && (own.less * times > told.less * nearly || own.more * times > told.more * nearly);
}

const inMillimetres = (unit: string): number | null =>
  unitIn(unit === "in" ? "inch" : fold(unit) || unit)?.times ?? null;

const planesIn = (text: string): Plane[] =>
  [...text.matchAll(PLANE)].map(([, first, second, unit]) => {
    const [less, more] = [first!, second!].map((side) => Number(side.replace(",", "."))).toSorted((a, b) => a - b);
    return { less: less!, more: more!, unit: unit === undefined ? null : inMillimetres(unit.toLowerCase()) };
  });
