import type { CatalogueTool } from "../tools.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import type { ShoppingTurn } from "./read-turn.ts";
import type { Remembered } from "./remembered.ts";
import type { Telling } from "./tell-product.ts";

/** What a step of the conversation needs. */
export interface Step extends Telling {
  tool: CatalogueTool;
  /** The same without what somebody can't have: for other goods than those that are named. */
  allowed: CatalogueTool;
  question: string;
  said: ShoppingTurn;
  before: Remembered;
}

/** What is asked of a product; that it shall be in stock asks whether it is. */
export const facetsOf = ({ facets, wish }: ShoppingTurn): Facet[] => [
  ...new Set([
    ...facets,
    ...(wish.filters.some(({ field }) => field === "availability") ? (["availability"] as const) : []),
  ]),
];
