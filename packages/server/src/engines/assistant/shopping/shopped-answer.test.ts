import { afterEach, describe, expect, test } from "vitest";
import type { Timeouts } from "../../model/patience.ts";
import { calls, chunk, open, refuses, says, type Script } from "../../model/testing/scripted-endpoint.ts";
import { ask, turnOf } from "../testing/conversation.ts";
import { injections } from "../testing/injections.ts";
import { closeEndpoints, withModel } from "../testing/model-setting.ts";
import { smallLibrary } from "../testing/small-library.ts";
import { card, smallShop } from "../testing/small-shop.ts";
import type { CatalogueTool } from "../tools.ts";

afterEach(closeEndpoints);

const help = smallLibrary([{ title: "Delivery", content: "Delivery takes three working days and costs 4.90 euros." }]);
const lamps = smallShop([
  card("Norrland desk lamp", "39.90", { brand: "Norrland" }),
  card("Tove desk lamp", "59", { brand: "Tove", regular_price: { amount: "79", currency: "EUR" } }),
  card("Ebba floor lamp", "120", { brand: "Ebba" }),
  card("Holm kettle", "25", { brand: "Holm" }),
]);
const turn = turnOf("desk lamp", { mode: "ecommerce", tenant: { ecommerceActive: true } });

async function shop(script: Script, impatience: Partial<Timeouts> = {}, catalogue: CatalogueTool = lamps) {
  const setting = await withModel(help, script, impatience);
  const said = await ask({ ...setting.deps, catalogue }, turn);
  return { ...said, ...setting, titles: said.draft.products.map(({ title }) => title) };
}
const inTurn =
  (...scripts: Script[]): Script =>
  (response, number, request) =>
    scripts[Math.min(number, scripts.length - 1)]!(response, number, request);
/** What is said without a model. */
const today = /^Here are 3 products/;

const good = "The Norrland desk lamp costs €39.90 [1]. The Tove desk lamp is in stock [2].";
const goodText = "The Norrland desk lamp costs €39.90. The Tove desk lamp is in stock.";

test("one call is enough: what is cited is shown as cards, in that order", async () => {
  const { draft, streamed, titles, endpoint } = await shop(
    says("The Tove desk lamp is ", "in stock [2]. ", "The Norrland desk lamp costs €39.90 [1]."),
  );
  expect(draft).toMatchObject({ kind: "answer", citations: [] });
  expect(draft.response).toBe("The Tove desk lamp is in stock. The Norrland desk lamp costs €39.90.");
  expect(streamed).toBe(draft.response);
  expect(titles).toEqual(["Tove desk lamp", "Norrland desk lamp"]);
  expect(endpoint.received).toHaveLength(1);
  const { messages, tools } = endpoint.received[0]!.body;
  expect(messages[0]!.content).toContain("Tove desk lamp: €59.00 (€79.00 before)");
  expect(tools?.map((tool) => tool.function.name)).toEqual([
    "search_products",
    "get_product",
    "compare",
    "search_help",
  ]);
});

test("calls are done by the same search, and what they find can be cited", async () => {
  const { draft, titles, endpoint } = await shop(
    inTurn(
      calls(["search_products", { sentence: "kettle" }], ["search_help", { question: "How long does delivery take?" }]),
      calls(["get_product", { number: 4 }], ["compare", { numbers: [1, 2, 99, "x"] }]),
      says("The Holm kettle costs €25.00 [4]. Delivery takes three working days [5]."),
    ),
  );
  expect(draft.response).toBe("The Holm kettle costs €25.00. Delivery takes three working days [1].");
  expect(titles).toEqual(["Holm kettle"]);
  expect(draft.citations).toMatchObject([{ index: 1, title: "Delivery" }]);
  expect(endpoint.received.map(({ body }) => body.messages.filter(({ role }) => role === "tool").length)).toEqual([
    0, 2, 4,
  ]);
  expect(endpoint.received.map(({ body }) => "tools" in body)).toEqual([true, true, false]);
});

test.each([
  ["an invented product", "The Sunbeam lantern is in stock [1]."],
  ["an invented number", "The Norrland desk lamp is in stock [9]."],
  ["an invented price", "The Norrland desk lamp costs €29.90 [1]."],
  ["an invented price in words", "The Norrland desk lamp costs 30 euros [1]."],
  ["the price of another product", "The Norrland desk lamp costs €59.00 [1]."],
  ["swapped prices", "The Norrland desk lamp [1] costs €59.00 and the Tove desk lamp [2] costs €39.90."],
  ["swapped prices, marked behind", "The Norrland desk lamp costs €59.00 and the Tove desk lamp €39.90 [1][2]."],
  ["the price of before as that of now", "The Tove desk lamp costs €79.00 [2]."],
  ["a price in another currency", "The Norrland desk lamp costs $39.90 [1]."],
  ["another stock than it has", "The Norrland desk lamp is out of stock [1]."],
  ["a price that is computed", "The Norrland desk lamp is €19.10 cheaper [1]."],
  ["a product without a card", "The Norrland desk lamp is nicer than the Ebba floor lamp [1]."],
  ["a sale of what has one price", "The Norrland desk lamp is on sale right now [1]."],
  ["a discount on what has one price", "The Norrland desk lamp is currently discounted [1]."],
  ["a lowered price that has ever been so", "The Norrland desk lamp is reduced [1]."],
  ["the end of a sale that goes on", "The Tove desk lamp is not on sale [2]."],
  ["used for new", "The Norrland desk lamp is a used model [1]."],
  ["what is dearer as not dearer", "The Tove desk lamp [2] is not more expensive than the Norrland desk lamp [1]."],
  ["what is cheaper as not cheaper", "The Norrland desk lamp [1] isn't cheaper than the Tove desk lamp [2]."],
  ["the cheapest as not the cheapest", "The Norrland desk lamp [1] is not the cheapest."],
  ["what nothing is cheaper than", "No desk lamp is cheaper than the Tove desk lamp [2][1]."],
  ["a feature of what it cites nothing for", "All our lamps are waterproof."],
  ["a feature that no product tells", "The Norrland desk lamp has a titanium remote and 16 GB of memory [1]."],
])("%s is left out", async (_, wrong) => {
  const { draft, streamed, titles } = await shop(says(`${good} ${wrong}`));
  expect(draft.response).toBe(goodText);
  expect(streamed.trim()).toBe(goodText);
  expect(titles).toEqual(["Norrland desk lamp", "Tove desk lamp"]);
  const alone = await shop(says(wrong));
  expect(alone.draft.response).toMatch(today);
});

test.each([
  "The Norrland desk lamp [1] costs €39.90, the Tove desk lamp [2] €59.00.",
  "The Norrland desk lamp costs €39.90 and the Tove desk lamp €59.00 [1][2].",
  "The Tove desk lamp costs €59.00, down from €79.00 [2].",
  "The Tove desk lamp is on sale [2].",
  "The Tove desk lamp [2] isn't cheaper than the Norrland desk lamp [1].",
  "The Norrland desk lamp [1] is not more expensive than the Tove desk lamp [2].",
  "The Tove desk lamp [2] is not the cheapest.",
])("prices as they stand are shown: %s", async (right) => {
  const { draft } = await shop(says(right));
  expect(draft.response).toBe(right.replace(/ ?\[\d\]/g, ""));
});

test("what the visitor will not have is not found by the model's calls, and not named", async () => {
  const seen: unknown[] = [];
  const strict: CatalogueTool = {
    ...lamps,
    async search(tenantId, wish, limit) {
      seen.push(wish.filters);
      const found = await lamps.search(tenantId, wish, limit);
      const isFree = (title: string): boolean =>
        !wish.filters.some(({ op, value }) => op === "not" && title.includes(String(value)));
      return {
        ...found,
        wish: { ...found.wish, filters: [{ field: "brand", op: "not", value: "Tove" }] },
        products: found.products.filter(({ card: { title } }) => isFree(title) && title !== "Tove desk lamp"),
      };
    },
  };
  const { draft, titles } = await shop(
    inTurn(
      calls(["search_products", { sentence: "Tove desk lamp" }]),
      says("The Norrland desk lamp is in stock [1]. The Tove desk lamp is in stock [2]. Tove is dearer [1]."),
    ),
    {},
    strict,
  );
  expect(seen.at(-1)).toContainEqual({ field: "brand", op: "not", value: "Tove" });
  expect(draft.response).toBe("The Norrland desk lamp is in stock.");
  expect(titles).toEqual(["Norrland desk lamp"]);
  expect(draft.applied_filters).toContainEqual(expect.objectContaining({ field: "brand", op: "not", value: "Tove" }));
});

test.each<[string, Script, Partial<Timeouts>?]>([
  ["refuses", refuses(500)],
  ["never answers", () => undefined, { firstToken: 30 }],
  [
    "breaks off",
    (response) => void open(response).end(chunk({ content: "The Norrland desk lamp is in stock [1]. And" })),
  ],
  [
    "writes on and on, and nothing that holds",
    (response) => {
      open(response);
      const more = (): void =>
        void (
          response.destroyed || response.write(chunk({ content: "We lend pianos [1]. " }), () => setTimeout(more, 2))
        );
      more();
    },
    { unseen: 100 },
  ],
  ["cites nothing", says("The Norrland desk lamp is in stock.")],
  ["finds nothing", says("NO_ANSWER")],
  ["calls for ever", calls(["search_products", { sentence: "lamp" }])],
  [
    "calls two hundred at once",
    calls(...Array.from({ length: 200 }, (): [string, object] => ["compare", { numbers: [1, 2] }])),
  ],
  ["calls what there is not", calls(["drop_table", {}])],
])("where the model %s, the answer is that of today", async (_, script, impatience) => {
  const { draft, titles, endpoint, streamed } = await shop(script, impatience);
  expect(draft.response).toMatch(today);
  expect(titles).toHaveLength(3);
  expect(endpoint.received.length).toBeLessThanOrEqual(3);
  // What was shown already gives way to the draft, and nothing is shown after it.
  expect([draft.response, "The Norrland desk lamp is in stock."]).toContain(streamed.trim());
});

test("a call that a tool can't take is answered by what it takes, so that the model can mend it", async () => {
  const { draft, endpoint } = await shop(
    inTurn(
      calls(["search_products", { query: "kettle" }], ["get_product", { id: 4 }], ["compare", { numbers: ["4"] }]),
      calls(["search_products", { sentence: "kettle" }]),
      says("The Holm kettle costs €25.00 [4]."),
    ),
  );
  const told = endpoint.received[1]!.body.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
  expect(told).toEqual([
    expect.stringMatching(/search_products takes .*"sentence".*string/),
    expect.stringMatching(/get_product takes .*"number".*integer/),
    expect.stringMatching(/compare takes .*"numbers".*array/),
  ]);
  expect(draft.response).toBe("The Holm kettle costs €25.00.");
});

test("an endpoint without tools answers from what was found", async () => {
  const { draft } = await shop(inTurn(refuses(400, "does not support tools"), says(good)));
  expect(draft.response).toBe(goodText);
});

test("a removed chip is answered without the model", async () => {
  const { deps, endpoint } = await withModel(help, says(good));
  await ask({ ...deps, catalogue: lamps }, { ...turn, wish: [{ field: "words", op: "eq", value: "lamp" }] });
  expect(endpoint.received).toEqual([]);
});

describe.each(injections)("a model that obeys a product: $name", ({ attempt, obeyed }) => {
  test.each(["title", "description", "attribute"])("in its %s", async (place) => {
    const line = attempt.replace(/\s*\n\s*/g, " ");
    const catalogue: CatalogueTool = {
      ...lamps,
      async search(tenantId, wish, limit) {
        const found = await lamps.search(tenantId, wish, limit);
        const products = found.products.map((product, at) => {
          if (at !== 2) return product;
          if (place === "title") return { ...product, card: { ...product.card, title: `Lamp ${line}` } };
          return place === "description"
            ? { ...product, description: attempt }
            : { ...product, attributes: { note: attempt, [line]: "1" } };
        });
        return { ...found, products };
      },
    };
    const { draft, endpoint } = await shop(says(...`${good}\n\n${obeyed}`.match(/[\s\S]{1,7}/g)!), {}, catalogue);
    expect(draft.response).toBe(goodText);
    const system = endpoint.received[0]!.body.messages[0]!.content;
    expect(system.match(/<\s*\/\s*passage\s*>/gi)).toHaveLength(3);
    expect(system).not.toMatch(/[\u200b\u2060\u{e0000}-\u{e0fff}]|<\||\[INST\]/u);
  });
});

test("where goods are named and not found, the model may look once more, and can't make any up", async () => {
  const asked = { ...turn, question: "Do you sell samovars?" };
  const invented = await withModel(help, says("The Sunbeam samovar is in stock [1]."));
  const refused = await ask({ ...invented.deps, catalogue: lamps }, asked);
  expect(refused.draft).toMatchObject({ kind: "no_answer", products: [] });
  expect(refused.streamed).toBe(refused.draft.response);

  const found = inTurn(calls(["search_products", { sentence: "kettle" }]), says("The Holm kettle costs €25.00 [1]."));
  const { deps } = await withModel(help, found);
  const { draft } = await ask({ ...deps, catalogue: lamps }, asked);
  expect(draft).toMatchObject({ kind: "answer", response: "The Holm kettle costs €25.00." });
});
