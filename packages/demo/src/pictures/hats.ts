import { paints } from "./paints.ts";
import { gloves, mittens } from "./types/gloves.ts";
import { beanie, bobbleHat, cap } from "./types/hat.ts";
import { scarf } from "./types/scarf.ts";
import { sockSet, walkingSocks } from "./types/socks.ts";

const { charcoal, cream, heather, moss, mustard, navy, oat, rust, slate, spruce } = paints;

/** Pictures of the department "Hats, gloves & socks", by product id. */
export const hats = {
  "ribbed-merino-beanie": beanie({ body: moss }),
  "bobble-hat": bobbleHat({ body: rust, second: cream }),
  "skipper-rain-cap": cap({ body: navy }),
  "downpour-gloves": gloves({ body: charcoal, tips: mustard }),
  "lambswool-mittens": mittens({ body: heather, cuff: oat }),
  "walking-socks": walkingSocks({ body: slate, trim: rust }),
  "everyday-socks-3": sockSet({ colours: [rust, mustard, spruce] }),
  "harvest-scarf": scarf({ body: spruce, second: mustard }),
};
