import { paints } from "./paints.ts";
import { bikeLights, headlamp, lantern, torch } from "./types/lamp.ts";
import { bikeLock, pocketTool, repairKit } from "./types/tool.ts";

const { charcoal, ink, mustard, rust, sky, slate, spruce, walnut } = paints;

/** Pictures of the department "Lights & tools", by product id. */
export const lights = {
  "brightwick-headlamp-400": headlamp({ body: rust, strap: ink, beam: true }),
  "brightwick-headlamp-200": headlamp({ body: sky, strap: slate }),
  "brightwick-lantern": lantern({ body: mustard }),
  "brightwick-bike-lights": bikeLights({ body: charcoal }),
  "folding-bike-lock": bikeLock({ body: charcoal, key: mustard }),
  "pocket-torch": torch({ body: spruce }),
  "pocket-tool-12": pocketTool({ scales: walnut }),
  "patch-and-seam-kit": repairKit({ body: rust, patches: [ink, mustard] }),
};
