import { isSo } from "../../wishes/plain-values.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { attributeInWords, namedAs } from "./free-of.ts";
import { namesOfBarred } from "../other-words/goods-said.ts";
import { harmIn, isDanger } from "../../wishes/harm-told.ts";
import type { Facts } from "./facts.ts";
import { toldByName } from "./told-by-name.ts";
import { textsWith, type Properties } from "./properties.ts";
import { keyOf } from "./property-keys.ts";

/** A value that says yes or no, in words with the name of its field. */
interface Plain {
  value: number;
  said: string;
  folded: string;
}

const plainOnes = new WeakMap<Properties, readonly Plain[]>();

function plainIn(properties: Properties): readonly Plain[] {
  let known = plainOnes.get(properties);
  if (!known) {
    known = properties.values.flatMap((written, value) => {
      const name = properties.fields[properties.fieldOf[value]!]!.replace(/^attributes\./, "");
      // What is simply so is told by the name of its field.
      if (isSo(written) === null && written !== name.replaceAll("_", " ")) return [];
      const said = attributeInWords(name, isSo(written) ?? true);
      return [{ value, said, folded: fold(said) }];
    });
    plainOnes.set(properties, known);
  }
  return known;
}

/** The texts that attributes tell to have a thing or to be free of it, "gluten: yes", "grain_free: no" and "cable: 1.5 m". */
export function toldWith(
  facts: Pick<Facts, "properties" | "measured">,
  thing: string,
): Record<"there" | "free", number[]> {
  const { properties } = facts;
  const found: Record<"there" | "free", number[]> = isDanger(thing)
    ? { there: [], free: [] }
    : toldByName(facts, thing);
  if (isDanger(thing)) {
    for (const { value, said } of plainIn(properties)) {
      const one = harmIn([said], thing);
      if (one) for (const text of textsWith(properties, value)) found[one].push(text);
    }
    return found;
  }
  const names = [thing, ...namesOfBarred(thing)].map((name) => ({ name, key: keyOf(foldedWords(name).slice(0, 1)) }));
  for (const { value, said, folded } of plainIn(properties)) {
    const one = names
      .filter(({ key }) => key !== "" && folded.includes(key))
      .map(({ name }) => namedAs([said], name))
      .find((as) => as !== null);
    if (one) for (const text of textsWith(properties, value)) found[one].push(text);
  }
  return found;
}
