import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { valuesSaid, type Properties } from "./properties.ts";
import { keyOf } from "./property-keys.ts";

/** What is told of the texts of an index, and how many they are. */
export interface Told {
  properties: Properties;
  total: number;
}

/** Where so many tell their category, it is one of the shop's. */
const NEARLY_ALL = 0.7;

export const tellsCategories = ({ properties, total }: Told): boolean =>
  properties.telling[properties.fields.indexOf("category")]! >= NEARLY_ALL * total;

/** The category that one of some names is that of, whatever the shop's language: "Waschmaschine" is "Washing machines". */
export function categoryCalled(names: readonly string[], told: Told): Filter | null {
  if (!tellsCategories(told)) return null;
  const { properties } = told;
  const isCategory = (value: number): boolean => properties.fields[properties.fieldOf[value]!] === "category";
  const [value] = names.flatMap((name) => valuesSaid(properties, keyOf(foldedWords(name))).filter(isCategory));
  return value === undefined ? null : { field: "category", op: "eq", value: properties.values[value]! };
}
