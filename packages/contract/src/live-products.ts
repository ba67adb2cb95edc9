import { Type, type Static } from "typebox";
import { Availability, Price } from "./product-card.ts";
import { Choice, Text } from "./text.ts";

/** Most products that a shop is asked for at once. */
export const mostLiveProducts = 20;

const id = Text({ minLength: 1, maxLength: 200, description: "Your own id of the product." });

/** What a tenant's `live_products` is sent, signed, before an answer shows products. */
export const LiveProductsRequest = Type.Object(
  {
    type: Choice(["live_products"]),
    tenant: Type.String({ description: "The tenant's slug." }),
    ids: Type.Array(id, { minItems: 1, maxItems: mostLiveProducts }),
  },
  { $id: "LiveProductsRequest" },
);
export type LiveProductsRequest = Static<typeof LiveProductsRequest>;

/** A product as its shop sells it now. */
export const LiveProduct = Type.Object({
  id,
  price: Type.Optional(Type.Object(Price.properties, { description: "What it costs when it is not on sale." })),
  sale_price: Type.Optional(
    Type.Union([Price, Type.Null()], {
      description: "What it costs now, where that is less; null, or left out beside a `price`: it is not on sale.",
    }),
  ),
  availability: Type.Optional(Availability),
});
export type LiveProduct = Static<typeof LiveProduct>;

/**
 * What it answers with, status 200. Members and products that are left out, or not as they should be, leave what the
 * catalogue says; so does a price in another currency than the catalogue's, or of nothing.
 */
export const LiveProductsAnswer = Type.Object({ products: Type.Array(LiveProduct) }, { $id: "LiveProductsAnswer" });
