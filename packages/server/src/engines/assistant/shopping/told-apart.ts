import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { attributesOf, priceOf, type Telling } from "./tell-product.ts";

/** So much tells two apart, but for their price. */
const MOST_TOLD = 2;

/** What of several products tells each from the others that have its title, "black, €29.00"; "": nothing does, or none has it. */
export function apartFrom(products: readonly FoundProduct[], telling: Telling): ReadonlyMap<FoundProduct, string> {
  const alike = [...Map.groupBy(products, ({ card }) => plainText(card.title)).values()];
  return new Map(
    alike.flatMap((same) => {
      if (same.length < 2) return same.map((product): [FoundProduct, string] => [product, ""]);
      const told = same.map((product) => [...saidOf(product, telling), ["", priceOf(product, telling)] as const]);
      const names = [...new Set(told.flatMap((one) => one.map(([name]) => name)))];
      const valueOf = (at: number, name: string): string => told[at]!.find(([one]) => one === name)?.[1] ?? "";
      const telltale = names.filter((name) => new Set(same.map((_, at) => valueOf(at, name))).size > 1);
      const said = [
        ...telltale.filter((name) => name !== "").slice(0, MOST_TOLD),
        ...telltale.filter((name) => name === ""),
      ];
      return same.map((product, at): [FoundProduct, string] => [
        product,
        said
          .map((name) => valueOf(at, name))
          .filter(Boolean)
          .join(", "),
      ]);
    }),
  );
}

/** The same in words, of each title that several have: "**Reading lamp**: black; white." */
export function toldApart(products: readonly FoundProduct[], telling: Telling): string {
  const apart = [...apartFrom(products, telling)].filter(([, said]) => said !== "");
  return [...Map.groupBy(apart, ([{ card }]) => plainText(card.title))]
    .map(([title, all]) => `**${title}**: ${all.map(([, said]) => said).join("; ")}.`)
    .join(" ");
}

/** What a product is, by its options and its data. */
const saidOf = (product: FoundProduct, telling: Telling): (readonly [string, string])[] => [
  ...product.card.options.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])),
  ...attributesOf(product, telling, "own").map(({ name, value }) => [name, value] as const),
];
