import { paints } from "./paints.ts";
import { flask, foodJar, insulatedBottle, steelBottle, travelMug } from "./types/bottle.ts";
import { dripper, lunchBox } from "./types/lunch.ts";
import { enamelMug, kettle, mugSet } from "./types/mug.ts";

const { cream, ink, moss, mustard, rose, rust, spruce, steel, tan, walnut } = paints;

/** Pictures of the department "Bottles & lunch", by product id. */
export const bottles = {
  "spring-bottle-500": insulatedBottle({ body: spruce }),
  "spring-bottle-750": insulatedBottle({ body: mustard, large: true }),
  "plain-steel-bottle-1000": steelBottle({ body: steel, cap: tan }),
  "bothy-flask-1000": flask({ body: moss }),
  "leakproof-travel-mug": travelMug({ body: rust }),
  "enamel-mug": enamelMug({ body: cream, rim: ink }),
  "enamel-mug-set-4": mugSet({ bodies: [spruce, cream, rust, mustard], rim: ink }),
  "two-tier-lunch-box": lunchBox({ body: steel, seal: spruce }),
  "soup-jar-500": foodJar({ body: rose }),
  "camp-coffee-dripper": dripper({ body: steel, mug: cream }),
  "camp-kettle-1200": kettle({ body: spruce, grip: walnut }),
};
