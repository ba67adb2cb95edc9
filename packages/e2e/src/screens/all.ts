import { after } from "./after.ts";
import { answers } from "./answers.ts";
import { before } from "./before.ts";
import { beside } from "./beside.ts";
import { inTheWay } from "./in-the-way.ts";
import { launcher } from "./launcher.ts";
import { menu } from "./menu.ts";
import { people } from "./people.ts";
import { shopping } from "./products.ts";
import { rightToLeft } from "./right-to-left.ts";
import type { Screens } from "./screen.ts";

/** Every state that is looked at, by the name of its picture. */
export const screens: Screens = {
  ...launcher,
  ...before,
  ...answers,
  ...shopping,
  ...inTheWay,
  ...people,
  ...menu,
  ...after,
  ...rightToLeft,
  ...beside,
};
