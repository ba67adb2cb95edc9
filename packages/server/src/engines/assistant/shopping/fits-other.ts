import { foldedWords } from "../../wording/fold.ts";
import { languageOfLocale } from "../said/languages.ts";
import { goodsWords } from "../said/question.ts";
import type { Draft } from "../turn.ts";
import { productNamed } from "./by-name.ts";
import { readSentence } from "./sentence.ts";
import type { Step } from "./step.ts";
import { tellFitting } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";

/**
 * Whether one thing goes with another is told by what the first is said to be for: "does the sponge fit the Stillwater 300?" Null:
 * it is not asked, or not told.
 */
export async function fitsOther(step: Step): Promise<Draft | null> {
  const { said, tool, turn, question, language } = step;
  const { words } = language;
  if (!said.asksWhether || said.asksForGoods || turn.mode !== "ecommerce") return null;
  const parts = readSentence(question)
    .split(words.shop.fits)
    .flatMap((part) => apart(part, words.prepositions))
    .map((part) => goodsWords(part, words))
    .filter(({ length }) => length > 0);
  const [own, others, ...more] = parts;
  if (!own || !others || more.length > 0) return null;
  const named = await productNamed(tool, turn.tenant.id, own, true);
  if (!named || named.left.length > 0) return null;
  const [product = named.product] = await tool.asNow(turn.tenant.id, [named.product]);
  const told = tellFitting(product, others.flatMap(foldedWords), [language, languageOfLocale(turn.tenant.locale)]);
  return told === null ? null : tellWithLike(product, told, step);
}

/** Two halves around a preposition: "passt der Akku" and "den Bohrer". */
function apart(part: string, prepositions: ReadonlySet<string>): string[] {
  const words = part.split(" ");
  const at = words.findIndex((word) => prepositions.has(foldedWords(word)[0] ?? ""));
  return at < 0 ? [part] : [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")];
}
