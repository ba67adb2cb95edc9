import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const toys: Goods = {
  "Wooden train": { category: "Toys", description: "A train of beech. Suitable from 3 years. Contains small parts." },
  "Stacking cups": { category: "Toys", attributes: { age: "6 months to 3 years" } },
  "Marble run": {
    category: "Toys",
    attributes: { "recommended age": "5+" },
    description: "Not suitable for children under 36 months.",
  },
  "Rattle Momo": { category: "Toys", attributes: { age: "up to 2 years" } },
  "Body Luca": { category: "Clothes", attributes: { size: ["0-3 months", "3-6 months"] } },
  "Doll Pia": { category: "Dolls", description: "A doll with clothes." },
};

describe("toys", () => {
  beforeEach(() => keepGoods(shop, toys, "en"));

  test.each<[string, ...string[]]>([
    ["is the wooden train safe for a 2 year old?"],
    ["can a two year old play with the wooden train?"],
    ["wooden train", "is it safe for a 2 year old?"],
    ["wooden train", "is it suitable for toddlers?"],
    ["wooden train", "is it ok for toddlers?"],
  ])("%s %s: no, with what tells it", async (...messages) => {
    expect((await askLast(shop, ...messages)).response).toBe("No. **Wooden train**: “Suitable from 3 years.”");
  });

  test.each<[string, ...string[]]>([
    ["toys for a newborn", "show more"],
    ["toys for a newborn", "do you have others?"],
    ["toys for toddlers", "the cheapest", "show more"],
  ])("%j keeps to whom it was for", async (...messages) => {
    const titles = titlesOf(await askLast(shop, ...messages));
    expect(titles).not.toContain("Marble run");
    expect(titles).not.toContain("Wooden train");
  });

  test.each<[string, string]>([
    ["is the wooden train ok for my 4 year old", "Yes. **Wooden train**: “Suitable from 3 years.”"],
    ["is the marble run good for a 4 year old?", "No. **Marble run**: recommended age: 5+."],
    ["is the rattle momo good for a 3 year old?", "No. **Rattle Momo**: age: up to 2 years."],
    ["is the doll pia safe for a 1 year old?", "The details of **Doll Pia** don’t say that."],
    ["from what age is the wooden train?", "**Wooden train**: “Suitable from 3 years.”"],
  ])("%s", async (message, response) => {
    expect((await askLast(shop, message)).response).toBe(response);
  });

  test.each([
    "does it have a 2 year warranty?",
    "can I return it within 1 month?",
    "is it 2 years old?",
    "will it last 2 years?",
  ])("%s asks for nobody's age", async (message) => {
    expect((await askLast(shop, "wooden train", message)).response).not.toMatch(/^(?:No|Yes)\./);
  });

  test("a thing of some years is for nobody of that age", async () => {
    expect(titlesOf(await askLast(shop, "toys with a 2 year warranty"))).toContain("Wooden train");
  });

  test.each([
    ["toy safe for a 2 year old", ["Rattle Momo", "Stacking cups"]],
    ["a toy for my 1 year old niece", ["Rattle Momo", "Stacking cups"]],
    ["toys for toddlers", ["Rattle Momo", "Stacking cups"]],
    ["body for a 4 month old", ["Body Luca"]],
    ["do you have something for a six year old boy?", ["Marble run", "Wooden train"]],
    ["what can I get a 2 year old?", ["Rattle Momo", "Stacking cups"]],
    ["my godson will be 2, what can I give him?", ["Rattle Momo", "Stacking cups"]],
    ["toys for my 4 month old", ["Rattle Momo"]],
    ["a toy for my nephew, he is 4", ["Wooden train"]],
    ["a toy for my 6 year old", ["Marble run", "Wooden train"]],
  ])("%s: nothing that is told to be for others", async (message, titles) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });

  test("a kid whose age is said is of that, whatever else is called a kid", async () => {
    await keepGoods(shop, { "Loom game": { category: "Games", attributes: { age: "12+" } } }, "en");
    expect(titlesOf(await askLast(shop, "a game for my 13 year old kid"))).toEqual(["Loom game"]);
    expect(titlesOf(await askLast(shop, "a game for kids"))).toEqual([]);
  });

  test("what is named and is for others is told, and not shown as if it fitted", async () => {
    const answer = await askLast(shop, "marble run for a 3 year old");
    expect(answer).toMatchObject({ kind: "no_answer", products: [] });
    expect(answer.response).toContain("**Marble run**: recommended age: 5+.");
  });

  test("where no data tell an age, that is said", async () => {
    const answer = await askLast(shop, "doll for a 1 year old");
    expect(titlesOf(answer)).toEqual(["Doll Pia"]);
    expect(answer.response).toContain("Their data don’t say whether this is so: 1 year.");
  });

  test.each(["which of these is for a 2 year old?", "for a 2 year old", "are they safe for a 2 year old?"])(
    "%s goes on from what was shown",
    async (message) => {
      expect(titlesOf(await askLast(shop, "toys", message))).toEqual(["Rattle Momo", "Stacking cups"]);
    },
  );
});

describe("where nothing is called what is sought", () => {
  const goods: Goods = {
    "Chemistry lab": { description: "For young researchers from 10 years.", attributes: { age: "from 10 years" } },
    "Soft rings": {
      description: "Rings to stack, suitable from 6 months.",
      price: { amount: "14.50", currency: "EUR" },
    },
    "Picture cubes": { attributes: { age: "2-5 years" } },
    "Oat bar": { description: "Oats and cocoa.", price: { amount: "2.50", currency: "EUR" } },
  };

  test.each(["games for a 3 year old", "a game for my son who is 3", "Spiele für 3-Jährige"])(
    "%s: what is for that age, and that it was not found by its name",
    async (message) => {
      await keepGoods(shop, goods, "en");
      const answer = await askLast(shop, message);
      expect(titlesOf(answer)).toEqual(["Picture cubes", "Soft rings"]);
      expect(answer.response).toMatch(/[“„](?:games?|Spiele)[”“]/);
    },
  );

  test("whatever is named, nothing that is told to be for others is found by its figure", async () => {
    await keepGoods(shop, { "Chemistry lab": goods["Chemistry lab"]!, "Oat bar": goods["Oat bar"]! }, "en");
    const answer = await askLast(shop, "games for a 3 year old");
    expect(answer).toMatchObject({ kind: "no_answer", products: [] });
  });
});

describe("an age", () => {
  beforeEach(() =>
    keepGoods(
      shop,
      {
        ...toys,
        "Fire engine": { category: "Toys", attributes: { age: "8+" }, price: { amount: "9.00", currency: "EUR" } },
      },
      "en",
    ),
  );

  test.each<[string, string[]]>([
    ["under 15 euros", []],
    ["under 30 euros", ["Stacking cups", "Wooden train"]],
    ["for a 9 year old", ["Fire engine", "Marble run", "Wooden train"]],
  ])("holds where the search goes on with “%s”", async (message, titles) => {
    expect(titlesOf(await askLast(shop, "toys for a 3 year old", message))).toEqual(titles);
  });

  test("holds for what is cheaper", async () => {
    const { response, products } = await askLast(shop, "toys for a 3 year old", "cheaper ones");
    expect(products.map(({ title }) => title)).not.toContain("Fire engine");
    expect(response).toMatch(/nothing is cheaper/);
  });

  test.each(["toys for kids under 3", "toys for under 3s", "toys for 3-6 years", "toys for ages 3 to 6"])(
    "of “%s” is understood once more as its part of the wish",
    async (message) => {
      const { applied_filters, products, conversation_id } = await askLast(shop, message);
      const filters = applied_filters!.map(({ label: _label, ...filter }) => filter);
      expect(filters.map(({ field }) => field)).toContain("age");
      const again = await shop.app.send(shop.tenant.id, {
        message: "Toys",
        session_id: "s",
        conversation_id,
        applied_filters: filters,
      });
      expect(titlesOf(again)).toEqual(products.map(({ title }) => title).toSorted());
    },
  );

  test("holds for what is similar", async () => {
    const { products } = await askLast(shop, "rattle momo for a 1 year old", "something similar");
    const titles = products.map(({ title }) => title);
    for (const title of ["Fire engine", "Marble run", "Wooden train"]) expect(titles).not.toContain(title);
  });

  test("can be taken back", async () => {
    expect(titlesOf(await askLast(shop, "toys for a 3 year old", "forget the age"))).toContain("Fire engine");
  });

  test("is a part of the wish that can be taken away", async () => {
    const { applied_filters, conversation_id } = await askLast(shop, "toys for a 3 year old");
    const age = { field: "age", op: "eq", value: "3 years", label: "3 years" };
    expect(applied_filters).toContainEqual(age);
    const left = applied_filters!.filter(({ field }) => field !== "age").map(({ label: _label, ...filter }) => filter);
    const send = (filters: object[]): ReturnType<typeof shop.app.send> =>
      shop.app.send(shop.tenant.id, { message: "Toys", session_id: "s", conversation_id, applied_filters: filters });
    expect(titlesOf(await send(left))).toContain("Fire engine");
    expect(titlesOf(await send([...left, { field: "age", op: "eq", value: "9 years" }]))).toEqual([
      "Fire engine",
      "Marble run",
      "Wooden train",
    ]);
  });
});

test.each<[string, Goods, [string, ...string[]], string]>([
  [
    "de",
    { Holzeisenbahn: { description: "Nicht geeignet für Kinder unter 36 Monaten." }, Stapelbecher: {} },
    ["Ist die Holzeisenbahn für ein zweijähriges Kind geeignet?"],
    "Nein. **Holzeisenbahn**: „Nicht geeignet für Kinder unter 36 Monaten.“",
  ],
  [
    "fr",
    { "Train en bois": { description: "Ne convient pas aux enfants de moins de 36 mois." }, Gobelets: {} },
    ["le train en bois convient-il à un enfant de 2 ans ?"],
    "Non. **Train en bois**: «\u00a0Ne convient pas aux enfants de moins de 36 mois.\u00a0»",
  ],
  [
    "es",
    { "Tren de madera": { attributes: { edad: "a partir de 3 años" } }, Vasos: {} },
    ["¿el tren de madera es seguro para un niño de 2 años?"],
    "No. **Tren de madera**: edad: a partir de 3 años.",
  ],
  [
    "nl",
    { "Houten trein": { attributes: { leeftijd: "vanaf 3 jaar" } }, Bekers: {} },
    ["is de houten trein veilig voor een kind van 2 jaar?"],
    "Nee. **Houten trein**: leeftijd: vanaf 3 jaar.",
  ],
])("%s: what is told not to be for an age is told", async (locale, goods, messages, response) => {
  await keepGoods(shop, goods, locale);
  expect((await askLast(shop, ...messages)).response).toBe(response);
});

test("what is told to be for others is neither counted nor priced", async () => {
  const shelf: Goods = {
    "Toy blocks": { category: "Toys", price: { amount: "25.00", currency: "EUR" } },
    "Toy bear": { category: "Toys", price: { amount: "10.00", currency: "EUR" } },
    "Toy marbles": {
      category: "Toys",
      description: "Not suitable for children under 3 years.",
      price: { amount: "40.00", currency: "EUR" },
    },
  };
  await keepGoods(shop, shelf, "en");
  const answer = await askLast(shop, "toys for a 2 year old");
  expect(titlesOf(answer)).toEqual(["Toy bear", "Toy blocks"]);
  expect(answer.response).toContain("Here are 2 products, from €10.00 to €25.00.");
});

test("what is for newborns may be from birth on", async () => {
  await keepGoods(shop, { "Rattle bear": { category: "Toys", description: "Soft rattle from birth." } }, "en");
  expect(titlesOf(await askLast(shop, "toys for newborns"))).toEqual(["Rattle bear"]);
  const { response } = await askLast(shop, "is the rattle bear suitable for a 2 year old?");
  expect(response).toBe("Yes. **Rattle bear**: “Soft rattle from birth.”");
});
