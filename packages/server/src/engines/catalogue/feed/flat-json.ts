import type { FeedField, PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import type { Columns } from "./columns.ts";
import { objectIn, textIn } from "./loose-json.ts";
import { productOfRow } from "./product-of-row.ts";

type Word = string | number | boolean;
/** What it says under a name. */
type Told = [name: string, word: Word];

interface Reading {
  columns: Columns;
  /** Of prices that come without one. */
  currency: string | null;
}

/** As many as an item of XML may have. */
const MOST_TOLD = 500;
/** Where the text of what has parts stands: `"brand": {"name": "Acme"}`, `"price": {"value": 9.5, "currency": "EUR"}`. */
const TEXTS = ["value", "amount", "name", "title", "src", "url", "href"];

/**
 * A product of JSON that tells its price as a cell of a table does, "9.50 EUR" or 9.5: its members are known by their names,
 * as columns are. Or why it is none; null: it is not written so.
 */
export function ofFlatJson(
  line: number,
  value: unknown,
  { columns, currency }: Reading,
): PutProduct | (Fault & { externalId?: string }) | null {
  if (typeof objectIn(value, "price")["amount"] === "string") return null;
  const told: Told[] = [];
  for (const one of toldIn(value, columns)) if (told.push(one) === MOST_TOLD) break;
  if (!told.some(([name]) => columns.useOf(name).field === "price")) return null;
  const values = told.map(([name, word]): [string, string] => [name, asText(word)]);
  const product = productOfRow({ line, values }, { columns, currency, mark: null });
  if ("code" in product) return product;
  // A figure, and a yes or no, stay what they are.
  const words = new Map(told.filter(([, word]) => typeof word !== "string"));
  const attributes = Object.entries(product.attributes ?? {}).map(([name, text]) => [name, words.get(name) ?? text]);
  return { ...product, attributes: Object.fromEntries(attributes) };
}

/** What only holds together what a product has: the parts of all else are told with its name, "seller name". */
const HOLDERS = new Set(["attributes", "details", "properties", "specs", "specifications", "features"]);

/** What only the product itself says of itself. */
const OWN: ReadonlySet<FeedField> = new Set(["id", "title", "price", "sale_price", "currency", "availability"]);

/** All that it tells; of what has parts and is no field of a product, each part. */
function* toldIn(value: unknown, columns: Columns): Generator<Told> {
  for (const [name, said] of Object.entries(objectIn(value))) {
    const { field } = columns.useOf(name);
    const hasParts = field === "attribute" && typeof said === "object" && !Array.isArray(said);
    if (!hasParts) yield* toldUnder(name, said, field);
    else
      for (const [part, of] of Object.entries(objectIn(said))) {
        const isOwn = HOLDERS.has(name.toLowerCase()) && !OWN.has(columns.useOf(part).field);
        yield* toldUnder(isOwn ? part : `${name} ${part}`, of, "attribute");
      }
  }
}

function toldUnder(name: string, said: unknown, field: FeedField): Told[] {
  if (isWord(said)) return [[name, said]];
  const texts = (Array.isArray(said) ? said : [said]).map(textOf).filter(Boolean);
  return texts.length > 0 ? [[name, texts.join(field === "category" ? " > " : ", ")]] : [];
}

function textOf(said: unknown): string {
  if (isWord(said)) return asText(said);
  const parts = objectIn(said);
  const text = TEXTS.map((name) => parts[name]).find(isWord) ?? "";
  return `${asText(text)} ${textIn(parts, "currency")}`.trim();
}

const isWord = (said: unknown): said is Word =>
  typeof said === "string" || typeof said === "number" || typeof said === "boolean";

/** Three decimals of a figure are no thousands, as they may be of a text. */
const asText = (word: Word): string =>
  typeof word === "number" && /\.\d{3}$/.test(`${word}`) ? `${word}0` : `${word}`;
