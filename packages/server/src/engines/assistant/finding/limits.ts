import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { isOfQuantity, quantityOf } from "../../wishes/measured.ts";
import { NEARLY_AS_GOOD, type Filter } from "../../wishes/wish.ts";
import { isWithin, partiesIn } from "../../wishes/parties.ts";
import { readWish } from "../../wishes/read-wish.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phraseAt, phrasesIn, placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import { namesLoad, saysCarrying } from "../said/asks-load.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { WishWords } from "../../wishes/words/wish-words.ts";
import type { Words } from "../words/words.ts";
import { isTitled } from "./things-called.ts";
import { uncounted } from "./uncounted.ts";

/** What names say that tell how much a thing takes at most: "max_dog_weight", "Traglast". */
const most = wordsIn(
  "max maximum maximal maximale maximaal maximo maxima massimo massima azami maksimum maks traglast tragkraft tragfähigkeit belastbarkeit belastung nutzlast höchstgewicht höchstlast load limit limite límite limiet gewichtslimit gewichtsgrenze gewichtslimiet sınırı maximalgewicht maximalbelastung supporté soportado supportato suportado payload capacity charge carga carico portata draagkracht draagvermogen belasting yük kapasitesi",
);
/** What names say that tell of whom or what it is for, and not of the thing's own weight: "rider_weight", "Körpergewicht". */
export const whom = wordsIn(
  "for rider user body child baby dog cat person fahrer nutzer benutzer körpergewicht kind hund katze utilisateur corps enfant bébé chien chat usuario cuerpo niño bebé perro gato utente corpo bambino neonato cane gatto gebruiker lichaamsgewicht hond kat utilizador criança cão kullanıcı vücut çocuk bebek köpek kedi",
);
/** How somebody says what they weigh: "I weigh 130 kg", "je fais 130 kg". */
export const weighing = wordsIn(
  "weigh weighs weighing wiege wiegt wiegen pèse pèsent fais peso pesa pesamos weeg weegt kiloyum kiloyuz kiloluk fazlayım fazlayız",
);
/** "For", where it stands behind whom it is for. */
const forBehind = wordsIn("için");
/** What stands between somebody and what they weigh: "a baby of 10 kg", "mon fils fait 19 kg". */
const linking = wordsIn("of is s with von mit ist de fait à es con di è é com van met");
/** What loads are told in. */
export const OF_WEIGHT = "g";
/** So many words may stand between "for" and an amount: "for a big 40 kg dog". */
const NEAR = 3;
/** How a description tells what must not be more. */
const exceeding = phrasesIn(
  "not exceed | never exceed | ne pas dépasser | ne jamais dépasser | ne dépassez pas | nicht überschreiten | nicht mehr als | no superar | no exceder | no sobrepasar | non superare | non eccedere | não exceder | não ultrapassar | niet overschrijden | niet meer dan | aşmayın | aşmayınız | aşılmamalıdır",
);
/** What is fed or taken in a day, and no load. */
const daily = phrasesIn(
  "per day | a day | each day | daily | pro tag | am tag | täglich | tagesmenge | par jour | quotidien | quotidienne | al día | por día | diario | diaria | diarios | al giorno | giornaliera | giornaliero | por dia | ao dia | diária | per dag | dagelijks | günde | günlük",
);

/** Whether a text tells how much is fed or taken in a day. */
export const isOfADay = (text: string): boolean => holdsPhrase(foldedWords(text), daily);

/** "Max." and "maks." end none. */
const BETWEEN_SENTENCES = /(?<=[.!?;])(?<!\bm(?:[aá]x|aks)\.)\s+|\n+/iu;
/** In UTF-16 units. */
const LONGEST_TEXT = 2_000;

/** How much a thing takes, and how the shop says it. */
export interface Limit {
  /** At least so much, 0 where that is not told, and at most so much. */
  least: number;
  most: number;
  told: string;
  /** Whether it is told in the words of a description. */
  isQuoted: boolean;
}

/** Who is told to be of a weight: "a 160 kg person", "quelqu'un de 120 kg". */
export const person = wordsIn(
  "person people persons someone somebody anyone man men woman women adult adults personen personne personnes persona personas persone pessoa pessoas persoon kişi kişilik kişiler jemand jemanden mann männer frau frauen erwachsene erwachsenen quelqu homme hommes femme femmes adulte adultes alguien hombre hombres mujer mujeres adulto adultos qualcuno uomo uomini donna donne adulti alguém homem homens mulher mulheres iemand vrouw volwassene volwassenen biri birisi adam kadın yetişkin",
);

/** How much a thing shall take, and whether it is more than that: "who weighs over 110 kg". */
export interface Carried extends Pick<Quantity, "value" | "base"> {
  isMore?: boolean;
}

/** A quantity of a sentence, and whether more than that is said. */
export function asCarried(sentence: string, amount: Quantity, { wishes }: Words): Quantity & Carried {
  const before = foldedWords(sentence.slice(0, amount.start));
  const endOf = (words: readonly string[], phrases: PhraseSet): number =>
    placesOf(words, phrases).find(({ to }) => to === words.length)?.from ?? -1;
  const over = Math.max(endOf(before, wishes.before.gt), endOf(before, wishes.compared.gt));
  // "No peso más de 110 kg"; "not plastic, for over 120 kg" denies something else.
  const ahead = before.slice(0, Math.max(0, over));
  while (weighing.has(ahead.at(-1) ?? "")) ahead.pop();
  const isDenied = endOf(before, wishes.before.lte) >= 0 || endOf(ahead, wishes.not) >= 0;
  const isMore = (over >= 0 && !isDenied) || phraseAt(foldedWords(sentence.slice(amount.end)), 0, wishes.after.gt) > 0;
  return isMore ? { ...amount, isMore } : amount;
}

/** How much a thing shall take: "a lead for a 40 kg dog", "can it carry 120 kg?"; null: it is not said. */
export function amountFor(sentence: string, words: Words): (Quantity & Carried) | null {
  const { forWhom, kin, mine } = words;
  const said = foldedWords(sentence);
  const isCarried = saysCarrying(said) || namesLoad(said);
  const isFor = ({ start, end, base }: Quantity): boolean => {
    const before = foldedWords(sentence.slice(0, start)).slice(-NEAR);
    const [next = ""] = foldedWords(sentence.slice(end));
    const isOfSomebody =
      person.has(next) ||
      isChild(before.findLast((word) => !linking.has(word)) ?? "", words) ||
      kin.has(next) ||
      before.some((word) => person.has(word)) ||
      mine.has(before.at(-1) ?? "");
    // "Wenn ich 125 kg wiege", "125 kiloyum".
    const own = foldedWords(sentence.slice(start, end));
    const isWeighed = forBehind.has(next) || [next, ...own].some((word) => weighing.has(word));
    return (
      before.some((word) => forWhom.has(word) || weighing.has(word)) ||
      (base === "g" && (isCarried || isOfSomebody || isWeighed))
    );
  };
  const amount = quantitiesIn(sentence).find(isFor);
  return amount ? asCarried(sentence, amount, words) : null;
}

const isChild = (word: string, { kin }: Words): boolean =>
  kin.has(word) || partiesIn(word).some((one) => isWithin(one, "child"));

/** Whether any of what is likely meant tells how much it takes. */
export const tellsLimits = ({ products }: FoundProducts, { base }: Pick<Quantity, "base">): boolean => {
  const least = (products[0]?.score ?? 0) * NEARLY_AS_GOOD;
  return products.some((product) => product.score >= least && limitOf(product, base) !== null);
};

/** Whether something is neither too much for a thing nor too little. */
export const isWithinLimit = ({ least, most: utmost }: Limit, { value, isMore }: Carried): boolean =>
  least <= value && (isMore ? value < utmost : value <= utmost);

/** Whether a datum is one of how much a thing takes, by its name. */
export const namesLimit = (name: string): boolean => foldedWords(name).some((word) => most.has(word));

/**
 * How much a product takes at most by what it tells, in a unit, and at least where it tells that too: "max load: 120 kg", a
 * range in its name or its data, "9–14 kg", or the words of its description. Null: it doesn't tell.
 */
export function limitOf({ card, attributes, description }: FoundProduct, base: string): Limit | null {
  const data = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, value, told: `${name.replaceAll("_", " ")}: ${value}`, isQuoted: false }] : [],
  );
  for (const { name, value, ...how } of data) {
    if (!namesLimit(name)) continue;
    const amount = quantitiesIn(value).findLast((one) => one.base === base);
    if (amount) return { least: 0, most: amount.value, ...how };
  }
  const ofWhom = data.filter(({ name }) => foldedWords(name).some((word) => whom.has(word)));
  for (const { value, ...how } of [...ofWhom, { value: card.title, told: card.title, isQuoted: true }]) {
    const { least, most: utmost } = boundsIn(value, base, everyLanguage);
    if (least && utmost) return { least: least.value, most: utmost.value, told: how.told, isQuoted: how.isQuoted };
  }
  for (const part of (description ?? "").slice(0, LONGEST_TEXT).split(BETWEEN_SENTENCES)) {
    const amounts = quantitiesIn(part).filter((one) => one.base === base);
    if (amounts.length === 0) continue;
    // "Max. load 100 kg.", "do not exceed 110 kg."
    const said = foldedWords(part);
    if (amounts.length === 1 && (namesLoad(said) || (holdsPhrase(said, exceeding) && !holdsPhrase(said, daily))))
      return { least: 0, most: amounts[0]!.value, told: part.trim(), isQuoted: true };
    for (const { words } of languages) {
      const { least, most: utmost } = tellsWhom(part, words) ? boundsIn(part, base, [words.wishes]) : none;
      if (utmost) return { least: least?.value ?? 0, most: utmost.value, told: part.trim(), isQuoted: true };
    }
  }
  return null;
}

const none: { least: Quantity | null; most: Quantity | null } = { least: null, most: null };
const everyLanguage = languages.map(({ words }) => words.wishes);

/** What a text tells at least and at most, in a unit. */
function boundsIn(text: string, base: string, spoken: readonly WishWords[]): typeof none {
  if (!quantitiesIn(text).some((one) => one.base === base)) return none;
  const bounds = readWish(text, spoken).filters.filter(isOfQuantity);
  const boundOf = (...ops: string[]): Quantity | null => {
    const bound = bounds.find(({ op }) => ops.includes(op));
    const amount = bound ? quantityOf(String(bound.value)) : null;
    return amount?.base === base ? amount : null;
  };
  return { least: boundOf("gte", "gt"), most: boundOf("lte", "lt") };
}

/** "Up to 250 g a day" is how much is fed: what a thing takes is told with for whom or what it is. */
function tellsWhom(part: string, { forWhom, shop }: Words): boolean {
  const said = foldedWords(part);
  return said.some((word) => forWhom.has(word)) || holdsPhrase(said, shop.fits);
}

/** Without what takes less than it shall, or only more, where that is said. */
export function withinLimits(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  const amount = found.wish.filters.some(isOfQuantity) ? null : amountFor(sentence, words);
  return amount ? taking(found, amount) : found;
}

/** Without what takes less than it shall, or only more: a lead for a 40 kg dog is none for dogs up to 25 kg. What tells that it does comes first. */
export function taking(found: FoundProducts, amount: Carried): FoundProducts {
  const least = (found.products[0]?.score ?? 0) * NEARLY_AS_GOOD;
  const named = foldedWords(found.wish.words);
  const all = found.products
    .filter(({ score }) => score >= least)
    .map((product) => ({ product, limit: limitOf(product, amount.base) }));
  if (all.every(({ limit }) => limit === null)) return found;
  const right = all.filter(({ limit }) => limit !== null && isWithinLimit(limit, amount));
  const wrong = all.filter(({ limit }) => limit !== null && !isWithinLimit(limit, amount));
  // Shoes "for the treadmill" are none, where the only one is called so and takes less.
  const isOther = ({ product }: (typeof all)[number]): boolean =>
    named.some((word) => wrong.some((one) => isTitled(one.product, word)) && !isTitled(product, word));
  const untold = all.filter((one) => one.limit === null && !isOther(one));
  const isAmount = ({ value }: Filter): boolean => {
    const given = quantityOf(String(value));
    return given?.base === amount.base && given.value === amount.value;
  };
  // What takes so much need not be of so much.
  const without = found.without?.filter((one) => right.length === 0 || !isAmount(one));
  const { without: _, ...others } = uncounted(found);
  const rest = without?.length ? { ...others, without } : others;
  const products = [...right, ...untold].map(({ product }) => product);
  if (products.length > 0) return { ...rest, products };
  const nearest = wrong.reduce((one, other) => (distance(other.limit!) < distance(one.limit!) ? other : one));
  return {
    ...rest,
    products,
    answerable: { score: 0, decision: "no_answer" },
    notFor: { title: nearest.product.card.title, ...nearest.limit! },
  };

  function distance({ least: utmost, most: limit }: Limit): number {
    return Math.max(utmost - amount.value, amount.value - limit);
  }
}
