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
