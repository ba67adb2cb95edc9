import type { Filter } from "./wish.ts";

/** What of a product may have changed since it was found. */
export interface Offer {
  /** What is paid for it. */
  price: number;
  isOnSale: boolean;
  availability: string;
}

/** Whether what a product costs by now, and whether it can be had, is as it was wished for; all else it was found by. */
export const meets = ({ price, isOnSale, availability }: Offer, filters: readonly Filter[]): boolean =>
  filters.every(({ field, op, value }) => {
    if (field === "sale") return isOnSale === ((value === true) !== (op === "not"));
    if (field === "availability") return (availability === value) !== (op === "not");
    if (field !== "price" || typeof value !== "number") return true;
    if (op === "lt") return price < value;
    if (op === "lte") return price <= value;
    if (op === "gt") return price > value;
    if (op === "gte") return price >= value;
    return true;
  });
