import type { Revisions } from "../../db/lexemes.ts";
import type { Answerable, Spoken, Whole } from "../assistant/tools.ts";
import type { Alternative } from "./other-words/alternatives.ts";
import { judge, judgeChosen, judgeClosely, judgeNearness } from "./answerable.ts";
import { arrange, ARRANGED } from "./goods/arranging.ts";
import { browse, browsed } from "./goods/browse.ts";
import { choose, CONSIDERED, isPicky, knownOf, meetsAll, type Choosing, type Meets } from "./goods/choosing.ts";
import { brandsMeant } from "./goods/brands-meant.ts";
import { countsMeant } from "./goods/counted.ts";
import { categoryMeant } from "./goods/category-meant.ts";
import { everyText, gatheredOf, shareOf, shareToGather } from "./goods/found-set.ts";
import { withOtherWords } from "./index/index-builder.ts";
import type { LexemeIndex } from "./index/lexeme-index.ts";
import type { Filter } from "../wishes/wish.ts";
import type { Indexes } from "./index/indexes.ts";
import { fuse, nearHits, nearIn, textOf } from "./fusion.ts";
import { kinds, type IndexKind } from "./index/kinds.ts";
import type { Lexer } from "./language/lexer.ts";
import type { Teaching } from "../teaching/teaching.ts";
import { lookCloser, lookedAt } from "./closer-look/look-closer.ts";
import type { OfTurn } from "./near.ts";
import { holdingFigures } from "./goods/holding-figures.ts";
import { openLexemesOfWishes } from "./goods/lexemes-of-wishes.ts";
import { inShopsWords } from "./other-words/in-shops-words.ts";
import { speltAsMost } from "./other-words/spelt-across.ts";
import { asProperty } from "./goods/read-properties.ts";
import { readSaid } from "./goods/read-said.ts";
import { rightThings } from "./goods/right-things.ts";
import { openQuestions } from "./read-question.ts";
import { rank, rankTexts, type Gathered, type Hit, type Ranking } from "./ranking.ts";
import { openSaidIn } from "./other-words/said-in.ts";
import { saidOnlyIn } from "./said-only-in.ts";
import { codeOf, languagesIn, textsIn } from "./index/texts-in.ts";
import { openSearchTurns } from "./search-turns.ts";
import { wholeOf } from "./goods/whole.ts";

/** A ranking that shows what the tenant had written up to `revision`, and maybe more. */
export interface FoundTexts extends Ranking {
  revision: number;
  /** How many texts the tenant has. */
  texts: number;
  /** Those that texts were read in, that of most of them first. */
  languages: string[];
  /** Those of the question that were looked for as words. */
  words: string;
  /** The other words, by the owner's synonyms or by their spelling, that were looked for too. */
  alternatives: Alternative[];
  answerable: Answerable;
  /** By what was chosen, as far as anything is known to choose by. */
  choosing: Choosing;
  /** All that was found; left out: there is nothing to tell it apart by. */
  whole?: () => Whole;
  /** The language (ISO 639) that a text was read in. */
  languageOf(hit: Hit): string;
  /** Whether texts in other languages than the wished one were left out. */
  isOfLanguage: boolean;
}

/** Finds the texts of a tenant that match a question. */
export interface Finder {
  /**
   * @param revision what must be seen at least; left out: all that is written by now
   * @param choosing among what can be chosen by facts
   */
  find(
    tenantId: string,
    kind: IndexKind,
    question: string,
    limit: number,
    revision?: number,
    turn?: OfTurn,
    choosing?: Choosing,
  ): Promise<FoundTexts>;
  /** The languages that many texts are in, and which of these a message is in, as far as their words tell. */
  spoken(tenantId: string, kind: IndexKind, message: string, revision: number): Promise<Spoken>;
  /** Whether what was written up to `revision` can be searched without waiting for an index. */
  isReady(tenantId: string, kind: IndexKind, revision: number): boolean;
  /** Makes the index of all that is written by now, before anybody asks. Rejects where it cannot be made. */
  prepare(tenantId: string, kind: IndexKind): Promise<void>;
  /** How many texts hold words that are not looked for, since the tenant's texts have too many different ones. */
  partlyRead(tenantId: string, kind: IndexKind, revision: number): Promise<number>;
}

interface FinderDeps {
  indexes: Indexes;
  lexer: Lexer;
  teaching: Pick<Teaching, "at" | "known">;
}

/** How often the texts themselves were written: an index shows nothing of what was taught beside. */
const textsRevision = (revisions: Revisions, kind: IndexKind): number =>
  revisions[kinds[kind].revision] - revisions.teaching_revision;

const everything: Choosing = { filters: [], order: null };

/** So many of the best by their words tell what is meant by them. */
const MOST_LIKELY = 200;

const arrangedBy = ({ order }: Choosing, words: string): Parameters<typeof arrange>[2] =>
  order ? "order" : words === "" ? "belonging" : "words";

export function openFinder({ indexes, lexer, teaching }: FinderDeps): Finder {
  const read = openQuestions(lexer);
  const inWords = openLexemesOfWishes(lexer);
  const mayBegin = openSearchTurns();

  async function indexAt(tenantId: string, kind: IndexKind, revision: number | null): Promise<LexemeIndex> {
    const { revisions } = await teaching.at(tenantId, kind, revision);
    return indexes.get(tenantId, kind, textsRevision(revisions, kind));
  }

  return {
    isReady(tenantId, kind, revision) {
      const taught = teaching.known(tenantId, kind, revision);
      return !!taught && indexes.has(tenantId, kind, textsRevision(taught.revisions, kind));
    },
    async prepare(tenantId, kind) {
      await indexAt(tenantId, kind, null);
    },
    async spoken(tenantId, kind, message, revision) {
      const index = await indexAt(tenantId, kind, revision);
      const languages = languagesIn(index);
      return { languages, only: () => saidOnlyIn(index, languages, message, lexer) };
    },
    partlyRead: async (tenantId, kind, revision) => withOtherWords(await indexAt(tenantId, kind, revision)),
    async find(
      tenantId,
      kind,
      asSaid,
      limit,
      revision,
      { near: findNear, message, language } = {},
      wished = everything,
    ) {
      const nearest = findNear?.(tenantId, asSaid) ?? null;
      const { revisions, synonyms } = await teaching.at(tenantId, kind, revision ?? null);
      const wanted = revisions[kinds[kind].revision];
      const index = await indexes.get(tenantId, kind, textsRevision(revisions, kind));
      const branded = index.facts ? brandsMeant(index.facts, wished.filters) : { ...wished, words: "" };
      const counted = index.facts ? countsMeant(index.facts, branded.filters, asSaid) : { ...wished, words: "" };
      const withRest = [asSaid, branded.words, counted.words].filter(Boolean).join(" ");
      const spelt = index.facts ? await speltAsMost(index, withRest, lexer) : asSaid;
      const put = index.facts ? await inShopsWords(index, spelt, synonyms, lexer) : null;
      const question = put?.text ?? spelt;
      const saidIn = openSaidIn(message ?? asSaid, lexer);
      const ofLanguage = language === undefined ? null : textsIn(index, language);
      const asked = await read(index, question, synonyms, saidIn, ofLanguage ? [language!] : index.languages);
      await mayBegin(index.ids.length);
      const likely = async (text: string): Promise<Hit[]> => {
        const { lexemes, alternatives } = text === question ? asked : await read(index, text, synonyms, saidIn);
        // What has the visitor's own words tells best what they mean.
        const taught = alternatives.filter(({ isGuess }) => !isGuess);
        const { hits } = rank(index, lexemes, MOST_LIKELY, taught);
        if (hits.some(({ holds }) => holds.every(Boolean))) return hits;
        return rank(index, lexemes, MOST_LIKELY, alternatives).hits;
      };
      const said =
        wished.isSaid && index.facts ? await readSaid(question, index.facts, index.ids.length, likely) : null;
      const left = said?.words ?? question;
      // Who wishes for nothing but a brand sees first what is most of that brand.
      const forLeft = left === question || left === "" ? asked : await read(index, left, synonyms, saidIn);
      const isCategoryRead = said === null || said.filters.some(({ field }) => field === "category");
      const categories = isCategoryRead || left === "" || !index.facts ? [] : categoryMeant(index, forLeft);
      const words = categories.length > 0 ? "" : left;
      const { lexemes, alternatives, general } = categories.length > 0 ? asked : forLeft;
      const choosing = knownOf(index.facts, {
        ...wished,
        filters: [
          ...counted.filters.map((one) => asProperty(one, index.facts)),
          ...(said?.filters ?? []),
          ...categories,
        ],
      });
      const meets = ofLanguage ?? meetsAll(index, choosing, await inWords(index, choosing.filters));
      const ofIndex = {
        revision: wanted,
        texts: index.ids.length,
        languages: index.languages,
        languageOf: ({ text }: Hit) => codeOf(index, text),
        isOfLanguage: ofLanguage !== null,
      };
      /** @param gathered null: all texts that meet what is wished for */
      const wholeFrom = (gathered: Gathered | null): Pick<FoundTexts, "whole"> => {
        const { facts } = index;
        if (!facts) return {};
        const meetsOf = async (filter: Filter): Promise<Meets> =>
          meetsAll(index, { filters: [filter], order: null }, await inWords(index, [filter])) ?? (() => true);
        let whole: Whole | null = null;
        const make = (): Whole => {
          const set = { ...(gathered ?? everyText(index, meets)), share: shareOf(choosing) };
          return wholeOf(facts, set, { ...choosing, words }, meetsOf);
        };
        return { whole: () => (whole ??= make()) };
      };
      const isWish = choosing.filters.length > 0 || choosing.order !== null || wished.isSaid === false;
      if (index.facts && lexemes.length === 0 && isWish) {
        const all = browse(index, index.facts, meets, choosing.order, ARRANGED);
        const hits = arrange(index.facts, all, choosing.order ? "order" : "belonging", limit).map(browsed(index));
        return {
          lexemes: [],
          hits,
          ...ofIndex,
          words: put?.asSaid(words) ?? words,
          alternatives,
          answerable: judgeChosen(hits),
          choosing,
          ...wholeFrom(null),
        };
      }
      const depth = Math.max(
        limit,
        index.closer ? lookedAt(index, lexemes) : 0,
        isPicky(choosing) ? CONSIDERED : index.facts ? ARRANGED : 0,
      );
      const { texts, hitOf, ...ranked } = rankTexts(
        index,
        lexemes,
        depth,
        alternatives,
        meets,
        rightThings(index, words, lexemes, alternatives),
        { general, share: index.facts ? shareToGather(choosing) : 0 },
      );
      const found = {
        ...ranked,
        ...ofIndex,
        words: put?.asSaid(words) ?? words,
        alternatives,
        choosing,
      };
      if (!index.closer) {
        const judged = judge({ ...ranked, hits: texts.slice(0, 1).map(hitOf) });
        if (!index.facts) return { ...found, hits: texts.slice(0, limit).map(hitOf), answerable: judged };
        const holding = holdingFigures(ranked.lexemes, texts, hitOf);
        const isBrowsed = holding.length === 0 && words === "";
        const met = isBrowsed ? browse(index, index.facts, meets, choosing.order, ARRANGED) : holding;
        const chosen = choose(index.facts, met, choosing);
        const arranged = arrange(index.facts, chosen, arrangedBy(choosing, words), limit);
        const hits = arranged.map(isBrowsed ? browsed(index) : hitOf);
        const gathered = holding.length === texts.length ? ranked.gathered : undefined;
        const whole = wholeFrom(isBrowsed ? null : (gathered ?? gatheredOf(chosen)));
        return { ...found, hits, answerable: words === "" ? judgeChosen(hits) : judged, ...whole };
      }
      const nearAll = nearIn(index, (await nearest) ?? []);
      const near = ofLanguage ? nearAll.filter(({ id }) => ofLanguage(textOf(index, id))) : nearAll;
      const ranking = { ...ranked, hits: texts.map(hitOf) };
      const all = { ...ranking, hits: [...ranking.hits, ...nearHits(index, ranking, near)] };
      const looked = lookCloser(index, index.closer, all, { text: question, lexemes, alternatives });
      const hits = near.length > 0 ? fuse(looked, near) : looked;
      const byWords = judgeClosely(ranking, looked[0], index.ids.length);
      const byMeaning = judgeNearness(near[0]?.nearness ?? 0);
      const answerable = near.length > 0 && byMeaning.score > byWords.score ? byMeaning : byWords;
      return { ...found, hits: hits.slice(0, limit), answerable };
    },
  };
}
