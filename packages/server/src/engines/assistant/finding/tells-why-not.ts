import type { FoundKnowledge, FoundProducts } from "../tools.ts";

/** Whether it is known why none of the goods that are meant fits: what the nearest costs, or for whom it is not. */
export const tellsWhyNot = (found: FoundKnowledge | FoundProducts): boolean =>
  "wish" in found && Boolean(found.nearestPrice ?? found.contradiction ?? found.notFor);
