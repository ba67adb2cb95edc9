import type { ProductFacts } from "../../db/lexemes.ts";
import { foldedWords, wordsIn } from "../wording/fold.ts";
import { isColour, keyOf } from "./property-keys.ts";

/** Which products are variants of one, and which are called nearly alike, by their texts. */
export interface Variants {
  /** A number that all variants of a product share, and nothing else. */
  group: Uint32Array<ArrayBuffer>;
  /** The same of what is called alike but for colours, sizes and figures. */
  alike: Uint32Array<ArrayBuffer>;
}

export interface VariantsBuilder {
  add(product: Pick<ProductFacts, "title" | "brand" | "groupId">): void;
  finish(): Variants;
}

const sizes = wordsIn("xxs xs s m l xl xxl xxxl size groesse grosse taille talla taglia maat tamanho beden");

export function variantsBuilder(): VariantsBuilder {
  const [groups, names] = [numbers(), numbers()];
  const all: { group: number; alike: number }[] = [];
  return {
    add({ title, brand, groupId }) {
      const name = foldedWords(title).filter(
        (word) => !/\p{N}/u.test(word) && !sizes.has(word) && !isColour(keyOf([word])),
      );
      all.push({
        group: groups(groupId === null ? `of itself ${all.length}` : `group ${groupId}`),
        alike: names(name.length === 0 ? `of itself ${all.length}` : `${brand ?? ""} ${name.join(" ")}`),
      });
    },
    finish: () => ({
      group: Uint32Array.from(all, ({ group }) => group),
      alike: Uint32Array.from(all, ({ alike }) => alike),
    }),
  };
}

export const variantsBuffersOf = ({ group, alike }: Variants): ArrayBuffer[] => [group.buffer, alike.buffer];

function numbers(): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return number;
  };
}
