import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const vet = /\bvet\b|tierärztlich|vétérinaire|veterinari|veterinár|dierenarts|veteriner/;

test.each([
  "my cat ate a lily",
  "I think my dog has eaten slug pellets, what should I do?",
  "my hamster chewed the battery",
  "mein Hund hat Schokolade gefressen",
  "unsere Katze hat Frostschutzmittel geleckt",
  "mon chat a mangé du lys",
  "mi perro ha comido chocolate",
  "il mio cane ha mangiato cioccolato",
  "o meu cão comeu chocolate",
  "mijn hond heeft chocola gegeten",
  "köpeğim çikolata yedi",
  "my dog is dying from chocolate",
  "mein Hund stirbt an Schokolade",
  "mein Hund stirbt, er hat Schokolade gefressen",
  "mon chien meurt à cause du chocolat",
  "mi perro se está muriendo por comer chocolate",
  "il mio cane sta morendo per il cioccolato",
  "o meu cão está a morrer por causa do chocolate",
  "mijn hond gaat dood van chocolade",
  "köpeğim çikolatadan ölüyor",
])("%s: who helps an animal is told before who helps people", async (message) => {
  const { response } = await askLast(shop, message);
  expect(response.search(vet)).toBeGreaterThanOrEqual(0);
  expect(response.search(vet)).toBeLessThan(response.indexOf("112"));
});

test.each(["my roommate ate my dog's pills", "my dog bit me and I can't breathe", "my son and my dog ate rat poison"])(
  "%s: people come first, and the animal is not forgotten",
  async (message) => {
    const { response } = await askLast(shop, message);
    expect(response.indexOf("112")).toBeGreaterThanOrEqual(0);
    expect(response.search(vet)).toBeGreaterThan(response.indexOf("112"));
  },
);

test.each(["my son drank bleach", "mein Kind hat Tabletten gegessen", "oğlum pil yuttu"])(
  "%s: no vet is named",
  async (message) => {
    expect((await askLast(shop, message)).response).not.toMatch(vet);
  },
);

test.each([
  "my dog is dying for chocolate biscuits",
  "my plant is dying from bleach",
  "can my dog die from chocolate?",
])("%s: nobody is in danger", async (message) => {
  expect((await askLast(shop, message)).response).not.toMatch(vet);
});

test.each([
  ["en", "I have a dog", "he ate slug pellets", "he is shaking"],
  ["de", "ich habe einen Hund", "er hat Schneckenkorn gefressen", "er zittert"],
  ["fr", "j'ai un chien", "il a mangé de l'anti-limaces", "il tremble"],
  ["es", "tengo un perro", "ha comido veneno", "está temblando"],
  ["it", "ho un cane", "ha mangiato veleno", "sta tremando"],
  ["pt", "tenho um cão", "ele comeu veneno", "está a tremer"],
  ["nl", "ik heb een hond", "hij heeft slakkenkorrels gegeten", "hij trilt"],
  ["tr", "köpeğim var", "zehir yedi", "titriyor"],
])("%s: an animal that was named before is the one in danger, also by how badly it is", async (locale, ...said) => {
  const [first, second, third] = said as [string, string, string];
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const messages of [
    [first, second],
    [first, second, third],
  ] as [string, ...string[]][]) {
    const { response } = await askLast(shop, ...messages);
    expect(response.search(vet)).toBeGreaterThanOrEqual(0);
    expect(response.search(vet)).toBeLessThan(response.indexOf("112"));
  }
});

test.each(["he is shaking", "a cat that vomits, which food?"])("%s: by itself it is none", async (message) => {
  expect((await askLast(shop, message)).response).not.toContain("112");
});

test.each<[string, ...string[]]>([
  ["we have a dog", "my son is 2, is bleach dangerous for him?", "he drank some bleach"],
  ["we have a dog", "I have a little girl", "she swallowed a battery"],
  ["I have a dog", "somebody drank bleach"],
])("a person named since is meant, and not the animal: %s, %s", async (first, ...more) => {
  const { response } = await askLast(shop, first, ...more);
  expect(response).toMatch(/^If anybody may be hurt/);
});

test("whichever of a person and an animal is meant, both are helped", async () => {
  const { response } = await askLast(shop, "my dog ate grapes", "my husband is with him", "he is shaking");
  expect(response).toContain("112");
  expect(response).toMatch(vet);
});
