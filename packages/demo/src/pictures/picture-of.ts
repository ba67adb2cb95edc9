import { bags } from "./bags.ts";
import { bottles } from "./bottles.ts";
import { camp } from "./camp.ts";
import { footwear } from "./footwear.ts";
import { hats } from "./hats.ts";
import { lights } from "./lights.ts";
import { rainwear } from "./rainwear.ts";
import { scene } from "./scene.ts";
import { smallThings } from "./small-things.ts";

const drawings: Record<string, string> = {
  ...bags,
  ...bottles,
  ...camp,
  ...footwear,
  ...hats,
  ...lights,
  ...rainwear,
  ...smallThings,
};

/** The SVG file of a product; throws when nobody has drawn it. */
export function pictureOf(product: { id: string; category: string }): string {
  const drawing = drawings[product.id];
  if (!drawing) throw new Error(`No picture is drawn for the product "${product.id}"`);
  return scene(product.category.split(" > ")[0]!, drawing);
}
