import { wishIn } from "./wish-in.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Words } from "../words/words.ts";

/** An amount in pounds, which are money in some shops and a weight in others; and in dollars, of which many countries have their own. */
const POUNDS = /(\d[\d.,]{0,20}) ?pounds?(?![\p{L}\p{N}])/giu;
const DOLLARS =
  /(?<![\p{L}\p{N}])(?:US ?)?\$ ?(\d[\d.,]{0,20})|(?<![\p{L}\p{N}.,])(\d[\d.,]{0,20}) ?(?:\$|(?:us )?(?:dollars?|d[oó]lar\p{L}{0,4}|dollari)(?![\p{L}\p{N}]))/giu;
/** Says that a weight is meant: "weighs less than 5 pounds". */
const OF_WEIGHT = /\b(?:weigh\w*|weight|heav\w+|light\w*|lbs?|kilos?|kg)\b/i;
const OF_DOLLARS = /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|JMD|TTD|NAD|MXN|ARS|CLP|COP|UYU|DOP|NIO|BRL)$/;
const WEIGHS_IN_POUNDS = /^(?:USD|CAD)$/;

/**
 * A question with "£50" in place of "50 pounds", where the shop sells in pounds sterling or no weight can be meant, and with
 * "USD 50" in place of "$50", where it sells in no dollars: what is stated in money is never taken for the shop's own.
 */
export async function inMoney(tool: CatalogueTool, tenantId: string, question: string, words: Words): Promise<string> {
  const inSterling = OF_WEIGHT.test(question) ? question : question.replace(POUNDS, "£$1");
  const inDollars = question.replace(
    DOLLARS,
    (_, behind: string | undefined, before: string) => `USD ${behind ?? before}`,
  );
  if (inSterling === question && inDollars === question) return question;
  const { products } = await tool.search(tenantId, { words: "", filters: [], order: null, isSaid: false }, 1);
  const own = products[0]?.card.price.currency;
  if (own === undefined) return question;
  if (inDollars !== question && !OF_DOLLARS.test(own)) return inDollars;
  if (own === "GBP") return inSterling;
  // "Under 700 pounds" bounds a price where "under 700" does; in America it may as well be a weight.
  const isBound = wishIn(question.replace(POUNDS, "$1"), words).filters.some(({ field }) => field === "price");
  return isBound && !WEIGHS_IN_POUNDS.test(own) ? inSterling : question;
}
