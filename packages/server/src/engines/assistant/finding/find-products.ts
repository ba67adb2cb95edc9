import type { Wish } from "../../wishes/wish.ts";
import { boundMeant } from "./bound-meant.ts";
import { findChildPresent } from "./find-child-present.ts";
import { findFor } from "./find-for.ts";
import { AMONG, areMostlyToldAges, forAge, givesUpAge, withAgeUntold, withoutOtherAges } from "./for-age.ts";
import { ageIn } from "../said/age-in.ts";
import { keptTo } from "./kept-to-ages.ts";
import { heightsTold } from "./heights-told.ts";
import { answers } from "./met-in-part.ts";
import { ageOfSomebody } from "../said/age-of-somebody.ts";
import { bodyHeightIn } from "../said/body-height.ts";
import { ownAnimalsIn } from "../said/own-animals.ts";
import { presentIn } from "../said/presents.ts";
import { goodsWords } from "../said/question.ts";
import type { Age } from "../../wishes/ages.ts";
import { youngIn } from "../../wishes/ages-of-parties.ts";
import { wishIn } from "../said/wish-in.ts";
import { keptToLoad } from "./kept-to-loads.ts";
import { taking, tellsLimits, withinLimits } from "./limits.ts";
import { carriesRather, givesUp, loadWished, weightWished, type LoadWished } from "./load-wished.ts";
import { withoutNotForUse } from "./not-for-use.ts";
import { withoutOtherModels } from "./other-models.ts";
import { withoutFoodOfAnimals } from "./food-for-people.ts";
import { animalsWished, keptToAnimals, tellsAnimals } from "./kept-to-animals.ts";
import { isForAnimals, withoutNotForThem } from "./not-for-them.ts";
import { mostProducts } from "../products.ts";
import { STATE } from "../../wishes/states.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesDiet } from "../../wording/goods/diets-said.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { asOfDiet } from "../../wishes/diets-wished.ts";
import { isWithin, partiesIn, partiesSaid, withoutPartiesIn } from "../../wishes/parties.ts";
import { withUnknown } from "./with-unknown.ts";
import { withUnmetQuantity } from "./with-unmet-quantity.ts";
import type { Words } from "../words/words.ts";
import { findWish, withoutAnswer } from "./find-wish.ts";
import { withoutDoubted } from "./without-doubted.ts";

/**
 * Searches for the goods that a wish names and, when nothing fits, for the wish as it was said, and then without one of the
 * conditions that can be given up.
 */
export async function findProducts(
  tool: CatalogueTool,
  tenantId: string,
  said: string,
  words: Words,
  limit = mostProducts + 1,
): Promise<FoundProducts> {
  const ofDiet = asOfDiet(said);
  const kept = ofDiet ? await findProducts(tool, tenantId, ofDiet.sentence, words, limit) : null;
  if (kept && answers(kept)) return kept;
  const height = bodyHeightIn(said, words);
  if (height && goodsWords(height.rest, words).length > 0) {
    // What tells for which heights it is was kept to this one before; else "il fait 95 cm" may be said of a gap.
    // "My baby is 62 cm, car seat" is for a baby still.
    const whom = partiesSaid(said).filter((one) => !partiesSaid(height.rest).includes(one));
    const ofHeight = await findProducts(tool, tenantId, [height.rest, ...whom].join(" "), words, limit);
    const tells = ofHeight.notFor !== undefined || ofHeight.products.some((one) => heightsTold(one).length > 0);
    if (height.isSure || tells) return ofHeight;
  }
  const ofChild = await findChildPresent(tool, tenantId, said, words, limit);
  if (ofChild) return ofChild;
  const ageSaid = ageIn(said, words);
  const named = partiesIn(said);
  const ofAnyAge = ageSaid && (await findOfAnyAge(ageSaid));
  // "Jouets dès 3 ans" and "jouets 3 ans" name nobody; where goods are told to be for ages, it is one.
  const isOfGoods = ofAnyAge !== null && answers(ofAnyAge) && areMostlyToldAges(ofAnyAge);
  const age = ageSaid && isOfGoods ? { ...ageSaid, isOfSomebody: true } : ageSaid;
  // Who is named by an age alone is a child.
  const whom = named.length === 0 && age?.isOfSomebody ? ["child"] : named;
  const mayBeOfAge = ofAnyAge && !givesUpHarm(ofAnyAge, words) ? ofAnyAge : null;
  const ofAge = (age && mayBeOfAge && forAge(mayBeOfAge, age)) ?? (await whateverIsForAge());
  if (age && ofAge) {
    const forThem = withoutPlainEnds(withoutNotForThem(ofAge, said, whom, true) ?? ofAge, words);
    return withinLimits(firstOf(keptTo(withoutFoodOfAnimals(forThem, said, words), age), limit), said, words);
  }
  // A figure of years is none that goods are told in: "my niece who is 5" wants no 5 litres, and no gift lasts 12 years.
  const isPresent = age !== null && presentIn(wishIn(age.rest, words), words) !== null;
  const sentence = isPresent ? age.rest : (ageOfSomebody(said, words)?.rest ?? said);
  const load = loadWished(sentence, words);
  const ofLoad = load && (await whatCarries(load));
  const asPrice = ofLoad ?? (await findWish(tool, tenantId, sentence, words, limit));
  const weight = ofLoad ? null : weightWished(sentence, words);
  const isLoad = weight !== null && (carriesRather(asPrice, weight.amount) || givesUp(asPrice, weight.amount));
  const ofWeight = isLoad ? await whatCarries(weight) : null;
  const bounded =
    ofLoad ?? ofWeight ?? (await boundMeant(tool, tenantId, { found: asPrice, question: sentence, limit }));
  const known = withUnknown(bounded, words);
  const harmless = givesUpHarm(known, words) ? withoutAnswer(known) : known;
  const isAgeLeft = age?.isOfSomebody && mayBeOfAge && (!answers(harmless) || givesUpAge(harmless, age));
  const ofAnybody = isAgeLeft ? firstOf(withAgeUntold(mayBeOfAge, age.said), limit) : harmless;
  const all = age?.isOfSomebody ? keptTo(withoutOtherAges(ofAnybody, age), age) : ofAnybody;
  const ofModel = withoutOtherModels(all, sentence, words);
  const forUse = withoutNotForUse(ofModel, sentence, words) ?? ofModel;
  const forThem = (await forThose(forUse)) ?? forUse;
  const forAnimal = keptToAnimals(withoutPlainEnds(forThem, words), sentence, forUse);
  const forPeople = withoutFoodOfAnimals(forAnimal, said, words);
  const sure = withUnmetQuantity(withoutDoubted(forPeople, sentence, tool));
  const found = firstOf(withinLimits(sure, sentence, words), limit);
  // "Show more" of what is for a newborn is for one as well.
  const young = age === null && answers(found) ? youngIn(said) : null;
  return young ? keptTo(found, young) : found;

  /** "Ladder max load 120 kg": ladders, some of which tell their load. None weighs so much, and none need bear just that. */
  async function whatCarries({ rest, amount, said: asked }: LoadWished): Promise<FoundProducts | null> {
    const any = await findWish(tool, tenantId, rest, words, AMONG);
    return answers(any) && tellsLimits(any, amount) ? keptToLoad(taking(any, amount), asked, amount.isMore) : null;
  }

  /** "Toys for a 2 year old", where nothing is called a toy: what is told to be for that age, but never what a bare "2 years" finds. */
  async function whateverIsForAge(): Promise<FoundProducts | null> {
    if (!age?.isOfSomebody || !ofAnyAge || answers(ofAnyAge)) return null;
    const wish = wishIn(age.rest, words);
    // In a shop that tells ages of some goods alone, what else is for that age is hardly meant.
    const any = await tool.search(tenantId, { ...wish, words: "", isSaid: false }, AMONG);
    const right = answers(any) && areMostlyToldAges(any) ? forAge(any, age) : null;
    if (!right || !answers(right) || right.untold) return null;
    return {
      ...right,
      without: [...(right.without ?? []), { field: "words", op: "eq", value: goodsWords(wish.words, words).join(" ") }],
    };
  }

  /** "Something for a 2 year old" wants anything. */
  function findOfAnyAge({ rest, isOfSomebody }: Age): Promise<FoundProducts> {
    const isAny =
      isOfSomebody &&
      goodsWords(withoutQuantities(rest), words).length === 0 &&
      presentIn(wishIn(rest, words), words) === null;
    return isAny
      ? tool.search(tenantId, { ...wishIn(rest, words), words: "", isSaid: false }, AMONG)
      : findWish(tool, tenantId, rest, words, AMONG);
  }

  /** "Toys for toddlers" without what is told to be from 5 years on. Null: nobody is named, or nothing is told not to be for them. */
  async function forThose(some: FoundProducts): Promise<FoundProducts | null> {
    const left = withoutNotForThem(some, said, whom, age !== null);
    const rest = withoutPartiesIn(sentence);
    // "Weed killer, I have a cat" wants nothing of cats; "flea drops for my cat" does.
    const isFor = foldedWords(sentence).some((word) => words.forWhom.has(word));
    const isOwn = !isFor && ownAnimalsIn(said, words).length > 0 && goodsWords(rest, words).length > 0;
    if (named.length === 0 || (!isOwn && answers(left ?? some))) return left;
    // What is not called after them may be for them.
    const others = await findWish(tool, tenantId, rest, words, AMONG);
    // Without the cat that has it, its illness is the visitor's.
    if (isOwn && others.wish.filters.some(({ field }) => field === STATE)) return left;
    const fit = givesUpHarm(others, words) ? null : withoutNotForThem(others, said, whom, age !== null);
    const isOfAnimal = tellsAnimals(others) && named.some((one) => isWithin(one, "animal"));
    const theirs =
      fit && isOfAnimal ? { ...fit, products: fit.products.filter((one) => isForAnimals(one, named)) } : fit;
    if (theirs && answers(theirs)) return firstOf(theirs, limit);
    return isOwn && answers(others) && fit && !isOfAnimal ? fit : left;
  }
}

/** "My baby is 8 kg and 5 months" wants nothing that is called kilos. */
const withoutQuantities = (text: string): string =>
  quantitiesIn(text)
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const firstOf = (found: FoundProducts, limit: number): FoundProducts => ({
  ...found,
  products: found.products.slice(0, limit),
});

/** Who can't have something, eats no meat, or asks for what harms nobody, is shown nothing that this was given up for. */
const givesUpHarm = ({ without = [] }: FoundProducts, { wishes }: Words): boolean =>
  without.some(({ field, value }) => {
    const said = foldedWords(String(value));
    const isOfHarm = [wishes.dangerous, wishes.harmless, wishes.allergicBehind].some((phrases) =>
      holdsPhrase(said, phrases),
    );
    return field === "words" && (isOfHarm || namesDiet(said));
  });

/** "Rain for my" of "something for the rain for my kid", where "kid" was understood as a wish, is "rain". */
function withoutPlainEnds(found: FoundProducts, { plain }: Words): FoundProducts {
  const said = found.wish.words.split(" ");
  // The "t" of "t shirt" is no word of every day, and the "a" of "cubes for a" is.
  const tells = (word: string): boolean =>
    foldedWords(word).some((one) => /^[b-df-hj-np-tv-xz]$/.test(one) || !plain.has(one));
  const told = said.slice(Math.max(0, said.findIndex(tells)), said.findLastIndex(tells) + 1).join(" ");
  // Of "Schere, die in rot ist" its comma is left.
  const words = told.replace(/,+$/, "");
  return words === "" || words === found.wish.words ? found : { ...found, wish: { ...found.wish, words } };
}

/** Searches for what a program wishes for, or for what goes on from a wish: what is told not to be for the animal that it names is none. */
export async function findWished(tool: CatalogueTool, tenantId: string, wish: Wish): Promise<FoundProducts> {
  const found = await findFor((one) => tool.search(tenantId, one, mostProducts + 1), [wish]);
  return withoutNotForThem(found, "", animalsWished(wish), true) ?? found;
}
