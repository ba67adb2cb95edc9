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
  BRL: wordsIn("brl"),
  CZK: wordsIn("czk"),
  KWD: wordsIn("kwd"),
  BHD: wordsIn("bhd"),
  OMR: wordsIn("omr"),
  QAR: wordsIn("qar"),
  SAR: wordsIn("sar"),
};
const signs: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "₺": "TRY",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₪": "ILS",
  "₫": "VND",
  "₴": "UAH",
  "฿": "THB",
  r$: "BRL",
  us$: "USD",
  u$: "USD",
  ca$: "CAD",
  c$: "CAD",
  au$: "AUD",
  a$: "AUD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  nt$: "TWD",
  mx$: "MXN",
};
const anyones = wordsIn("kr kronor kroner kronen dollar dollars dolar dolares dollari bucks");

/** What is money behind a figure alone: before one it is something else, "lire 3 livres", "Corona 6 pack". */
const namesBehind: Record<string, ReadonlySet<string>> = {
  TRY: wordsIn("liras lire"),
  PLN: wordsIn("zlotys zlotych zlote zlotis"),
  JPY: wordsIn("jpy yen yens yenes ienes"),
  INR: wordsIn("inr rupees rupien roupies rupias rupie rupi roepies"),
  BRL: wordsIn("reais"),
  CZK: wordsIn("kc"),
  ...Object.fromEntries(
    "AED JOD EGP CNY KRW THB MYR SGD HKD TWD IDR VND ZAR NGN KES MXN AUD CAD NZD HUF BGN RSD UAH ISK"
      .split(" ")
      .map((code) => [code, wordsIn(code)]),
  ),
};
const anyonesBehind = wordsIn(
  "krona krone kron couronne couronnes corona coronas corone coroa coroas franc francs francos franchi frank",
);

/** What Turkish puts behind them: "100 eurodan", "50 avroluk", "30 liranın", "100 sterlinden", "50 eurom var". */
const ENDING = /(?<=^(?:euro|avro|lira|dolar|sterlin|frank|kron))(?:[dt][ae]n|y?[aeiu]|n?[iu]n|l[iu]k|[iu]?m)$/;

const entriesOf = (said: Readonly<Record<string, ReadonlySet<string>>>): [name: string, code: string][] =>
  Object.entries(said).flatMap(([code, some]) => [...some].map((name): [string, string] => [name, code]));

const codes: ReadonlyMap<string, string> = new Map([
  ...entriesOf({ ...names, "": new Set(["$", ...anyones]) }),
  ...Object.entries(signs),
]);
const codesBehind: ReadonlyMap<string, string> = new Map(entriesOf({ ...namesBehind, "": anyonesBehind }));

/** The currency that a token names; `""`: one that several countries have; null: none. */
export function currencyIn(folded: string): string | null {
  const code = codes.get(folded);
  if (code !== undefined) return code;
  const name = folded.replace(ENDING, "");
  return name === folded ? null : currencyIn(name);
}

/** Weights in Portuguese and Italian: "kit 2 pesos". */
const pesos = wordsIn("peso pesos");
/** Nothing costs fewer, and nobody buys as many weights. */
const LEAST_PESOS = 20;

/** The same of a token behind a figure: "50 francs". */
export function currencyBehind(folded: string, figure = Infinity): string | null {
  const known = currencyIn(folded);
  if (known !== null) return known;
  const name = folded.replace(ENDING, "");
  if (pesos.has(name)) return figure < LEAST_PESOS ? null : "";
  return codesBehind.get(name) ?? null;
}
