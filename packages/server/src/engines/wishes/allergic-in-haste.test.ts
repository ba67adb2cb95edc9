import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { wishWords } from "./words/all.ts";

test.each([
  ["nl", "mijn hond is allergies voor rund en kip", ["rund", "kip"]],
  ["nl", "hond alergisch kip brokken", ["kip"]],
  ["nl", "hond allergisch kip brokken", ["kip"]],
  ["nl", "mijn hond kan niet tegen kip", ["kip"]],
  ["nl", "mijn hond kan niet goed tegen kip, welke brokken?", ["kip"]],
  ["nl", "brokken voor hond die niet tegen kip kan", ["kip"]],
  ["nl", "mijn kat krijgt jeuk van kip", ["kip"]],
  ["en", "my dog is alergic to chicken, which food", ["chicken"]],
  ["en", "allergic 2 chicken dog food", ["chicken"]],
  ["en", "my dog cant have chicken", ["chicken"]],
  ["en", "my dog doesnt tolerate chicken", ["chicken"]],
  ["en", "dog allergic chicken food", ["chicken"]],
  ["en", "chicken upsets my dog", ["chicken"]],
  ["de", "mein Hund ist allergich gegen Huhn", ["Huhn"]],
  ["de", "alergisch gegen Huhn, welches Futter", ["Huhn"]],
  ["de", "Hund allergisch Huhn Futter", ["Huhn"]],
  ["de", "mein Hund verträgt Huhn nicht", ["Huhn"]],
  ["fr", "mon chien est alergique au poulet", ["poulet"]],
  ["fr", "chien allergique poulet croquettes", ["poulet"]],
  ["es", "perro alergico pollo pienso", ["pollo"]],
  ["es", "a mi perro le sienta mal el pollo", ["pollo"]],
  ["es", "el pollo le sienta mal", ["pollo"]],
  ["it", "il mio cane è alergico al pollo", ["pollo"]],
  ["it", "cane allergico pollo crocchette", ["pollo"]],
  ["it", "il pollo gli fa male", ["pollo"]],
  ["pt", "cão alérgico frango ração", ["frango"]],
  ["pt", "frango faz mal ao meu cão", ["frango"]],
  ["tr", "köpeğim tavuğa allerjik", ["tavuk"]],
  ["tr", "köpeğim tavuk yiyemez", ["tavuk"]],
] as const)("%s: an allergy is heard in haste and in everyday words: %s", (locale, text, things) => {
  const { filters, words } = readWish(text, [wishWords[locale]!]);
  expect(filters.map(({ op, value }) => [op, value])).toEqual(things.map((thing) => ["not", thing]));
  expect(words).not.toMatch(new RegExp(things.join("|"), "i"));
});

test.each([
  ["nl", "kip brokken voor hond"],
  ["en", "chicken food for an allergic dog"],
  ["en", "my dog is not allergic to chicken"],
  ["de", "Huhn für allergischen Hund"],
])("%s: nothing is barred in: %s", (locale, text) => {
  expect(readWish(text, [wishWords[locale]!]).filters).toEqual([]);
});
