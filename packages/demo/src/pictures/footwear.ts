import { paints } from "./paints.ts";
import { ankleBoots, kidsBoots, rainBoots, walkingBoot } from "./types/boot.ts";
import { insoles, slippers } from "./types/slippers.ts";

const { cream, mustard, oat, rose, slate, spruce, tan, walnut } = paints;

/** Pictures of the department "Footwear", by product id. */
export const footwear = {
  "strand-rain-boot": rainBoots({ body: spruce, trim: mustard }),
  "strand-ankle-boot": ankleBoots({ body: mustard }),
  "strand-rain-boot-kids": kidsBoots({ body: rose, trim: cream }),
  "burren-walking-boot": walkingBoot({ body: tan, trim: walnut }),
  "hearth-felt-slippers": slippers({ body: slate, lining: oat }),
  "wool-insoles": insoles({ body: cream, edge: tan }),
};
