import { beforeEach, expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const notice = "Kettle Brisa, lot 7: recalled in March. Do not use it any more.";
beforeEach(async () => {
  const price = (amount: string) => ({ category: "Kettles", price: { amount, currency: "EUR" } });
  await keepGoods(
    shop,
    {
      "Kettle Brisa": { ...price("19.00"), attributes: { weight: "1 kg" }, rating: 4.9 },
      "Kettle Nova": { ...price("29.00"), attributes: { weight: "1.2 kg" }, rating: 4.6 },
      "Kettle Alba": { ...price("39.00"), attributes: { weight: "1.4 kg" }, rating: 4.1 },
      "Mug Rio": { category: "Mugs" },
    },
    "en",
  );
  const content = `# Recalls\n\n${notice}\n\n# Care\n\nThe kettle Brisa is descaled with vinegar once a month. Kettles may be filled with filtered water.`;
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Guide", content, format: "markdown" });
});

test.each<[string, ...string[]]>([
  ["cheapest kettle"],
  ["which kettle is the cheapest?"],
  ["kettles", "which is cheapest?"],
  ["kettles", "which one is best?"],
  ["kettles", "the lightest one"],
  ["compare kettle Brisa and kettle Nova"],
  ["which is cheaper, the Brisa or the Nova?"],
  ["which kettle do you recommend?"],
  ["best rated kettle"],
])("%j: what is recalled is neither the cheapest nor the best of several", async (...messages) => {
  const { response } = await askLast(shop, ...messages);
  expect(response.startsWith(`**⚠️ Safety notice:** ${notice}`)).toBe(true);
  expect(response.slice(response.indexOf(notice) + notice.length)).not.toContain("**Kettle Brisa**");
});

test("the others are told in its place, and it comes last", async () => {
  const { response, products } = await askLast(shop, "cheapest kettle");
  expect(response).toContain("The cheapest is **Kettle Nova**");
  expect(products.map(({ title }) => title)).toEqual(["Kettle Nova", "Kettle Alba", "Kettle Brisa"]);
});

test("who asks for just that is shown it", async () => {
  const { products } = await askLast(shop, "kettle Brisa");
  expect(products.map(({ title }) => title)).toEqual(["Kettle Brisa"]);
});

test("of what is recalled alone it is not told that it was found and is in stock", async () => {
  const { response } = await askLast(shop, "kettle Brisa");
  expect(response).toBe(`**⚠️ Safety notice:** ${notice}\n\n**Kettle Brisa** – €19.00.`);
});

test.each<[string, ...string[]]>([
  ["how do I descale the kettle Brisa?"],
  ["kettle Brisa", "how do I descale it?"],
  ["can I descale the kettle Brisa with vinegar?"],
  ["can the kettle Brisa be filled with filtered water?"],
])("%j: also before what documents tell of it", async (...messages) => {
  const { response } = await askLast(shop, ...messages);
  expect(response.startsWith(`**⚠️ Safety notice:** ${notice}`)).toBe(true);
});

test("nothing is told of it before what is asked of another", async () => {
  expect((await askLast(shop, "how much is the mug Rio?")).response).not.toContain(notice);
  expect((await askLast(shop, "what may kettles be filled with?")).response).not.toContain(notice);
});
