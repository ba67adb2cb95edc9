import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const keep = async (title: string, category: string, content: string, locale: string): Promise<void> => {
  await keepGoods(shop, { [title]: { category }, "Brisa 5": { category: "X" } }, locale);
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Info", content, format: "markdown" });
};

test.each<[string, string, string, string, string]>([
  [
    "en",
    "Gas grill Volta",
    "Gas grills",
    "Use gas grills outdoors only, never indoors.",
    "can I use the gas grill indoors?",
  ],
  [
    "en",
    "Gas grill Volta",
    "Gas grills",
    "Use gas grills outdoors only, never indoors.",
    "is the gas grill safe to use indoors?",
  ],
  [
    "de",
    "Gasgrill Volta",
    "Gasgrills",
    "Gasgrills nur im Freien benutzen, nie in der Wohnung.",
    "kann ich den Gasgrill in der Wohnung benutzen?",
  ],
])(
  "%s: %s, %s: %s: %s: what documents warn of is told where its data tell nothing",
  async (locale, title, kind, rule, message) => {
    await keep(title, kind, `# Info\n\n## ${kind}\n\n${rule}\n\n## Delivery\n\nWithin 3 days.`, locale);
    const { response, citations } = await askLast(shop, message);
    expect(response).toContain(rule);
    expect(response).not.toMatch(/\b(?:yes|ja)\b/i);
    expect(citations).toHaveLength(1);
  },
);

test("what limits the use of other goods is not told", async () => {
  await keep("Drill Simplo", "Drills", "# Info\n\n## Grills\n\nUse gas grills outdoors only, never indoors.", "en");
  expect((await askLast(shop, "can I use the drill Simplo indoors?")).response).not.toContain("grills");
});
