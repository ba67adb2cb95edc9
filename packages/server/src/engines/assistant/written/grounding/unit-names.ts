/** The assistant knows no words of these, but CLDR has what units are called in them. */
const LOCALES = "ar bg cs da el et fa fi he hi hr hu id ja ko lt lv ms nb pl ro ru sk sl sr sv th uk vi zh".split(" ");
const NAMES = {
  minute: "minute",
  hour: "hour",
  day: "day",
  week: "week",
  month: "month",
  year: "year",
  gram: "g",
  kilogram: "kg",
  millimeter: "mm",
  centimeter: "cm",
  meter: "m",
  kilometer: "km",
  milliliter: "ml",
  liter: "l",
  percent: "%",
} as const;
/** Of each form that numbers ask for, in one language or another. */
const NUMBERS = [1, 2, 5, 11, 1.5];

export type NamedUnit = (typeof NAMES)[keyof typeof NAMES];

/** Each unit's names by many languages, in all their forms. */
export const unitNames: [name: string, unit: NamedUnit][] = LOCALES.flatMap((locale) =>
  Object.entries(NAMES).flatMap(([unit, measure]) => {
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
    const names = NUMBERS.map(
      (number) => format.formatToParts(number).find(({ type }) => type === "unit")?.value ?? "",
    );
    return [...new Set(names)].filter(Boolean).map((name): [string, NamedUnit] => [name, measure]);
  }),
);
