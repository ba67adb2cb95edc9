import { foldedWords, wordsIn } from "../wording/fold.ts";
import { saysSize } from "./sizes.ts";

/** What says of a thing, beside its name, that it comes with goods. */
export const included = wordsIn(
  "included includes including incl contained enthalten inklusive inkl mitgeliefert inbegriffen dabei dazu inclus inclues incluse incluses fourni fournie compris comprise incluido incluida incluso inclusa incluidos incluidas incluídos incluídas inbegrepen meegeleverd erbij bijgeleverd dahil",
);
/** What they tell of it, where it is there: "cable length", "Anzahl der Kameras", "Bluetooth version". */
const aspects = wordsIn(
  `length version type count number quantity amount content standard material colour color capacity size
  länge version art typ anzahl zahl menge gehalt material farbe kapazität größe
  longueur type nombre quantité teneur matière matériau couleur capacité taille longitud versión tipo número cantidad contenido material capacidad tamaño
  lunghezza versione numero quantità contenuto materiale colore comprimento versão quantidade teor conteúdo cor capacità capacidade tamanho
  lengte versie aantal hoeveelheid gehalte materiaal kleur capaciteit kapasitesi boyutu uzunluğu sürümü versiyonu tipi türü sayısı adedi miktarı oranı malzemesi rengi`,
);
/** What may stand between: "nombre de caméras". */
const between = wordsIn("of the von der des de du d del della delle dei di do da dos das van la le les l el los las");
/** What joins a thing and what is told of it in one word: "Kabellänge", "Duftstoffgehalt". */
const JOINT = /(?:s|n|en)$/;
const SHORTEST = 3;

/**
 * The things that a datum of such a name tells of, each in words: "cable", of "cable", "cable included" and "Kabellänge" alike.
 * None where it names an aspect alone. What only holds the word beside another, "nut free", "max gluten", is of something else.
 */
export function thingsOfName(name: string): string[][] {
  const words = foldedWords(name.replaceAll("_", " "));
  const isOfThing = (word: string): boolean =>
    !included.has(word) && !aspects.has(word) && !between.has(word) && !saysSize(word);
  const thing = words.filter(isOfThing);
  if (thing.length === 0) return [];
  const [only = "", ...others] = thing;
  const joined = others.length > 0 ? [] : [...aspects].filter((one) => only.endsWith(one) && only.length > one.length);
  const stems = joined
    .flatMap((one) => [only.slice(0, -one.length), only.slice(0, -one.length).replace(JOINT, "")])
    .filter(({ length }) => length >= SHORTEST);
  return [thing, ...stems.map((stem) => [stem])];
}
