import { beforeEach, expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, locale: "en", rate_limit: 10_000 });

const [RULE, EXCEPTION] = [
  "You can return everything within 30 days of the day on which it came to you.",
  "Opened pet food and opened groceries cannot be returned.",
];

beforeEach(async () => {
  const content = `# Returns\n\n${RULE}\n\n## Exceptions\n\n${EXCEPTION}\n\n# Delivery\n\nWe do not deliver to islands.`;
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Returns", content, format: "markdown" });
});

test.each([
  ["de", "Kann ich angebrochenes Hundefutter zurückgeben?"],
  ["fr", "puis-je retourner des croquettes entamées ?"],
  ["es", "¿puedo devolver pienso ya empezado?"],
  ["it", "posso restituire le crocchette già aperte?"],
  ["pt", "posso devolver ração já aberta?"],
  ["nl", "kan ik geopend hondenvoer terugsturen?"],
  ["tr", "açılmış mamayı iade edebilir miyim?"],
])("%s: what is excepted from a rule in another language is told with it: %s", async (_, message) => {
  const { response, citations } = await askLast(shop, message);
  expect(response).toContain(EXCEPTION);
  expect(response).not.toContain("islands");
  expect(citations.map(({ quote }) => quote)).toContainEqual(expect.stringContaining(EXCEPTION));
});

test("what the answer tells already is not told again", async () => {
  for (const message of ["can I return opened pet food?", "kan ik open pet food terugsturen?"])
    expect((await askLast(shop, message)).response.split(EXCEPTION)).toHaveLength(2);
});
