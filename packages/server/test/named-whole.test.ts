import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, Goods, string, string]>([
  [
    "en",
    {
      "Robot mower Grün": { description: "A quiet machine, easy washing." },
      "Coffee machine Lina": { category: "Coffee machines" },
    },
    "do you have washing machines?",
    "Washing machine Nera",
  ],
  ["de", { "Mähroboter Grün": { description: "Leise Maschine, zum Waschen." } }, "Waschmaschine", "Waschmaschine Nera"],
  [
    "fr",
    { "Tondeuse Verte": { description: "Machine silencieuse, facile à laver." }, "Machine à café Lina": {} },
    "machine à laver",
    "Lave-linge Nera",
  ],
  [
    "es",
    { "Robot Verde": { description: "Máquina silenciosa, fácil de lavar." }, "Máquina de café Lina": {} },
    "lavadora",
    "Lavadora Nera",
  ],
  [
    "it",
    { "Tagliaerba Verde": { description: "Macchina silenziosa, facile da lavare." }, "Macchina da caffè Lina": {} },
    "lavatrice",
    "Lavatrice Nera",
  ],
  [
    "pt",
    { "Robô Verde": { description: "Máquina silenciosa, fácil de lavar." }, "Máquina de café Lina": {} },
    "máquina de lavar",
    "Máquina de lavar Nera",
  ],
  ["nl", { "Robot Groen": { description: "Stille machine, makkelijk te wassen." } }, "wasmachine", "Wasmachine Nera"],
  [
    "tr",
    { "Çim robotu Yeşil": { description: "Sessiz makine, çamaşır hortumu." }, "Kahve makinesi Lina": {} },
    "çamaşır makinesi",
    "Çamaşır makinesi Nera",
  ],
])("in %s what only has words of a name is not the thing", async (locale, others, message, thing) => {
  await keepGoods(shop, others, locale);
  const none = await askLast(shop, message);
  expect([none.kind, titlesOf(none)]).toEqual(["no_answer", []]);
  await keepGoods(shop, { [thing]: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([thing]);
});

test("what an owner calls so is one", async () => {
  await keepGoods(shop, { "Lavomat 3000": { description: "A machine for the bathroom." } }, "en");
  const synonyms = { groups: [["washing machine", "lavomat"]] };
  expect((await shop.app.admin("PUT", `${shop.url}/synonyms`, synonyms)).statusCode).toBeLessThan(300);
  await expect.poll(async () => titlesOf(await askLast(shop, "washing machine"))).toEqual(["Lavomat 3000"]);
});

test.each<[Goods, string, string[]]>([
  [{ "Grey shoes": { description: "For running." } }, "running shoes", ["Grey shoes"]],
  [{ "Grey shoes": { description: "Shoes made for running." }, "Running socks": {} }, "running shoes", ["Grey shoes"]],
  [{ "Steel bottle": { description: "Keeps water cold." } }, "water bottle", ["Steel bottle"]],
  [{ "Quiet machine": { description: "Washing made easy." } }, "washing machine", []],
  [
    { "Quiet machine": { description: "Washing made easy." }, "Washer 7 kg": { description: "A washing machine." } },
    "washing machine",
    ["Washer 7 kg"],
  ],
])("a word of a name is the thing where it names one: %j: %s", async (goods, message, titles) => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test("in French another machine is none", async () => {
  await keepGoods(shop, { "Lave-linge Nera": {}, "Machine à coudre Lina": {} }, "fr");
  expect(titlesOf(await askLast(shop, "machine à laver"))).toEqual(["Lave-linge Nera"]);
});
