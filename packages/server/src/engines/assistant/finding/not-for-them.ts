import { ageRangeIn } from "../../wishes/age-range.ts";
import { harmIn, isAgainstAge, isKeptAway, isLeftToDoctors, isNotFor, warns } from "../../wishes/harm-told.ts";
import { animalsCalled } from "../../wishes/made-of-animals.ts";
import { animalsIn, isWithin, partiesIn, partiesSaid } from "../../wishes/parties.ts";
import { isForGrown } from "../../wishes/grown.ts";
import { partiesTold } from "../../wishes/states.ts";
import { isAgainstState } from "../../wishes/told-of-states.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { agesNamed, agesOfParties, agesTold, isForAge } from "./ages-told.ts";
import { READ_OF_EACH, withAgeUntold } from "./for-age.ts";
import { againstAges } from "./heights-told.ts";
import { toldBy, type Told } from "./told-by.ts";
import { uncounted } from "./uncounted.ts";

/** "Poisonous to people" is so to children as well. */
const anybody = wordsIn(
  "people humans human persons person menschen mensch personen personnes humains humain gens personas humanos humano gente persone umani uomo pessoas mensen personen insanlar insan insanlara",
);

/**
 * What was found without what is told not to be for whom a sentence names: for toddlers nothing from 5 years on, for pregnant
 * women nothing that is not recommended during pregnancy, or that they shall ask their doctors about. What is called after
 * them is for them: a toddler bed may be from 3 years on. Where they are of an age and none of it tells one, that is said.
 * Null: nothing is told not to be for them.
 *
 * @param isAgeSaid whether the sentence says how old they are: a kid of 13 is none of under 12
 */
export function withoutNotForThem(
  found: FoundProducts,
  sentence: string,
  parties: readonly string[],
  isAgeSaid = false,
): FoundProducts | null {
  if (parties.length === 0) return null;
  const ages = isAgeSaid ? [] : agesNamed(sentence);
  const rest = withoutThose(found, (product) => againstThem(product, parties, ages));
  const left = (rest ?? found).products;
  const warned = warnedOf(left, parties, ages);
  if ((rest === null && warned.size === 0) || left.length === 0) return rest;
  // What is hardly meant comes first by no age.
  const least = Math.max(...left.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const isTold = (one: FoundProduct): boolean => agesTold(one, READ_OF_EACH).length > 0 || isTheirs(one, parties);
  if (warned.size > 0) {
    const isFirst = ({ score, card }: FoundProduct): boolean => score >= least && !warned.has(card.id);
    const first = found.wish.order === null ? left.filter(isFirst) : [];
    return { ...(rest ?? found), products: [...first, ...left.filter((one) => !first.includes(one))], warned };
  }
  if (rest === null) return null;
  const told = ages.length > 0 ? left.filter((one) => one.score >= least && isTold(one)) : [];
  const products = [...told, ...left.filter((one) => !told.includes(one))];
  return ages.length > 0 && told.length === 0
    ? withAgeUntold({ ...rest, products }, partiesSaid(sentence).join(", "))
    : { ...rest, products };
}

/** What was found without what tells against those for whom it is sought, and what the nearest tells where nothing is left. Null: nothing tells against them. */
export function withoutThose(
  found: FoundProducts,
  against: (product: FoundProduct) => Told | undefined,
): FoundProducts | null {
  const all = found.products.map((product) => ({ product, told: against(product) }));
  const allowed = all.flatMap(({ product, told }) => (told ? [] : [product]));
  if (allowed.length === all.length) return null;
  // Beside what is named and not for them, what only shares a word is hardly meant.
  const least = Math.max(...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const left = allowed.filter(({ score }) => score >= least);
  const rest = uncounted(found);
  if (left.length > 0) return { ...rest, products: left };
  const { product, told } = all[0]!;
  return {
    ...rest,
    products: [],
    answerable: { score: 0, decision: "no_answer" },
    // Its name says by itself whom it is for.
    ...(told!.told !== product.card.title && { notFor: { title: product.card.title, ...told! } }),
  };
}

/** What products tell against the youngest of those who are named, by their ids; of children a shop means older ones. */
function warnedOf(
  products: readonly FoundProduct[],
  parties: readonly string[],
  ages: ReturnType<typeof agesNamed>,
): Map<string, Told> {
  const young = new Set(parties.filter((one) => one !== "child"));
  const isAgainst = (told: ReturnType<typeof agesTold>[number]): boolean =>
    isAgainstAge(told.said) &&
    partiesIn(told.said).some((one) => young.has(one)) &&
    ages.some((age) => isForAge(told, age) === null);
  return new Map(
    (ages.length > 0 ? products : []).flatMap((one) => {
      const told = agesTold(one, READ_OF_EACH).find(isAgainst);
      return told ? [[one.card.id, told] as const] : [];
    }),
  );
}

/** Whether a product is called after young ones who are meant, or says to be for them: "puppy food". */
const isTheirs = (product: FoundProduct, parties: readonly string[]): boolean =>
  [product.card.title, ...toldBy(product, READ_OF_EACH).map(({ said }) => said)].some((text) =>
    partiesIn(text).some((one) => parties.includes(one) && agesOfParties([one]).length > 0),
  );

/** Where a sentence that says whom something is for goes on to whom it is not. */
const PARTS = /[,;:–—(]\s?|\s(?=(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|ve|ama)\s)/u;
const FOR_THEM = /^(?:only |nur |uniquement |solo |sólo |apenas |alleen |yalnızca )?(?:for|für|pour|para|per|voor)\s/iu;

const partsOf = (sentence: string): string[] => {
  const parts = sentence.split(PARTS);
  return parts.length > 1 ? parts : [];
};

/** What a product tells against those whom a sentence names; undefined: nothing. */
export function againstThem(
  product: FoundProduct,
  named: readonly string[],
  ages: ReturnType<typeof agesNamed>,
): Told | undefined {
  const { title } = product.card;
  // "Dog food for my puppy" is for that.
  const parties = named.filter((one) => !named.some((other) => other !== one && isWithin(other, one)));
  const all = toldBy(product, READ_OF_EACH);
  const ofState = all.find(({ said }) => isAgainstState(said, parties));
  if (ofState) return ofState;
  // "Kids toothpaste" is not called after babies: it may be for older ones.
  const isCalledAfter = partiesIn(title).some((one) => parties.includes(one));
  const ofAge = agesTold(product, READ_OF_EACH).find(
    (told) =>
      ages.length > 0 &&
      ages.every((age) => isForAge(told, age) === false) &&
      (!isCalledAfter || isAgainstAge(told.said)),
  );
  if (ofAge) return ofAge;
  const ofHeight = isCalledAfter ? undefined : againstAges(product, ages);
  if (ofHeight) return ofHeight;
  const ofGrown = all.find(({ said }) => isForGrown(said, parties));
  if (ofGrown && !isCalledAfter) return ofGrown;
  if (isForOtherAnimals(product, parties, all)) return ofTitle(title);
  return toldAgainst(product, parties, all);
}

/** What a product tells itself against those who are named: that it harms them, or is not for them. Undefined: nothing. */
export function toldAgainst(
  product: FoundProduct,
  parties: readonly string[],
  all = toldBy(product, READ_OF_EACH),
): Told | undefined {
  const { title } = product.card;
  const areNamed = (text: string): boolean =>
    partiesTold(text).some((told) => parties.some((one) => isWithin(one, told)));
  const isFor = (part: string): boolean => FOR_THEM.test(part) && areNamed(part) && !isNotFor(part);
  /** "For dogs only, never for cats" may be told against cats alone, and "for dogs, never for puppies" against these. */
  const mayBeAgainst = (text: string): boolean => {
    const parts = partsOf(text);
    const isWarned = (part: string, at: number): boolean => areNamed(part) && parts.slice(0, at + 1).some(warns);
    return areNamed(text) && (!parts.some(isFor) || parts.some((part, at) => !isFor(part) && isWarned(part, at)));
  };
  /** "Dog food" that is "not for puppies" is for other dogs. */
  const isDeniedToJust = (text: string): boolean =>
    isNotFor(text) &&
    ageRangeIn(text, false) === null &&
    partiesIn(text).some((one) => parties.includes(one) && !partiesIn(title).includes(one));
  if (areNamed(title)) return all.find(({ said }) => isDeniedToJust(said));
  // "Keep out of reach of children" and "ask your doctor" are also told of what is for them, and said so.
  const isHeldBack = (said: string): boolean => isKeptAway(said) || isLeftToDoctors(said);
  const isHuman = parties.some((one) => !isWithin(one, "animal"));
  const tellsAge = (said: string): boolean => ageRangeIn(said, false) !== null;
  const isOfAnybody = (said: string): boolean => isHuman && foldedWords(said).some((word) => anybody.has(word));
  const ofHarm = all.find(
    ({ said }) =>
      harmIn([said]) === "there" && !isHeldBack(said) && !tellsAge(said) && (mayBeAgainst(said) || isOfAnybody(said)),
  );
  if (ofHarm) return ofHarm;
  const naming = all.filter(({ said }) => areNamed(said) && !tellsAge(said));
  const isForThem =
    areNamed(product.category ?? "") ||
    naming.some(({ said }) => (!isHeldBack(said) && !isNotFor(said)) || partsOf(said).some(isFor));
  return naming.find(({ said }) => mayBeAgainst(said) && (isNotFor(said) || (isHeldBack(said) && !isForThem)));
}

/**
 * Whether a product is called after animals, be it by its category, and neither that nor anything it tells names one that is meant: a
 * dog's drops are for no rabbit. That they are for pets says it of those alone that they are called after.
 */
export function isForOtherAnimals(
  product: FoundProduct,
  parties: readonly string[],
  all = toldBy(product, READ_OF_EACH),
): boolean {
  const meant = parties.filter((one) => isWithin(one, "animal"));
  const titled = animalsCalled(product.card.title);
  const called = titled.length > 0 ? titled : animalsIn(product.category ?? "").filter((one) => !isOfAnyKind(one));
  if (meant.length === 0 || called.length === 0 || called.some((one) => isMeant(one, meant))) return false;
  return !animalsTold(product, all).some((one) => !isOfAnyKind(one) && isMeant(one, meant));
}

/** Whether a product says to be for one of those animals, or for any: by its name, its category or what it tells, but for what it warns of. */
export function isForAnimals(product: FoundProduct, parties: readonly string[]): boolean {
  const meant = parties.filter((one) => isWithin(one, "animal"));
  const told = [...animalsIn(product.card.title), ...animalsTold(product, toldBy(product, READ_OF_EACH))];
  const kinds = told.filter((one) => !isOfAnyKind(one));
  return (kinds.length > 0 ? kinds : told).some((one) => isMeant(one, meant));
}

const isMeant = (one: string, meant: readonly string[]): boolean =>
  meant.some((other) => isWithin(one, other) || isWithin(other, one));

/** The animals that the category of a product names and what it tells, but for what it warns of. */
const animalsTold = ({ category }: FoundProduct, all: readonly Told[]): string[] =>
  [category ?? "", ...all.flatMap(({ said }) => (isNotFor(said) || harmIn([said]) === "there" ? [] : said))].flatMap(
    animalsIn,
  );

const isOfAnyKind = (party: string): boolean => party === "animal" || party === "pet";

const ofTitle = (title: string): Told => ({ said: title, told: title, isQuoted: false, name: null, values: [title] });
