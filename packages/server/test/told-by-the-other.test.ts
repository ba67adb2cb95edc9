import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** A mattress, a cot, what the cot tells of its mattress, and how it is asked whether the one goes into the other. */
test.each<[string, string, string, string, string, string]>([
  ["en", "Mattress", "Cot Norda", "Mattress size 60 × 120 cm.", "does the 70x140 mattress fit the cot Norda?", "No. "],
  [
    "en",
    "Mattress",
    "Cot Norda",
    "Mattress size 60 × 120 cm.",
    "does the 70x140 mattress go into the cot Norda?",
    "No. ",
  ],
  [
    "fr",
    "Matelas",
    "Lit Norda",
    "Dimensions du matelas 60 × 120 cm.",
    "le matelas 70x140 entre dans le lit Norda ?",
    "Non. ",
  ],
  [
    "es",
    "Colchón",
    "Cuna Norda",
    "Medida del colchón 60 × 120 cm.",
    "¿el colchón 70x140 entra en la cuna Norda?",
    "No. ",
  ],
  ["pt", "Colchão", "Berço Norda", "Medida do colchão 60 × 120 cm.", "o colchão 70x140 entra no berço Norda?", "Não. "],
  [
    "de",
    "Matratze",
    "Babybett Norda",
    "Größe der Matratze 60 × 120 cm.",
    "passt die Matratze 70x140 in das Babybett Norda?",
    "Nein. ",
  ],
  [
    "fr",
    "Matelas",
    "Lit Norda",
    "Matelas non inclus ; taille du matelas 60 × 120 cm.",
    "le matelas 70x140 va dans le lit Norda ?",
    "Non. ",
  ],
  [
    "es",
    "Colchón",
    "Cuna Norda",
    "Tamaño del colchón 60 × 120 cm.",
    "¿el colchón 70x140 encaja en la cuna Norda?",
    "No. ",
  ],
  [
    "it",
    "Materasso",
    "Culla Norda",
    "Misura del materasso 60 × 120 cm.",
    "il materasso 70x140 entra nella culla Norda?",
    "No. ",
  ],
  ["pt", "Colchão", "Berço Norda", "Medida do colchão 60 × 120 cm.", "o colchão 70x140 cabe no berço Norda?", "Não. "],
  [
    "nl",
    "Matras",
    "Ledikant Norda",
    "Maat van de matras 60 × 120 cm.",
    "past de matras 70x140 in het ledikant Norda?",
    "Nee. ",
  ],
])("in %s the %s is told by the %s: %s", async (locale, thing, other, told, message, no) => {
  await keepGoods(
    shop,
    { [`${thing} Orm 70 × 140 cm`]: {}, [`${thing} Orm 60 × 120 cm`]: {}, [other]: { description: told } },
    locale,
  );
  const { response } = await askLast(shop, message);
  expect(response).toMatch(new RegExp(`^${no}\\*\\*${other}\\*\\*`));
  expect(response).toContain(told);
  const fitting = await askLast(shop, message.replace("70x140", "60x120"));
  expect(fitting.response).toContain(told);
  expect(fitting.response).not.toMatch(/^(?:No|Nein|Non|Não|Nee)\./);
});

test.each([
  ["ma batterie makita va sur la perceuse forza ?"],
  ["passt der 12V Akku in die Forza Bohrmaschine?"],
  ["does a 12V battery fit the forza drill?"],
])("what a tool tells of the batteries that go into it is told: %s", async (message) => {
  const told = "Fonctionne uniquement avec les batteries Forza 18 V.";
  await keepGoods(
    shop,
    { "Perceuse Forza 18 V": { description: told }, "Batterie Forza 12 V": {}, "Batterie Forza 18 V": {} },
    "fr",
  );
  expect((await askLast(shop, message)).response).toContain(told);
});

test.each([
  ["does the 600 x 1200 mm mattress fit the cot Norda?", "Mattress size 60 × 120 cm."],
  ["does the 600x1200 mattress fit the cot Norda?", "Mattress size 60 × 120 cm."],
  ["does the 60x120 cm mattress fit the cot Norda?", "Mattress size 24 × 48 in."],
  [
    "does the 70x140 mattress fit the cot Norda?",
    "Mattress size 60 × 120 cm. Extended it takes a mattress of 70 × 140 cm.",
  ],
])("no size that may fit is told no: %s, %s", async (message, told) => {
  await keepGoods(shop, { "Mattress Orm": {}, "Cot Norda": { description: told } }, "en");
  const { response } = await askLast(shop, message);
  expect(response).toContain(told.split(". ")[0]);
  expect(response).not.toMatch(/^No\b/);
});

test("a size in another unit that is more is told no", async () => {
  await keepGoods(shop, { "Mattress Orm": {}, "Cot Norda": { description: "Mattress size 24 × 48 in." } }, "en");
  expect((await askLast(shop, "does the 70x140 cm mattress fit the cot Norda?")).response).toMatch(/^No\./);
});
