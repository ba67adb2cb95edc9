import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const write = async (documents: Record<string, string>): Promise<void> => {
  for (const [title, content] of Object.entries(documents))
    await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
};

const instruments: Goods = {
  "Opus marimba": { category: "Music > Marimbas", attributes: { Shipping: "Freight goods" } },
  "Tap snare drum": { category: "Music > Drums", attributes: { Shell: "Maple" } },
  "Harp Elara": { category: "Music > Harps", description: "With 34 strings. Freight goods: please be at home." },
};

const rules = {
  "Delivery and its cost":
    "## Standard delivery\n\nStandard delivery costs 4 € and takes 2 days. From 15 € standard delivery is free.\n\n## Abroad\n\nDelivery to Norway costs 19 €.\n\n## Freight goods\n\nFreight goods such as cellos and large drums come with a haulier. The surcharge is 45 € an order. Delivery takes 9 days.",
  Returns: "You can return goods within 30 days.",
};

describe("what a rule tells of the thing that was shown", () => {
  beforeEach(async () => {
    await keepGoods(shop, instruments, "en");
    await write(rules);
  });

  test.each([
    ["marimba", "is delivery free for that?"],
    ["marimba", "how long does delivery take and what does it cost"],
    ["marimba", "delivery?"],
    ["harp elara", "is delivery free for it?"],
  ])("is told by the section that its own data name: %s, %s", async (thing, message) => {
    const { response } = await askLast(shop, thing, message);
    expect(response).toContain("45 €");
    expect(response).not.toContain("From 15 €");
  });

  test("holds for all where another kind of it alone is left out", async () => {
    const { response } = await askLast(shop, "snare drum", "is delivery free for that?");
    expect(response).toContain("From 15 € standard delivery is free");
  });

  test("is told by the data of no other", async () => {
    const { response } = await askLast(shop, "marimba", "delivery to Norway?");
    expect(response).toContain("19 €");
  });
});

test("it is told so in German", async () => {
  await keepGoods(
    shop,
    { "Opus Marimba": { category: "Marimbas", attributes: { Versandart: "Speditionsware" } } },
    "de",
  );
  await write({
    Versand:
      "Der Versand kostet 4 €, ab 15 € ist er kostenlos.\n\n## Speditionsware\n\nSpeditionsware bringt ein Fahrer; der Zuschlag beträgt 45 €.",
  });
  for (const message of ["Versand?", "ist der Versand dafür kostenlos?"])
    expect((await askLast(shop, "Marimba", message)).response).toContain("45 €");
});

describe("what asks for nothing but a rule", () => {
  beforeEach(async () => {
    await keepGoods(shop, { ...instruments, "Gift delivery box": { description: "Free stickers." } }, "en");
    await write({ ...rules, Orders: "Under My orders you see where your order is, and track the parcel." });
  });

  test.each(["free delivery at 55 euro", "do i get free delivery at 12 euro?"])(
    "finds no goods: %s",
    async (message) => {
      const { products, response } = await askLast(shop, message);
      expect([products, response]).toEqual([[], expect.stringContaining("From 15 €")]);
    },
  );

  test.each(["where is my order 12345", "where is my order 144"])("nor does where an order is: %s", async (message) => {
    await keepGoods(shop, { "Vacuum 14.4 V": { description: "Order now." } }, "en");
    expect((await askLast(shop, message)).products).toEqual([]);
  });

  test.each(["do you rent marimbas?", "do u rent marimbas"])("nor does what is lent: %s", async (message) => {
    await write({ Questions: "## Do you rent out instruments?\n\nYes: marimbas and cellos from 19 € a day." });
    const { products, response } = await askLast(shop, message);
    expect([products, response]).toEqual([[], expect.stringContaining("19 € a day")]);
  });
});
