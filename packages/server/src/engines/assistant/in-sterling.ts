import type { CatalogueTool } from "./tools.ts";

/** An amount in pounds, which are money in some shops and a weight in others. */
const POUNDS = /(\d[\d.,]{0,20}) ?pounds?(?![\p{L}\p{N}])/giu;
/** Says that a weight is meant: "weighs less than 5 pounds". */
const OF_WEIGHT = /\b(?:weigh\w*|weight|heav\w+|light\w*|lbs?|kilos?|kg)\b/i;

/** A question with "£50" in place of "50 pounds", where the shop sells in pounds sterling and no weight is spoken of. */
export async function inSterling(tool: CatalogueTool, tenantId: string, question: string): Promise<string> {
  const said = question.replace(POUNDS, "£$1");
  if (said === question || OF_WEIGHT.test(question)) return question;
  const { products } = await tool.search(tenantId, { words: "", filters: [], order: null, isSaid: false }, 1);
  return products[0]?.card.price.currency === "GBP" ? said : question;
}
