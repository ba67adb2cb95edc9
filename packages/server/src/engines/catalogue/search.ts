import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import type { Db } from "../../db/database.ts";
import {
  findProductsNamed,
  findVariants,
  openProducts,
  type FoundProduct as ProductOfSearch,
} from "../../db/found-products.ts";
import type { CatalogueTool, FoundProduct, FoundProducts, Whole } from "../assistant/tools.ts";
import { appliedSynonyms, termsWithOthers } from "../retrieval/applied-synonyms.ts";
import { MEANT } from "../retrieval/goods/choosing.ts";
import { attributeInWords, namedAs } from "../retrieval/goods/free-of.ts";
import { namedByData } from "../retrieval/goods/told-by-name.ts";
import { withDiets } from "../wishes/diets-wished.ts";
import { isDanger } from "../wishes/harm-told.ts";
import type { OfTurn } from "../retrieval/near.ts";
import { namesWithout } from "../retrieval/other-words/goods-said.ts";
import { saysByName } from "../retrieval/other-words/says-by-name.ts";
import type { Finder, FoundTexts } from "../retrieval/finder.ts";
import { isOfQuantity } from "../wishes/measured.ts";
import { foldedWords } from "../wording/fold.ts";
import { NEARLY_AS_GOOD, type Filter, type Wish } from "../wishes/wish.ts";
import { cardOf } from "./cards.ts";
import { denialOf } from "./denies-wished.ts";
import { fitsWish } from "./fits-wish.ts";
import { otherSpellings } from "./other-spellings.ts";
import { holdingAll, mayLack, onlySaysDone, says, unheldIn } from "./holding-all.ts";
import { isInGoods, isLikeOthers, isOnlyForAllergic, namedByAny } from "./told-of-thing.ts";
import { isStillMet } from "./still-met.ts";
import { keepingOf } from "./keeps-to-diet.ts";
import { LONGEST_ATTRIBUTE } from "./read-product.ts";

/** Finds products: ranked in the process, then read from the database, which checks once more whose they are. */
export interface CatalogueSearch extends CatalogueTool {
  /** @param revision the tenant's `catalogue_revision` that must be seen at least; left out: the newest */
  search(tenantId: string, wish: Wish, limit: number, revision?: number, turn?: OfTurn): Promise<FoundProducts>;
  /** Whether the tenant's catalogue at `revision` can be searched at once. */
  isReady(tenantId: string, revision: number): boolean;
  /** How many texts hold words that nobody finds. */
  partlyRead(tenantId: string, revision: number): Promise<number>;
}

/** So many of the best that name what shall not be in them are read: they may say that it is not. */
const LOOKED_AT = 40;

const MOST_VARIANTS = 100;

const isFound = ({ hits, answerable }: Pick<FoundTexts, "hits" | "answerable">): boolean =>
  hits.length > 0 && answerable.decision === "answer";

const isOfMemory = ({ field }: Filter): boolean => field === "quantity.ram";

const asStorage = (filter: Filter): Filter => (isOfMemory(filter) ? { ...filter, field: "quantity.storage" } : filter);

const isExclusion = ({ field, op }: Filter): boolean => field === "words" && op === "not";

/** Wishes for what names one of the things that are excluded, whatever it names of the others. */
const naming = (filters: readonly Filter[], excluded: readonly string[], thing: string): Filter[] =>
  filters.flatMap((filter) => {
    if (!isExclusion(filter) || !excluded.includes(String(filter.value))) return filter;
    return filter.value === thing ? { ...filter, op: "eq", inDoubt: true } : [];
  });

const textsOf = ({ card, description, attributes }: FoundProduct): string[] => [
  card.title,
  description ?? "",
  ...Object.entries(attributes).flatMap(([name, value]) => [value].flat().map((one) => attributeInWords(name, one))),
];

/** The values that the index does not know. */
const longDataOf = ({ attributes }: FoundProduct): string[] =>
  Object.values(attributes)
    .flat()
    .map(String)
    .filter((value) => value.length > LONGEST_ATTRIBUTE);

/** All that was found but for some of those that were read. */
const wholeWithout = (whole: () => Whole, count: number): (() => Whole) =>
  count === 0
    ? whole
    : () => {
        const all = whole();
        return { ...all, total: all.total - count, prices: () => null };
      };

/** Counts what would narrow what was found while the database reads the products that are shown. */
async function countAhead(whole: () => Whole): Promise<void> {
  // The database is asked first.
  await nextTurn();
  await whole().narrowings();
}

const foundOf = (
  row: ProductOfSearch,
  score: number,
  { fits, isAccessory }: { fits?: FoundProduct["fits"] | undefined; isAccessory?: true | undefined } = {},
): FoundProduct => ({
  card: cardOf(row),
  description: row.description,
  attributes: row.attributes,
  rating: row.rating,
  category: row.category,
  score,
  ...(fits !== undefined && { fits }),
  ...(isAccessory && { isAccessory }),
});

export function openCatalogueSearch(pool: pg.Pool, db: Db, finder: Finder): CatalogueSearch {
  const readProducts = openProducts(pool);
  return {
    async named(tenantId, ids) {
      const rows = ids.length > 0 ? await findProductsNamed(db, tenantId, [...new Set(ids)]) : [];
      const byId = new Map(rows.map((row) => [row.external_id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [foundOf(row, 1)] : [];
      });
    },
    asNow: async (_, products) => products,
    saysOf: (text, thing) => namedByAny([text], thing),
    async variants(tenantId, id) {
      const rows = await findVariants(db, tenantId, id, MOST_VARIANTS);
      return rows.map((row) => foundOf(row, 1));
    },
    isReady: (tenantId, revision) => finder.isReady(tenantId, "catalogue", revision),
    partlyRead: (tenantId, revision) => finder.partlyRead(tenantId, "catalogue", revision),
    async search(tenantId, given, limit, revision, turn) {
      const wish = withDiets(given);
      const findAny = (one: Wish, most: number) =>
        finder.find(tenantId, "catalogue", one.words, most, revision, turn, one);
      // What shall not be leaves nothing that is not the thing itself.
      const wished = wish.filters.filter((one) => !isExclusion(one) || isDanger(String(one.value)));
      const excludes = wished.length < wish.filters.length && !says(wish.words, wish.filters.filter(isExclusion));
      let atAll: Promise<FoundTexts> | null = null;
      const find = async (one: Wish, most: number): Promise<FoundTexts> => {
        const found = await findAny(one, most);
        if (!excludes || one.words !== wish.words || !mayLack(found)) return found;
        atAll ??= findAny({ ...wish, filters: wished }, limit);
        return holdingAll(found, await atAll);
      };
      /** What tells nothing of the quantities, where that is as likely meant as what tells others; else what was found. */
      const withUntold = async (one: Wish, told: FoundTexts): Promise<FoundTexts> => {
        const filters = one.filters.filter((filter) => !isOfQuantity(filter));
        const [others, any] = await Promise.all([
          finder.find(tenantId, "catalogue", one.words, limit, revision, turn, { ...one, acceptsUntold: true }),
          find({ ...one, filters }, 1),
        ]);
        const least = (any.hits[0]?.score ?? 0) * MEANT;
        const hits = others.hits.filter(({ score }) => score >= least);
        if (!isFound({ ...others, hits })) return told;
        // What is called memory may be what another thing calls its storage.
        const stored = { ...one, filters: one.filters.map(asStorage) };
        const byStorage = one.filters.some(isOfMemory) ? await find(stored, limit) : told;
        return isFound(byStorage) ? byStorage : { ...others, hits };
      };
      const read = async ({ hits, lexemes }: Pick<FoundTexts, "hits" | "lexemes">): Promise<FoundProduct[]> => {
        const fits = fitsWish(foldedWords(wish.words), lexemes);
        const rows = hits.length > 0 ? await readProducts({ tenantId, ids: hits.map(({ id }) => id) }) : [];
        const byId = new Map(rows.map((row) => [row.id, row]));
        return hits.flatMap((hit) => {
          const row = byId.get(hit.id);
          return row && isStillMet(row, wish.filters)
            ? [foundOf(row, hit.score, { fits: fits(hit), isAccessory: hit.isAccessory })]
            : [];
        });
      };
      const told = await find(wish, limit);
      const quantities = isFound(told) ? [] : told.choosing.filters.filter(isOfQuantity);
      const asRead = { ...wish, words: told.words, filters: [...told.choosing.filters], isSaid: false };
      const ranking = quantities.length > 0 ? await withUntold(asRead, told) : told;
      const untold = ranking.choosing.acceptsUntold ? quantities : [];
      const asked = { ...wish, filters: [...ranking.choosing.filters] };
      // Who asks for them is told what failed. Where one is looked for it is asked whether there is any.
      const isMore = isFound(ranking) && limit > 1 && ranking.hits.length === limit;
      if (ranking.whole && isMore) countAhead(ranking.whole).catch(() => {});
      const ranked = await read(ranking);
      const excluded = ranking.choosing.filters.filter(isExclusion).map(({ value }) => String(value));
      // What the index knows by no word of its own, "down", is read in the texts.
      const barred = asked.filters.filter((one) => isExclusion(one) && one.lasts).map(({ value }) => String(value));
      const isRead = (thing: string): boolean => barred.includes(thing) || isInGoods(thing);
      const deniesWished = denialOf(asked);
      const keeps = keepingOf(asked);
      // The index knows no parts of words that no text has by themselves.
      const denies = (one: FoundProduct): boolean => {
        if (deniesWished(one) || !keeps(one)) return true;
        if (barred.length + excluded.length === 0) return false;
        const texts = textsOf(one);
        const isSpeltThere = (thing: string): boolean =>
          otherSpellings(thing).some((spelt) => namedAs(texts, spelt) === "there");
        return (
          barred.some((thing) => namedByAny(texts, thing) === "there") ||
          (excluded.length > 0 && onlySaysDone(texts, wish.words)) ||
          excluded.some((thing) =>
            isRead(thing)
              ? namedByAny([...texts, one.category ?? ""], thing) === "there"
              : isSpeltThere(thing) ||
                namedByAny(longDataOf(one), thing) === "there" ||
                namedByData(one.attributes, thing) === "there",
          )
        );
      };
      const isDenied = ranked.map(denies);
      const denied = isDenied.filter(Boolean).length;
      // What is left out holds nothing for the others.
      const isAligned = denied > 0 && ranked.length === ranking.hits.length;
      const kept = isAligned ? ranking.hits.filter((_, at) => !isDenied[at]) : ranking.hits;
      // What comes behind takes the place of what has not what is wished for.
      const isDeeper = denied > 0 && ranking === told;
      const looked = isDeeper ? await read(await find(wish, limit + LOOKED_AT)) : ranked;
      const products = (denied > 0 ? looked.filter((one) => !denies(one)) : looked).slice(0, limit);
      const nearest = products.length === 0 ? ranked.find((_, at) => isDenied[at]) : undefined;
      const left = isDeeper ? looked.filter(denies).length : denied;
      const whole = ranking.whole && wholeWithout(ranking.whole, left);
      const saysOf = excluded.map(async (thing) => {
        const texts = await find({ ...wish, filters: naming(wish.filters, excluded, thing) }, LOOKED_AT);
        const named = await read(texts);
        // What spells it otherwise is not found by it.
        const spelt = products.filter(
          (one) => !named.some(({ card }) => card.id === one.card.id) && namedByAny(textsOf(one), thing) === "free",
        );
        const said = [...named, ...spelt].map((one) => ({
          one,
          all: excluded.map((other) => namedByAny(textsOf(one), other)),
        }));
        // What is free of one thing, and names no other.
        const names = namesWithout(thing);
        const saysFree = (one: FoundProduct): boolean =>
          namedByAny(textsOf(one), thing) === "free" || saysByName(textsOf(one), names);
        const free = said.filter(({ one, all }) => !all.includes("there") && !denies(one) && saysFree(one));
        // What is told to be safe for others only is no danger for that, what is for whoever is allergic to a thing is not that, nor are "manos" "maní".
        const isOfOthers = ({ one, all }: (typeof said)[number]): boolean =>
          all.every((as) => as === null) &&
          (isDanger(thing) || isLikeOthers(thing) || (isOnlyForAllergic(textsOf(one), thing) && !denies(one)));
        const ofOthers = said.filter(isOfOthers);
        return {
          thing,
          answerable: isFound(texts) ? texts.answerable : ranking.answerable,
          free: free.map(({ one }) => one),
          ofOthers: ofOthers.map(({ one }) => one),
        };
      });
      const all = await Promise.all(saysOf);
      const named =
        all.find((one) => one.free.length > 0) ??
        (isFound(ranking) ? undefined : all.find((one) => one.ofOthers.length > 0));
      const lacking = excluded.length === 1 ? await lackingByName(excluded[0]!) : [];
      const saidSo = [...all.flatMap(({ free }) => free), ...lacking];
      const freeById = new Map(saidSo.map((one) => [one.card.id, one]));
      const free = [...freeById.values()];
      const isToldByName = lacking.length > 0;
      const unmentioned = isToldByName ? [] : all.flatMap((one) => (one.free.length === 0 ? one.thing : []));
      const silent = [...products, ...all.flatMap((one) => one.ofOthers)].filter(
        ({ card }, at, some) => !freeById.has(card.id) && some.findIndex((other) => other.card.id === card.id) === at,
      );
      // Where some say so by a name of their own, the others are not that.
      const others = isToldByName ? [] : silent;
      const saidFree = all.flatMap((one) =>
        one.free.length > 0 && !isToldByName ? { thing: one.thing, ids: one.free.map(({ card }) => card.id) } : [],
      );
      return {
        products: [...free, ...others].slice(0, limit),
        ...(untold.length > 0 ? { untold } : {}),
        ...(nearest && { denied: nearest }),
        // What is free of a thing is not counted among what does not name it.
        ...(whole && free.length === 0 && { whole }),
        ...(unmentioned.length > 0 ? { unmentioned } : {}),
        ...(saidFree.length > 0 ? { saidFree } : {}),
        terms: termsWithOthers(ranking),
        ...unheldIn({ ...ranking, hits: kept }),
        wish: {
          words: ranking.words,
          filters: [...ranking.choosing.filters],
          order: ranking.choosing.order,
          isSaid: false,
        },
        answerable: named ? named.answerable : ranking.answerable,
        synonyms: appliedSynonyms(ranking),
      };

      /** What says by another name that a thing is not there: "cordless", of "without cable". */
      async function lackingByName(thing: string): Promise<FoundProduct[]> {
        const names = namesWithout(thing);
        const deeper = names.length > 0 ? await read(await find(wish, limit + LOOKED_AT)) : [];
        const least = (deeper[0]?.score ?? 0) * NEARLY_AS_GOOD;
        return deeper
          .filter((one) => one.score >= least && !denies(one) && saysByName(textsOf(one), names))
          .slice(0, limit);
      }
    },
  };
}
