import { included, thingsOfName } from "../../wishes/thing-of-name.ts";
import { foldedWords } from "../../wording/fold.ts";
import { keyOf } from "./property-keys.ts";

/** "Battery included: yes" is said by "battery", too. */
export function keysOfName(name: string): string[] {
  const words = foldedWords(name);
  const thing = words.filter((word) => !included.has(word));
  return [...new Set([words, thing.length > 0 ? thing : words].map(keyOf))];
}

/** How the things that a datum of such a name tells of are compared. */
export const keysOfThing = (name: string): string[] => [...new Set(thingsOfName(name).map(keyOf))];
