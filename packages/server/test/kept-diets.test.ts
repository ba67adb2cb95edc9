import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bars: Goods = {
  "Oat bar": { category: "Bars", description: "Oats and dates. Vegan." },
  "Salami bites": { category: "Snacks", description: "Pork, smoked." },
  "Seed bar": { category: "Bars", description: "Seeds." },
  "Tofu bar": { category: "Bars", description: "Vegan." },
};

test.each<[string, string]>([
  ["is the oat bar ok for me?", "Yes. **Oat bar**: “Vegan.”"],
  ["can I eat the salami bites?", "No. **Salami bites**: “Pork, smoked.”"],
  ["is the seed bar ok for me?", "The details of **Seed bar** don’t say that."],
])("who is vegan and asks “%s” is told by what the goods tell", async (message, response) => {
  await keepGoods(shop, bars, "en");
  expect((await askLast(shop, "I'm vegan", message)).response).toBe(response);
});

test.each<[string, string]>([
  ["en", "I'm a strict vegan, which bars can I eat?"],
  ["en", "my daughter is vegan, which bars can she eat?"],
  ["en", "as a vegan, which bars can I eat?"],
])("%s: “%s” shows what is told to be so", async (locale, message) => {
  await keepGoods(shop, bars, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(["Oat bar", "Tofu bar"]);
});

test.each<[string, string, string]>([
  ["en", "I eat vegan", "vegan"],
  ["en", "I follow a vegan diet", "vegan"],
  ["en", "we only eat halal", "halal"],
  ["en", "I'm veggie", "vegetarian"],
  ["de", "bin Vegetarierin", "vegetarisch"],
  ["de", "wir sind Veganerinnen", "vegan"],
  ["fr", "je ne mange que halal", "halal"],
  ["fr", "nous sommes végétaliens", "végan"],
  ["es", "yo como halal", "halal"],
  ["es", "mi hija es vegetariana", "vegetariano"],
  ["it", "siamo vegane", "vegano"],
  ["pt", "só como halal", "halal"],
  ["nl", "wij zijn veganisten", "vegan"],
  ["tr", "vejetaryen biriyim", "vejetaryen"],
])("%s: “%s” is noted", async (locale, message, label) => {
  await keepGoods(shop, bars, locale);
  const { kind, applied_filters } = await askLast(shop, message);
  expect([kind, applied_filters?.map((one) => one.label)]).toEqual(["clarify", [label]]);
});

test("sono vegane asks it of goods", async () => {
  await keepGoods(shop, bars, "it");
  expect((await askLast(shop, "le oat bar sono vegane?")).kind).not.toBe("clarify");
});

test("what somebody keeps to lasts where another chip is taken away", async () => {
  await keepGoods(shop, bars, "en");
  const { conversation_id, applied_filters } = await askLast(shop, "I'm vegan", "bars under 50 €");
  const asked = { session_id: "s", conversation_id };
  await shop.app.send(shop.tenant.id, {
    message: "bars",
    ...asked,
    applied_filters: applied_filters!
      .filter(({ field }) => field !== "price")
      .map(({ field, op, value }) => ({ field, op, value })),
  });
  expect((await shop.app.send(shop.tenant.id, { message: "snacks", ...asked })).products).toEqual([]);
});

test.each<[string, string]>([
  ["I'm not a vegan, bars", "Seed bar"],
  ["I am not vegan, show me bars", "Seed bar"],
])("“%s” asks for any", async (message, title) => {
  await keepGoods(shop, bars, "en");
  expect(titlesOf(await askLast(shop, message))).toContain(title);
});

test("said after goods that none of keeps to it, it is noted for what comes next", async () => {
  await keepGoods(shop, bars, "en");
  const { kind, response } = await askLast(shop, "salami bites", "I'm vegan");
  expect([kind, response]).toEqual(["clarify", expect.stringMatching(/^Noted: vegan\./)]);
  expect(titlesOf(await askLast(shop, "salami bites", "I'm vegan", "bars"))).toEqual(["Oat bar", "Tofu bar"]);
});
