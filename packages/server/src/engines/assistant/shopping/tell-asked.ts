import { colourOf, shadeOf } from "../../wording/colours.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import { dietIn, tellingDiet } from "../../wording/goods/diets-said.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import type { Named } from "./by-name.ts";
import type { Step } from "./step.ts";
import { dangerAsked } from "./tell-danger.ts";
import { tellAgainstAge, tellHarm } from "./tell-harm.ts";
import { tellHaving } from "./tell-having.ts";
import { tellLoad } from "./tell-load.ts";
import { attributesOf, capital, holdsFacet, tellByVerb, tellNear, tellOf, tellPart } from "./tell-product.ts";
import { tellWhether } from "./tell-whether.ts";
import { tellState } from "./tell-state.ts";
import { withLimits } from "./warnings-of.ts";

/** What is asked of a product, and whether it is asked if that is so. */
export interface Question {
  facets: readonly Facet[];
  isWhether: boolean;
}

/** What is said of these is told by other data than a description. */
export const TOLD_BY_SHOP: ReadonlySet<Facet> = new Set<Facet>(["availability", "price", "rating", "brand"]);

/** What the shop tells of what is asked; null: it tells nothing of it. */
export function tellAsked({ product, left }: Named, { facets, isWhether }: Question, step: Step): string | null {
  const { said } = step;
  const ofLoad = tellLoad(product, step);
  if (ofLoad) return ofLoad;
  // "Has the saw a battery with it?" is told by what speaks of a battery, and not by its voltage.
  const named = new Set(said.beside.filter((word) => !left.includes(word)));
  const asked = said.asked.filter((word) => !named.has(word));
  const described = (): string | null =>
    asked.length > 0 && !facets.some((facet) => TOLD_BY_SHOP.has(facet))
      ? tellOf(product, { facets: [], own: asked }, step)
      : null;
  const byFacets = (): string | null => (facets.length > 0 ? tellOf(product, { facets, own: left }, step) : null);
  const ofColour = asked.length > 0 && asked.every(isColour) ? tellColours(product, asked, step) : null;
  if (ofColour) return ofColour;
  // "Cable length?" is told by what speaks of just that before any length.
  const ofPart = left.length > 0 && asked.length > left.length ? described : byFacets;
  if (!isWhether)
    return (
      tellAgainstAge(product, step) ??
      ofPart() ??
      byFacets() ??
      described() ??
      (said.isOpen ? tellByVerb(product, step) : null)
    );
  // Whom it is good for is told with what limits that.
  const ofWhom = partiesIn(step.question).length > 0 ? described() : null;
  return (
    tellState(product, step) ??
    tellHarm(product, step) ??
    tellWhether(product, { ...said, beside: left }, step) ??
    tellHaving(product, asked, step) ??
    (ofWhom === null ? described() : withLimits(ofWhom, product, step.language)) ??
    tellDiet(product, asked, step) ??
    byFacets() ??
    tellNear(product, asked, step) ??
    tellPart(product, asked, step) ??
    (dangerAsked(product, step) !== null ? step.language.phrases.shop.untold(plainText(product.card.title)) : null)
  );
}

const isColour = (word: string): boolean => foldedWords(word).every((one) => colourOf(one) !== null);

/** "Is it vegetarian?" is told by "vegan", too. */
function tellDiet(product: FoundProduct, asked: readonly string[], step: Step): string | null {
  const [diet = "", ...others] = asked;
  const named = others.length === 0 ? dietIn(foldedWords(diet)[0] ?? "") : null;
  for (const name of named ? tellingDiet(named.thing) : []) {
    const told = tellOf(product, { facets: [], own: [name] }, step);
    if (told !== null) return told;
  }
  return null;
}

/** "Do you have it in red?" is told by the colours that there are, and no where just that is sold out; null: none are told. */
function tellColours(product: FoundProduct, asked: readonly string[], step: Step): string | null {
  const told = tellOf(product, { facets: ["colour"], own: [] }, step);
  if (told === null) return null;
  const own = attributesOf(product, step).flatMap(({ words, said }) => (holdsFacet(words, "colour") ? said : []));
  const isTold = asked
    .flatMap(foldedWords)
    .every((word) => own.some((one) => [colourOf(one), shadeOf(one)].includes(colourOf(word))));
  const { yes, no } = step.language.phrases.shop;
  return `${capital(isTold && !isSoldOut(product, asked) ? yes : no)}. ${told}`;
}

/** Whether a product has variants of a colour, and none of them can be had. */
function isSoldOut({ card }: FoundProduct, asked: readonly string[]): boolean {
  const colours = new Set(asked.flatMap(foldedWords).map(colourOf));
  const isAsked = (value: string): boolean =>
    foldedWords(value).some((one) => colours.has(colourOf(one)) || colours.has(shadeOf(one)));
  const option = card.options.find(({ name }) => holdsFacet(foldedWords(name), "colour"));
  const meant = option?.values.filter(({ value }) => isAsked(value)) ?? [];
  return meant.length > 0 && meant.every(({ count }) => count === 0);
}
