import { foldedWords } from "../../wording/fold.ts";
import { alsoCalled, listed } from "../../wording/names-of-countries.ts";

/** A country, a part of one, or what countries belong to, with what it is called in the languages that visitors speak. */
export interface Place {
  names: string[];
  parts: Place[];
  /** What it belongs to; null: nothing. */
  within: Place | null;
}

/** What visitors call a country, and texts mostly something larger. */
const calledByVisitors: Record<string, string[]> = { US: listed("America, Amerika, Amérique, América") };

const placeNamed = (names: string, within: Place | null): Place => ({ names: listed(names), parts: [], within });

const world = placeNamed(
  "rest of the world, Rest der Welt, restliche Welt, reste du monde, resto del mundo, resto del mondo, rest van de wereld, resto do mundo, dünyanın geri kalanı",
  null,
);
const europe = placeNamed("rest of Europe, Europe, Europa, Avrupa", world);
const union = placeNamed(
  "EU, UE, European Union, Europäische Union, Union européenne, Unión Europea, Unione Europea, Europese Unie, União Europeia, Avrupa Birliği",
  europe,
);

const britain = [
  "England, Angleterre, Inglaterra, Inghilterra, Engeland",
  "Scotland, Schottland, Écosse, Escocia, Scozia, Schotland, Escócia, İskoçya",
  "Wales, Pays de Galles, Gales, Galles, País de Gales, Galler",
  "Northern Ireland, Nordirland, Irlande du Nord, Irlanda del Norte, Irlanda del Nord, Noord-Ierland, Irlanda do Norte, Kuzey İrlanda",
].map(listed);

const ofUnion = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));
const ofEurope = new Set("AD AL BA BY CH FO GB GI IS LI MC MD ME MK NO RS SM UA VA XK".split(" "));

/** Finds the places that a text names, each with the name that it has there, and none by a part of another's name: "Northern Ireland". */
export type FindPlaces = (text: string) => { said: string; place: Place }[];

/** @param languages the names of countries in each of the languages that visitors speak */
export function findPlacesBy(languages: Map<string, string>[]): FindPlaces {
  const byFirstWord = new Map<string, { said: string; words: string[]; place: Place }[]>();
  const note = (place: Place, byVisitors: readonly string[] = []): void => {
    for (const said of new Set([...place.names, ...byVisitors])) {
      const words = foldedWords(said);
      const [first] = words;
      if (first) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { said, words, place }]);
    }
    for (const part of place.parts) note(part);
  };
  for (const country of new Set(languages.flatMap((names) => [...names.keys()]))) {
    if (country === "EU") continue;
    const within = ofUnion.has(country) ? union : ofEurope.has(country) ? europe : world;
    const names = [...languages.flatMap((one) => one.get(country) ?? []), ...(alsoCalled[country] ?? [])];
    const place: Place = { names, parts: [], within };
    if (country === "GB") place.parts = britain.map((part) => ({ names: part, parts: [], within: place }));
    note(place, calledByVisitors[country]);
  }

  return (text) => {
    const said = foldedWords(text);
    const named = said.flatMap((word, at) =>
      (byFirstWord.get(word) ?? [])
        .filter(({ words }) => words.every((one, i) => said[at + i] === one))
        .map((one) => ({ ...one, at, end: at + one.words.length })),
    );
    return named.filter(
      ({ at, end }) => !named.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
    );
  };
}
