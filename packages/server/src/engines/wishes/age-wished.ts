import { agesSoughtIn } from "./age-range.ts";
import { agesOf, youngIn } from "./ages-of-parties.ts";
import { ageAt, ageTokensOf, GROWN, type Age } from "./ages.ts";
import { partiesIn, partiesSaid } from "./parties.ts";

/** The ages that a wish names by themselves, "3 years", "5", "under 3s"; null: it names none of a child. */
export function agesWished(value: string): Pick<Age, "from" | "to" | "areSeveral"> | null {
  // Whoever wishes by an age alone means children.
  const several = agesSoughtIn(`kids ${value}`);
  if (several) return { from: several.from, to: several.to, areSeveral: true };
  const tokens = ageTokensOf(value);
  const found = tokens.map((_, at) => ageAt(tokens, at)).find((one) => one !== null);
  const [only, ...others] = tokens;
  const age = found ?? (only && only.number !== null && others.length === 0 ? { value: only.number, unit: 1 } : null);
  return age && age.value < GROWN
    ? { from: age.value, to: age.value + age.unit, areSeveral: false }
    : (youngIn(value) ?? childIn(value));
}

/** "Child", and nothing else, is one of any age. */
const childIn = (value: string): Pick<Age, "from" | "to" | "areSeveral"> | null =>
  partiesIn(value).join() === "child" && partiesSaid(value).join() === value
    ? { ...agesOf["child"]!, areSeveral: true }
    : null;
