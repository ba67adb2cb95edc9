import type { Filter } from "../../wishes/wish.ts";
import type { FoundProduct } from "../tools.ts";
import type { Relation } from "../words/shopping/shopping-words.ts";

/** What is cheaper than a product, or dearer, or better. */
export const beyond = ({ card: { price }, rating }: FoundProduct, relation: Relation): Filter =>
  relation === "better"
    ? { field: "rating", op: "gt", value: rating ?? 0 }
    : {
        field: "price",
        op: relation === "cheaper" ? "lt" : "gt",
        value: Number(price.amount),
        currency: price.currency,
      };
