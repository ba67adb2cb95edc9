import type { CardOption } from "@widget-chat/contract/product-card.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { sizeRank } from "../../wishes/sizes.ts";
import { wishFor, type Wish } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { nameOfField } from "../applied-filters.ts";
import { draftOf } from "../draft.ts";
import { findProducts } from "../finding/find-products.ts";
import { plainText } from "../plain-text.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { FoundProduct, FoundProducts, Narrowing } from "../tools.ts";
import type { Draft, Standing } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import { asNow } from "./as-now.ts";
import { isWholeName, productNamed } from "./by-name.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowingText } from "./narrowings.ts";
import { chips } from "./chips.ts";
import type { Step } from "./step.ts";
import { calledIn, capital, holdsFacet, tellOf } from "./tell-product.ts";

/** What there may be several of: of one product its colours and sizes, of several their brands and materials, too. */
const ofOne: ReadonlySet<Facet> = new Set(["colour", "size"]);
const ofSeveral: ReadonlySet<Facet> = new Set([...ofOne, "brand", "material"]);
const anything: Wish = { words: "", filters: [], order: null, isSaid: false };
const MOST = { values: 12, suggestions: 3 };

/** What there is of what was shown or is named: "which sizes do you have?", "other colours?". Null: it is not asked. */
export async function tellOptions(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, question, language } = step;
  const facet = said.facets.find((one) => ofSeveral.has(one));
  const isElse = said.asksElse || said.isOfPolicies || said.isComparison || said.relative || said.places.length > 0;
  const isWish = said.wish.order !== null || said.wish.filters.some(({ field }) => field !== "availability");
  if (isElse || isWish) return null;
  if (!facet) return ofField(step);
  // "Any other colours?" names none.
  const ofMore = new Set([...language.words.shop.more.values()].flat(2));
  if (said.beside.some((word) => !foldedWords(word).every((one) => ofMore.has(one)))) {
    const { words } = language;
    const asks =
      said.isWhich ||
      holdsPhrase(saidIn(question), words.opensQuestion) ||
      holdsPhrase(saidIn(question), words.shop.which);
    if (!asks) return null;
    const named = ofOne.has(facet) ? await productNamed(tool, turn.tenant.id, said.beside) : null;
    const name = { own: said.beside, isDefinite: said.holdsDefinite };
    const isMeant = turn.mode === "ecommerce" || (named !== null && isWholeName([named], name, words));
    if (named && isMeant && named.left.length === 0) return ofProduct(named.product, facet, step);
    if (turn.mode !== "ecommerce") return null;
    const found = await findProducts(tool, turn.tenant.id, said.beside.join(" "), words);
    return found.answerable.decision === "answer" ? ofThese(found, aspectOf(facet), step) : null;
  }
  const [id] = before.last;
  const isOfOne = said.isOfIt || before.last.length === 1;
  if (isOfOne) {
    const isKnown = before.isFresh && id !== undefined && ofOne.has(facet);
    const [product] = isKnown ? await tool.named(turn.tenant.id, [id]) : [];
    const told = product ? await ofProduct(product, facet, step) : null;
    if (told || said.isOfIt) return told;
    if (product && tellOf(product, { facets: [facet], own: [] }, step) === null && isBare(before.standing, facet))
      return untold(product, step);
  }
  if (!before.standing && turn.mode !== "ecommerce") return null;
  const standing = before.standing ? wishOf(before.standing) : anything;
  // "Red pots", and what other colours there are.
  const filters = standing.filters.filter(({ field }) => !isOf(field, facet));
  const isSame = filters.length === standing.filters.length;
  if (isOfOne && isSame) return null;
  const found = await tool.search(turn.tenant.id, { ...standing, filters }, mostProducts + 1);
  return ofThese(found, aspectOf(facet), step, isSame && before.standing ? before.last : []);
}

/** Whether nothing of the kind was wished for, so that giving it up finds no others. */
const isBare = (standing: Standing | null, facet: Facet): boolean =>
  standing !== null && !wishOf(standing).filters.some(({ field }) => isOf(field, facet));

function untold({ card }: FoundProduct, { before, language }: Step): Draft {
  const standing = before.standing ?? standingOf({ ...wishFor(card.title), isSaid: false }, [card]);
  return draftOf("answer", language.phrases.shop.untold(plainText(card.title)), { products: [card], standing });
}

/** What it is that things may differ in. */
interface Aspect {
  isOf(this: void, field: string): boolean;
  /** Null: no one that is asked for everywhere. */
  facet: Facet | null;
}

const aspectOf = (facet: Facet): Aspect => ({ isOf: (field) => isOf(field, facet), facet });

/** "Any other flavours?" where the shop tells flavours of what was shown. */
async function ofField(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, question, language } = step;
  const { words } = language;
  const { standing } = before;
  const [word = "", ...others] = said.beside.flatMap(foldedWords);
  const asks =
    question.trimEnd().endsWith("?") ||
    [words.shop.exists, words.shop.which].some((phrases) => holdsPhrase(saidIn(question), phrases));
  if (!standing || word === "" || others.length > 0 || said.isOfIt || !asks) return null;
  const is = formOf(word);
  const names = (field: string): boolean =>
    foldedWords(`${nameOfField(field)} ${calledIn(language, field)}`).some((one) => is(one) || formOf(one)(word));
  const aspect: Aspect = { isOf: (field) => field.startsWith("attributes.") && names(field), facet: null };
  const wish = wishOf(standing);
  const filters = wish.filters.filter(({ field }) => !aspect.isOf(field));
  const found = await tool.search(turn.tenant.id, { ...wish, filters }, mostProducts + 1);
  return ofThese(found, aspect, step, filters.length === wish.filters.length ? before.last : []);
}

/** Whether a field of the shop tells what is asked. */
const isOf = (field: string, facet: Facet): boolean =>
  field === "brand" ? facet === "brand" : holdsFacet(foldedWords(nameOfField(field)), facet);

/** The variants of one product, one of each that is asked for; null: it has but one. */
async function ofProduct(product: FoundProduct, facet: Facet, step: Step): Promise<Draft | null> {
  const { tool, turn, language, before } = step;
  const option = product.card.options.find(({ name }) => holdsFacet(foldedWords(name), facet));
  if (!option) return null;
  const variants = await tool.variants(turn.tenant.id, product.card.id);
  const told = tellOf(countedAnew(product, option, variants), { facets: [facet], own: [] }, step);
  if (!told) return null;
  const cards = option.values
    .flatMap(
      ({ value }) =>
        likest(
          product,
          variants.filter((one) => ownValue(one, option.name) === value),
        ) ?? [],
    )
    .toSorted((one, other) => Number(isOut(one)) - Number(isOut(other)))
    .slice(0, mostProducts)
    .map(({ card }) => card);
  const standing = before.standing ?? standingOf({ ...wishFor(product.card.title), isSaid: false }, cards);
  return draftOf("answer", told, {
    products: cards,
    applied_filters: chips(standing, turn, language, product.card.price.currency),
    standing,
  });
}

/** What the only one that was found tells. */
async function ofOnly(product: FoundProduct, facet: Facet, step: Step): Promise<Draft | null> {
  if (ofOne.has(facet)) return ofProduct(product, facet, step);
  const told = tellOf(product, { facets: [facet], own: [] }, step);
  const standing = standingOf({ ...wishFor(product.card.title), isSaid: false }, [product.card]);
  return told === null ? null : draftOf("answer", told, { products: [product.card], standing });
}

const ownValue = ({ card }: FoundProduct, name: string): string | null =>
  card.options.find((one) => one.name === name)?.value ?? null;

/** A product whose values say how many of them can be had by now; of one with variants that were not read, as it was stored. */
function countedAnew(product: FoundProduct, option: CardOption, variants: FoundProduct[]): FoundProduct {
  const values = option.values.map(({ value, count }) => {
    const own = variants.filter((one) => ownValue(one, option.name) === value);
    return { value, count: own.length < count ? count : own.filter((one) => !isOut(one)).length };
  });
  const options = product.card.options.map((one) => (one === option ? { ...one, values } : one));
  return { ...product, card: { ...product.card, options } };
}

const isOut = ({ card }: FoundProduct): boolean => card.availability === "out_of_stock";

/** Of some variants one that can be had and is like another in all else. */
function likest({ card }: FoundProduct, variants: FoundProduct[]): FoundProduct | null {
  const likeness = (one: FoundProduct): number =>
    (isOut(one) ? 0 : 100) + card.options.filter(({ name, value }) => ownValue(one, name) === value).length;
  return variants.toSorted((one, other) => likeness(other) - likeness(one))[0] ?? null;
}

/**
 * What all that was found is told to be, each with how many are.
 *
 * @param before the ids of what the visitor has before him of it: that stays where it is
 */
async function ofThese(found: FoundProducts, aspect: Aspect, step: Step, before: string[] = []): Promise<Draft | null> {
  const { tool, turn, language } = step;
  const { phrases } = language;
  const whole = found.whole?.();
  const [only] = found.products;
  if (whole?.total === 1 && only && aspect.facet) return ofOnly(only, aspect.facet, step);
  const [asked] = (await whole?.facets(aspect.isOf)) ?? [];
  // "Fragrance-free: yes" or no is no choice of fragrances.
  if (!asked || asked.values.some(({ filter }) => isSo(String(filter.value)) !== null)) return null;
  const most = asked.values.slice(0, MOST.values);
  const values =
    aspect.facet === "size"
      ? most.toSorted((one, other) => sizeRank(String(one.filter.value)) - sizeRank(String(other.filter.value)))
      : most;
  const label = asked.field === "brand" ? phrases.shop.labels.brand : capital(calledIn(language, asked.field));
  const list = values.map(({ filter, count }) => `${plainText(String(filter.value))} (${count})`).join(", ");
  const shown = before.length > 1 ? await tool.named(turn.tenant.id, before) : [];
  const products =
    shown.length > 1 ? shown : (await asNow(tool, turn.tenant.id, found)).products.slice(0, mostProducts);
  const cards = products.map(({ card }) => card);
  const parts = most.filter(({ count }) => count < (whole?.total ?? 0)).slice(0, MOST.suggestions);
  const narrowings = parts.map(({ filter }: Narrowing) => ({ text: narrowingText(filter, step), filter }));
  const standing = { ...standingOf(found.wish, cards), narrowings };
  return draftOf("answer", `**${plainText(label)}**: ${list}.`, {
    products: cards,
    applied_filters: chips(standing, turn, language, cards[0]?.price.currency ?? ""),
    suggestions: narrowings.map(({ text }) => text),
    standing,
  });
}
