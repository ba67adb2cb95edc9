import { saysSuiting } from "../../wishes/age-range.ts";
import { deniedOfThing } from "../../wishes/denied-of-thing.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { LONGEST } from "../../wording/goods/names-said.ts";
import { suitedTo } from "../../wording/goods/suited-to.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { toldBy, type Told } from "./told-by.ts";

/** What only says that a thing goes somewhere. */
const going = wordsIn(`
  go goes put placed safe proof resistant wird werden darf dürfen kann geht gehört fest geeignet
  passe passent va vont aller peut peuvent compatible puede pueden meter son può possono andare sono pode podem ir são
  mag kan gaan wordt worden geschikt bestendig uygun
`);
/** What only says that it has something with it: "does not come with". */
const having = wordsIn(`
  come comes coming came delivered supplied sold shipped equipped include included includes including feature features has have provided fitted
  geliefert enthalten dabei ausgestattet versehen mitgeliefert lieferumfang livré livrée livrés livrées fourni fournie fournis fournies vendu vendue
  équipé équipée inclus incluse compris comprise entregado entregada incluye incluido incluida suministra viene vienen
  fornito fornita venduto venduta incluso inclusa dotato dotata entregue vem vêm inclui incluído incluída fornecido fornecida
  geleverd meegeleverd inbegrepen voorzien uitgerust gelir verilir dahil içinde ile birlikte
`);
/** Nothing is denied without one of these, or what some languages end with. */
const MAY_DENY =
  /(?<!\p{L})(?:not?|cannot|false|nein|nee|hayır|without|non|n[ãa]o|nicht|kein\p{L}{0,2}|ohne|pas|sans|sin|senza|sem|niet|geen|zonder|but|apart|all but|excl?\p{L}*|exce\p{L}*|außer|ausge\p{L}+|ausnahme|bis auf|sauf|hormis|hors|salvo|menos|tranne|eccetto|eccezione|esclus\p{L}|behalve|uitgez\p{L}+|hariç(?:tir)?|dışında|değil(?:dir)?|yok(?:tur)?|\p{L}+m[ae]z)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** In words: who denies more tells a story. */
const MOST_DENIED = 5;

/** What a wish names, folded, and which of these words name what goods are suited to, by what English calls that. */
export interface Traits {
  words: readonly string[];
  suited: ReadonlyMap<string, readonly string[]>;
}

export function traitsOf(words: readonly string[]): Traits {
  const suited = new Map<string, readonly string[]>();
  for (const run of runsOf(words)) for (const name of suitedTo(run)) if (!suited.has(name)) suited.set(name, run);
  return { words, suited };
}

/** The shortest come first. */
const runsOf = (words: readonly string[]): string[][] =>
  Array.from({ length: LONGEST }, (_one, more) =>
    words.slice(more).map((_, at) => words.slice(at, at + more + 1)),
  ).flat();

/** Whether a text tells what one of the words of a wish says, be it by another name. */
export function tellsTrait(text: string, word: string): boolean {
  const told = foldedWords(text);
  const suited = suitedTo([word]);
  return told.some((one) => areAlike(one, word)) || [...suitedTo(told)].some((one) => suited.has(one));
}

/**
 * What a product tells against a wish by denying all that it denies at once: "no leather case", of a wish for a leather case, and
 * not of one for leather. What it says elsewhere to be so is. Null: nothing.
 */
export function deniedTrait(product: FoundProduct, { words, suited }: Traits): { told: Told; uses: string[] } | null {
  const { card, description, attributes, category } = product;
  if (!MAY_DENY.test(`${description ?? ""}\n${JSON.stringify(attributes)}`)) return null;
  const own = foldedWords(`${card.title} ${card.brand ?? ""} ${category ?? ""}`);
  const isOwn = (word: string): boolean => own.some((one) => areAlike(one, word));
  const all = toldBy(product, READ_OF_EACH).map((told) => ({ told, denied: deniedOfThing(told.said) }));
  for (const { told, denied } of all) {
    if (denied.length === 0 || partiesIn(told.said).length > 0) continue;
    for (const some of denied) {
      const met = metBy(some, isSo(told.values[0]) === false);
      if (met === null || met.every(isOwn)) continue;
      const isAsserted = all.some(
        (one) => one.denied.length === 0 && met.every((word) => tellsTrait(one.told.said, word)),
      );
      if (!isAsserted) return { told, uses: met };
    }
  }
  return null;

  /** The words of the wish that are all that is denied; null: more is. */
  function metBy(denied: readonly string[], isDatum: boolean): string[] | null {
    const places = denied.map((word) => words.filter((one) => areAlike(word, one)));
    for (let from = 0; from < denied.length; from++)
      for (let to = from + 1; to <= Math.min(denied.length, from + LONGEST); to++) {
        const run = denied.slice(from, to);
        // "Nikon cameras" are cameras by one of both words, and "Nikon" tells which.
        const inShorter = new Set([run.slice(1), run.slice(0, -1)].flatMap((one) => [...suitedTo(one)]));
        const saying = [...suitedTo(run)]
          .filter((name) => !inShorter.has(name))
          .flatMap((name) => suited.get(name) ?? []);
        for (let at = from; at < to; at++) places[at]!.push(...saying);
      }
    const telling = denied.flatMap((word, at) => (saysLittle(word, isDatum) && places[at]!.length === 0 ? [] : [at]));
    const isAll = telling.length > 0 && telling.length <= MOST_DENIED && telling.every((at) => places[at]!.length > 0);
    return isAll ? [...new Set(telling.flatMap((at) => places[at]!))] : null;
  }
}

const areAlike = (one: string, word: string): boolean => formOf(word)(one) || formOf(one)(word);

const isPlain = (word: string): boolean =>
  going.has(word) || saysSuiting(word) || languages.some(({ words }) => words.plain.has(word));
/** Of what is included or not its datum says as much. */
const saysLittle = (word: string, isDatum: boolean): boolean => isPlain(word) || (!isDatum && having.has(word));
