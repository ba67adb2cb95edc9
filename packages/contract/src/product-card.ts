import { Type, type Static } from "typebox";
import { Choice, NullableText, Text } from "./text.ts";

export const availabilities = ["in_stock", "out_of_stock", "preorder", "backorder"] as const;
export type Availability = (typeof availabilities)[number];
export const Availability = Choice(availabilities);

/** A decimal amount as text, so that no cent is lost on the way: `"49.95"`. */
export const Price = Type.Object(
  {
    amount: Type.String({
      pattern: "^\\d{1,12}(\\.\\d{1,4})?$",
      "x-is": 'a decimal amount as text, with a point and without signs, such as "49.95"',
      examples: ["49.95"],
    }),
    currency: Type.String({
      // ISO 4217 has codes for no currency and for tests.
      pattern: "^(?!XXX|XTS)[A-Z]{3}$",
      "x-is": "the three capital letters of a currency (ISO 4217), such as EUR",
      description: "ISO 4217.",
      examples: ["EUR"],
    }),
  },
  { "x-is": 'an object such as {"amount": "49.95", "currency": "EUR"}' },
);
export type Price = Static<typeof Price>;

/** What those who judged a product think of it. */
export const Rating = Type.Object({
  value: Type.Number({ minimum: 0, maximum: 5, description: "In stars." }),
  count: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    description: "How many judged it; null: the shop does not tell.",
  }),
});
export type Rating = Static<typeof Rating>;

/** In what the variants of a product differ: its colour, its size. */
export const CardOption = Type.Object({
  name: Type.String({ description: "The shop's own word for it." }),
  value: NullableText("What the variant on the card is."),
  values: Type.Array(
    Type.Object({
      value: Type.String(),
      count: Type.Integer({ description: "How many variants of it can be had, be it later; 0: it is sold out." }),
    }),
  ),
});
export type CardOption = Static<typeof CardOption>;

/** A product as an answer shows it. `price` is what the visitor would pay now. */
export const ProductCard = Type.Object({
  id: Type.String({ description: "The tenant's own id of the product." }),
  title: Type.String(),
  url: NullableText(),
  image_url: NullableText(),
  price: Price,
  regular_price: Type.Union([Price, Type.Null()], {
    description: "The price before, while the product is on sale; else null.",
  }),
  availability: Availability,
  brand: NullableText(),
  rating: Type.Union([Rating, Type.Null()]),
  options: Type.Array(CardOption, {
    description: "In what the variants of this product differ, this one among them; empty: it has none.",
  }),
});
export type ProductCard = Static<typeof ProductCard>;

const filterMembers = {
  field: Text({
    minLength: 1,
    maxLength: 100,
    description:
      "`price`, `rating`, `reviews`, `availability`, `sale`, `quantity` (as `quantity.weight` where it is said what is measured; its value has a unit, `16 GB`), `age` (of whom goods are for, `3 years`), `load` (what they shall carry, `120 kg`), `state` (that they are in, `pregnant`), `brand`, `category`, `attributes.` with the shop's own name for it, `words`, `order`.",
  }),
  op: Choice(["eq", "not", "lt", "lte", "gt", "gte"]),
  currency: Type.Optional(Price.properties.currency),
};

/** A wish as a program says it. */
export const WishedFilter = Type.Object({
  ...filterMembers,
  value: Type.Union([Text({ minLength: 1, maxLength: 4_000 }), Type.Number(), Type.Boolean()]),
});
export type WishedFilter = Static<typeof WishedFilter>;

/** A wish that was understood and applied to the catalogue. */
export const AppliedFilter = Type.Object({
  ...filterMembers,
  // Unbounded: what once was understood must be readable for ever.
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  label: Type.String({ description: "In words, for a chip." }),
});
export type AppliedFilter = Static<typeof AppliedFilter>;
