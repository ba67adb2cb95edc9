import { paints } from "./paints.ts";
import { cycleCape, poncho } from "./types/cape.ts";
import { jacket, waxedJacket } from "./types/jacket.ts";
import { baseLayer, cableJumper, fleece } from "./types/jumper.ts";
import { trousers } from "./types/trousers.ts";
import { foldedUmbrella, openUmbrella } from "./types/umbrella.ts";
import { vest } from "./types/vest.ts";

const { charcoal, cream, heather, ink, moss, mustard, oat, rubber, rust, sky, slate, spruce, steel, tan, walnut } =
  paints;

/** Pictures of the department "Rainwear & layers", by product id. */
export const rainwear = {
  "corrib-rain-jacket-women": jacket({ body: mustard, zip: rubber, cut: "shell" }),
  "corrib-rain-jacket-men": jacket({ body: ink, zip: mustard, cut: "shell" }),
  "drizzle-anorak": jacket({ body: spruce, zip: rust, cut: "anorak" }),
  "eyre-long-rain-coat": jacket({ body: slate, zip: rubber, cut: "coat" }),
  "moher-waxed-jacket": waxedJacket({ body: moss, collar: walnut, lining: mustard }),
  "cycle-cape": cycleCape({ body: mustard }),
  "pocket-poncho": poncho({ body: sky }),
  "turlough-overtrousers": trousers({ body: charcoal, zip: steel }),
  "bog-cotton-fleece": fleece({ body: oat, trim: spruce }),
  "merino-base-crew": baseLayer({ body: heather }),
  "inishkeel-jumper": cableJumper({ body: cream }),
  "gale-insulated-vest": vest({ body: rust, lining: ink }),
  "storm-umbrella": openUmbrella({ body: ink, handle: tan }),
  "pocket-umbrella": foldedUmbrella({ body: rust, handle: walnut }),
};
