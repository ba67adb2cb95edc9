import type { FoundProducts } from "../tools.ts";

/** What was found, where some of it is left out or put beside: its counts and prices hold no more. */
export function uncounted(found: FoundProducts): Omit<FoundProducts, "whole"> {
  const { whole: _, ...rest } = found;
  return rest;
}
