import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Orm step ladder 3 steps": { attributes: { Warranty: "5 years", "Working height": "2.70 m" } },
  "Brio drill 18 V (bare tool)": { attributes: { Warranty: "3 years" } },
  "Brio drill 18 V set with 2 batteries": { attributes: { Warranty: "2 years" } },
  "Tor washer 130 bar": { description: "With a 6 m hose. Cable length 5 m." },
  "Tor washer 150 bar": { description: "With an 8 m hose. Cable length 7 m." },
  "Kvist stool": {},
};
const rules = "# Warranty\n\nAll goods have a warranty of two years. Step ladders are often told to have more.\n";

describe("a shop whose goods tell data, and whose documents tell rules", () => {
  beforeEach(async () => {
    await keepGoods(shop, goods, "en");
    await shop.app.admin("POST", `${shop.url}/documents`, { title: "Warranty", content: rules, format: "markdown" });
  });

  test("a name with a figure of steps is that, and asks for no steps", async () => {
    expect(titlesOf(await askLast(shop, "step ladder 3 steps"))).toEqual(["Orm step ladder 3 steps"]);
  });

  test.each<[[string, ...string[]], string[]]>([
    [["warranty of the step ladder 3 steps"], ["**Orm step ladder 3 steps**: Warranty: 5 years."]],
    [["how long is the warranty on the step ladder 3 steps?"], ["**Orm step ladder 3 steps**: Warranty: 5 years."]],
    [
      ["warranty of the brio drill"],
      [
        "**Brio drill 18 V (bare tool)**: Warranty: 3 years.",
        "**Brio drill 18 V set with 2 batteries**: Warranty: 2 years.",
      ],
    ],
    [["step ladder 3 steps", "working height?"], ["**Orm step ladder 3 steps**: Working height: 2.70 m."]],
    [
      ["tor washer", "cable length?"],
      ["**Tor washer 130 bar**: “Cable length 5 m.”", "**Tor washer 150 bar**: “Cable length 7 m.”"],
    ],
  ])("%j", async (messages, told) => {
    const { response } = await askLast(shop, ...messages);
    expect(response.split("\n\n").toSorted()).toEqual(told);
  });

  test.each(["what is your warranty?", "warranty of the kvist stool"])("%s: the rule for all", async (message) => {
    const { response, citations } = await askLast(shop, message);
    expect(response).toContain("All goods have a warranty of two years.");
    expect(citations).toHaveLength(1);
  });
});

const bulbs: Goods = {
  "Lum LED bulb 9 W, 3 pieces": { attributes: { Dimmable: "No" } },
  "Lum smart LED bulb with WiFi": { attributes: { Dimmable: "Yes" } },
  "Stahl screwdriver set 8 pieces": { description: "Not insulated: do not use on live parts." },
  "Stahl VDE screwdriver set 6 pieces": { description: "Insulated, approved for work on live parts." },
};

describe("several that are called alike", () => {
  beforeEach(() => keepGoods(shop, bulbs, "en"));

  test.each(["are the LED bulbs dimmable?", "is the LED bulb dimmable?", "are the normal LED bulbs dimmable?"])(
    "%s: yes and no, each of its own",
    async (message) => {
      const { response } = await askLast(shop, message);
      expect(response.split("\n\n").toSorted()).toEqual([
        "No. **Lum LED bulb 9 W, 3 pieces**: Dimmable: no.",
        "Yes. **Lum smart LED bulb with WiFi**: Dimmable: yes.",
      ]);
    },
  );

  test("what a title says more of is one of its own", async () => {
    const { response } = await askLast(shop, "is the smart LED bulb dimmable?");
    expect(response).toBe("Yes. **Lum smart LED bulb with WiFi**: Dimmable: yes.");
  });

  test("the normal one is not the special one", async () => {
    const { response } = await askLast(shop, "can I use the normal screwdriver set on live wires?");
    expect(response).toMatch(/^\*\*Stahl screwdriver set 8 pieces\*\*: “Not insulated: do not use on live parts\.”/);
  });
});

test.each<[string, string, string, string]>([
  ["de", "Orm Trittleiter", "Garantie", "Garantie der Orm Trittleiter"],
  ["fr", "Escabeau Orm", "Garantie", "garantie de l'escabeau Orm"],
  ["es", "Escalera Orm", "Garantía", "garantía de la escalera Orm"],
  ["it", "Scala Orm", "Garanzia", "garanzia della scala Orm"],
  ["pt", "Escada Orm", "Garantia", "garantia da escada Orm"],
  ["nl", "Orm trapladder", "Garantie", "garantie van de Orm trapladder"],
  ["tr", "Orm merdiven", "Garanti", "Orm merdiven garantisi"],
])("%s: %s: %s: %s", async (locale, title, name, message) => {
  await keepGoods(shop, { [title]: { attributes: { [name]: "5" } } }, locale);
  expect((await askLast(shop, message)).response).toBe(`**${title}**: ${name}: 5.`);
});
