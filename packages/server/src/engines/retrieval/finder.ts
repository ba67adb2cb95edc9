import type { Revisions } from "../../db/lexemes.ts";
import type { Answerable, Whole } from "../assistant/tools.ts";
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
import { fuse, nearHits, nearIn } from "./fusion.ts";
import { wordsAsked } from "./question-words.ts";
import { openGeneralWords } from "./language/general-words.ts";
import { halfNames } from "./other-words/half-names.ts";
import { knownIn } from "./index/known-lexemes.ts";
import { joinedToSmall } from "./other-words/joined-words.ts";
import { kinds, type IndexKind } from "./index/kinds.ts";
import { languageOf } from "./language/language.ts";
import type { Lexer } from "./language/lexer.ts";
import { ASKED_BY } from "./language/small-words.ts";
import type { Teaching } from "../teaching/teaching.ts";
import { lookCloser, lookedAt } from "./closer-look/look-closer.ts";
import { mostTelling } from "./most-telling.ts";
import type { OfTurn } from "./near.ts";
import { holdingFigures } from "./goods/holding-figures.ts";
import { openLexemesOfWishes } from "./goods/lexemes-of-wishes.ts";
import { inShopsWords } from "./other-words/in-shops-words.ts";
import { speltAsMost } from "./other-words/spelt-across.ts";
import { openOtherWords } from "./other-words/other-words.ts";
import { withoutQuantities } from "./goods/quantities-of.ts";
import { asProperty } from "./goods/read-properties.ts";
import { readSaid } from "./goods/read-said.ts";
import { rightThings } from "./goods/right-things.ts";
import { rank, rankTexts, type Gathered, type Hit, type Ranking } from "./ranking.ts";
import { openSaidIn, type SaidIn } from "./other-words/said-in.ts";
import type { Synonyms } from "./other-words/synonyms.ts";
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

/** A quantity is told in a description as words alone. */
const asWritten = (term: string, written: string, by: string[]): Alternative => ({
  said: term,
  means: written,
  of: [term],
  by,
  isGuess: true,
});

const arrangedBy = ({ order }: Choosing, words: string): Parameters<typeof arrange>[2] =>
  order ? "order" : words === "" ? "belonging" : "words";

interface Asked {
  lexemes: string[];
  alternatives: Alternative[];
  /** Those of the lexemes that say nothing special. */
  general: ReadonlySet<string>;
}

export function openFinder({ indexes, lexer, teaching }: FinderDeps): Finder {
  const otherWords = openOtherWords(lexer);
  const inWords = openLexemesOfWishes(lexer);
  const generalWords = openGeneralWords(lexer);
  const mayBegin = openSearchTurns();

  /** What a text asks an index for. */
  async function read(index: LexemeIndex, text: string, owners: Synonyms, saidIn: SaidIn): Promise<Asked> {
    const languages = index.languages.map(languageOf);
    const isKnown = knownIn(index);
    const { text: words, told } = index.facts
      ? withoutQuantities(text, isKnown, index.facts.measured)
      : { text, told: [] };
    const readings = await lexer.readings(words, languages);
    const joined = languages[0] ? joinedToSmall(words, languages[0], readings[0] ?? []) : null;
    const asked = wordsAsked(isKnown, readings).filter(
      (lexeme) => isKnown(lexeme) || !(joined?.has(lexeme) || ASKED_BY.has(lexeme)),
    );
    const lexemes = mostTelling(index, [...asked, ...told.map(({ term }) => term)]);
    const question = { text: words, languages, readings, lexemes, saidIn };
    const alternatives = await otherWords(index, isKnown, question, owners);
    for (const { term, written, near } of told) {
      alternatives.push(asWritten(term, written, wordsAsked(isKnown, await lexer.readings(written, languages))));
      for (const one of near) alternatives.push(asWritten(term, one, [one]));
    }
    const halves = index.closer ? await halfNames(words, languages, isKnown, lexer) : new Set<string>();
    const idle = index.closer ? await generalWords(languages) : new Set<string>();
    // "Setz … ein" says something that texts say by "einsetzen".
    const meant = new Set(alternatives.filter(({ by }) => !by.every((one) => idle.has(one))).flatMap(({ of }) => of));
    const general = new Set(lexemes.filter((lexeme) => idle.has(lexeme) && !meant.has(lexeme)));
    return { lexemes: lexemes.filter((lexeme) => !halves.has(lexeme)), alternatives, general };
  }

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
    partlyRead: async (tenantId, kind, revision) => withOtherWords(await indexAt(tenantId, kind, revision)),
    async find(tenantId, kind, asSaid, limit, revision, { near: findNear, message } = {}, wished = everything) {
      const nearest = findNear?.(tenantId, asSaid) ?? null;
      const { revisions, synonyms } = await teaching.at(tenantId, kind, revision ?? null);
      const wanted = revisions[kinds[kind].revision];
      const index = await indexes.get(tenantId, kind, textsRevision(revisions, kind));
      const branded = index.facts ? brandsMeant(index.facts, wished.filters) : { ...wished, words: "" };
      const counted = index.facts ? countsMeant(index.facts, branded.filters) : { ...wished, words: "" };
      const withRest = [asSaid, branded.words, counted.words].filter(Boolean).join(" ");
      const spelt = index.facts ? await speltAsMost(index, withRest, lexer) : asSaid;
      const put = index.facts ? await inShopsWords(index, spelt, synonyms, lexer) : null;
      const question = put?.text ?? spelt;
      const saidIn = openSaidIn(message ?? asSaid, lexer);
      const asked = await read(index, question, synonyms, saidIn);
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
      const meets = meetsAll(index, choosing, await inWords(index, choosing.filters));
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
          revision: wanted,
          texts: index.ids.length,
          languages: index.languages,
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
        revision: wanted,
        texts: index.ids.length,
        languages: index.languages,
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
      const near = nearIn(index, (await nearest) ?? []);
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
