import { expect, test } from "vitest";
import { english, languageOfLocale } from "./said/languages.ts";
import { money } from "./money.ts";
import { productAnswer } from "./products.ts";
import { card } from "./testing/small-shop.ts";
import { turnOf } from "./testing/conversation.ts";
import type { FoundProducts } from "./tools.ts";

const found = (...products: [ReturnType<typeof card>, number][]): FoundProducts => ({
  products: products.map(([one, score]) => ({ card: one, description: null, attributes: {}, rating: null, score })),
  wish: { words: "rain", filters: [{ field: "price", op: "lt", value: 120 }], order: null, isSaid: false },
  terms: [],
  answerable: { score: 0.8, decision: "answer" },
});

test("says how many, from which price to which, and what fits best", () => {
  const draft = productAnswer(
    found([card("Rain Coat", "119.00"), 3], [card("Umbrella", "29.5"), 3], [card("Poncho", "35.00"), 2]),
    turnOf("rain"),
    english,
  );
  expect(draft.response).toBe(
    "Here are 3 products, from €29.50 to €119.00. The best match is **Rain Coat** for €119.00 (in stock).",
  );
  expect(draft.products.map(({ title }) => title)).toEqual(["Rain Coat", "Umbrella", "Poncho"]);
  expect(draft.applied_filters.map(({ label }) => label)).toEqual(["rain", "under €120.00"]);
  expect(draft.kind).toBe("answer");
});

test("names what can be had before what is sold out", () => {
  const soldOut = card("Rain Coat", "119.00", { availability: "out_of_stock" });
  const draft = productAnswer(found([soldOut, 3], [card("Umbrella", "29.50"), 3]), turnOf("rain"), english);
  expect(draft.products.map(({ title }) => title)).toEqual(["Umbrella", "Rain Coat"]);
  expect(draft.response).toContain("**Umbrella**");
});

test("leaves out what has only a word in common, and shows six at most", () => {
  const many = Array.from({ length: 8 }, (_, i): [ReturnType<typeof card>, number] => [
    card(`Bag ${i}`, "10.00"),
    i === 3 ? 4 : 10,
  ]);
  const draft = productAnswer(found(...many), turnOf("bag"), english);
  expect(draft.products.map(({ title }) => title)).toEqual(["Bag 0", "Bag 1", "Bag 2", "Bag 4", "Bag 5", "Bag 6"]);
  expect(draft.response).toContain("each for €10.00");
});

test("names no price range over two currencies", () => {
  const dollars = card("Cap", "10.00", { price: { amount: "10.00", currency: "USD" } });
  expect(productAnswer(found([card("Hat", "12.00"), 1], [dollars, 1]), turnOf("hat"), english).response).toMatch(
    /^Here are 2 products\. /,
  );
});

test("a title is shown as it is written, whatever signs it holds", () => {
  const draft = productAnswer(
    found([card("Mug *new* [2] <b>`x`</b>\nred", "12.00", { availability: "out_of_stock" }), 1]),
    turnOf("mug"),
    english,
  );
  expect(draft.response).toBe(
    "I found this one: **Mug \\*new\\* \\[2\\] \\<b\\>\\`x\\`\\</b\\> red** for €12.00 (out of stock).",
  );
});

test("prices are written as the tenant's language does, to the last digit", () => {
  expect(money("1234.5", "EUR", "de-DE")).toBe("1.234,50\u00a0€");
  expect(money("0.1234", "USD", "en-US")).toBe("$0.1234");
  expect(money("1500.00", "JPY", "en-US")).toBe("¥1,500");
  expect(money("999999999999.99", "EUR", "en-IE")).toBe("€999,999,999,999.99");
  expect(money("49.95", "EUR", "pt")).toBe("49,95\u00a0€");
  const turn = turnOf("Mütze", { tenant: { locale: "de-AT" } });
  expect(productAnswer(found([card("Mütze", "29.00"), 1]), turn, languageOfLocale("de")).response).toBe(
    "Das habe ich gefunden: **Mütze** für €\u00a029,00 (auf Lager).",
  );
});
