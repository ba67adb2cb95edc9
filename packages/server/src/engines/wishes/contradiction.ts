import { isOfQuantity, quantityOf } from "./measured.ts";
import type { Filter } from "./wish.ts";

/** Two wishes for one thing that nothing can meet at once, "over 200 € and under 100 €"; null: there are none. */
export function contradiction(filters: readonly Filter[]): [Filter, Filter] | null {
  for (const least of filters.filter(({ op }) => op === "gt" || op === "gte"))
    for (const most of filters.filter(({ op }) => op === "lt" || op === "lte")) {
      if (least.field !== most.field) continue;
      if (least.currency && most.currency && least.currency !== most.currency) continue;
      const [low, high] = [amountOf(least), amountOf(most)];
      const isBoth = least.op === "gte" && most.op === "lte";
      if (low > high || (low === high && !isBoth)) return [least, most];
    }
  return null;
}

const amountOf = ({ field, value }: Filter): number =>
  isOfQuantity({ field }) ? (quantityOf(String(value))?.value ?? Number.NaN) : Number(value);
