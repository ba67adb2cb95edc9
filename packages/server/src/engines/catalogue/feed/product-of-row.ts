import type { FeedField, PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Price } from "@widget-chat/contract/product-card.ts";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { readPrice, type DecimalMark } from "./amount.ts";
import { readAvailability } from "./availability-words.ts";
import type { Columns } from "./columns.ts";
import type { FeedRow } from "./feed-line.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { readMoment, readSaleDates } from "./sale-dates.ts";

export interface RowReading {
  columns: Columns;
  currency: string | null;
  mark: DecimalMark | null;
}

const MOST_ATTRIBUTES = 200;
/** Looked at of one column, though some of them may say nothing. */
const MOST_DETAILS = 1_000;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 10_000;
const LONGEST_DESCRIPTION = 20_000;

interface Sorted {
  /** Of several columns for the same the surest one that says something. */
  said: Partial<Record<FeedField, string>>;
  ranks: Partial<Record<FeedField, number>>;
  images: string[];
  details: string[];
  attributes: [name: string, value: string][];
}

/** A product as a row of a feed tells it, or why it is none, for people. With its id, where it has one. */
export function productOfRow(row: FeedRow, reading: RowReading): PutProduct | (Fault & { externalId?: string }) {
  const sorted = sort(row, reading.columns);
  const { said, images } = sorted;
  const id = plainLine(said.id ?? "");
  const refuse = (detail: string): Fault & { externalId?: string } => ({
    code: "validation_failed",
    detail: row.doubt === undefined ? detail : `The row ${row.doubt}. Read as it stands: ${detail}`,
    ...(id !== "" && { externalId: id }),
  });
  if (row.fault !== undefined) return refuse(`The row ${row.fault}.`);
  const title = plainLine(said.title ?? "");
  if (id === "") return refuse(missing("id", "an id of your own that stays the same"));
  if (title === "") return refuse(missing("title", "a name"));
  if (!said.price) return refuse(missing("price", "a price, such as 49.95 EUR"));
  const currency = said.currency?.trim().toUpperCase() || reading.currency;
  const price = readPrice(said.price, { currency, mark: reading.mark });
  if (typeof price === "string") return refuse(`The price "${cut(said.price)}" ${price}.`);
  const sale = saleOf(said, price, { currency, mark: reading.mark });
  if (typeof sale === "string") return refuse(sale);
  const availability = said.availability === undefined ? undefined : readAvailability(said.availability);
  if (availability === null)
    return refuse(
      `The availability "${cut(said.availability ?? "")}" is not known. Write "in stock", "out of stock", "preorder" or "backorder", a number of pieces, or map the column to "nothing".`,
    );
  const [image, ...more] = [...(said.image_url ? said.image_url.split(/[,|]\s*(?=https?:\/\/)/) : []), ...images];
  const rating = ratingOf(said.rating);
  const options = { ...optionOf("color", said.color), ...optionOf("size", said.size) };
  return {
    id,
    title,
    price,
    ...sale,
    brand: plainLine(said.brand ?? ""),
    description: plainText(said.description ?? "")
      .slice(0, LONGEST_DESCRIPTION)
      .toWellFormed(),
    ...(availability && { availability }),
    url: addressOf(said.url) ?? null,
    image_url: addressOf(image) ?? null,
    more_images: [...new Set(more.flatMap((one) => addressOf(one) ?? []))].slice(0, 20),
    gtin: plainLine(said.gtin ?? ""),
    mpn: plainLine(said.mpn ?? ""),
    category: pathOf(said.category),
    ...(rating !== null && { rating }),
    group_id: plainLine(said.group_id ?? ""),
    options,
    attributes: attributesOf(sorted),
  };
}

/** Fields that may stand in several columns, or tell something also where they do not count. */
function sort({ values }: FeedRow, columns: Columns): Sorted {
  const sorted: Sorted = { said: {}, ranks: {}, images: [], details: [], attributes: [] };
  for (const [name, value] of values) {
    const { field, rank } = columns.useOf(name);
    if (value.trim() === "" || field === "nothing") continue;
    if (field === "attribute") sorted.attributes.push([name, value]);
    else if (field === "details") sorted.details.push(value);
    else if (field === "more_images") sorted.images.push(...value.split(/[,|]\s*(?=https?:\/\/|\/)/));
    else if (sorted.said[field] === undefined || rank < (sorted.ranks[field] ?? 0)) {
      sorted.said[field] = value;
      sorted.ranks[field] = rank;
    }
  }
  return sorted;
}

type Sale = Pick<PutProduct, "sale_price" | "sale_from" | "sale_until">;

/** Words, where it cannot be told what is paid and when. */
function saleOf(said: Sorted["said"], price: Price, usual: Parameters<typeof readPrice>[1]): Sale | string {
  // A nought is what shops fill the column with where there is no sale.
  if (!said.sale_price || /^[^1-9]*0[^1-9]*$/.test(said.sale_price)) return {};
  const sale = readPrice(said.sale_price, usual);
  if (typeof sale === "string") return `The sale price "${cut(said.sale_price)}" ${sale}.`;
  if (sale.currency !== price.currency)
    return `The sale price is in ${sale.currency} and the price in ${price.currency}.`;
  // Feeds that must fill the column write 0 where there is no sale.
  if (Number(sale.amount) >= Number(price.amount) || Number(sale.amount) === 0) return {};
  const both = said.sale_dates === undefined ? { from: null, until: null } : readSaleDates(said.sale_dates);
  const from = said.sale_from === undefined ? null : readMoment(said.sale_from, false);
  const until = said.sale_until === undefined ? null : readMoment(said.sale_until, true);
  if (!both || (said.sale_from !== undefined && !from) || (said.sale_until !== undefined && !until))
    return `When the sale price holds cannot be read ("${cut(said.sale_dates ?? said.sale_from ?? said.sale_until ?? "")}"). Write it as in 2026-11-01T00:00+0100/2026-11-30T23:59+0100.`;
  return { sale_price: sale, sale_from: from ?? both.from, sale_until: until ?? both.until };
}

function attributesOf({ said, details, attributes }: Sorted): NonNullable<PutProduct["attributes"]> {
  const told = details
    .flatMap((detail) => detail.split(/,(?=[^,:]*:[^,:]*:)/, MOST_DETAILS))
    .map((detail): [string, string] => {
      const [section = "", name = "", ...value] = detail.split(":").map((part) => part.trim());
      return value.length > 0 ? [name, value.join(":")] : [section, name];
    });
  const reviews = Number(said.reviews?.replace(/[.,\s]/g, ""));
  const kept: [string, string | number][] = [];
  for (const [given, text] of [...attributes, ...told]) {
    if (kept.length === MOST_ATTRIBUTES) break;
    const name = plainLine(given);
    if (name === "" || name.length > LONGEST_NAME || name === "__proto__") continue;
    const value = plainText(text);
    if (value !== "") kept.push([name, value.slice(0, LONGEST_VALUE).toWellFormed()]);
  }
  if (said.reviews && Number.isSafeInteger(reviews)) kept.push(["reviews", reviews]);
  return Object.fromEntries(kept);
}

/** What no page can stand at is left out: the product is there without it. */
const addressOf = (given: string | undefined): string | undefined => {
  const address = (given?.trim() ?? "").replace(/^(?=www\.)/i, "https://");
  return /^(https?:\/\/|\/)/.test(address) && address.length <= 2_000 ? address : undefined;
};

const optionOf = (name: string, value: string | undefined): Record<string, string> => {
  const text = plainLine(value ?? "");
  return text === "" ? {} : { [name]: text.slice(0, 200).toWellFormed() };
};

/** "Shoes > Boots", however its parts are parted; a number of Google's own list says nothing to anybody. */
const pathOf = (given: string | undefined): string => {
  const path = plainLine(given ?? "").replace(/\s*(>|»|›|\s\/\s|\|)\s*/g, " > ");
  return /^\d+$/.test(path) ? "" : path.slice(0, 500).toWellFormed();
};

/** From 0 to 5; of ten, or of years of a guarantee, it is none. */
const ratingOf = (given: string | undefined): number | null => {
  const rating = Number(
    /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*5)?\s*$/.exec(given ?? "")?.[1]?.replace(",", ".") ?? Number.NaN,
  );
  return rating >= 0 && rating <= 5 ? rating : null;
};

const missing = (field: FeedField, what: string): string =>
  `The row has no ${field}. Give each product ${what}; if it stands in a column of another name, map that to "${field}".`;
const cut = (text: string): string => plainLine(text).slice(0, 80).toWellFormed();
