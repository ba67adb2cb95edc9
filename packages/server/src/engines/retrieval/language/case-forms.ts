/** What Turkish puts behind a noun for its case, its number or whose it is, the longest first. */
const ending = /(?:l[ae]r[ıi]?)?(?:[ns]?[ıiuü]n|n?[dt][ae]n?|[nys]?[ıiuü]|[ny]?[ae]|l[ae]r[ıi]?)$/u;
/** Before a vowel the last letter of a noun is another: "yastığın" is "yastık". */
const hard: Record<string, string> = { ğ: "k", b: "p", c: "ç", d: "t" };
/** With fewer letters nothing is left that tells a word. */
const SHORTEST = 4;

/** What a noun may be called by itself that stands in a case: "Amerika" of "Amerikaya". None in other languages than Turkish. */
export function caseForms(word: string, code: string): string[] {
  const stem = code === "tr" ? word.replace(ending, "") : word;
  if (stem === word || stem.length < SHORTEST) return [];
  const last = hard[stem.at(-1)!];
  return last ? [stem, stem.slice(0, -1) + last] : [stem];
}
