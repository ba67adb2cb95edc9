import { expect, test } from "vitest";
import { ageIn } from "./age-in.ts";
import { languageOfLocale } from "./languages.ts";

const ageOf = (locale: string, message: string): number | null =>
  ageIn(message, languageOfLocale(locale).words)?.from ?? null;

test.each([
  ["en", "my husband is one of those who lose keys, a key finder"],
  ["en", "my son is one of the best in his team, football boots"],
  ["en", "my daughter is one who loves horses, a book"],
  ["de", "mein Sohn ist einer von vielen, ein Rucksack"],
  ["de", "meine Tochter ist eine der besten, Fußballschuhe"],
  ["fr", "ma fille en a 3, je cherche une autre poupée"],
  ["fr", "mon fils en a déjà deux, je cherche une autre voiture"],
  ["fr", "mon mari est un de ceux qui perdent leurs clés"],
  ["es", "mi hijo es uno de los que pierden llaves, un llavero"],
  ["es", "bici niño de 16"],
  ["es", "zapatos de niño de 16"],
  ["es", "pañales para bebé de 3"],
  ["it", "mia figlia ne ha 3, cerco un'altra bambola"],
  ["it", "bici bambino di 16"],
  ["it", "scarpe da bambino di 17"],
  ["pt", "fraldas para bebê de 3"],
  ["pt", "bicicleta menino de 16"],
  ["nl", "schoenen kind van 17"],
  ["nl", "mijn zoon is een van de besten, voetbalschoenen"],
])("%s: no age: %s", (locale, message) => expect(ageOf(locale, message)).toBeNull());

test.each<[string, string, number]>([
  ["en", "my son is one, what toys do you have?", 1],
  ["en", "bike for my daughter of 4", 4],
  ["en", "daughter of 4, needs a bike", 4],
  ["de", "Rad für ein Kind von 4", 4],
  ["fr", "ma fille a 3, je cherche une poupée", 3],
  ["fr", "vélo pour mon fils de quatre", 4],
  ["es", "bici para niño de 6", 6],
  ["es", "bici para mi niño de 6", 6],
  ["es", "mi hija tiene 3, busco una muñeca", 3],
  ["it", "bici per bambino di 6", 6],
  ["pt", "bicicleta para menino de 6", 6],
  ["nl", "fiets voor kind van 6", 6],
  ["nl", "een fiets voor het kind van 6", 6],
])("%s: %s: %d", (locale, message, age) => expect(ageOf(locale, message)).toBe(age));

test.each<[string, string]>([
  ["en", "a board game for kids of 4 and 8"],
  ["de", "Brettspiel für Kinder von 4 und 8"],
  ["fr", "jeu pour mes enfants de 4 et 8"],
  ["es", "juego para niños de 4 y 8"],
  ["it", "gioco per i miei figli di 4 e 8"],
  ["pt", "jogo para os meus filhos de 4 e 8"],
  ["nl", "spel voor kinderen van 4 en 8"],
])("%s: %s: both ages are meant", (locale, message) =>
  expect(ageIn(message, languageOfLocale(locale).words)).toMatchObject({ from: 4, to: 8, areSeveral: true }),
);

test.each([
  ["en", "puppy 4 months food", "puppy food"],
  ["en", "baby 6 months toys", "toys"],
  ["de", "Welpe 4 Monate Futter", "Welpe Futter"],
  ["fr", "chiot 4 mois croquettes", "chiot croquettes"],
  ["es", "cachorro 4 meses pienso", "cachorro pienso"],
  ["it", "gattino 4 mesi crocchette", "gattino crocchette"],
  ["pt", "gatinho 4 meses ração", "gatinho ração"],
  ["nl", "puppy 4 maanden brokken", "puppy brokken"],
  ["tr", "kedi 4 aylık mama", "kedi mama"],
])("%s: an age stands right behind whom it is of: %s", (code, text, rest) => {
  expect(ageIn(text, languageOfLocale(code).words)).toMatchObject({ rest, isOfSomebody: true });
});

test.each(["dog bed 2 years warranty", "kettle 2 years service", "whisky 12 years smoky"])("no age: %s", (text) => {
  expect(ageOf("en", text)).toBeNull();
});
