import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

const read = (locale: string, text: string): [string, unknown[]] => {
  const { words, filters } = readWish(text, [wishWords[locale]!]);
  return [words, filters.map(({ op, value }) => [op, value])];
};

test.each([
  ["en", "lamps instead of Acme"],
  ["en", "lamps, anything but Acme"],
  ["en", "I hate Acme, lamps"],
  ["en", "lamps, I can't stand Acme"],
  ["en", "Acme lamps excluded"],
  ["en", "lamps, Acme excluded"],
  ["de", "ich hasse Acme, Lampen"],
  ["de", "Lampen, alles außer Acme"],
  ["de", "Lampen statt Acme"],
  ["de", "ich mag Acme nicht, Lampen"],
  ["it", "odio Acme, mostrami lampade"],
  ["es", "odio Acme, enséñame lámparas"],
  ["de", "ich kann Acme nicht leiden, Lampen"],
  ["de", "Lampen, Acme ausgeschlossen"],
  ["fr", "je déteste Acme, lampes"],
  ["fr", "lampes au lieu d'Acme"],
  ["fr", "lampes, tout sauf Acme"],
  ["fr", "je n'aime pas Acme, lampes"],
  ["fr", "lampes, Acme exclu"],
  ["es", "odio Acme, lámparas"],
  ["es", "detesto Acme, lámparas"],
  ["es", "lámparas en vez de Acme"],
  ["es", "lámparas, cualquiera menos Acme"],
  ["es", "lámparas, Acme excluida"],
  ["it", "odio Acme, lampade"],
  ["it", "detesto Acme, lampade"],
  ["it", "lampade invece di Acme"],
  ["it", "lampade, tutto tranne Acme"],
  ["it", "lampade, Acme escluso"],
  ["it", "lampade, escluso Acme"],
  ["pt", "odeio Acme, lâmpadas"],
  ["pt", "detesto Acme, lâmpadas"],
  ["pt", "lâmpadas em vez de Acme"],
  ["pt", "lâmpadas, tudo menos Acme"],
  ["pt", "não gosto da Acme, lâmpadas"],
  ["pt", "lâmpadas, Acme excluída"],
  ["nl", "ik haat Acme, lampen"],
  ["nl", "lampen in plaats van Acme"],
  ["nl", "lampen, alles behalve Acme"],
  ["nl", "ik hou niet van Acme, lampen"],
  ["nl", "ik vind Acme niet leuk, lampen"],
  ["nl", "lampen, Acme uitgesloten"],
  ["tr", "Acme'den nefret ediyorum, lamba"],
  ["tr", "Acme yerine lamba"],
  ["tr", "Acme sevmiyorum, lamba"],
])("%s: %s: a brand that somebody dislikes shall not be", (locale, text) => {
  const [words, filters] = read(locale, text);
  expect(filters).toEqual([["not", "Acme"]]);
  expect(words).toMatch(/^(?:enséñame |mostrami )?(?:lamps|lampen|lampes|lámparas|lampade|lâmpadas|lamba)$/i);
});

test.each([
  ["en", "robot, batteries not included", "batteries"],
  ["de", "Roboter, Batterien nicht enthalten", "Batterien"],
  ["de", "Roboter, Batterien nicht im Lieferumfang", "Batterien"],
  ["fr", "robot, piles non incluses", "piles"],
  ["es", "robot, pilas no incluidas", "pilas"],
  ["it", "robot, batterie non incluse", "batterie"],
  ["pt", "robô, pilhas não incluídas", "pilhas"],
  ["nl", "robot, batterijen niet inbegrepen", "batterijen"],
  ["tr", "robot, pil dahil değil", "pil"],
  ["tr", "pil dahil değil robot", "pil"],
  ["en", "robot batteries not included", "batteries"],
  ["de", "Roboter Batterien nicht enthalten", "Batterien"],
])("%s: %s: what is not to come with it shall not be", (locale, text, thing) => {
  const [words, filters] = read(locale, text);
  expect(filters).toEqual([["not", thing]]);
  expect(words).toMatch(/^rob/i);
});

test.each([
  ["en", "are returns excluded?"],
  ["de", "ist Umtausch ausgeschlossen?"],
  ["de", "ich mag Lampen"],
  ["de", "ich kann nicht schlafen"],
  ["en", "are batteries not included?"],
  ["nl", "ik kan niet slapen"],
  ["en", "I hate waiting"],
  ["en", "I hate you"],
  ["es", "odio esperar"],
  ["de", "ich will meine Bestellung nicht mehr"],
])("%s: %s: nothing is disliked", (locale, text) => {
  expect(read(locale, text)[1]).toEqual([]);
});

test.each([
  ["en", "cookies without nuts, crunchy", "nuts", /cookies,? crunchy/],
  ["de", "Kekse ohne Nüsse, knusprig", "Nüsse", /Kekse,? knusprig/],
  ["fr", "biscuits sans noix, croquants", "noix", /biscuits,? croquants/],
  ["es", "galletas sin nueces, crujientes", "nueces", /galletas,? crujientes/],
  ["it", "biscotti senza noci, croccanti", "noci", /biscotti,? croccanti/],
  ["pt", "bolachas sem nozes, crocantes", "nozes", /bolachas,? crocantes/],
  ["nl", "koekjes zonder noten, knapperig", "noten", /koekjes,? knapperig/],
  ["tr", "fındık içermeyen, çıtır kurabiye", "fındık", /çıtır kurabiye/],
])("%s: %s: the comma ends what shall not be before how goods are", (locale, text, thing, words) => {
  expect(read(locale, text)).toEqual([expect.stringMatching(words), [["not", thing]]]);
});
