import { quantitiesIn } from "../../wishes/quantities.ts";
import { agesTold } from "../finding/ages-told.ts";
import type { FoundProduct } from "../tools.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";

/** Of a sentence, in UTF-16 units. */
const LONGEST = 300;
/** In which units what is asked may be told. */
const unitsOf: Partial<Record<Facet, readonly string[]>> = { size: ["mm", "ml"], weight: ["g"] };

/** The sentences of a product's description, without its markup. */
export const sentencesOf = ({ description }: FoundProduct): string[] =>
  (description ?? "")
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= LONGEST);

/** The sentence of a description that tells a size, a weight or an age in figures: "32 x 18 x 10 cm."; null: none does. */
export function toldInFigures(product: FoundProduct, facets: readonly Facet[]): string | null {
  const units = facets.flatMap((facet) => unitsOf[facet] ?? []);
  const measured =
    units.length > 0 && sentencesOf(product).find((one) => quantitiesIn(one).some(({ base }) => units.includes(base)));
  const age = facets.includes("age") && agesTold(product).find(({ isQuoted }) => isQuoted)?.told;
  return measured || age || null;
}
