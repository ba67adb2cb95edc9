import { beforeEach, expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const [KETTLE, PAN] = [
  "Kettle Brisa, lot 7: recalled in March. Do not use it any more.",
  "RECALLED since May: fire hazard.",
];

beforeEach(async () => {
  await keepGoods(shop, { "Kettle Brisa": {}, "Pan Alba": { description: PAN }, "Mug Rio": {} }, "en");
});

const keep = (content: string) =>
  shop.app.admin("POST", `${shop.url}/documents`, { title: "Guide", content, format: "markdown" });

test.each([
  ["en", "are there any recalls?"],
  ["en", "which products are recalled?"],
  ["de", "Gibt es Rückrufe?"],
  ["de", "Welche Produkte wurden zurückgerufen?"],
  ["fr", "Y a-t-il des rappels ?"],
  ["fr", "quels produits sont rappelés ?"],
  ["es", "¿Hay retiradas de productos?"],
  ["es", "¿Qué productos han sido retirados?"],
  ["it", "Ci sono richiami?"],
  ["it", "Quali prodotti sono stati richiamati?"],
  ["pt", "Há recolhas?"],
  ["pt", "Que produtos foram recolhidos?"],
  ["nl", "zijn er terugroepacties?"],
  ["nl", "Zijn er producten teruggeroepen?"],
  ["tr", "Geri çağırılan ürün var mı?"],
])("%s: %s: all that is recalled is told", async (locale, message) => {
  await keep(`# Recalls\n\n${KETTLE}\n\n# Care\n\nMugs may be washed.`);
  await shop.app.admin("PATCH", shop.url, { locale });
  const { kind, response } = await askLast(shop, message);
  expect([kind, response]).toEqual(["answer", expect.stringContaining(KETTLE)]);
  expect(response).toContain(PAN);
  expect(response).not.toContain("Mug");
});

test("by what goods tell alone as well; of one that is named nothing is told of others", async () => {
  await keep("# Care\n\nMugs may be washed.");
  expect((await askLast(shop, "any recalls?")).response).toContain(PAN);
  expect((await askLast(shop, "is the mug Rio recalled?")).response).not.toContain(PAN);
});
