import type { FeedColumn, FeedFormat, FeedMapping, PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { BulkLine, FailedLine } from "../../retrieval/workers/bulk.ts";
import { linesOf } from "../../retrieval/workers/ndjson.ts";
import { decimalMarkIn, type DecimalMark } from "./amount.ts";
import { openBreather } from "./breather.ts";
import { openColumns, type Columns } from "./columns.ts";
import { openTable } from "./csv-rows.ts";
import { formatOfHead, formatOfType } from "./feed-format.ts";
import { FeedBreak, LONGEST_ROW, type FeedRow } from "./feed-line.ts";
import { ofFlatJson } from "./flat-json.ts";
import { jsonItems, type JsonItem } from "./json-items.ts";
import { productOfRow } from "./product-of-row.ts";
import { hasMoreThan, productsIn } from "./loose-json.ts";
import { isShopify, ofShopify } from "./shopify.ts";
import { textOf, unpacked } from "./text-stream.ts";
import { unknownColumns } from "./unknown-columns.ts";
import { isWooCommerce, minorUnitIn, ofWooCommerce } from "./woocommerce.ts";
import { xmlRows } from "./xml-rows.ts";

/** Checks what a line is to be as a product. */
export type CheckProduct = (line: number, value: unknown) => BulkLine<PutProduct>;

export interface FeedWish {
  /** Null: its type and what it begins with tell. */
  format: FeedFormat | null;
  contentType: string;
  /** Of prices that come without one. */
  currency: string | null;
  mapping: FeedMapping;
}

export interface Feed {
  /** Its products, or why they are none. The last one may break the feed off; the first of a table may be of its columns. */
  lines: AsyncIterable<BulkLine<PutProduct>>;
  /** What it was read as, once its lines were. */
  told(): { format: FeedFormat; columns?: FeedColumn[] };
}

/** Characters of nothing that may come first. */
const MOST_BLANKS = 65_536;
/** Rows looked at to find out what parts the decimals of prices. */
const TRIED = 100;
/** Of a product, and of what it has: each may be wrong, and be told of. A thousand variants have fewer. */
const MOST_MEMBERS = 30_000;

/** @param given its bytes, or what JSON of it was read already */
export function openFeed(given: AsyncIterable<Buffer> | { json: unknown }, wish: FeedWish, check: CheckProduct): Feed {
  const columns = openColumns(wish.mapping);
  const known = wish.format ?? formatOfType(wish.contentType);
  let format = known ?? "json";
  let hasColumns = false;

  async function* read(): AsyncGenerator<BulkLine<PutProduct>> {
    if ("json" in given) {
      for (const [i, value] of itemsOf(given.json).entries()) yield* ofItem(i + 1, value);
      return yield* unmetColumns();
    }
    const plain = unpacked(given);
    if (known === "ndjson") return yield* ofLines(plain);
    const text = textOf(plain, /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(wish.contentType)?.[1] ?? null);
    const { head, whole } = await peek(text);
    if (WEB_PAGE.test(head)) throw new FeedBreak(1, "unsupported_format", webPage);
    format = known ?? formatOfHead(head);
    if (format === "ndjson") yield* ofLines(encoded(whole));
    else if (format === "google" && head.trimStart().startsWith("<")) {
      yield* ofRows(xmlRows(whole));
      yield* unmetColumns();
    } else if (format === "csv" || format === "tsv" || format === "google") {
      const table = await openTable(whole, isLine);
      format = table.delimiter === "\t" ? "tsv" : "csv";
      // Columns that no row says anything in are told of, too.
      for (const name of table.columns) columns.useOf(name);
      yield* unknownColumns(columns, table.columns);
      yield* ofRows(table.rows);
    } else yield* ofItems(jsonItems(whole));
  }

  /** Of what is read item by item it is known at the end. */
  function* unmetColumns(): Generator<FailedLine> {
    if (hasColumns) yield* unknownColumns(columns, null);
  }

  const isLine = (name: string): boolean => ["id", "title", "price"].includes(columns.useOf(name).field);

  async function* ofRows(rows: AsyncIterable<FeedRow>): AsyncGenerator<BulkLine<PutProduct>> {
    hasColumns = true;
    const usual = wish.currency;
    let hasRows = false;
    for await (const [row, mark] of withMark(rows, columns)) {
      hasRows = true;
      const product = productOfRow(row, { columns, currency: usual, mark });
      if ("code" in product) yield { line: row.line, ...product, ...(row.hidesOthers && { hidesOthers: true }) };
      else yield check(row.line, product);
    }
    if (!hasRows) throw new FeedBreak(1, "no_products", noRows);
  }

  async function* ofItems(items: AsyncIterable<JsonItem>): AsyncGenerator<BulkLine<PutProduct>> {
    for await (const { place, value, fault } of items) {
      if (fault) yield { line: place, code: fault, detail: itemFaults[fault] };
      else yield* ofItem(place, value);
    }
    yield* unmetColumns();
  }

  async function* ofLines(stream: AsyncIterable<Buffer>): AsyncGenerator<BulkLine<PutProduct>> {
    for await (const { line, text, fault } of linesOf(stream, LONGEST_ROW)) {
      if (fault === "too_long")
        yield { line, code: "payload_too_large", detail: `The line is longer than ${LONGEST_ROW} bytes.` };
      else {
        const value = jsonIn(text ?? "");
        if (value === undefined) yield { line, code: "malformed_json", detail: "The line is not valid JSON in UTF-8." };
        else yield* ofItem(line, value);
      }
    }
    yield* unmetColumns();
  }

  function* ofItem(line: number, value: unknown): Generator<BulkLine<PutProduct>> {
    if (hasMoreThan(MOST_MEMBERS, value)) yield { line, code: "payload_too_large", detail: manyMembers };
    else if (isShopify(value)) {
      if (format === "json") format = "shopify";
      if (wish.currency === null) yield { line, code: "validation_failed", detail: noCurrency };
      else for (const product of ofShopify(value, wish.currency)) yield check(line, product);
    } else if (isWooCommerce(value)) {
      if (format === "json") format = "woocommerce";
      if (minorUnitIn(value) === null) yield { line, code: "validation_failed", detail: noMinorUnit };
      else yield check(line, ofWooCommerce(value));
    } else {
      const flat = ofFlatJson(line, value, { columns, currency: wish.currency });
      if (flat === null) return yield check(line, value);
      hasColumns = true;
      yield "code" in flat ? { line, ...flat } : check(line, flat);
    }
  }

  return {
    lines: untilItBreaks(read()),
    told: () => ({ format, ...(hasColumns && { columns: columns.told() }) }),
  };
}

/** How a page for browsers begins: most likely one to sign in on, or one that tells of an error. */
const WEB_PAGE = /^[\uFEFF\s]*<(?:!doctype\s+html|html[\s>])/i;
const webPage =
  "This is a web page (HTML) and no feed: perhaps one to sign in on, or one that tells of an error. Send the feed itself, or give the address that it is downloaded from.";
const noRows = "The table names its columns, and has no product below them. Have the shop make it anew.";

async function* untilItBreaks(lines: AsyncIterable<BulkLine<PutProduct>>): AsyncGenerator<BulkLine<PutProduct>> {
  const breathe = openBreather();
  try {
    for await (const line of lines) {
      yield line;
      await breathe();
    }
  } catch (error) {
    if (!(error instanceof FeedBreak)) throw error;
    yield { line: error.line, code: error.code, detail: error.message, breaksOff: true };
  }
}

/** What a text begins with, and all of it. */
async function peek(text: AsyncIterable<string>): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = "";
  let blank = 0;
  while (head.trim().length < 1_000) {
    const { done, value } = await iterator.next();
    if (done) break;
    const isBlank = head.trim() === "";
    if (isBlank) blank += head.length;
    // Looked through again and again, they would take for ever; a table's first name may well be a blank.
    head = isBlank && head.length > 1_000 ? value : head + value;
    if (blank > MOST_BLANKS) throw new FeedBreak(1, "no_products", nothingYet);
  }
  async function* whole(): AsyncGenerator<string> {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head, whole: whole() };
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of text) yield Buffer.from(chunk);
}

/** Rows with what parts the decimals of their prices, as far as the first of them tell. */
async function* withMark(
  rows: AsyncIterable<FeedRow>,
  columns: Columns,
): AsyncGenerator<[row: FeedRow, mark: DecimalMark | null]> {
  const first: FeedRow[] = [];
  const breathe = openBreather();
  const iterator = rows[Symbol.asyncIterator]();
  let broken: unknown = null;
  while (first.length < TRIED) {
    try {
      const { done, value } = await iterator.next();
      if (done) break;
      first.push(value);
      await breathe();
    } catch (error) {
      broken = error;
      break;
    }
  }
  const isPrice = (name: string): boolean => /price$/.test(columns.useOf(name).field);
  const mark = decimalMarkIn(
    first.flatMap(({ values }) => values.flatMap(([name, text]) => (isPrice(name) ? text : []))),
  );
  for (const row of first) yield [row, mark];
  if (broken !== null) throw broken;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield [next.value, mark];
}

/** The same as `jsonItems` finds. */
const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : (productsIn(value) ?? [value]));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const itemFaults = {
  malformed_json: "The product is not valid JSON.",
  payload_too_large: `The product is longer than ${LONGEST_ROW} characters.`,
};
const manyMembers = `The product has more than ${MOST_MEMBERS} members; leave out what no visitor asks for.`;
const nothingYet = `The feed begins with more than ${MOST_BLANKS} blanks. Leave them out.`;
const noMinorUnit = "The prices' `currency_minor_unit` is no whole number from 0 to 4.";
const noCurrency =
  'Shopify tells prices without their currency. Name it by "currency", as in ?currency=EUR, or the feed cannot be taken.';
