import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Ginkgo capsules": {
    category: "Supplements",
    description: "120 capsules. Not recommended during pregnancy or while breastfeeding.",
  },
  "Folic acid drops": { category: "Supplements", description: "Suitable during pregnancy." },
  "Peppermint oil": { category: "Oils", description: "Essential oil, 10 ml. Keep away from children." },
  "Lavender oil": { category: "Oils", description: "Essential oil, 10 ml. Gentle scent." },
  "Nut bar": { category: "Snacks", attributes: { allergens: "peanuts, milk" } },
  "Cocoa bar": { category: "Snacks", description: "May contain traces of nuts.", attributes: { allergens: "soy" } },
  "Oat bar": { category: "Snacks", attributes: { gluten: "yes", "lactose free": "yes" } },
};
describe("a health shop", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each([
    ["supplements for pregnant women", ["Folic acid drops"]],
    ["what can I take when pregnant?", ["Folic acid drops"]],
    ["oils for children", ["Lavender oil"]],
    ["I'm coeliac, which bars can I have?", ["Cocoa bar", "Nut bar"]],
  ])("%s: nothing that is told not to be for them", async (message, titles) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });

  test("where all is told not to be for them, that is told", async () => {
    const answer = await askLast(shop, "ginkgo for breastfeeding mothers");
    expect(answer).toMatchObject({ kind: "no_answer", products: [] });
    expect(answer.response).toContain("“Not recommended during pregnancy or while breastfeeding.”");
  });

  test("of what shall be safe, and of which nothing is told, that is said", async () => {
    const { response } = await askLast(shop, "is lavender oil safe for cats?");
    expect(response).toBe("The details of **Lavender oil** don’t say that.");
  });

  test.each<[[string, ...string[]], string]>([
    [["is the cocoa bar safe for a nut allergy?"], "No. **Cocoa bar**: “May contain traces of nuts.”"],
    [["can I eat the cocoa bar with a nut allergy?"], "No. **Cocoa bar**: “May contain traces of nuts.”"],
    [["cocoa bar", "I'm allergic to nuts, can I eat it?"], "No. **Cocoa bar**: “May contain traces of nuts.”"],
    [["is the cocoa bar nut free?"], "No. **Cocoa bar**: “May contain traces of nuts.”"],
    [["cocoa bar", "is it ok for nut allergies?"], "No. **Cocoa bar**: “May contain traces of nuts.”"],
    [["is the nut bar ok if I'm allergic to milk?"], "No. **Nut bar**: allergens: peanuts, milk."],
    [["oat bar", "is it ok for coeliacs?"], "No. **Oat bar**: gluten: yes."],
    [["is the oat bar ok for a lactose intolerance?"], "Yes. **Oat bar**: lactose free: yes."],
    [["is the oat bar safe for a soy allergy?"], "The details of **Oat bar** don’t say that."],
  ])("%j", async (messages, response) => {
    expect((await askLast(shop, ...messages)).response).toBe(response);
  });
});

const plants: Goods = {
  "Oleander 60 cm": { category: "Plants", description: "All parts are poisonous to people and pets." },
  "Lily of the valley": { category: "Plants", description: "Poisonous for humans." },
  "Lavender in a pot": { category: "Plants", description: "Scented. Non-toxic to people." },
};

test.each<[string, string[]]>([
  ["which plants are ok for kids?", ["Lavender in a pot"]],
  ["plants for my cats", ["Lavender in a pot", "Lily of the valley"]],
  ["which plants do you have?", ["Lavender in a pot", "Lily of the valley", "Oleander 60 cm"]],
])("%s: nothing that is told to harm them", async (message, titles) => {
  await keepGoods(shop, plants, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test.each<[string, Goods, string, string[]]>([
  [
    "de",
    { Ginkgo: { description: "Nicht für Schwangere." }, Folsäure: { description: "Für Schwangere geeignet." } },
    "Was kann ich in der Schwangerschaft nehmen?",
    ["Folsäure"],
  ],
  [
    "fr",
    { "Complément ginkgo": { description: "Déconseillé pendant la grossesse." }, "Complément folate": {} },
    "un complément pour femme enceinte",
    ["Complément folate"],
  ],
  [
    "es",
    { "Barra A": { attributes: { alérgenos: "trigo" } }, "Barra B": { attributes: { alérgenos: "soja" } } },
    "barra para celíacos",
    ["Barra B"],
  ],
])("%s: %j", async (locale, kept, message, titles) => {
  await keepGoods(shop, kept, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

const others: Goods = {
  "Sun cream Sol": {
    category: "Care",
    description: "Very gentle, suitable for children. Keep out of reach of children.",
  },
  "Ginkgo tea": { category: "Teas", description: "Not recommended during pregnancy." },
  "Fennel tea": { category: "Teas" },
  "Sage tea": {
    category: "Teas",
    description: `${"Picked by hand on the hills above the village. ".repeat(120)}Not recommended during pregnancy.`,
  },
  "Cat treats": { category: "Pets", description: "Not suitable for children." },
  "Dog treats": { category: "Pets", description: "For dogs. Not suitable for cats." },
  "Long bar": {
    category: "Food",
    description: `Nut-free recipe. ${"A bar that is baked slowly and tastes of home. ".repeat(60)}May contain traces of nuts.`,
  },
};

describe("goods that are for some and not for others", () => {
  beforeEach(() => keepGoods(shop, others, "en"));

  test.each([
    ["sun cream for children", ["Sun cream Sol"]],
    ["tea for pregnant women", ["Fennel tea"]],
    ["tea for my sister who is 5 months pregnant", ["Fennel tea"]],
    ["treats for my 2 year old cat", ["Cat treats"]],
  ])("%s", async (message, titles) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });

  test("a warning at the end of a long description is read", async () => {
    const { response } = await askLast(shop, "is the long bar ok with a nut allergy?");
    expect(response).toBe("No. **Long bar**: “May contain traces of nuts.”");
  });
});

describe("what is left to doctors", () => {
  const pills: Goods = {
    "Iron tablets": { category: "Supplements", description: "If you are pregnant, ask your doctor before use." },
    "Vitamin tablets": {
      category: "Supplements",
      description: "Made for pregnancy. If you are pregnant and take medicines, ask your doctor first.",
    },
    "Zinc capsules": { category: "Supplements", description: "Ask your doctor if you are on a diet." },
  };

  test("is not shown to whom it may harm, but what is said to be for them is", async () => {
    await keepGoods(shop, pills, "en");
    expect(titlesOf(await askLast(shop, "tablets for pregnant women"))).toEqual(["Vitamin tablets"]);
    expect(titlesOf(await askLast(shop, "capsules for pregnant women"))).toEqual(["Zinc capsules"]);
    expect(titlesOf(await askLast(shop, "tablets"))).toEqual(["Iron tablets", "Vitamin tablets"]);
  });

  test.each([
    ["de", "Wenn Sie schwanger sind, fragen Sie Ihren Arzt.", "Tabletten für Schwangere"],
    ["fr", "En cas de grossesse, demandez conseil à votre médecin.", "Tabletten pour femme enceinte"],
    ["es", "En caso de embarazo, consulte a su médico.", "Tabletten para embarazadas"],
    ["it", "In gravidanza consultare il medico.", "Tabletten per donna incinta"],
    ["pt", "Em caso de gravidez, consulte o seu médico.", "Tabletten para grávidas"],
    ["nl", "Raadpleeg uw arts bij zwangerschap.", "Tabletten voor zwangeren"],
    ["tr", "Hamileyseniz doktorunuza danışın. Hamilelikte doktorunuza danışın.", "hamileler için Tabletten"],
  ])("%s: %s", async (locale, description, message) => {
    await keepGoods(shop, { "Tabletten Ferro": { description }, "Tabletten Calma": {} }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(["Tabletten Calma"]);
  });
});

test.each<[string, string, string, Goods, string[]]>([
  [
    "what is for dogs may be for no puppies",
    "en",
    "dog food for puppies",
    {
      "Dog food salmon": { category: "Dog food", description: "For adult dogs. Not for puppies." },
      "Dog food lamb": { category: "Dog food", description: "For all dogs." },
    },
    ["Dog food lamb"],
  ],
  [
    "what is for no puppies may be for dogs",
    "de",
    "Hundefutter",
    { "Hundefutter Lachs": { category: "Futter", description: "Nicht für Welpen." } },
    ["Hundefutter Lachs"],
  ],
  [
    "what only shares a figure comes first by no age",
    "en",
    "omega 3 for pregnant women",
    {
      "Omega 3 fish oil": { description: "Not recommended during pregnancy." },
      "Omega 3 algae oil": { description: "90 capsules." },
      "Marble run": { description: "Not suitable for children under 3 years." },
    },
    ["Omega 3 algae oil"],
  ],
])("%s", async (_, locale, message, shelf, titles) => {
  await keepGoods(shop, shelf, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});
