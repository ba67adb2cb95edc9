import { setImmediate as turn } from "node:timers/promises";
import { countryNames, SPOKEN } from "../../wording/names-of-countries.ts";
import { findPlacesBy, type FindPlaces } from "./countries.ts";

/** Longer messages tell stories, in which a country is seldom what is asked for. In UTF-16 units. */
const LONGEST = 500;
/** Places of a question that are looked at. */
const MOST = 4;

let finding: Promise<FindPlaces> | undefined;

/** The places that a question names in any of the languages that visitors speak. */
export async function findPlaces(text: string): Promise<ReturnType<FindPlaces>> {
  return text.length > LONGEST ? [] : (await (finding ??= readNames()))(text).slice(0, MOST);
}

/** The names of a language take some milliseconds, and nobody else shall wait for all of them. */
async function readNames(): Promise<FindPlaces> {
  const languages: Map<string, string>[] = [];
  for (const code of SPOKEN) {
    await turn();
    languages.push(countryNames(code));
  }
  return findPlacesBy(languages);
}
