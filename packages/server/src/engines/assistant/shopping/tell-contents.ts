import { clausesOf, saidIn } from "../words/clauses.ts";
import { deniesAny } from "../../wishes/harm-told.ts";
import { tellsThere } from "../../wishes/plain-values.ts";
import { saysSize, sizeOf } from "../../wishes/sizes.ts";
import { colourOf } from "../../wording/colours.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { LONGEST, namesSaidBy } from "../../wording/goods/names-said.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf } from "../../wording/phrase-set.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { draftOf } from "../draft.ts";
import type { Draft } from "../turn.ts";
import { productNamed } from "./by-name.ts";
import { chips } from "./chips.ts";
import { datumTold } from "./datum-told.ts";
import { sayingMost } from "./saying-most.ts";
import type { Step } from "./step.ts";
import { capital } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";

/** What stands between a thing and what it is in: "nuts in the bar"; in Turkish an ending does. */
const within = wordsIn("in inside im dans en nel nella nello nell nei nelle negli em no na nos nas");

/** What joins things that are asked for together. */
const joining = wordsIn("or and oder und ou et o y e u of en veya ya da ve");
const MOST_THINGS = 4;

/** What may be there, or may not. */
const perhaps = wordsIn(
  "may might can could trace traces kann können spuren peut puede trazas può tracce pode vestígios kan sporen içerebilir eser iz",
);
/** "No added sugar" does not say that there is none. */
const added = wordsIn(
  "added zugesetzt zugesetzter zugesetzten zugesetztem zusatz zuckerzusatz ajouté ajoutés añadido añadidos añadida aggiunto aggiunti adicionado adicionados toegevoegd toegevoegde ilave ilavesiz katkı",
);

/**
 * Whether what is eaten is in one thing that is named, or that was shown alone: "are there nuts in the cocoa bar?", "contains
 * gluten?" Null: that is not asked, or of no certain thing.
 */
export async function contentsTold(step: Step): Promise<Draft | null> {
  const { said, tool, turn, before } = step;
  const asksForGoods = phraseAt(saidIn(step.question), 0, step.language.words.shopping) > 0;
  const isOther = asksForGoods || said.isOfPolicies || said.facets.length > 0 || said.wish.filters.length > 0;
  const asked = turn.mode !== "ecommerce" || isOther || said.isWhich ? null : contentIn(step);
  if (!asked) return null;
  const { things, rest } = asked;
  const [id, ...more] = before.last;
  if (rest.length === 0 && more.length > 0 && before.isFresh) return contentOfEach(step, things);
  const ofShown = rest.length === 0 && id !== undefined && more.length === 0 && before.isFresh;
  const named = rest.length > 0 ? await productNamed(tool, turn.tenant.id, rest, true) : null;
  const meant = ofShown ? await tool.named(turn.tenant.id, [id]) : named?.left.length === 0 ? [named.product] : [];
  const [product] = await tool.asNow(turn.tenant.id, meant);
  return product ? tellWithLike(product, tellContents(product, things, step), step) : null;
}

/** Whether each of some things is in a product; what tells it of all at once is told once. */
function tellContents(product: FoundProduct, things: readonly string[], step: Step): string {
  const told = things.map((thing) => ({ thing, said: tellContent(product, thing, step) }));
  if (new Set(told.map(({ said }) => said)).size === 1) return told[0]!.said;
  return told.map(({ thing, said }) => `${capital(thing)}: ${said}`).join("\n\n");
}

/** "Does it have grain?" where several were shown: each that tells it, and null where none does. */
async function contentOfEach(step: Step, things: readonly string[]): Promise<Draft | null> {
  const { before, tool, turn, language } = step;
  const shown = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, before.last));
  const telling = shown.filter((product) => things.some((thing) => tellsOf(product, thing, step)));
  if (telling.length === 0) return null;
  const { standing } = before;
  return draftOf("answer", telling.map((product) => tellContents(product, things, step)).join("\n\n"), {
    products: telling.map(({ card }) => card),
    applied_filters: standing ? chips(standing, turn, language, shown[0]!.card.price.currency) : [],
    ...(standing && { standing }),
  });
}

const tellsOf = (product: FoundProduct, thing: string, { tool }: Step): boolean =>
  (["there", "free"] as const).some((is) => sayingMost(product, thing, is, tool) !== null) ||
  tool.saysOf(plainText(product.card.title), thing) === "there";

/** Whether a thing is in a product, and what tells it. */
export function tellContent(product: FoundProduct, thing: string, { tool, language: { phrases } }: Step): string {
  const title = plainText(product.card.title);
  const { yes, no, untold } = phrases.shop;
  const there = sayingMost(product, thing, "there", tool);
  // "Free from nuts and milk" is read as if milk were there, in doubt.
  const isSure =
    there &&
    !deniesAny(there.said) &&
    !foldedWords(there.said).some((word) => perhaps.has(word)) &&
    // "Nuts: see ingredients" tells neither.
    (there.isQuoted || there.values.some((value) => tellsThere(value) !== null));
  if (there) return `${isSure ? `${capital(yes)}. ` : ""}${datumTold(title, there, phrases)}`;
  if (tool.saysOf(title, thing) === "there") return `${capital(yes)}. **${title}**.`;
  const free = sayingMost(product, thing, "free", tool);
  if (!free) return untold(title);
  const isNone = !foldedWords(free.said).some((word) => added.has(word));
  return `${isNone ? `${capital(no)}. ` : ""}${datumTold(title, free, phrases)}`;
}

/** What is eaten and may be in a thing, in turn where several are joined, and the words that are left to name that. */
function contentIn({ question, said, language: { words } }: Step): { things: string[]; rest: string[] } | null {
  const clauses = clausesOf(question);
  const all = clauses.flatMap((clause) => clause.words);
  const written = clauses.flatMap(({ starts, ends }) => starts.map((start, at) => question.slice(start, ends[at])));
  const eaten = all.flatMap((_, from) => {
    const to = [...Array(LONGEST).keys()]
      .map((more) => from + more + 1)
      .findLast((end) => isEaten(all.slice(from, end)));
    return to === undefined ? [] : [{ from, to }];
  });
  const isWithin = eaten.find(({ to }) => within.has(all[to] ?? "") && !isOfLook(all.slice(to + 1)));
  const place = isWithin ?? eaten.at(-1);
  // "May I have the tea?" asks of who speaks, and of nothing in it.
  const isHad = placesOf(all, words.voice.may).some(
    ({ to }) => phraseAt(all, to, words.voice.speaker) > 0 || words.mine.has(all[to] ?? ""),
  );
  if (!place || !(isWithin || (!isHad && holdsPhrase(all, words.shop.contains)))) return null;
  const places = [place];
  // "Milk, eggs or nuts": nothing but what joins them, or a comma, stands between.
  const small = (word: string): boolean =>
    joining.has(word) || (words.plain.has(word) && !isPhrase([word], words.shop.contains));
  for (const one of eaten.toReversed()) {
    const next = places[0]!.from;
    if (one.to > next) continue;
    if (!all.slice(one.to, next).every(small)) break;
    places.unshift(one);
  }
  const own = new Set(places.flatMap(({ from, to }) => written.slice(from, to)));
  return {
    things: places.slice(-MOST_THINGS).map(({ from, to }) => written.slice(from, to).join(" ")),
    rest: said.beside.filter((word) => !own.has(word) && !isPhrase(foldedWords(word), words.shop.contains)),
  };
}

/** "Tee in M" and "orange in red" are goods in a size and a colour, which nothing is in. */
const isOfLook = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => colourOf(word) !== null || sizeOf(word) !== null || saysSize(word));

const isEaten = (some: readonly string[]): boolean =>
  some.every((word) => word !== "") && namesSaidBy(some).some(({ thing }) => thing.isEaten);
