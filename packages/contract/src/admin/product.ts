import { Type, type Static } from "typebox";
import { Availability, Price } from "../product-card.ts";
import { NullableText, OptionalAddress, OptionalText, Text, Timestamp } from "../text.ts";

const AttributeValue = Type.Union([
  Text({ maxLength: 10_000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Text({ maxLength: 500 }), { maxItems: 100 }),
]);

/** A product of the catalogue; a line of NDJSON looks the same. The same `id` again replaces. */
export const PutProduct = Type.Object(
  {
    id: Text({ minLength: 1, maxLength: 200, description: "The tenant's own id." }),
    title: Text({ minLength: 1, maxLength: 500 }),
    brand: OptionalText({ maxLength: 200 }),
    description: OptionalText({ maxLength: 20_000 }),
    price: Price,
    sale_price: Type.Optional(Type.Union([Price, Type.Null()])),
    availability: Type.Optional(Availability),
    url: OptionalAddress(),
    image_url: OptionalAddress(),
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
    availability: Availability,
    url: NullableText(),
    image_url: NullableText(),
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

/** Query of `POST …/products`: `replace` removes what the upload does not name. */
export const PutProductsQuery = Type.Object({
  mode: Type.Unsafe<"upsert" | "replace">({ type: "string", enum: ["upsert", "replace"], default: "upsert" }),
});
