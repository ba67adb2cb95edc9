import type { CatalogueTool } from "../tools.ts";
import type { ShoppingTurn } from "./read-turn.ts";
import type { Remembered } from "./remembered.ts";
import type { Telling } from "./tell-product.ts";

/** What a step of the conversation needs. */
export interface Step extends Telling {
  tool: CatalogueTool;
  question: string;
  said: ShoppingTurn;
  before: Remembered;
}
