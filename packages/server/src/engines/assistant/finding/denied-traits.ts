import { saysSuiting } from "../../wishes/age-range.ts";
import { deniedOfThing } from "../../wishes/denied-of-thing.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { saysFree, saysWarding, wardedOffIn } from "../../wishes/warded-off.ts";
import { areBatteries, wantsBatteries } from "../../wishes/with-batteries.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { LONGEST } from "../../wording/goods/names-said.ts";
import { suitedBy, suitedTo } from "../../wording/goods/suited-to.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import { areAlike } from "../words/forms.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { toldBy, type Told } from "./told-by.ts";

/** What only says that a thing goes somewhere. */
const going = wordsIn(`
  go goes put placed wash washed cleaned safe proof resistant wird werden darf dürfen kann geht gehört waschen gewaschen reinigen fest geeignet
  passe passent laver lavé lavée va vont aller peut peuvent compatible puede pueden meter son può possono andare sono pode podem ir são lavar lavado lavada lavare lavato
  mag kan gaan wordt worden wassen gewassen geschikt bestendig uygun
`);
/** What only says that it has something with it: "does not come with". */
const having = wordsIn(`
  come comes coming came delivered supplied sold shipped equipped include included includes including feature features has have provided fitted
  geliefert enthalten dabei ausgestattet versehen mitgeliefert lieferumfang livré livrée livrés livrées fourni fournie fournis fournies vendu vendue
  équipé équipée inclus incluse incluses compris comprise entregado entregada incluye incluido incluida suministra viene vienen
  fornito fornita venduto venduta incluso inclusa dotato dotata entregue vem vêm inclui incluído incluída incluídos incluídas fornecido fornecida
  geleverd meegeleverd inbegrepen voorzien uitgerust gelir verilir dahil içinde ile birlikte
`);
/** Nothing is denied without one of these, or what some languages end with. */
const MAY_DENY =
  /(?<!\p{L})(?:not?|cannot|never|neither|nor|lack(?:s|ing)|nie|niemals|weder|noch|jamais|jam[áa]s|nunca|nooit|n[eéi]|nem|carece|dépourvue?|priv[oa]|false|nein|nee|hayır|without|non|n[ãa]o|nicht|kein\p{L}{0,2}|ohne|pas|sans|sin|senza|sem|niet|geen|zonder|but|apart|all but|excl?\p{L}*|exce\p{L}*|außer|ausge\p{L}+|ausnahme|bis auf|sauf|hormis|hors|salvo|menos|tranne|eccetto|eccezione|esclus\p{L}|behalve|uit(?:gez|ges|zond)\p{L}+|hariç(?:tir)?|dışında|değil(?:dir)?|yok(?:tur)?|\p{L}+m(?:[ae]z|[iıuü]yor))(?!\p{L})|n['’]t(?!\p{L})/iu;
/** In words: who denies more tells a story, and so does who says more with it. */
const MOST_DENIED = 5;
const MOST_SAID = 12;
/** What is longer is a text of its own, and read so far. In UTF-16 units. */
const LONGEST_SAID = 1_000;

/** What a wish names, folded, and which of these words name what goods are suited to, by what English calls that. */
interface Traits {
  words: readonly string[];
  suited: ReadonlyMap<string, readonly string[]>;
  /** Those that name what goods shall be without, or do something against. */
  wardedOff: ReadonlySet<string>;
  /** Whether it is for what comes with its batteries. */
  isWithBatteries: boolean;
}

/** @param words those of a wish that name something, folded */
export function traitsOf(words: readonly string[], wish: string): Traits {
  const suited = new Map<string, readonly string[]>();
  for (const run of runsOf(words)) for (const name of suitedTo(run)) if (!suited.has(name)) suited.set(name, run);
  return { words, suited, wardedOff: wardedOffIn(wish), isWithBatteries: wantsBatteries(wish) };
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
export function deniedTrait(
  product: FoundProduct,
  { words, suited, wardedOff, isWithBatteries }: Traits,
): { told: Told; uses: string[] } | null {
  const { card, description, attributes, category } = product;
  if (!MAY_DENY.test(`${description ?? ""}\n${JSON.stringify(attributes)}`)) return null;
  const own = foldedWords(`${card.title} ${card.brand ?? ""} ${category ?? ""}`);
  const isOwn = (word: string): boolean => own.some((one) => areAlike(one, word));
  const all = toldBy(product, READ_OF_EACH).map((told) => {
    const said = told.said.slice(0, LONGEST_SAID);
    return { told, said, denied: MAY_DENY.test(said) ? deniedOfThing(said) : [] };
  });
  // A text has room for the same a hundred times.
  const alike = onceEach((word) => words.filter((one) => saysAsMuch(word, one)));
  // "Nikon cameras" are cameras by one of both words, and "Nikon" tells which.
  const saidBy = onceEach((run) => [...suitedBy(run)].flatMap((name) => suited.get(name) ?? []));
  const isIdle = onceEach((word) => saysLittle(word, false));
  const isIdleInDatum = onceEach((word) => saysLittle(word, true));
  const isAsserted = onceEach((met) =>
    all.some(({ said, denied }) => denied.length === 0 && met.split(" ").every((word) => tellsTrait(said, word))),
  );
  for (const { told, said, denied } of all) {
    const isDatum = denied.length > 0 && isSo(told.values[0]) === false;
    for (const some of denied) {
      const met = metBy(some, isDatum);
      if (met === null || met.every(isOwn)) continue;
      // What is denied of somebody is told elsewhere, but that of some of them: "not for dogs with pancreatitis".
      if (partiesIn(said).length > 0 && met.every((word) => partiesIn(word).length > 0)) break;
      if (!isAsserted(met.join(" "))) return { told, uses: met };
    }
  }
  return null;

  /** The words of the wish that are all that is denied; null: more is. */
  function metBy(denied: readonly string[], isDatum: boolean): string[] | null {
    const isIdleHere = isDatum ? isIdleInDatum : isIdle;
    if (denied.length > MOST_SAID || denied.filter((word) => !isIdleHere(word)).length > MOST_DENIED) return null;
    const places = denied.map((word) => [...alike(word)]);
    for (let from = 0; from < denied.length; from++)
      for (let to = from + 1; to <= Math.min(denied.length, from + LONGEST); to++) {
        const saying = saidBy(denied.slice(from, to).join(" "));
        for (let at = from; at < to; at++) places[at]!.push(...saying);
      }
    const telling = denied.flatMap((word, at) => (isIdleHere(word) && places[at]!.length === 0 ? [] : [at]));
    const isAll = telling.length > 0 && telling.length <= MOST_DENIED && telling.every((at) => places[at]!.length > 0);
    const met = [...new Set(telling.flatMap((at) => places[at]!))];
    return isAll && !isWhatIsWished(denied, met) ? met : null;
  }

  /**
   * "No more ants" is what a spray against them is for, and batteries that are not included are nothing against what runs on them.
   * "Not included" alone says nothing of what.
   */
  function isWhatIsWished(denied: readonly string[], met: readonly string[]): boolean {
    const isKeptOff =
      met.some((word) => wardedOff.has(word)) &&
      !denied.some((word) => saysWarding(word) || going.has(word) || saysSuiting(word));
    const isUnsaid = met.every((word) => having.has(word));
    return isKeptOff || isUnsaid || (!isWithBatteries && areBatteries(met) && denied.some((word) => having.has(word)));
  }
}

function onceEach<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, of(text));
    return known.get(text)!;
  };
}

/** "No wires" says nothing against what is wireless; of Spanish "caballos" one is "caballo". */
const saysAsMuch = (told: string, wished: string): boolean =>
  areAlike(told, wished) && (saysFree(told) || !saysFree(wished) || wished === `${told}s`);

const isPlain = (word: string): boolean =>
  going.has(word) || saysSuiting(word) || languages.some(({ words }) => words.plain.has(word));
/** Of what is included or not its datum says as much. */
const saysLittle = (word: string, isDatum: boolean): boolean => isPlain(word) || (!isDatum && having.has(word));
