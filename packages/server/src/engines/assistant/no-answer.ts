import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { appliedFilters } from "./applied-filters.ts";
import { mayOfferPerson } from "./courtesy.ts";
import { draftOf } from "./draft.ts";
import type { Finding } from "./finding/find.ts";
import type { Language } from "./said/languages.ts";
import type { Filter, Wish } from "../wishes/wish.ts";
import { otherCurrencyIn } from "./finding/loosening.ts";
import { localeOf, money } from "./money.ts";
import { standingOf } from "./products.ts";
import { datumTold } from "./shopping/datum-told.ts";
import type { FoundProducts } from "./tools.ts";
import type { Extract } from "./extraction/compose.ts";
import { givenIn } from "./own-order/given.ts";
import { onlyGivesOrder } from "./own-order/asks-order.ts";
import { plainText } from "./plain-text.ts";
import { otherLanguageOf } from "./quoted-language.ts";
import { nameOf, nextQuestions } from "./suggestions.ts";
import { mostLetters, unknownTopic } from "./said/topic.ts";
import { matterOf } from "./said/question.ts";
import type { Draft, Turn } from "./turn.ts";
import { foldedWords } from "../wording/fold.ts";
import { saidIn } from "./words/clauses.ts";
import { formOf } from "./words/forms.ts";
import type { Words } from "./words/words.ts";

/** Says that nothing was found, shows what lies near, and offers a person where there is one. */
export function noAnswer(
  finding: Exclude<Finding, { kind: "products" }>,
  turn: Turn,
  language: Language,
  nearest: Extract | null = null,
): Draft {
  const { phrases, words } = language;
  const { knowledge, reading } = finding;
  const isAboutGoods = finding.kind === "nothing" && finding.expected === "products";
  const wished = isAboutGoods && finding.products?.wish;
  // "2000 Euro" of "Oboe unter 2000 Euro" is understood, whatever texts hold.
  const said = wished && wished.filters.length > 0 && wished.words !== "" ? wished.words : reading.core;
  const untold = knowledge ? unknownTopic(said, knowledge.terms, words) : null;
  // What goods are called is known, whatever texts tell.
  const known = finding.kind === "nothing" ? (finding.products?.terms.filter(({ idf }) => idf > 0) ?? []) : [];
  const isKnown = untold !== null && foldedWords(untold).some((word) => known.some(({ term }) => formOf(term)(word)));
  const unknown = isKnown ? null : untold;
  const topic = (wished ? wishedTopic(wished, language) : null) ?? unknown;
  const isParcel = asksForParcel(finding, words);
  const nothing = isAboutGoods ? noProduct(finding.products, topic, turn, language) : phrases.nothingFound(topic);
  const isOffered = mayOfferPerson(turn);
  const next = isOffered ? phrases.offerPerson : isParcel || nearest ? "" : phrases.otherWords;
  const isShown = (name: string): boolean => nearest !== null && name === nameOf(nearest.pieces[0]!.passage, language);
  const near = knowledge ? nextQuestions(knowledge, [], reading.question, turn.history, language) : [];
  const suggestions = [...(isOffered ? [phrases.talkToPerson] : []), ...near.filter((name) => !isShown(name))];
  const refused = isParcel ? phrases.cannotLookUp : nothing;
  const applied_filters = isAboutGoods && finding.products ? filtersOf(finding.products, turn, language) : [];
  // "Under 20 €, then?" goes on from what nothing met.
  const wish = finding.kind === "nothing" && applied_filters.length > 0 ? finding.products?.wish : undefined;
  const standing = wish ? { standing: standingOf(wish, []) } : {};
  if (!nearest) return draftOf("no_answer", `${refused} ${next}`.trim(), { suggestions, applied_filters, ...standing });
  const shown = [`${refused} ${closest(nearest, turn, language)}`, ...nearest.blocks, next].filter(Boolean);
  return draftOf("no_answer", shown.join("\n\n"), { citations: nearest.citations, suggestions, applied_filters });
}

/** "Phones, not Apple": of a wish that excludes something, or wants what is told to be so, what was understood is named. Null: it does neither. */
function wishedTopic({ words, filters }: Wish, { phrases, code }: Language): string | null {
  const isToldSo = ({ field, op }: Filter): boolean => field === "words" && op === "eq";
  const named = filters.filter((one) => one.op === "not" || one.field === "category" || isToldSo(one));
  if (named.every((one) => one.op === "eq" && !isToldSo(one))) return null;
  const shop = { locale: code, currency: "" };
  const labels = appliedFilters({ words, filters: named, order: null, isSaid: false }, phrases, shop)
    .map(({ field, op, label }) => ({ label, place: op === "not" ? 2 : field === "category" ? 0 : 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ label }) => label)
    .join(", ");
  return labels.length <= mostLetters ? labels : null;
}

/** What the nearest to a stated price costs is told; the thing itself is not shown. */
export function noProduct(
  found: FoundProducts | null,
  topic: string | null,
  { tenant }: Turn,
  { phrases, code }: Language,
): string {
  const [least, most] = found?.contradiction ?? [];
  if (found && least && most) {
    const shop = { locale: localeOf(tenant.locale, code), currency: "" };
    const [one = "", other = ""] = appliedFilters(
      { ...found.wish, words: "", filters: [least, most], order: null },
      phrases,
      shop,
    ).map(({ label }) => label);
    return phrases.wishes.contradiction(one, other);
  }
  const notFor = found?.notFor;
  if (notFor) return `${phrases.noProductFits(topic)} ${datumTold(notFor.title, notFor, phrases)}`;
  const near = found?.nearestPrice;
  if (!near) return phrases.noProductFits(topic);
  const price = money(near.amount, near.currency, localeOf(tenant.locale, code));
  const nearest = phrases.wishes.nearest(price, near.isLowest);
  const other = otherCurrencyIn(found.wish.filters, near.currency);
  if (other) return `${phrases.wishes.otherCurrency(near.currency, other)} ${nearest}`;
  if (!found.without?.length) return `${phrases.noProductFits(topic)} ${nearest}`;
  const shop = { locale: localeOf(tenant.locale, code), currency: near.currency };
  const given = appliedFilters({ ...found.wish, words: "", filters: found.without, order: null }, phrases, shop);
  return `${phrases.wishes.gaveUp(given.map(({ label }) => label).join(", "))} ${nearest}`;
}

/** What was understood of a wish that nothing meets, so that the visitor can take something away. */
export function filtersOf(
  { wish, nearestPrice }: FoundProducts,
  { tenant }: Turn,
  { phrases, code }: Language,
): AppliedFilter[] {
  const shop = { locale: localeOf(tenant.locale, code), currency: nearestPrice?.currency ?? "" };
  return appliedFilters(wish, phrases, shop);
}

/** A list, a table or a row of one says itself whose it is. */
function closest({ pieces, blocks, citations }: Extract, turn: Turn, language: Language): string {
  const { passage } = pieces[0]!;
  const name = blocks[0]!.startsWith("**") ? null : (nameOf(passage, language) ?? passage.headings.at(-1) ?? null);
  return language.phrases.closest(name && plainText(name), otherLanguageOf(citations, turn, language));
}

/** Whether it is the visitor's own parcel that is asked for. */
export const asksForParcel = ({ reading }: Pick<Finding, "reading">, words: Words): boolean =>
  matterOf(saidIn(reading.core), words) === "parcel" || onlyGivesOrder(givenIn(reading.asPut, words), words);
