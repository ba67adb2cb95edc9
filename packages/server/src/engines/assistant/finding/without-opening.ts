import { foldedWords } from "../../wording/fold.ts";
import { isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What is left of a wish may begin with what led over to its goods: "best rated in shoes". */
export function withoutLead(left: string, sentence: string, { shop }: Words): string {
  const [first = "", ...others] = left.split(" ");
  const isLead = left !== sentence && others.length > 0 && phraseAt(foldedWords(first), 0, shop.narrows) === 1;
  return isLead ? others.join(" ") : left;
}

/** "A phone case", "is there a phone case", "are laptops": what stands before goods, and is none of their names. */
export function withoutOpening(left: string, { shop, wishes }: Words): string {
  const isVerb = (word: string): boolean =>
    isPhrase([word], shop.whether) && isPhrase([word], wishes.idle) && !isPhrase([word], wishes.articles);
  const all = left.replace(/^[¿¡\s]+|[?!\s]+$/g, "").split(" ");
  const said = all.map((word) => foldedWords(word)[0] ?? "");
  let at = 0;
  for (let length = 1; length > 0; at += length)
    length = Math.max(
      Number(isVerb(said[at] ?? "")),
      ...[shop.exists, wishes.articles].map((phrases) => phraseAt(said, at, phrases)),
    );
  return all.slice(at < all.length ? at : 0).join(" ");
}
