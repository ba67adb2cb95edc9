import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { tells } from "../finding/things-called.ts";
import type { Language } from "../said/languages.ts";
import { goodsWords } from "../said/question.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import { readTurn } from "./read-turn.ts";

/** Who says more wishes for something, or asks. In words. */
const MOST_WORDS = 4;
/** With what verbs end that say so: "lass … weg". */
const ends = wordsIn("out off away weg aus raus heraus eruit weg uit fuori fora");
/** Verbs that say so with such an end alone: "laat Acme zien" shows it. */
const parted = wordsIn("nimm lass lasse blende schließe schließ haal laat");
/** How shops are told so by one who names what shall not be. */
const without: Record<string, (rest: string) => string> = {
  en: (rest) => `without ${rest}`,
  de: (rest) => `ohne ${rest}`,
  fr: (rest) => `sans ${rest}`,
  es: (rest) => `sin ${rest}`,
  it: (rest) => `senza ${rest}`,
  pt: (rest) => `sem ${rest}`,
  nl: (rest) => `zonder ${rest}`,
  tr: (rest) => `${rest} olmasın`,
};

/** "Remove Acme" of what was shown, where some of it is Acme's, as "without Acme"; any other message as it is. */
export async function withoutLeftOut(
  message: string,
  shown: readonly string[],
  { tool, tenantId, language }: { tool: CatalogueTool; tenantId: string; language: Language },
): Promise<string> {
  const { code, words } = language;
  const said = message.replace(/[.!\s]+$/u, "").split(/\s+/);
  const folded = said.map((word) => foldedWords(word)[0] ?? "");
  const first = phraseAt(folded, 0, words.shop.leavesOut);
  const last = [2, 1].find((length) => phraseAt(folded.slice(-length), 0, words.shop.leavesOut) === length) ?? 0;
  if ((first === 0 && last === 0) || said.length > MOST_WORDS + first || shown.length === 0) return message;
  const rest = first > 0 ? said.slice(first) : said.slice(0, -last);
  const isEnded = ends.has(foldedWords(rest.at(-1) ?? "")[0] ?? "");
  if (!isEnded && parted.has(folded[0] ?? "")) return message;
  if (isEnded) rest.pop();
  const named = goodsWords(rest.join(" "), words);
  if (named.length === 0 || readTurn(message, words).takenBack.length > 0) return message;
  const products = await tool.named(tenantId, [...shown]);
  const isOf = (product: FoundProduct): boolean =>
    named.some((word) => tells(product, word) || foldedWords(product.card.brand ?? "").includes(foldedWords(word)[0]!));
  return products.some(isOf) ? (without[code]?.(rest.join(" ")) ?? message) : message;
}
