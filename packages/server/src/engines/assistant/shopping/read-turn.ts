import { saysSize, sizeOf, statesSize } from "../../wishes/sizes.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import type { Filter, Order, Wish } from "../../wishes/wish.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import { foldedWords } from "../../wording/fold.ts";
import { pointsBack } from "../said/follow-up.ts";
import { placesOfUse } from "../said/place-of-use.ts";
import { goodsWords, whatIsAsked } from "../said/question.ts";
import { wishIn } from "../said/wish-in.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import {
  comparatives,
  relations,
  type Comparative,
  type Facet,
  type Relation,
} from "../words/shopping/shopping-words.ts";
import type { Words } from "../words/words.ts";
import { facetsIn, facetWordsIn, unitAsked } from "./facets-asked.ts";
import { readSentence, type Sentence } from "./sentence.ts";

/** How a message goes on with goods that were spoken of. */
export interface ShoppingTurn {
  /** "Show more." */
  isMore: boolean;
  /** "Anything similar?" */
  isLikeIt: boolean;
  isComparison: boolean;
  /** "Which is cheaper?" of several. */
  asksWhich: boolean;
  /** Whether it asks which one at all: "which has more memory?" */
  isWhich: boolean;
  /** In what others are wished for. */
  relative: Relation | null;
  /** The same by what is told in units: "lighter". */
  by: Comparative | null;
  /** What of the wish is taken back: "forget the price". */
  takenBack: Facet[];
  /** Whether it asks what, how or which, and not whether: "what colour is it?" */
  isOpen: boolean;
  /** Whether it begins as one asks whether something is so: "is the", "does the". */
  asksWhether: boolean;
  /** Which of those that were shown, from 0; the last is -1. */
  places: number[];
  /** How many of those that were shown are meant, from the first place on: "the first two". */
  count: number | null;
  /** Whether one is asked for that was shown: "the black one". */
  isDefinite: boolean;
  /** Whether a word that says so stands anywhere. */
  holdsDefinite: boolean;
  /** Whether something is asked of one that was shown: "is it …?", and whether it may be so: "it should be …". */
  isOfIt: boolean;
  /** Whether it is asked of several: "are they …?" */
  isOfThem: boolean;
  /** Whether others are meant that go with what was shown: "a stand for it". */
  isForIt: boolean;
  pointsBack: boolean;
  facets: Facet[];
  /** Whether all is asked that is known of one. */
  wantsDetails: boolean;
  /** Whether it is the shop's rules that are asked for. */
  isOfPolicies: boolean;
  /** Whether it says more of what was wished for, and is no wish by itself: "in red", "only new ones". */
  narrows: boolean;
  /** Whether it begins as one asks for goods: "do you have". */
  asksForGoods: boolean;
  /** Whether it asks for something that no product tells: when, where, who. */
  asksElse: boolean;
  /** What is wished for by what is left. */
  wish: Wish;
  /** The words with a topic that are left, and of these the ones that don't only say what is asked: "colour". */
  own: string[];
  beside: string[];
  /** The same with those that say what is asked: "battery" of "does it have a battery?" */
  asked: string[];
  /** Whether it says what is not so, or what others do: "not good", "are you in Cork?" */
  isNegated: boolean;
  isOfOthers: boolean;
  /** "And the other one?" */
  goesOn: boolean;
}

/** "Which is the cheapest?" asks for the cheaper one of two. */
const relationOf: Partial<Record<Order, Relation>> = { cheapest: "cheaper", dearest: "dearer", rating: "better" };

/** "Second one please." */
const MOST_WORDS_OF_PLACE = 3;

export function readTurn(question: string, words: Words): ShoppingTurn {
  const { shop } = words;
  const said = saidIn(question);
  const sentence = readSentence(question);
  const holdsDefinite = holdsPhrase(said, shop.definite);
  const isMore = isPhrase(withoutSmall(said, words), shop.more) || isPhrase(said, shop.more);
  const narrows = narrowing(said, words);
  const asksForGoods = holdsPhrase(said, words.shopping);
  const isImpersonal = holdsPhrase(said, words.impersonal);
  const order = wishIn(question, words).order;
  const takesBack = sentence.take(shop.takesBack) > 0;
  const isComparison = sentence.take(shop.compare) > 0;
  const kinds = whatIsAsked(question, words);
  // "Best rated first" is an order, and neither "do they last long?" nor "how long does the lamp last?" names a place.
  const mayBePlace = isComparison || holdsDefinite || said.length <= MOST_WORDS_OF_PLACE;
  if (order) sentence.take(shop.places[0]!);
  const places = (order || !mayBePlace || kinds.includes("duration") ? [] : [...shop.places, shop.last]).flatMap(
    (phrases, place) => (sentence.take(phrases) > 0 ? [place === shop.places.length ? -1 : place] : []),
  );
  const isOfShown = isComparison || places.length > 0;
  const count = isOfShown ? shop.counts.findIndex((phrases) => sentence.take(phrases) > 0) : -1;
  const isWhich = holdsPhrase(said, shop.which) && !asksForGoods && !narrows;
  const superlative = isWhich && order ? (relationOf[order] ?? null) : null;
  const relative = amountIn(question, words) ? null : (relativeIn(sentence, words) ?? superlative);
  const by =
    quantitiesIn(question).length > 0 ? null : (comparatives.find((one) => sentence.take(shop.by[one]) > 0) ?? null);
  const asked = order ? [] : facetsIn(sentence, kinds, words);
  const wish = wishIn(sentence.rest(), words);
  const own = [...placesOfUse(said, words), ...goodsWords(wish.words, words)].filter((word) => !isIdle(word, words));
  // "Do you have it in 43?" wishes for another, and asks nothing of that one.
  const isOfSize =
    statesSize(said) && own.every((word) => saysSize(foldedWords(word)[0] ?? "") || sizeOf(word) !== null);
  const facetWords = facetWordsIn(said, asked, kinds, words);
  // "I have an allergy, is the spray ok for me?"
  const last = holdsDefinite ? (clausesOf(question).at(-1)?.words ?? []) : said;
  const asksWhether =
    [said, last].some((clause) => phraseAt(clause, 0, shop.whether) > 0) ||
    // "My cat is pregnant can I use it?"
    placesOf(said, words.voice.may).some(({ to }) => phraseAt(said, to, words.voice.speaker) > 0) ||
    said.some((word) => isPhrase([word], shop.whetherBehind));
  // "Is a stand included?"
  const asksIncluded = asksWhether && holdsPhrase(said, shop.included);
  // "Does it cost more than 300?" asks whether; "does it cost 300?" is told what it costs.
  const holdsToPrice = wish.filters.some(({ field, op }) => field === "price" && ["lt", "gt", "gte"].includes(op));
  const isOfFacets = (word: string): boolean => foldedWords(word).every((one) => facetWords.has(one));
  return {
    isMore,
    isLikeIt: likens(question, words),
    isComparison,
    asksWhich: isWhich
      ? relative !== null || by !== null || asked.length > 0
      : asked.length > 0 && holdsPhrase(said, shop.them) && !narrows,
    isWhich,
    relative,
    by,
    takenBack: takesBack && own.every((word) => isOfFacets(word) || isPhrase([word], shop.details)) ? asked : [],
    asksWhether,
    isOpen: kinds.some((kind) => kind !== "amount" || !holdsToPrice) || isWhich,
    places,
    count: count < 0 ? null : count + 2,
    isDefinite: phraseAt(withoutOpening(said, words), 0, shop.definite) > 0,
    holdsDefinite,
    isOfIt: (holdsPhrase(said, shop.ofIt) || asksIncluded) && !isImpersonal && !isOfSize,
    isOfThem: holdsPhrase(said, shop.ofThem) && !isImpersonal,
    // "Met kast erbij" is with a cabinet, and "wat past erbij?" asks what goes with it.
    isForIt: holdsPhrase(said, shop.forIt) && !(narrows && holdsPhrase(said, shop.included)),
    pointsBack: pointsBack(question, words) && !isImpersonal && !isOfSize,
    facets: asked,
    wantsDetails: holdsPhrase(said, shop.details),
    isOfPolicies: holdsPhrase(said, shop.policies),
    // "From what age?", "combien de watts ?"
    narrows:
      (narrows && !asked.includes("age") && !(kinds.includes("amount") && unitAsked(said, words))) ||
      isOfSize ||
      (standsForGoods(said, own, words) && !holdsPhrase(said, shop.ofIt)),
    asksForGoods,
    asksElse: kinds.some((kind) => kind !== "amount"),
    wish: { ...wish, filters: wish.filters.flatMap((one) => withoutOnes(one, words)) },
    own,
    beside: own.filter(
      (word) =>
        !foldedWords(word).every((one) => facetWords.has(one) || isFitting(one, words)) &&
        // "Does it weigh much?" asks for its weight.
        !(asked.length > 0 && foldedWords(word).every((one) => words.circumstances.has(one))),
    ),
    asked: own.filter((word) => !foldedWords(word).every((one) => isFitting(one, words))),
    isNegated: said.some((word) => words.negations.has(word)),
    isOfOthers: holdsPhrase(said, words.voice.addressed) && !asksForGoods && !holdsPhrase(said, shop.exists),
    goesOn: phraseAt(said, 0, words.goesOn) > 0,
  };
}

/** "Something similar", also "but cheaper". */
function likens(question: string, words: Words): boolean {
  const sentence = readSentence(question);
  if (sentence.take(words.shop.similar) === 0) return false;
  relativeIn(sentence, words);
  const rest = withoutSmall(saidIn(sentence.rest()), words);
  return rest.every((word) => words.plain.has(word) || isIdle(word, words) || isPhrase([word], words.shop.narrows));
}

/** Whether a word stands for goods that were named before, and is no article: "have you one in red?", not "habt ihr einen Ständer?" */
function standsForGoods(said: readonly string[], own: readonly string[], { shop }: Words): boolean {
  const named = new Set(own.flatMap(foldedWords));
  return placesOf(said, shop.ones).some(({ to }) => !named.has(said[to] ?? ""));
}

/** Verbs of a question, and what asks for all that is known: they say nothing of what a product is. */
const isFitting = (word: string, { shop }: Words): boolean =>
  [shop.fits, shop.suits, shop.details].some((phrases) => isPhrase([word], phrases));

/** "Without the leather one" is without leather. */
function withoutOnes(filter: Filter, words: Words): Filter[] {
  if (filter.field !== "words") return [filter];
  const value = String(filter.value)
    .split(" ")
    .filter((word) => !isIdle(word, words))
    .join(" ");
  return value ? [{ ...filter, value }] : [];
}

/** Words that a follow-up has beside what it is about. */
const isIdle = (word: string, { shop, wishes }: Words): boolean => {
  const folded = foldedWords(word);
  return [shop.ones, shop.them, shop.which, shop.definite, shop.exists, wishes.any, wishes.polite].some((set) =>
    isPhrase(folded, set),
  );
};

const relativeIn = (sentence: Sentence, { shop }: Words): Relation | null =>
  relations.find((one) => sentence.take(shop.relative[one]) > 0) ?? null;

/** "Cheaper than 50 €" says how much, and "günstiger" alone, which means cheap elsewhere, does not. */
const amountIn = (question: string, words: Words): boolean =>
  wishIn(question, words).filters.some(({ field, value }) => field === "price" && typeof value === "number");

/** Whether the first word that says anything leads to more of a wish: "do you have them in red?" */
function narrowing(said: readonly string[], words: Words): boolean {
  const { shop } = words;
  for (let at = 0; at < said.length;) {
    if (phraseAt(said, at, shop.narrows) > 0) return at + 1 < said.length;
    const length =
      phraseAt(said, at, words.goesOn) || phraseAt(said, at, words.shopping) || Number(words.plain.has(said[at]!));
    if (length === 0) return false;
    at += length;
  }
  return false;
}

/** Without "and", "what about", "show me". */
function withoutOpening(said: readonly string[], words: Words): readonly string[] {
  for (let at = 0; at < said.length;) {
    const length = Math.max(...openings(words).map((phrases) => phraseAt(said, at, phrases)));
    if (length === 0) return said.slice(at);
    at += length;
  }
  return [];
}

const openings = ({ goesOn, shopping, leadIns, shop, smallTalk }: Words): PhraseSet[] => [
  goesOn,
  shopping,
  leadIns,
  shop.details,
  shop.ofIt,
  smallTalk.ok,
];

/** "OK, show me more please" asks for more. */
export const withoutSmall = (said: readonly string[], { smallTalk, wishes, goesOn, shop }: Words): string[] =>
  said.filter(
    (word) =>
      ![smallTalk.ok, smallTalk.yes, wishes.polite, goesOn, shop.exists].some((phrases) => isPhrase([word], phrases)) ||
      holdsPhrase([word], shop.more),
  );
