import { paints } from "./paints.ts";
import { cookSet, stove } from "./types/cooking.ts";
import { blanket, campChair } from "./types/picnic.ts";
import { hammock, sleepingBag, sleepingMat } from "./types/sleeping.ts";
import { tarp, tent } from "./types/tent.ts";

const { charcoal, cream, ink, moss, mustard, rust, sky, spruce, steel } = paints;

/** Pictures of the department "Camp & picnic", by product id. */
export const camp = {
  "lee-tent-2": tent({ body: moss, inside: cream, poles: rust }),
  "hedge-tarp-3x3": tarp({ body: rust }),
  "drumlin-sleeping-bag": sleepingBag({ body: ink, lining: mustard }),
  "tussock-sleeping-mat": sleepingMat({ body: rust, under: charcoal }),
  "two-trees-hammock": hammock({ body: mustard, edge: sky }),
  "meadow-picnic-blanket": blanket({ body: rust, second: cream }),
  "perch-camp-chair": campChair({ body: spruce, poles: steel }),
  "wren-gas-stove": stove({ cartridge: spruce }),
  "nesting-cook-set": cookSet({ body: charcoal, handle: rust }),
};
