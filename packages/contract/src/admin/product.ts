import { Type, type Static } from "typebox";
import { Availability, Price } from "../product-card.ts";
import { Address, Choice, NullableText, OptionalAddress, OptionalText, Text, Timestamp } from "../text.ts";
import { BulkResult } from "./page.ts";

const AttributeValue = Type.Union([
  Text({ maxLength: 10_000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Text({ maxLength: 500 }), { maxItems: 100 }),
]);

/** There is no year 0000: what is told from the year 1 on can be stored. */
const OptionalMoment = (description: string) =>
  Type.Optional(
    Type.Unsafe<string | null>({
      ...Timestamp,
      type: ["string", "null"],
      pattern: "^(?!0000)",
      "x-is": "a moment such as 2026-11-30T23:59:00Z",
      description,
    }),
  );
const NullableMoment = Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] });

/** A product of the catalogue; a line of NDJSON looks the same. The same `id` again replaces. */
export const PutProduct = Type.Object(
  {
    id: Text({ minLength: 1, maxLength: 200, description: "The tenant's own id." }),
    title: Text({ minLength: 1, maxLength: 500 }),
    brand: OptionalText({ maxLength: 200 }),
    description: OptionalText({ maxLength: 20_000 }),
    price: Price,
    sale_price: Type.Optional(Type.Union([Price, Type.Null()])),
    sale_from: OptionalMoment("Before it, `price` is what is paid. Left out: the sale has begun."),
    sale_until: OptionalMoment("From it on, `price` is what is paid again. Left out: the sale has no end yet."),
    availability: Type.Optional(Availability),
    url: OptionalAddress(),
    image_url: OptionalAddress(),
    more_images: Type.Optional(Type.Array(Address, { maxItems: 20, description: "Pictures beside `image_url`." })),
    group_id: OptionalText({ maxLength: 200, description: "What all variants of a product have in common." }),
    options: Type.Optional(
      Type.Record(Type.String(), Text({ minLength: 1, maxLength: 200 }), {
        propertyNames: Text({ minLength: 1, maxLength: 100 }),
        maxProperties: 10,
        description: 'What tells this variant from the others of its group: `{"color": "Moss", "size": "37"}`.',
      }),
    ),
    gtin: OptionalText({ maxLength: 50 }),
    mpn: OptionalText({ maxLength: 500 }),
    category: OptionalText({ maxLength: 500, description: "A path: `Bags > Backpacks`." }),
    rating: Type.Optional(Type.Unsafe<number | null>({ type: ["number", "null"], minimum: 0, maximum: 5 })),
    attributes: Type.Optional(
      Type.Record(Type.String(), AttributeValue, { propertyNames: Text({ minLength: 1, maxLength: 100 }) }),
    ),
  },
  { $id: "PutProduct" },
);
export type PutProduct = Static<typeof PutProduct>;

/** A product as the admin API shows it. */
export const Product = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    brand: NullableText(),
    description: NullableText(),
    price: Price,
    sale_price: Type.Union([Price, Type.Null()]),
    sale_from: NullableMoment,
    sale_until: NullableMoment,
    availability: Availability,
    url: NullableText(),
    image_url: NullableText(),
    more_images: Type.Array(Type.String()),
    group_id: NullableText(),
    options: Type.Record(Type.String(), Type.String()),
    gtin: NullableText(),
    mpn: NullableText(),
    category: NullableText(),
    rating: Type.Unsafe<number | null>({ type: ["number", "null"] }),
    attributes: Type.Record(Type.String(), AttributeValue),
    updated_at: Timestamp,
  },
  { $id: "Product" },
);
export type Product = Static<typeof Product>;

export const feedFormats = ["json", "ndjson", "csv", "tsv", "google", "shopify", "woocommerce"] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What a column of a feed can be taken for. */
export const feedFields = [
  "id",
  "title",
  "brand",
  "description",
  "price",
  "sale_price",
  "sale_dates",
  "sale_from",
  "sale_until",
  "currency",
  "availability",
  "url",
  "image_url",
  "more_images",
  "gtin",
  "mpn",
  "category",
  "rating",
  "reviews",
  "group_id",
  "color",
  "size",
  "details",
  "attribute",
  "nothing",
] as const;
export type FeedField = (typeof feedFields)[number];

/** What columns are to be taken for where that is guessed wrongly, by their names. */
export const FeedMapping = Type.Record(Type.String(), Choice(feedFields), {
  propertyNames: Text({ minLength: 1, maxLength: 200 }),
  maxProperties: 500,
});
export type FeedMapping = Static<typeof FeedMapping>;

/** How the columns of a feed were read. */
export const FeedColumn = Type.Object({
  column: Type.String(),
  field: Choice(
    feedFields,
    "`attribute`: an attribute of this name; `nothing`: left out. `sale_dates` are the first and the last moment in one, `details` are attributes as `section:name:value`.",
  ),
});
export type FeedColumn = Static<typeof FeedColumn>;

/** Query of `POST …/products`. */
export const PutProductsQuery = Type.Object({
  mode: Type.Unsafe<"upsert" | "replace">({
    type: "string",
    enum: ["upsert", "replace"],
    default: "upsert",
    description: "`replace` removes what the upload does not name.",
  }),
  format: Type.Optional(
    Choice(feedFormats, "What the body is, where its `Content-Type` and its first lines do not tell."),
  ),
  currency: Type.Optional({
    ...Price.properties.currency,
    description: "Of prices that come without one (ISO 4217).",
  }),
  mapping: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description: `As JSON, what columns of CSV, TSV or XML, or members of JSON that is written as a table is, are to be taken for where that is guessed wrongly: \`{"Preis neu": "sale_price", "Notiz": "nothing"}\`. Fields: ${feedFields.join(", ")}. A table that has no such column is refused; of XML and JSON, and of a source's feed, it is told in \`failed\` or in the job.`,
    }),
  ),
  dry_run: Type.Boolean({ default: false, description: "Whether all is read and nothing stored." }),
});

/** What became of an upload of products. */
export const ProductsResult = Type.Object({
  ...BulkResult.properties,
  accepted: Type.Integer({ description: "With `dry_run`: that would have been taken." }),
  failed: {
    ...BulkResult.properties.failed,
    description: "The first hundred. `line` is that of the file, or the place among the products of JSON, from 1.",
  },
  failed_total: Type.Integer(),
  format: Choice(feedFormats),
  columns: Type.Optional(
    Type.Array(FeedColumn, {
      description:
        "Of CSV, TSV and XML, and of JSON that is written as a table is: what was taken for what. `mapping` corrects it.",
    }),
  ),
  preview: Type.Optional(
    Type.Array(PutProduct, { description: "With `dry_run`: the first ten products as they would be stored." }),
  ),
});
export type ProductsResult = Static<typeof ProductsResult>;
