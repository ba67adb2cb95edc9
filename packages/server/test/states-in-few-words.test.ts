import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "Opi serum", "opi serum pregnancy?", "Do not use during pregnancy."],
  ["de", "Opi Serum", "opi serum schwangerschaft?", "Nicht in der Schwangerschaft anwenden."],
  ["fr", "Sérum Opi", "sérum opi enceinte?", "Ne pas utiliser pendant la grossesse ou l'allaitement."],
  ["fr", "Sérum Opi", "sérum opi allaitement?", "Ne pas utiliser pendant la grossesse ou l'allaitement."],
  ["es", "Sérum Opi", "sérum opi embarazo?", "No usar durante el embarazo."],
  ["it", "Siero Opi", "siero opi gravidanza?", "Non usare in gravidanza."],
  ["pt", "Sérum Opi", "sérum opi gravidez?", "Não usar durante a gravidez."],
  ["nl", "Opi serum", "opi serum zwangerschap?", "Niet gebruiken tijdens de zwangerschap."],
  ["tr", "Opi serum", "opi serum hamilelik?", "Hamilelikte kullanmayın."],
])("%s: %s: %s: is told what that must not be used in", async (locale, title, message, warning) => {
  await keepGoods(shop, { [title]: { description: `20 ml. ${warning}` }, "Wum lamp": {} }, locale);
  expect((await askLast(shop, message)).response).toContain(warning);
});

test("a loudspeaker is no pregnancy", async () => {
  await keepGoods(shop, { "Pied pour enceinte Opi": { description: "Acier." } }, "fr");
  const { applied_filters, response } = await askLast(shop, "pied enceinte ?");
  expect(applied_filters).toEqual([]);
  expect(response).not.toContain("précise pas");
});
