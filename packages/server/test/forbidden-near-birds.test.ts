import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });
const [NON_STICK, IRON] = ["Non-stick pan 28 cm", "Cast iron pan 26 cm"];

test.each([
  "Not for households with birds.",
  "Do not use in rooms with birds.",
  "When overheated its fumes are deadly to pet birds.",
  "PTFE coating: overheated, the fumes can kill birds.",
])("a pan that tells %j is recommended to nobody with birds", async (text) => {
  const goods = {
    [NON_STICK]: { description: `Coated frying pan. ${text}`, rating: 4.9 },
    [IRON]: { description: "A pan without any coating.", rating: 4.2 },
    "Bird cage": { description: "For budgies." },
  };
  await keepGoods(shop, goods, "en");
  for (const asked of [
    "i have birds, which pan?",
    "pan that is safe with budgies in the house",
    "a pan, I have a parrot",
  ])
    expect([asked, titlesOf(await askLast(shop, asked))]).toEqual([asked, expect.not.arrayContaining([NON_STICK])]);
  for (const asked of ["is the nonstick pan ok with birds?", "is the non-stick pan 28 cm ok with birds?"])
    expect((await askLast(shop, asked)).response).toContain(`“${text}”`);
});

test.each(["Toxic to pets/birds.", "Toxic to pets,birds."])("%j is told of any pet", async (text) => {
  await keepGoods(shop, { "Room spray": { description: text }, "Cat toy": { description: "For cats." } }, "en");
  for (const asked of ["room spray for cats", "room spray for birds"])
    expect([asked, titlesOf(await askLast(shop, asked))]).toEqual([asked, expect.not.arrayContaining(["Room spray"])]);
});

test.each([
  ["en", "I have a canary, which pan?"],
  ["de", "ich habe Nymphensittiche, welche Pfanne?"],
  ["es", "tengo un canario, ¿qué sartén?"],
  ["it", "ho un canarino, quale padella?"],
  ["pt", "tenho um canário, qual frigideira?"],
  ["nl", "ik heb een kanarie, welke pan?"],
  ["tr", "kanaryam var, hangi tava?"],
])("%s: any bird that is kept is one: %s", async (_, message) => {
  const goods = {
    [NON_STICK]: { category: "Frying pans", description: "Coated. The fumes can kill birds.", rating: 4.9 },
    [IRON]: { category: "Frying pans", description: "A pan without any coating.", rating: 4.2 },
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual([IRON]);
});
