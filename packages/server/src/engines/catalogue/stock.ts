import { randomUUID } from "node:crypto";
import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Db } from "../../db/database.ts";
import { findProduct, storeProducts, type Filling, type PackedProducts, type ProductRow } from "../../db/products.ts";
import { replaceProducts, stageProducts, unstageProducts, type Replaced } from "../../db/staged-products.ts";
import { problems } from "../../errors.ts";
import type { ImportStage } from "../retrieval/index/first-import.ts";
import {
  batchesOf,
  failureOf,
  lastOfEach,
  oneAhead,
  type Batch,
  type BulkLine,
  type BulkResult,
  type FailedLine,
  type Owner,
} from "../retrieval/workers/bulk.ts";
import type { Worker } from "../retrieval/workers/worker.ts";
import { openFirstParts, type FirstParts } from "./first-parts.ts";
import type { ProductsRequest } from "./reading-process.ts";

type Lines = AsyncIterable<BulkLine<PutProduct>>;

/** Takes products in. Who waits until others have written to the catalogue gives up at the signal. */
export interface Stock {
  /** Throws `products_full`. */
  put(owner: Owner, product: PutProduct, signal: AbortSignal): Promise<ProductRow>;
  /** Takes in what can be read and says why the rest cannot. */
  putAll(owner: Owner, lines: Lines, signal?: AbortSignal): Promise<StockResult>;
  /**
   * The same, and removes what the upload does not name, all at once: visitors meet the old catalogue or the new one. However
   * long the upload takes, the database is busy with it only while a part is put aside, and at the end.
   * A product on a line that cannot be taken stays as it was; an upload without one valid product, or one that breaks off,
   * changes nothing. Throws `products_full`.
   */
  replaceAll(owner: Owner, lines: Lines, signal: AbortSignal): Promise<StockResult>;
  /** The same for what a source has brought before, if what it brings now is not far less. Throws `products_full`. */
  replaceOfSource(owner: Owner, lines: Lines, source: SourceOfProducts): Promise<SourceResult>;
  /** Takes in nothing, and tells what would have become of it. */
  tryAll(lines: Lines): Promise<StockResult & { preview: PutProduct[] }>;
}

export interface StockResult extends BulkResult {
  /** `failed` names the first of them. */
  failed_total: number;
}

export interface SourceOfProducts {
  id: string;
  /** Whether less than half of what it had is meant. */
  acceptsFewer: boolean;
  signal: AbortSignal;
  /** Told after each part that was put aside. */
  onPart(accepted: number): Promise<void>;
  onFailed(failed: FailedLine): void;
}

/** What became of a source; `brokeOff`: its last line, if nothing after it could be read. */
export interface SourceResult {
  accepted: number;
  brokeOff: FailedLine | null;
  /** Null: nothing was to be replaced. */
  replaced: Replaced | null;
}

interface StockListener {
  onMany(tenantId: string): void;
  onFirst(tenantId: string, stage: ImportStage): Promise<unknown>;
  onLeft(error: unknown): void;
}

/** What is under way of an upload lives through a collection of garbage, and holds everybody up as it is copied. */
const BATCH = { count: 100, weight: 200_000, weigh: weightOf };
/** No product's id is longer. */
const LONGEST_ID = 200;
const MOST_FAILURES = 100;
const PREVIEWED = 10;
/** What is searched in so few is made in the moment in which the first visitor asks. */
const FEW = 2_000;

/** About as many characters as its texts have, whatever tells them. */
function weightOf({ description, attributes = {}, more_images = [] }: PutProduct): number {
  let weight = (description?.length ?? 0) + more_images.reduce((sum, address) => sum + address.length, 0);
  for (const [name, value] of Object.entries(attributes))
    weight += name.length + (Array.isArray(value) ? value.join("").length : String(value).length);
  return weight;
}

/**
 * @param most products that a tenant may have
 * @param onMany told when many products have come in, for whose tenant what is searched in may be made
 * @param onFirst told of parts of a tenant's first products, which may be read into what is searched in while others come in
 * @param onLeft told when an upload is over and what it put aside could not be removed; a sweep does it later
 */
export function openStock(
  db: Db,
  reader: Worker<ProductsRequest, PackedProducts>,
  most: number,
  { onMany, onFirst, onLeft }: StockListener,
): Stock {
  const tellMany = (owner: Owner, accepted: number): void => {
    if (accepted > FEW) onMany(owner.id);
  };

  async function* readAll(
    { id: tenantId, locale }: Owner,
    batches: AsyncIterable<Batch<PutProduct>>,
    take: (accepted: number) => void,
  ): AsyncGenerator<{ lines: { line: number; id: string; isAgain: boolean }[]; products: PackedProducts }> {
    for await (const { lines } of batches) {
      if (lines.length === 0) continue;
      const products = lastOfEach(
        lines.map(({ value }) => value),
        ({ id }) => id,
      );
      const named = lines.map(({ line, value: { id }, isAgain = false }) => ({ line, id, isAgain }));
      yield { lines: named, products: await reader.ask({ tenantId, locale, products }) };
      take(countOf(named));
    }
  }

  /** Puts all products aside, and lets `replace` have them take others' place, unless the lines break off. */
  async function replacing<Result>(
    owner: Owner,
    lines: Lines,
    onFailed: (failed: FailedLine) => void,
    onPart: (accepted: number) => Promise<void>,
    replace: (upload: string, kept: string[]) => Promise<Result>,
  ): Promise<{ accepted: number; replaced: Result | null }> {
    const kept: string[] = [];
    const upload = randomUUID();
    let [accepted, isWhole] = [0, true];
    const batches = noting(lines, most, (failed) => {
      onFailed(failed);
      if (failed.breaksOff || failed.hidesOthers) isWhole = false;
      const { externalId } = failed;
      // An id that the database could not hold names no product in it.
      if (
        externalId !== undefined &&
        externalId.length <= LONGEST_ID &&
        externalId.isWellFormed() &&
        !externalId.includes("\0")
      )
        kept.push(externalId);
    });
    try {
      for await (const { products } of oneAhead(readAll(owner, batches, (more) => (accepted += more)))) {
        await stageProducts(db, owner.id, upload, products);
        await onPart(accepted);
      }
      const replaced = isWhole ? await replace(upload, kept) : null;
      if (replaced) tellMany(owner, accepted);
      return { accepted, replaced };
    } finally {
      await unstageProducts(db, owner.id, upload).catch(onLeft);
    }
  }

  const full = problems.productsFull(most);
  const noRoom = { code: full.code, detail: full.message };

  return {
    async put({ id, locale }, product, signal) {
      const ready = await reader.ask({ tenantId: id, locale, products: [product] });
      const waiting = { patience: "request", signal, most } as const;
      if ((await storeProducts(db, id, ready, { ...waiting, before: null })).refused.size > 0)
        throw problems.productsFull(most);
      const stored = await findProduct(db, id, product.id);
      if (!stored) throw problems.productNotFound();
      return stored;
    },

    async putAll(owner, lines, signal) {
      const { result, note } = openResult();
      const batches = noting(lines, most, note);
      let filling: Filling | null = null;
      let first: FirstParts | null = null;
      try {
        for await (const { lines: read, products } of oneAhead(readAll(owner, batches, () => {}))) {
          const stored = await storeProducts(db, owner.id, products, {
            patience: "bulk",
            signal,
            most,
            before: filling,
          });
          const { refused } = stored;
          // None was there before the first of them.
          if (filling === null && stored.filling.products === products.externalIds.length)
            first = openFirstParts((stage) => onFirst(owner.id, stage));
          ({ filling } = stored);
          const left = read.filter(({ id }) => refused.has(id));
          for (const { line, id } of left) note({ ...noRoom, line, externalId: id });
          result.accepted += countOf(read) - countOf(left);
          first?.stored(result.accepted);
        }
      } finally {
        (first as FirstParts | null)?.over();
      }
      tellMany(owner, result.accepted);
      return result;
    },

    async replaceAll(owner, lines, signal) {
      const { result, note } = openResult();
      let brokeOff: FailedLine | null = null;
      const noteAll = (failed: FailedLine): void => {
        if (failed.breaksOff || failed.hidesOthers) brokeOff = failed;
        note(failed);
      };
      const { accepted } = await replacing(
        owner,
        lines,
        noteAll,
        async () => {},
        (upload, kept) => replaceProducts(db, owner.id, { upload, kept, source: null, most, signal }),
      );
      if (!brokeOff) return { ...result, accepted };
      const why = brokeOff as FailedLine;
      const told = `${why.detail.replace(/\.?$/, ".")} Nothing was replaced; of its products ${accepted} could be read.`;
      // Of very many it is the one to be told.
      const others = result.failed.slice(0, MOST_FAILURES).filter(({ line }) => line !== why.line);
      return { ...result, failed: [...others.slice(0, MOST_FAILURES - 1), { ...failureOf(why), detail: told }] };
    },

    async replaceOfSource(owner, lines, { id, acceptsFewer, signal, onPart, onFailed }) {
      let brokeOff: FailedLine | null = null;
      const note = (failed: FailedLine): void => {
        if (failed.breaksOff || failed.hidesOthers) brokeOff = failed;
        else onFailed(failed);
      };
      const done = await replacing(owner, lines, note, onPart, (upload, kept) =>
        replaceProducts(db, owner.id, { upload, kept, source: { id, acceptsFewer }, most, signal }),
      );
      return { ...done, brokeOff };
    },

    async tryAll(lines) {
      const { result, note } = openResult();
      const preview: PutProduct[] = [];
      for await (const batch of noting(lines, most, note)) {
        result.accepted += countOf(batch.lines);
        preview.push(...batch.lines.slice(0, PREVIEWED - preview.length).map(({ value }) => value));
      }
      return { ...result, preview };
    },
  };
}

/** Of lines with the same id one is counted. */
const countOf = (lines: readonly { isAgain?: boolean }[]): number => lines.filter(({ isAgain }) => !isAgain).length;

/**
 * The lines, and that a later one takes the place of one before by its id.
 *
 * @param most ids that are kept in mind: of more a tenant has no room for the products
 */
async function* tellingRepeated(lines: Lines, most: number): AsyncGenerator<BulkLine<PutProduct>> {
  const lineOf = new Map<string, number>();
  for await (const one of lines) {
    if ("code" in one) {
      yield one;
      continue;
    }
    const { id } = one.value;
    const before = lineOf.get(id);
    if (before !== undefined || lineOf.size < most) lineOf.set(id, one.line);
    if (before === undefined) yield one;
    else {
      const detail = `Line ${one.line} has the same id and takes its place. Give each product, and each variant of one, an id of its own.`;
      yield { line: before, code: "id_repeated", detail, externalId: id };
      yield { ...one, isAgain: true };
    }
  }
}

/** Batches of lines, the faulty ones of which are told to `note` as they come. */
async function* noting(
  lines: Lines,
  most: number,
  note: (failed: FailedLine) => void,
): AsyncGenerator<Batch<PutProduct>> {
  for await (const batch of batchesOf(tellingRepeated(lines, most), BATCH)) {
    batch.failed.forEach(note);
    yield batch;
  }
}

function openResult(): { result: StockResult; note(failed: FailedLine): void } {
  const result: StockResult = { accepted: 0, failed: [], failed_total: 0 };
  return {
    result,
    note(failed) {
      result.failed_total++;
      if (result.failed.length < MOST_FAILURES) result.failed.push(failureOf(failed));
      // Where nothing after it could be read is worth more than one fault among many.
      else if (failed.breaksOff) result.failed[MOST_FAILURES - 1] = failureOf(failed);
    },
  };
}
