import { partiesIn } from "../../wishes/parties.ts";
import { wishFor } from "../../wishes/wish.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { complains } from "../finding/complaint.ts";
import { findWished } from "../finding/find-products.ts";
import { animalsWished, keepingToAnimals } from "../finding/kept-to-animals.ts";
import { answers } from "../finding/met-in-part.ts";
import type { Language } from "../said/languages.ts";
import { plainText } from "../plain-text.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Draft, Standing, Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asNow } from "./as-now.ts";
import { beyondNamed } from "./beyond-named.ts";
import { withBareAnd } from "./bare-and.ts";
import { beyondShown } from "./beyond-shown.ts";
import { asksOwnSize } from "./asks-own-size.ts";
import { asksIfSuits } from "./asks-plainly.ts";
import { allAgain } from "./all-again.ts";
import { allByOrder } from "./all-by-order.ts";
import { askedAgain } from "./asked-again.ts";
import { askedByName } from "./asked-by-name.ts";
import { askedOfEach } from "./asked-of-each.ts";
import { asksBareDatum, bareOfShown } from "./bare-of-shown.ts";
import { barredIn, withoutBarred } from "./barred.ts";
import { namedAmong } from "./by-name.ts";
import { datumOfNamed } from "./datum-of-named.ts";
import { chips } from "./chips.ts";
import { wishOf } from "./changed-wish.ts";
import { firstIn, MOST_COMPARED } from "./compare.ts";
import { comparison, which } from "./compare-shown.ts";
import { withoutLeftOut } from "./leaving-out.ts";
import { forHeight } from "./for-height.ts";
import { shownFitsOther } from "./fits-other.ts";
import { firstBy } from "./measured-first.ts";
import { moreOfMeasure } from "./more-of-a-measure.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { narrowed } from "./narrowed.ts";
import { narrowedByAge } from "./narrowed-by-age.ts";
import { noted } from "./noted.ts";
import { goesOnFromNothing, goesOnIn } from "./nothing-shown.ts";
import { firstOfShown, ofShown } from "./of-shown.ts";
import { partsOf } from "./parts-compared.ts";
import { pricePerUnit } from "./price-per-unit.ts";
import { readTurn } from "./read-turn.ts";
import { remembered, type Remembered } from "./remembered.ts";
import { shownForWhom } from "./shown-for-whom.ts";
import { showMore } from "./show-more.ts";
import { facetsOf, type Step } from "./step.ts";
import { withoutFacets } from "./take-back.ts";
import { excludedOfIt } from "./tell-excluded.ts";
import { contentsTold } from "./tell-contents.ts";
import { theMost } from "./the-most.ts";
import { theOther } from "./the-other.ts";
import { tellHarm } from "./tell-harm.ts";
import { tellLoad } from "./tell-load.ts";
import { tellOptions } from "./tell-options.ts";
import { tellRange } from "./tell-range.ts";
import { soughtForWhom } from "./sought-for-whom.ts";
import { tellAsked, TOLD_BY_SHOP } from "./tell-asked.ts";
import { tellAll, tellOf } from "./tell-product.ts";
import { variantMeant } from "./variant-meant.ts";
import { stateOfEach } from "./state-of-each.ts";
import { tellState } from "./tell-state.ts";
import { untoldOfUse } from "./warnings-of.ts";
import { whichAre } from "./which-are.ts";
import { whyNot } from "./why-not.ts";
import { whatGoesWith } from "./what-goes-with.ts";
import { asksForBounds, tellWhether } from "./tell-whether.ts";

/** Who says more than so many words with a topic says what he wants anew. */
const MOST_WORDS = { bare: 3, named: 5 };

/**
 * What a visitor sees who goes on from goods that were shown: more of them, others, one of them, or what is asked of it. Null:
 * the message is understood by itself.
 */
export async function goOnShopping(
  given: CatalogueTool,
  message: string,
  turn: Turn,
  languages: readonly Language[],
): Promise<Draft | null> {
  const before = remembered(turn.shown);
  // Who names somebody else seeks nothing for the one of before.
  const isOfBefore = before?.standing && partiesIn(message).length === 0;
  const tool = keepingToAnimals(given, isOfBefore ? animalsWished(before.standing!) : []);
  const language = (before && languages.find((one) => goesOnIn(message, one))) ?? languages[0]!;
  const question = await withoutLeftOut(message, before?.last ?? [], { tool, tenantId: turn.tenant.id, language });
  if (isOfPerson(question, language)) return null;
  const said = withBareAnd(readTurn(question, language.words), question, before?.last.length ?? 0);
  const isOfOnes = said.narrows || holdsPhrase(saidIn(question), language.words.shop.ones);
  if (!isOfOnes && complains(question, null, language.words)) return null;
  const allowed = withoutBarred(tool, barredIn(question, turn.shown, language.words));
  const step: Step = { tool, allowed, question, turn, language, said, before: before ?? nothing };
  const ofHeight = await forHeight(step);
  if (ofHeight) return ofHeight;
  if (asksOwnSize(question, language.words)) return null;
  const isAnyShown = step.before.last.length > 0;
  const other = await theOther(step);
  if (other) return tellOne(other.product, other.own, other.step);
  const asked = (await whyNot(step)) ?? (await soughtForWhom(step));
  if (asked) return asked;
  // "Any other colours?" takes no colour back.
  const asksOthers = said.takenBack.length > 0 && holdsPhrase(saidIn(question), language.words.shop.more);
  const others = isAnyShown && asksOthers ? await tellOptions(step) : null;
  if (others) return others;
  const mayBeOfAll = said.facets.length === 0 && !said.isOfPolicies && !said.asksWhether;
  if (before?.standing && mayBeOfAll && holdsPhrase(saidIn(question), language.words.shop.allAgain)) {
    const all = await allAgain(step, before.standing);
    if (all) return all;
  }
  if (before?.standing && said.takenBack.length > 0) {
    const back = await takenBack(step, before.standing);
    if (back) return back;
  }
  const more = isAnyShown && said.isMore ? await showMore(step) : null;
  if (more && more.products.length > 0) return more;
  const range = await tellRange(step);
  if (range) return range;
  if (more) return more;
  const byOrder = await allByOrder(step, languages);
  if (byOrder) return byOrder;
  // What goes on in a language that nobody speaks here is likelier called so.
  if (!isAnyShown && (await goesOnFromNothing(step, languages[0]!)))
    return draftOf("clarify", language.phrases.shop.nothingYet);
  const forWhom =
    (await shownForWhom(step)) ?? (await narrowedByAge(step)) ?? (await excludedOfIt(step)) ?? (await noted(step));
  if (forWhom) return forWhom;
  const again = await askedAgain(step);
  if (again) return again;
  const contents = await contentsTold(step);
  if (contents) return contents;
  const perUnit = await pricePerUnit(step);
  if (perUnit) return perUnit;
  const options = await tellOptions(step);
  if (options) return options;
  const isOfSeveral = step.before.isFresh && step.before.last.length > 1;
  const are = await whichAre(step);
  if (are) return are;
  const ofEach = await askedOfEach(step);
  if (ofEach) return ofEach;
  if (said.isComparison || (said.asksWhich && isOfSeveral && said.beside.length === 0)) return comparison(step);
  const ofNamed = comparesNamed(step) ? await comparison(step) : null;
  if (ofNamed) return ofNamed;
  const ofWhich = said.isWhich && isOfSeveral ? await which(step) : null;
  if (ofWhich) return ofWhich;
  const ofState = await stateOfEach(step);
  if (ofState) return ofState;
  if (before) {
    if (said.isMore || said.isLikeIt) return showMore(step);
    const variant = await variantMeant(step);
    if (variant) return tellOne(variant, [], { ...step, said: { ...said, facets: [] } });
    // "Cheaper than the Osprey" is not cheaper than all that was shown.
    const gone =
      (await beyondNamed(step)) ??
      (await ofOne(step)) ??
      (await theMost(step)) ??
      (await beyondShown(step)) ??
      (await moreOfMeasure(step)) ??
      (await narrowed(step));
    if (gone) return gone;
  }
  return (before ? null : await beyondNamed(step)) ?? (await datumOfNamed(step)) ?? (await askedByName(step));
}

/** "Which is lighter, the A14 or the B5?", "is the A14 cheaper than the B5?" */
function comparesNamed({ said, question, language: { words } }: Step): boolean {
  if (said.beside.length < 2) return false;
  const asksForGoods = said.asksForGoods || holdsPhrase(saidIn(question), words.shop.exists);
  const asksWhether = said.asksWhether && (said.relative !== null || said.by !== null) && !asksForGoods;
  return said.asksWhich || (asksWhether && partsOf(question, words).length > 1);
}

const nothing: Remembered = { standing: null, several: [], last: [], isFresh: false, isNear: false };

/** Whether the shop's rules are asked for after goods were shown: "can I return it?" */
export const isOfRules = (question: string, { shown }: Turn, { words }: Language): boolean =>
  remembered(shown)?.isNear === true && holdsPhrase(saidIn(question), words.shop.policies);

const isOfPerson = (question: string, { words }: Language): boolean =>
  holdsPhrase(saidIn(question), words.person.human);

/** What fits without what is taken back: "forget the price". */
async function takenBack({ tool, turn, language, said }: Step, standing: Standing): Promise<Draft | null> {
  const left = withoutFacets(standing, said.takenBack);
  const found = left && (await asNow(tool, turn.tenant.id, await findWished(tool, turn.tenant.id, wishOf(left))));
  return found && found.products.length > 0 ? narrowableAnswer(found, turn, language) : null;
}

/** One of those that were shown, or what is asked of it. */
async function ofOne(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const isOfOne = said.isOfIt || (before.last.length === 1 && (said.pointsBack || said.isOfThem));
  const asks = isOfOne || (said.facets.length > 0 && said.beside.length === 0 && !said.narrows && !said.asksForGoods);
  const place = said.places.length === 1 ? said.places[0]! : null;
  if (place !== null && before.several.length > 0 && said.own.length <= MOST_WORDS.bare) {
    const id = before.several.at(place);
    const [product] = id === undefined ? [] : await tool.named(turn.tenant.id, [id]);
    return product ? tellOne(product, said.beside, step) : null;
  }
  const shown = await tool.named(turn.tenant.id, [...new Set([...before.several, ...before.last])]);
  const only = before.isFresh && before.last.length === 1 ? shown.find(({ card }) => card.id === before.last[0]) : null;
  if (only && asksIfSuits(only, step)) return tellOne(only, [], { ...step, said: { ...said, asksWhether: true } });
  const bare = only ? await bareOfShown(only, step) : null;
  if (only && bare) return tellOne(only, said.beside, bare);
  if (said.relative && said.isDefinite && before.last.length > 1 && before.last.length <= MOST_COMPARED) {
    const first = firstIn(
      shown.filter(({ card }) => before.last.includes(card.id)),
      said.relative,
    );
    if (first) return tellOne(first, [], step);
  }
  if (said.by && said.isDefinite && before.last.length > 1) {
    const first = firstBy(
      shown.filter(({ card }) => before.last.includes(card.id)),
      said.by,
    );
    if (first) return tellOne(first.product, [], step);
  }
  if (said.isDefinite && said.beside.length > 0 && said.beside.length <= MOST_WORDS.named && !said.asksElse) {
    const named = namedAmong(shown, said.beside);
    const isAsked = said.isOfIt || said.facets.length > 0;
    if (named && (named.left.length === 0 || isAsked)) return tellOne(named.product, named.left, step);
    if (named) return null;
  }
  const ofData = asks ? null : await ofItsData(step);
  if (ofData) return ofData;
  // "Cable length?" of two that were shown.
  const ofBare = !asks && asksBareDatum(said, step.question) ? await ofShown(step) : null;
  if (ofBare) return ofBare;
  if (!asks || !before.isNear || said.relative || said.own.length > MOST_WORDS.named) return null;
  // "How long does the battery last?" of two monitors is asked of both.
  const isOfAll = before.isFresh && said.facets.length > 0 && !said.facets.some((facet) => TOLD_BY_SHOP.has(facet));
  const ofSeveral = isOfOne || isOfAll ? await ofShown(step) : null;
  if (ofSeveral) return ofSeveral;
  const product = firstOfShown(shown, before);
  if (!product || (before.last.length > 1 && !isOfOne)) return null;
  const facets = facetsOf(said);
  const isTold = (tellWhether(product, said, step) ?? tellOf(product, { facets, own: said.beside }, step)) !== null;
  // "What does it cost?" after the delivery was told asks for that.
  const isLeft = !isTold || facets.some((facet) => TOLD_BY_SHOP.has(facet));
  if (!before.isFresh && (!isOfOne || isLeft)) return null;
  const goesWith = (await whatGoesWith(product, step)) ?? (isTold ? null : await shownFitsOther(product, step));
  if (goesWith) return goesWith;
  // "Is the office chair in stock?" may name another.
  const other = isTold || said.beside.length === 0 ? null : await askedByName(step);
  if (!other && !isTold && (await namesOther(product, step))) return null;
  return other ?? tellOne(product, said.beside, step);
}

/** "Do the brush heads fit the Sonic?" after soap was shown is asked of those. */
async function namesOther({ card }: FoundProduct, { tool, turn, said }: Step): Promise<boolean> {
  if (said.beside.length < 2) return false;
  const found = await tool.search(turn.tenant.id, wishFor(said.beside.join(" ")), 1);
  const isWhole = answers(found) && (found.unheld ?? []).length === 0;
  return isWhole && found.products[0]!.card.id !== card.id;
}

/** "What's the blade length?" of the only one that was shown, where its data tell just that. */
async function ofItsData(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const [id, ...more] = before.last;
  const mayBe = said.facets.length > 0 && !said.narrows && !said.asksForGoods && !said.isOfPolicies;
  if (id === undefined || more.length > 0 || !before.isFresh || !mayBe || said.asked.length > MOST_WORDS.bare)
    return null;
  const [product] = await tool.named(turn.tenant.id, [id]);
  const isTold = product && tellOf(product, { facets: [], own: said.asked }, step) !== null;
  return isTold ? tellOne(product, said.asked, { ...step, said: { ...said, facets: [] } }) : null;
}

/** What is asked of a product, or all that is known of it; null: it is the shop's rules that are asked for. */
function tellOne(product: FoundProduct, own: readonly string[], step: Step): Draft | null {
  const { language, turn, before } = step;
  const facets = facetsOf(step.said);
  const isWhether = asksForBounds(step.said) && !step.said.isOpen;
  const isAsked = facets.length > 0 || own.length > 0;
  const asked = { facets, isWhether: step.said.asksWhether };
  const said =
    tellLoad(product, step) ??
    tellState(product, step) ??
    tellHarm(product, step) ??
    tellWhether(product, { ...step.said, beside: [...own] }, step);
  const told =
    said ?? (isWhether ? null : isAsked ? tellAsked({ product, left: [...own] }, asked, step) : tellAll(product, step));
  if (!told && (step.said.isOfPolicies || step.said.asksElse)) return null;
  const response =
    told ??
    (step.said.asksWhether
      ? untoldOfUse(product, language)
      : language.phrases.shop.untold(plainText(product.card.title)));
  const standing = before.standing;
  return draftOf("answer", response, {
    products: [product.card],
    applied_filters: standing ? chips(standing, turn, language, product.card.price.currency) : [],
    ...(standing && { standing }),
  });
}
