import type { FoundProduct } from "../assistant/tools.ts";
import { namedAs, plainDenials } from "../retrieval/goods/free-of.ts";
import { otherNames } from "../wording/goods/other-names.ts";
import { namesOfBarred } from "../retrieval/other-words/goods-said.ts";
import { otherSpelling } from "../retrieval/other-words/spelt-across.ts";
import { wardedOffIn } from "../wishes/warded-off.ts";
import { areBatteries, wantsBatteries } from "../wishes/with-batteries.ts";
import type { Wish } from "../wishes/wish.ts";
import { isSo, tellsThere } from "../wishes/plain-values.ts";
import { thingsOfName } from "../wishes/thing-of-name.ts";
import { areForms } from "../wording/goods/names-said.ts";
import { fold, foldedWords } from "../wording/fold.ts";
import { suitedBy, suitedTo } from "../wording/goods/suited-to.ts";
import { featuresSaid } from "./fits-wish.ts";

/** Who writes more words tells a story. */
const MOST_JUDGED = 12;

/** Tells of a word of a wish whether goods that have not what it names are against it: those that fight it, or run on it, are not. */
function mayBeDenied(wish: string): (word: string) => boolean {
  const wardedOff = wardedOffIn(wish);
  const isWithBatteries = wantsBatteries(wish);
  return (word) => !wardedOff.has(word) && (isWithBatteries || !areBatteries([word]));
}

/**
 * Whether a product says that it has not what is wished for: "no Bluetooth", of "wireless" too where nothing else says that it
 * is. What is wished for as not being there is not meant. Data deny it in any language: "Dishwasher safe: no".
 */
export function denialOf({ words, filters, isSaid }: Wish): (one: FoundProduct) => boolean {
  const said = filters.filter(({ field, op }) => field === "words" && op === "eq").map(({ value }) => String(value));
  const named = foldedWords(words);
  // What is looked up by its name may be asked whether it has it.
  const own = isSaid === false || named.length > MOST_JUDGED ? [] : named;
  const spelt = own.flatMap((word) => otherSpelling(word) ?? []);
  const things = [...said, ...[...own, ...spelt].filter(mayBeDenied(words))].filter(
    (thing) => /\p{L}{3}/u.test(thing) && namedAs([words], thing) !== "free",
  );
  const features = featuresSaid(own).map((feature) => otherNames(feature).map((name) => fold(name)));
  const suited = suitedTo([...said.flatMap(foldedWords), ...own.filter((word) => namedAs([words], word) !== "free")]);
  const deniesSuited = ({ attributes }: FoundProduct): boolean =>
    suited.size > 0 &&
    Object.entries(attributes).some(
      ([name, value]) =>
        isSo(value) === false && [...suitedBy(name.replaceAll("_", " "))].some((one) => suited.has(one)),
    );
  const wished = things.map((thing) => [...new Set([fold(thing), ...namesOfBarred(thing)])]);
  const wishedWords = wished.flat().map(foldedWords);
  const deniesByDatum = ({ attributes }: FoundProduct): boolean =>
    Object.entries(attributes).some(
      ([name, value]) =>
        tellsThere(value) === false &&
        thingsOfName(name).some((called) => wishedWords.some((wish) => areForms(wish, called))),
    );
  return (one) => {
    if (deniesSuited(one) || deniesByDatum(one)) return true;
    const { card, description } = one;
    // What else data say plainly is read with the wish.
    const texts = [card.title, description ?? ""];
    const denies = plainDenials(texts);
    const told = fold(texts.join("\n"));
    return (
      things.some(denies) ||
      [...wished, ...features].some((names) => {
        const called = names.filter((name) => told.includes(name));
        return called.some(denies) && called.every((name) => namedAs(texts, name) !== "there");
      })
    );
  };
}
