import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { isFreeByLaw } from "../../wishes/free-by-law.ts";
import { isSo, tellsThere } from "../../wishes/plain-values.ts";
import { wishWords } from "../../wishes/words/all.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { notIncluded } from "../../wording/not-included.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { eachWithout } from "./each-without.ts";
import { isHadNot, isSupposed, saysHasNot, withOthersJoined } from "../../wishes/has-not.ts";
import { keyOf } from "./property-keys.ts";

/** What a datum is called that lists what is not there. */
const LISTS_ABSENT =
  /^(?:without|ohne|sans|sin|senza|sem|zonder|(?:free|frei|vrij|libre|livre|libero|exempt|exento|isento)\s(?:from|of|von|van|de|da|di))$/iu;

/** What an attribute says in words: "grain_free: no" is "no grain-free", which says that grain is there. */
export function attributeInWords(name: string, value: unknown): string {
  const so = tellsThere(value) === false || isFreeByLaw(name, value) ? false : isSo(value);
  if (so === null) {
    const called = name.replace(/[_\s]+/g, " ");
    const said = String(value);
    return `${name} ${LISTS_ABSENT.test(called) ? said.replace(/\s*[,;/]\s*/gu, `, ${called} `) : said}`;
  }
  const said = name.replace(/[_\s]+/g, "-");
  return so ? said : `no ${said}`;
}

const languages = Object.values(wishWords);

/** What says before a thing, or behind it, that it is not there: "ohne Zucker", "gluten-free". */
const before = wordsIn("without no zero non ohne kein keine keinen sans zéro sin cero senza zonder geen sem");
const behind = wordsIn(
  "free frei freie freier freies freien libre libres livre livres vrij vrije içermez içermeyen içermemektedir bulunmaz yok",
);
/** What may stand between: "free of any", "frei von". */
const between = wordsIn(
  "any added of from von zugesetzten de di da van e ı contains contain enthält contient contiene contém bevat içerir trace traces spuren trazas tracce vestígios sporen",
);
/** What turns it around: "not gluten-free", "nicht glutenfrei". */
const not = wordsIn("not n t isn nicht pas no non não nao niet değil degil kaum hardly never nie nicht");
/** Those of them that deny what stands right behind. */
const denying = wordsIn("not nicht pas não niet");
/** What stands before the "t" of "isn't". */
const shortened = wordsIn("isn aren wasn weren doesn don didn won hasn haven hadn couldn wouldn shouldn");
/** What lists what is in a thing. */
const listing = wordsIn(
  "contains contain containing includes including with enthält enthalten enthaltend mit contient contiennent contenant avec contiene contienen con contiene contengono contém contêm com bevat bevatten met içerir içeren içermektedir",
);
/** What is given for nothing besides, or how: "free UK delivery", "free tasting". */
const given = wordsIn(
  "uk us usa eu international worldwide nationwide standard express next same day local pickup pick collection tasting taster tasters sampler home store shipment shipments post mail courier click support consultation advice download downloads recipe recipes booklet guide bonus refill refills upgrade upgrades warranty service services assembly training lesson lessons entry admission ticket tickets",
);
/** Goods go on over it: "gluten free bread with seeds". */
const joining = wordsIn("of from to for with and or");
const REACH = 3;
/** A denial holds for its part of the sentence. */
const PARTS = /[.,;:!?()•|\n]+|\s[–—-]\s/u;
/** Before what is denied beside something else: "with a jack and no Bluetooth", "avec câble mais pas de Bluetooth". */
const BESIDE =
  /\s(?=(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s(?:no|without|kein(?:e[nm]?)?|ohne|pas|sans|sin|senza|sem|geen|zonder)\s)/iu;
/** "Gluten-free bread" is free of it, while "leather free returns" is not. */
const HYPHEN = /(?<=\p{L})-(?=(?:free|frei\p{L}{0,2}|vrije?|los\p{L}{0,2}|less)(?!\p{L}))/giu;

/**
 * Whether texts name a thing only to say that it is not there, or as if it were; null: they don't name it. In doubt it is
 * there: who must not eat nuts reads what comes first.
 *
 * @param isPart whether a longer word names it, too
 */
export function namedAs(
  texts: readonly string[],
  thing: string,
  isPart: (word: string, named: string) => boolean = holdsAsPart,
): "free" | "there" | null {
  const named = foldedWords(thing.replace(HYPHEN, "")).map((word) => keyOf([word]));
  let found: "free" | null = null;
  for (const text of texts)
    for (const { words, keys, isAlone, isApart: isAway } of partsOf(text)) {
      for (let at = 0; at < words.length; at++) {
        const lacked = named.length === 1 ? lackedBy(words[at]!) : null;
        const had = named.length === 1 ? WITH.exec(words[at]!)?.[1] : undefined;
        if (lacked !== null && isStemOf(lacked, named[0]!)) {
          if (isTurned(words, at) || isTurnedBehind(words, at + 1)) return "there";
          found = "free";
        } else if (had !== undefined && keyOf([had]) === named[0]) {
          if (!isTurnedBehind(words, at + 1)) return "there";
          found = "free";
        } else if (named.every((key, i) => isFormOf(keys[at + i] ?? "", key))) {
          if (!isAway && !isDenied(words, at, at + named.length, isAlone)) return "there";
          found = "free";
        } else if (
          named.length === 1 &&
          isPart(words[at]!, named[0]!) &&
          !isAway &&
          !isDenied(words, at, at + 1, isAlone)
        )
          return "there";
      }
    }
  return found;
}

interface Part {
  words: string[];
  keys: string[];
  /** Whether nothing else is said. */
  isAlone: boolean;
  /** Whether it tells that what it names is not there. */
  isApart: boolean;
}

/** Texts whose parts are kept: each is asked for all names of a thing. */
const MOST_KEPT = 128;
const kept = new Map<string, Part[]>();

function partsOf(text: string): Part[] {
  const known = kept.get(text);
  if (known) return known;
  const parts = eachWithout(withOthersJoined(text))
    .split(PARTS)
    .map((part) => {
      const words = foldedWords(part.replace(HYPHEN, ""));
      const isAlone = part.length >= text.trimEnd().length - 1;
      return { words, keys: words.map((word) => keyOf([word])), isAlone, isApart: isApart(words) };
    });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, parts);
  return parts;
}

/** What is left of a longer word of the same stem: "electric" and "electricity". */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 6;

const isFormOf = (word: string, key: string): boolean =>
  word === key || (key.length >= SHORTEST_STEM && word.startsWith(key) && word.length - key.length <= LONGEST_ENDING);

/** "Silikonfrei" is free of "Silikone", whose stems are not quite the same. */
const isStemOf = (stem: string, key: string): boolean =>
  [keyOf([stem]), stem].some((one) => isFormOf(one, key) || isFormOf(key, one));

/** So few words say nothing else: "no Bluetooth", "ohne jedes Kabel". */
const PLAIN = 4;
/** "Non-slip" and "no-iron" say what a thing is, and not what it lacks. */
const NAMED_BY_IT = /(?<!\p{L})(?:non[\s-]|no-)\p{L}/iu;

/** In UTF-16 units: what begins with so many is mostly seen to be of more words by these alone. */
const BEGINNING = 80;

/** Who says so in more words says more. */
const LONGEST_APART = 8;

/** "Charger sold separately": it is not there. */
const isApart = (words: readonly string[]): boolean => words.length <= LONGEST_APART && holdsPhrase(words, notIncluded);

const isPlain = (part: string): boolean =>
  foldedWords(part.slice(0, BEGINNING)).length <= PLAIN &&
  foldedWords(part).length <= PLAIN &&
  !NAMED_BY_IT.test(part) &&
  !isSupposed(foldedWords(part));

/** Tells of a thing whether texts say plainly that it is not there, or to be had by itself, and name it nowhere else. */
export function plainDenials(texts: readonly string[]): (thing: string) => boolean {
  const plain = texts.map((text) =>
    withOthersJoined(text)
      .split(PARTS)
      .flatMap((part) => part.split(BESIDE))
      .filter((part) => isPlain(part) || saysHasNot(part) || (part.length <= BEGINNING && isApart(foldedWords(part)))),
  );
  // Many texts are one long sentence: there is nothing to look for in them.
  if (plain.every(({ length }) => length === 0)) return () => false;
  const folded = texts.map(fold);
  return (thing) => {
    const key = keyOf(foldedWords(thing).slice(0, 1));
    // Most texts don't name it at all.
    const naming = texts.flatMap((_, at) => (folded[at]!.includes(key) ? [at] : []));
    const named = namedAs(
      naming.map((at) => texts[at]!),
      thing,
    );
    return named === "free" && naming.some((at) => plain[at]!.some((one) => namedAs([one], thing) === "free"));
  };
}

/** The parts of texts that turn nothing around: "not wireless" says nothing of itself. */
export const unturned = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(PARTS)).filter((part) => !foldedWords(part).some((word) => not.has(word)));

/** "Sütlü" is Turkish for "with milk". */
const WITH = /^(\p{L}{3,})l[iu](?:d[iu]r)?$/u;
const LACKING =
  /^(.{3,}?)s?(?:free|frei|freie|freier|freies|freien|vrij|vrije|los|lose|loser|loses|losen|less|s[iu]z(?:d[iu]r)?)$/;

/** What "glutenfrei", "sugarless" and "şekersiz" are free of; null: nothing. */
const lackedBy = (word: string): string | null => LACKING.exec(word)?.[1] ?? null;

/** What a folded word has in it or has not: "sut" of "sütlü" and "sütsüz"; null: it tells of nothing. */
export const toldInWord = (word: string): string | null => WITH.exec(word)?.[1] ?? lackedBy(word);

const SHORTEST_PART = 4;

/** "Haselnuss" is a nut, "Ledertasche" of leather. */
const holdsAsPart = (word: string, named: string): boolean =>
  named.length >= SHORTEST_PART &&
  word.length >= named.length + 3 &&
  lackedBy(word) === null &&
  (word.startsWith(named) || word.endsWith(named) || keyOf([word]).endsWith(named));

/** @param isAlone whether nothing else is said, as in a title */
function isDenied(words: string[], from: number, to: number, isAlone: boolean): boolean {
  // "Nuts, free from gluten" and "leather free returns": what is free of something else is not free of this.
  const next = words[to] ?? "";
  const isListed = words.slice(0, from).some((word) => listing.has(word));
  if (!isListed && isFreeThing(words, to, isAlone)) return !isTurned(words, from);
  if (!isListed && behind.has(next) && to + 1 >= words.length && mayBeFreeOf(words.slice(from, to)))
    return !isTurned(words, from);
  if (isHadNot(words, from, to)) return true;
  if (isJustDenied(words, from) && !behind.has(next)) return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH - 1); at--) {
    if (behind.has(words[at]!)) return at < from - 1 && !isTurned(words, at);
    if (before.has(words[at]!)) return !isTurned(words, at);
    if (!between.has(words[at]!)) return false;
  }
  return false;
}

/** "Handbag Free" is called so, and "Muesli Gluten Free" is free of gluten: goods are free of none that they are called. */
const mayBeFreeOf = (words: readonly string[]): boolean => {
  const things = namesSaidBy(words).map(({ thing }) => thing);
  return (
    things.length === 0 || things.some(({ isIngredient, isEaten, isFeature }) => isIngredient || isEaten || isFeature)
  );
};

/**
 * "Gluten free bread", "gluten free and nut free", and a title "sugar free lemon drops"; neither "nuts free UK delivery", which
 * costs nothing, nor "free from".
 */
const isFreeThing = (words: string[], at: number, isAlone: boolean): boolean =>
  languages.some(({ freeBehind, givenFree }) => {
    const isFree = (place: number): boolean => phraseAt(words, place, freeBehind) > 0;
    if (givenFree === undefined || !isFree(at) || at + 1 >= words.length) return false;
    if (phraseAt(words, at + 1, givenFree) > 0) return joining.has(words[at + 1]!) && isFree(at + 3);
    const rest = words.slice(at + 1);
    const isGiven = rest.some((word, i) => given.has(word) || (phraseAt(rest, i, givenFree) > 0 && !joining.has(word)));
    const isOfGoods = [1, 2, 3].some((length) => namesSaidBy(rest.slice(0, length)).length > 0);
    // "Nuts free" is said of no goods.
    return !isGiven && (isOfGoods || (isAlone && !/[^s]s$/.test(words[at - 1] ?? "")));
  });

/** "Not waterproof", "isn't waterproof"; neither "not only waterproof" nor the "T" of "T-Shirt". */
function isJustDenied(words: string[], at: number): boolean {
  const last = words[at - 1] ?? "";
  return denying.has(last) || (last === "t" && shortened.has(words[at - 2] ?? ""));
}

/** "Şekersiz değil". */
const isTurnedBehind = (words: string[], to: number): boolean => words[to] === "degil";

/** Whether a "not" stands before what denies. */
const isTurned = (words: string[], at: number): boolean =>
  words.slice(Math.max(0, at - REACH), at).some((word) => not.has(word));
