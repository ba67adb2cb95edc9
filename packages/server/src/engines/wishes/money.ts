import { wordsIn } from "../wording/fold.ts";

/** How currencies are written, folded; signs as they are. A `$` or a `kr` may be of several countries: it tells none. */
const names: Record<string, ReadonlySet<string>> = {
  EUR: wordsIn("eur euro euros avro"),
  USD: wordsIn("usd"),
  GBP: wordsIn("gbp quid sterline sterlin"),
  CHF: wordsIn("chf franken sfr"),
  TRY: wordsIn("tl lira"),
  SEK: wordsIn("sek"),
  NOK: wordsIn("nok"),
  DKK: wordsIn("dkk"),
  PLN: wordsIn("pln zl zloty"),
};
const signs: Record<string, string> = { "€": "EUR", "£": "GBP", "₺": "TRY", "¥": "JPY", "₹": "INR" };
const anyones = wordsIn("kr kronor kroner kronen dollar dollars dolar dolares dollari bucks");

/** What Turkish puts behind them: "100 eurodan", "50 avroluk", "30 liranın", "50 eurom var". */
const ENDING = /(?<=^(?:euro|avro|lira|dolar|sterlin))(?:[dt]an|y?[aiu]|n?[iu]n|l[iu]k|[iu]?m)$/;

/** The currency that a token names; `""`: one that several countries have; null: none. */
export function currencyIn(folded: string): string | null {
  if (signs[folded]) return signs[folded];
  if (folded === "$" || anyones.has(folded)) return "";
  for (const [code, said] of Object.entries(names)) if (said.has(folded)) return code;
  const name = folded.replace(ENDING, "");
  return name === folded ? null : currencyIn(name);
}
