import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "find backpack", "Backpack"],
  ["de", "zeige Rucksack", "Rucksack"],
  ["fr", "montre sac à dos", "Sac à dos"],
  ["es", "muestra mochila", "Mochila"],
  ["it", "mostra zaino", "Zaino"],
  ["pt", "mostra mochila", "Mochila azul"],
  ["nl", "toon rugzak", "Rugzak"],
  ["nl", "zoek rugzak", "Rugzak"],
  ["tr", "bana bul çanta", "Çanta"],
])("%s: who is told to show something does not look for the telling: %s", async (locale, message, title) => {
  await keepGoods(shop, { [title]: {}, Umbrella: {} }, locale);
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toContain(title);
  expect(titlesOf(answer)).not.toContain("Umbrella");
  expect(answer.response).not.toMatch(/[‘“«„](?:find|zeige|montre|muestra|mostra|toon|zoek|bul)/u);
});
