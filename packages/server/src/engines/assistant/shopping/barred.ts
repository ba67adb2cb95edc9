import { partiesIn } from "../../wishes/parties.ts";
import { AGE, wishFor, type Filter, type Wish } from "../../wishes/wish.ts";
import { appliedFilters } from "../applied-filters.ts";
import { localeOf } from "../money.ts";
import { ageIn } from "../said/age-in.ts";
import type { Language } from "../said/languages.ts";
import { ageStated } from "../said/age-stated.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { wishIn } from "../said/wish-in.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Shown, Standing, Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { isSame, merged } from "./changed-wish.ts";
import { remembered } from "./remembered.ts";

/**
 * What of a standing wish holds for whatever is looked for next: what somebody can't have, and all that shall not be where
 * nothing else was wished for yet.
 */
export function barredBy({ words, filters, order }: Standing): Filter[] {
  const isAll = words === "" && order === null && filters.every(({ op }) => op === "not");
  return isAll ? filters : filters.filter(({ lasts }) => lasts);
}

/** What is barred after what was said before, and by what a message says itself in any of its sentences. */
export function barredIn(question: string, shown: readonly Shown[], words: Words): Filter[] {
  const before = remembered(shown)?.standing;
  const barred = before ? barredBy(before) : [];
  // Who names somebody else seeks nothing for the one of before.
  const isOfOther = ageIn(question, words)?.isOfSomebody === true || partiesIn(question).length > 0;
  const left = isOfOther ? barred.filter(({ field }) => field !== AGE) : barred;
  return merged(left, lastingIn(question, words));
}

const lastingIn = (question: string, words: Words): Filter[] =>
  wishIn(question, words).filters.filter(({ lasts }) => lasts);

/** What a message says that holds for whatever is looked for later; by an age of its own it is searched as it is. */
function saidForLater(question: string, words: Words): Filter[] {
  // "I can't have delivery" is said of none.
  const isOfGoods = ({ value }: Filter): boolean => !holdsPhrase(foldedWords(String(value)), words.shop.policies);
  const said = lastingIn(question, words).filter(isOfGoods);
  const age = ageStated(question, words);
  return age ? [...said, { field: AGE, op: "eq", value: age.said, lasts: true }] : said;
}

const empty: Standing = { words: "", filters: [], order: null, seen: [] };

/** An answer that keeps what somebody can't have, or in what state somebody is, by what was said before and now, whatever answered it. */
export function keepingBarred(draft: Draft, question: string, { shown, tenant }: Turn, language: Language): Draft {
  const said = saidForLater(question, language.words);
  const lasting = merged(lastingOf(shown), said);
  const standing = draft.standing ?? (said.length > 0 ? (remembered(shown)?.standing ?? empty) : undefined);
  if (!standing || lasting.length === 0) return draft;
  const others = standing.filters.filter((one) => !lasting.some((other) => isSame(one, other)));
  const isAgeSaid = others.some(({ field }) => field === AGE);
  const kept = lasting.filter(({ field }) => field !== AGE || !isAgeSaid);
  const untold = kept.filter((one) => !draft.applied_filters.some((other) => isSame(one, other)));
  const shop = { locale: localeOf(tenant.locale, language.code), currency: "" };
  const chips = appliedFilters({ ...wishFor(""), filters: untold }, language.phrases, shop);
  return {
    ...draft,
    applied_filters: [...draft.applied_filters, ...chips],
    standing: { ...standing, filters: [...others, ...kept] },
  };
}

/** A wish whose parts were changed on the page: what somebody can't have, and is still said by one of them, lasts. */
export function stillBarring(wish: Wish, shown: readonly Shown[]): Wish {
  const lasting = lastingOf(shown);
  const filters = wish.filters.map((one) => lasting.find((other) => isSame(one, other)) ?? one);
  return { ...wish, filters };
}

/** What somebody can't have, by what was said before. */
const lastingOf = (shown: readonly Shown[]): Filter[] =>
  remembered(shown)?.standing?.filters.filter(({ lasts }) => lasts) ?? [];

/** The catalogue without what is barred. */
export function withoutBarred(tool: CatalogueTool, barred: readonly Filter[]): CatalogueTool {
  const isNew = (one: Filter, { filters }: Wish): boolean =>
    !filters.some((other) => isSame(one, other) || (one.field === AGE && other.field === AGE));
  const search: CatalogueTool["search"] = (tenantId, wish, limit) =>
    tool.search(tenantId, { ...wish, filters: [...wish.filters, ...barred.filter((one) => isNew(one, wish))] }, limit);
  return barred.length === 0 ? tool : { ...tool, search };
}
