import { bodyCare } from "./body-care.ts";
import { dangers } from "./dangers.ts";
import { diets } from "./diets.ts";
import { electronics } from "./electronics.ts";
import { features } from "./features.ts";
import { gardensAndTools } from "./gardens-and-tools.ts";
import { households } from "./households.ts";
import { ingredients } from "./ingredients.ts";
import { larders } from "./larders.ts";
import { leisure } from "./leisure.ts";
import { wear } from "./wear.ts";
import { readNames, separated, type NamesByLanguage } from "../names-by-language.ts";

/** One thing, or one thing that may be said of goods, and its names. */
export interface Thing {
  names: NamesByLanguage;
  /** What it may be called besides, or a kind of it: it is found by that, and who says that asks for just that. */
  also: readonly string[];
  /** What it is in, but where the contrary is told: what has wheat in it has gluten. An asterisk is behind what is so only as it is written. */
  isIn: readonly string[];
  /** Whether it is eaten or drunk. */
  isEaten: boolean;
  /** Whether goods are made with it: what some can't have, as nickel. */
  isIngredient: boolean;
  /** Whether it says how goods are, and not what: "wireless". */
  isFeature: boolean;
  /** Whether it is what somebody keeps to in what they eat: "vegan". */
  isDiet: boolean;
}

/** Reads things written as "mouse; Maus*; souris*; ratón | trackball": names as `readNames` has them, behind the bar what it may be called besides, and behind another what it is in. */
const thingsIn = (
  list: readonly string[],
  kind: { isFeature?: true; isEaten?: true; isDiet?: true; isIngredient?: true } = {},
): Thing[] =>
  list.map((line) => {
    const [said = "", also = "", isIn = ""] = line.split("|");
    return {
      names: readNames(said),
      also: separated(also),
      isIn: separated(isIn),
      isFeature: false,
      isEaten: false,
      isDiet: false,
      isIngredient: false,
      ...kind,
    };
  });

/** What goods are called in the assistant's languages. */
export const things: readonly Thing[] = [
  ...thingsIn([...electronics, ...households, ...wear, ...gardensAndTools, ...bodyCare]),
  ...thingsIn(larders, { isEaten: true }),
  ...thingsIn(ingredients, { isIngredient: true }),
  ...thingsIn(leisure),
  ...thingsIn([...features, ...dangers], { isFeature: true }),
  ...thingsIn(diets, { isFeature: true, isDiet: true }),
];
