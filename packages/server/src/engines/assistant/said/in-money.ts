import { wishIn } from "./wish-in.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Words } from "../words/words.ts";

/** An amount in pounds, which are money in some shops and a weight in others; and in dollars, of which many countries have their own. */
const POUNDS = /(\d[\d.,]{0,20}) ?pounds?(?![\p{L}\p{N}])/giu;
/** The same in other languages, in some of which it is a book as well: "Pfund", "livres". */
const POUNDS_ABROAD = /(\d[\d.,]{0,20}) ?(?:pfund|livres?|libras?|pond)(?![\p{L}\p{N}])/giu;
/** What can be nothing else: "livres sterling". */
const STERLING =
  /(\d[\d.,]{0,20}) ?(?:(?:pounds?|pfund|livres?|pond) sterling|libras? esterlinas?|lir[ae] sterlin[ae])(?![\p{L}\p{N}])/giu;
const DOLLARS =
  /(?<![\p{L}\p{N}])(US ?)?\$ ?(\d[\d.,]{0,20})|(?<![\p{L}\p{N}.,])(\d[\d.,]{0,20}) ?(?:\$|(?:us )?((?:dollars?|d[oó]lar\p{L}{0,4}|dollari))(?![\p{L}\p{N}]))/giu;
/** In a shop that sells in pesos they are its own; "pesos" elsewhere are nobody knows whose. */
const PESOS = /(?<![\p{L}\p{N}.,])(\d[\d.,]{0,20}) ?pesos?(?![\p{L}\p{N}])/giu;
/** Says that a weight is meant: "weighs less than 5 pounds". */
const OF_WEIGHT =
  /(?<!\p{L})(?:weigh\w*|weight|heav\w+|light\w*|lbs?|kilos?|kg|wieg\w*|gewicht\w*|schwer\w*|leicht\w*|p[eè]sent?|pesant|poids|lourde?s?|légère?s?|pesan?|peso|pesados?|pesadas?|ligeros?|ligeras?|leves?|pesanti?|legger[oaie]|weegt|wegen|zwaar\w*|lichter dan)(?!\p{L})/iu;
const OF_DOLLARS = /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|JMD|TTD|NAD|BZD|BBD|BSD|FJD)$/;
/** Written with the sign of dollars, and called otherwise. */
const OF_PESOS = /^(?:MXN|ARS|CLP|COP|UYU|DOP|CUP|PHP)$/;
const WITH_THE_SIGN = /^(?:NIO|BRL)$/;
const WEIGHS_IN_POUNDS = /^(?:USD|CAD)$/;

/**
 * A question with "£50" in place of "50 pounds" or "50 Pfund", where the shop sells in pounds sterling or no weight can be meant, and with
 * "USD 50" in place of "$50", where it sells in no dollars: what is stated in money is never taken for the shop's own.
 */
export async function inMoney(tool: CatalogueTool, tenantId: string, asked: string, words: Words): Promise<string> {
  const question = asked.replace(STERLING, "£$1");
  const inSterling = OF_WEIGHT.test(question) ? question : question.replace(POUNDS, "£$1");
  const inTheirs = OF_WEIGHT.test(question) ? question : question.replace(POUNDS_ABROAD, "£$1");
  const inDollars = question.replace(
    DOLLARS,
    (_, _us, behind: string | undefined, before: string) => `USD ${behind ?? before}`,
  );
  const inPesos = question.replace(PESOS, "$ $1");
  if ([inSterling, inTheirs, inDollars, inPesos].every((one) => one === question)) return question;
  const { products } = await tool.search(tenantId, { words: "", filters: [], order: null, isSaid: false }, 1);
  const own = products[0]?.card.price.currency;
  if (own === undefined) return question;
  if (OF_PESOS.test(own) || WITH_THE_SIGN.test(own)) return namedDollars(OF_PESOS.test(own) ? inPesos : question);
  if (inDollars !== question && !OF_DOLLARS.test(own)) return inDollars;
  // "Under 700 pounds" bounds a price where "under 700" does; in America it may as well be a weight.
  const boundsPrice = (pounds: RegExp): boolean =>
    wishIn(question.replace(pounds, "$1"), words).filters.some(({ field }) => field === "price");
  if (own === "GBP") return inTheirs !== question && boundsPrice(POUNDS_ABROAD) ? inTheirs : inSterling;
  const isStirred = inSterling !== question && !WEIGHS_IN_POUNDS.test(own);
  return isStirred && boundsPrice(POUNDS) ? inSterling : question;
}

/** Where "$" is of pesos, dollars are those of the United States where they are named: "100 dólares", "US$ 100". */
const namedDollars = (question: string): string =>
  question.replace(DOLLARS, (all: string, us: string | undefined, behind: string | undefined, before: string, named) =>
    us || named ? `USD ${behind ?? before}` : all,
  );
