import type { ProductFacts } from "../../../db/lexemes.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
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

/** Of so many it is kept: what makes an index has little memory. */
const MOST_WORDS = 50_000;

export function variantsBuilder(): VariantsBuilder {
  const [groups, names] = [numbers(), numbers()];
  const [group, alike]: number[][] = [[], []];
  /** By word, whether it tells variants apart. */
  const tellsApart = new Map<string, boolean>();
  const isOfName = (word: string): boolean => {
    // Hardly any figure comes again.
    if (/\p{N}/u.test(word)) return false;
    const tells = tellsApart.get(word) ?? (sizes.has(word) || isColour(keyOf([word])));
    if (tellsApart.size < MOST_WORDS) tellsApart.set(word, tells);
    return !tells;
  };
  return {
    add({ title, brand, groupId }) {
      const name = foldedWords(title).filter(isOfName);
      group!.push(groups(groupId));
      alike!.push(names(name.length === 0 ? null : `${brand ?? ""} ${name.join(" ")}`));
    },
    finish: () => ({ group: Uint32Array.from(group!), alike: Uint32Array.from(alike!) }),
  };
}

export const variantsBuffersOf = ({ group, alike }: Variants): ArrayBuffer[] => [group.buffer, alike.buffer];

/** The number of a name; what has none has one of its own. */
function numbers(): (name: string | null) => number {
  const known = new Map<string, number>();
  let next = 0;
  return (name) => {
    const number = name === null ? undefined : known.get(name);
    if (number !== undefined) return number;
    if (name !== null) known.set(name, next);
    return next++;
  };
}
