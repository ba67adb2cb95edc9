import { paints } from "./paints.ts";
import { handlebarBag, pannier } from "./types/cycling-bag.ts";
import { dayPack } from "./types/day-pack.ts";
import { dryBag, dryBagSet } from "./types/dry-bag.ts";
import { duffel } from "./types/duffel.ts";
import { messenger } from "./types/messenger.ts";
import { rollTop } from "./types/roll-top.ts";
import { sling } from "./types/sling.ts";
import { canvasTote, leatherTote, rainTote } from "./types/tote.ts";
import { trekPack } from "./types/trek-pack.ts";
import { washBag } from "./types/wash-bag.ts";

const { charcoal, ink, moss, mustard, navy, oat, rose, rust, sand, sky, slate, spruce, tan, walnut } = paints;

/** Pictures of the department "Bags", by product id. */
export const bags = {
  "harbour-roll-top-22-moss": rollTop({ body: moss }),
  "harbour-roll-top-22-mustard": rollTop({ body: mustard }),
  "harbour-roll-top-32-ink": rollTop({ body: ink, tall: true }),
  "herring-day-pack-16": dayPack({ body: charcoal, pocket: charcoal, trim: tan, leather: true }),
  "tarn-packable-18": dayPack({ body: sky, pocket: sky, trim: ink }),
  "weekday-backpack-20": dayPack({ body: slate, pocket: slate, trim: charcoal, base: charcoal, bottle: rust }),
  "maam-trek-45": trekPack({ body: rust, lid: slate, mat: moss }),
  "puddle-mini-8": dayPack({ body: rose, pocket: mustard, trim: ink, bright: true }),
  "quay-messenger-14": messenger({ body: navy }),
  "lough-sling-4": sling({ body: mustard, tall: true }),
  "ferry-hip-pack-2": sling({ body: rust }),
  "market-tote": canvasTote({ body: oat, print: spruce }),
  "rain-tote-20": rainTote({ body: spruce }),
  "mulvey-leather-tote": leatherTote({ body: tan, trim: walnut }),
  "weekender-duffel-38": duffel({ body: moss, strap: walnut }),
  "island-duffel-50": duffel({ body: ink, strap: charcoal, welded: true }),
  "overnight-wash-bag": washBag({ body: sand }),
  "puddle-pannier-20": pannier({ body: charcoal, stripe: mustard }),
  "handlebar-bag-5": handlebarBag({ body: rust }),
  "dry-bag-10": dryBag({ body: sky }),
  "dry-bag-set-3": dryBagSet({ bodies: [sky, mustard, rust] }),
};
