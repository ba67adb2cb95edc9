import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });
const [DOG, CAT] = ["Spot-on flea drops Vet", "Spot-on flea drops Miau"];

const goods = (text: string): Goods => ({
  [DOG]: { description: `Flea and tick drops. ${text}`, attributes: { animal: "dog" } },
  [CAT]: { description: "Flea and tick drops for cats from 3 kg.", attributes: { animal: "cat" } },
  "Litter box": { description: "A box for cats." },
  "Leather leash": { description: "A leash for dogs." },
});

test.each([
  "For dogs only. Never use on cats: permethrin is deadly to cats.",
  "Never use it on cats.",
  "Never give to cats.",
  "Never for cats.",
  "Must not be used on cats.",
  "Deadly to cats.",
  "Permethrin can kill cats.",
  "Under no circumstances to be used on cats.",
  "May not be given to cats.",
  "For dogs only, as it kills cats.",
  "For dogs only. It has killed cats.",
  "Fatal if eaten by cats.",
  "Lethal even in small amounts to cats.",
])("what tells %j is not shown for cats", async (text) => {
  await keepGoods(shop, goods(text), "en");
  for (const asked of ["flea and tick for cats", "flea drops for cat", "spot-on for cats"])
    expect(titlesOf(await askLast(shop, asked)), asked).not.toContain(DOG);
});

test.each<[string, string, string]>([
  ["de", "Niemals bei Katzen anwenden.", "Flohmittel für Katzen"],
  ["de", "Darf nie bei Katzen angewendet werden.", "Flohmittel für Katzen"],
  ["de", "Permethrin ist für Katzen tödlich.", "Flohmittel für Katzen"],
  ["de", "Kann Katzen töten.", "Flohmittel für Katzen"],
  ["fr", "Ne jamais utiliser sur les chats.", "antipuces pour chat"],
  ["fr", "La perméthrine est mortelle pour les chats.", "antipuces pour chat"],
  ["fr", "La perméthrine tue les chats.", "antipuces pour chat"],
  ["fr", "Mortel même à faible dose pour les chats.", "antipuces pour chat"],
  ["es", "Mortal si lo comen los gatos.", "antipulgas para gatos"],
  ["it", "Le piretrine uccidono i gatti.", "antipulci per gatti"],
  ["es", "No usar nunca en gatos.", "antipulgas para gatos"],
  ["es", "Mortal para los gatos.", "antipulgas para gatos"],
  ["it", "Non usare mai sui gatti.", "antipulci per gatti"],
  ["it", "Mortale per i gatti.", "antipulci per gatti"],
  ["pt", "Nunca usar em gatos.", "antipulgas para gatos"],
  ["pt", "Mortal para gatos.", "antipulgas para gatos"],
  ["nl", "Nooit bij katten gebruiken.", "vlooienmiddel voor katten"],
  ["nl", "Dodelijk voor katten.", "vlooienmiddel voor katten"],
  ["tr", "Kedilerde asla kullanmayın.", "kediler için pire damlası"],
  ["tr", "Kediler için ölümcüldür.", "kediler için pire damlası"],
])("in %s: %s", async (locale, text, asked) => {
  const [title, kind] = [`${asked.split(" ").find((word) => /anti|mittel|middel|pire/i.test(word))!} Vet`, asked];
  await keepGoods(
    shop,
    {
      [title]: { description: text },
      [title.replace("Vet", "Miau")]: { description: kind },
      Box: { description: kind },
    },
    locale,
  );
  const shown = titlesOf(await askLast(shop, asked));
  expect(shown).not.toContain(title);
  expect(shown).toContain(title.replace("Vet", "Miau"));
});

test.each([
  "Kills fleas on cats.",
  "Kills cat fleas.",
  "Deadly to fleas and gentle to cats.",
  "For cats. Your cat will never use another one.",
  "For cats. Not deadly to cats.",
  "Deadly even to fleas on cats.",
  "Deadly when fleas bite cats.",
])("what tells %j stays for cats", async (text) => {
  await keepGoods(shop, { [DOG]: { description: `Flea and tick drops. ${text}` } }, "en");
  expect(titlesOf(await askLast(shop, "flea drops for cats"))).toContain(DOG);
});

test.each(["For dogs only, not for cats.", "For dogs only: deadly to cats.", "For dogs only and never for cats."])(
  "what tells %j is for dogs",
  async (text) => {
    await keepGoods(shop, goods(text), "en");
    expect(titlesOf(await askLast(shop, "flea drops for dogs"))).toContain(DOG);
    expect(titlesOf(await askLast(shop, "flea drops for cats"))).not.toContain(DOG);
  },
);

test.each<[string, string, string]>([
  ["en", "A collar for cats kills fleas and ticks.", "flea collar for my cat"],
  ["en", "Fleas on cats are killed within a day.", "flea collar for my cat"],
  ["de", "Ein Halsband für Katzen tötet Flöhe.", "Flohhalsband für meine Katze"],
  ["de", "Flöhe bei Katzen tötet es schnell.", "Flohhalsband für meine Katze"],
  ["fr", "Un collier pour chat tue les puces.", "collier antipuces pour mon chat"],
  ["fr", "Pour chats, tue les puces des chats.", "collier antipuces pour mon chat"],
  ["es", "Un collar para gatos mata pulgas.", "collar antipulgas para mi gato"],
  ["it", "Un collare per gatti uccide pulci, per le tue bambine e gatti.", "collare antipulci per il mio gatto"],
  ["pt", "Uma coleira para gatos mata pulgas.", "coleira antipulgas para o meu gato"],
  ["nl", "Een halsband voor katten doodt vlooien.", "vlooienhalsband voor mijn kat"],
  ["tr", "Kediler için pire öldürür.", "kedim için pire tasması"],
])("in %s what kills fleas is for them: %s", async (locale, text, asked) => {
  const title = asked.split(" ").slice(0, 2).join(" ");
  await keepGoods(shop, { [title]: { description: text } }, locale);
  expect(titlesOf(await askLast(shop, asked))).toEqual([title]);
});

test.each([
  ["For cats and dogs, but not for kittens.", "snack for my kitten"],
  ["For adult dogs, never for puppies.", "snack for my puppy"],
  ["For pets, but toxic to rabbits.", "snack for rabbits"],
  ["For animals; deadly to birds.", "snack for birds"],
  ["For animals, never for cats, rabbits or birds.", "snack for rabbits"],
])("what is for others of their kind is not for the one that it names: %s", async (text, asked) => {
  await keepGoods(shop, { "Snack Alfa": { description: text } }, "en");
  expect(titlesOf(await askLast(shop, asked))).toEqual([]);
});

test.each([
  ["For dogs, big dogs above all, not for cats.", "snack for my dog"],
  ["For dogs, 2 kg. Keep out of reach of dogs.", "snack for dogs"],
])("what is for them stays so: %s", async (text, asked) => {
  await keepGoods(shop, { "Snack Alfa": { description: text } }, "en");
  expect(titlesOf(await askLast(shop, asked))).toEqual(["Snack Alfa"]);
});
