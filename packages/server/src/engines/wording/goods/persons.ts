import { foldedWords, wordsIn } from "../fold.ts";

/** For how many something is, and by what shops tell it: "4 persons", "Sitzplätze", "sleeps". */
const persons = wordsIn(`
  person persons people seat seats seater seaters sleeper sleeps pax berth berths
  Person Personen Leute Sitz Sitze Sitzplatz Sitzplätze Sitzer Schlafplatz Schlafplätze Plätze
  personne personnes place places couchage couchages
  persona personas plaza plazas asiento asientos
  persone posto posti
  pessoa pessoas lugar lugares assento assentos
  persoon personen zitplaats zitplaatsen slaapplaats slaapplaatsen
  kişi kişilik kişiler kişinin koltuk
`);

/** Whether some words say only that persons are counted. */
export const countsPersons = (name: string): boolean => {
  const words = foldedWords(name);
  return words.length > 0 && words.every((word) => persons.has(word));
};
