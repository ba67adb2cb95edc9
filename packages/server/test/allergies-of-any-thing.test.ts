import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const pharmacy: Goods = {
  Ringelblumensalbe: { category: "Haut", description: "Mit Bienenharz. Für raue Hände." },
  Zinksalbe: { category: "Haut", description: "Für kleine Wunden." },
  "Anfangsmilch Pre": { category: "Baby", description: "Enthält Milch und Fischöl." },
  Kamillentee: { category: "Tee", description: "Nicht bei Allergie gegen Korbblütler." },
  Fencheltee: { category: "Tee", description: "20 Beutel." },
  "Schmerztabletten A": { category: "Schmerz", description: "Lactosefrei." },
  "Schmerztabletten B": { category: "Schmerz", description: "Enthält Lactose." },
  "Encasing Bezug": { category: "Bett", description: "Hilft bei Hausstauballergie." },
};

describe("an allergy to whatever it is", () => {
  beforeEach(() => keepGoods(shop, pharmacy, "de"));

  test.each<[[string, ...string[]], string[]]>([
    [["ich hab eine bienenharzallergie welche salbe"], ["Zinksalbe"]],
    [["mein baby hat kuhmilchallergie, welche milch"], []],
    [["ich habe korbblütlerallergie, welcher tee"], ["Fencheltee"]],
    [["korbblütler-allergie, welcher tee?"], ["Fencheltee"]],
    [["ich habe korbblütlerallergie", "tee"], ["Fencheltee"]],
    [["was hilft bei hausstauballergie?"], ["Encasing Bezug"]],
    [["schmerztabletten ohne laktose"], ["Schmerztabletten A"]],
  ])("%j", async (messages, titles) => {
    expect(titlesOf(await askLast(shop, ...messages))).toEqual(titles);
  });

  test("what is free of it under another spelling is told so", async () => {
    const { response } = await askLast(shop, "schmerztabletten ohne laktose");
    expect(response).not.toContain("kommt in ihren Angaben nicht vor");
  });

  test("it is kept where a document answered", async () => {
    const content = "Wer eine Bienenharzallergie hat, fragt am besten die Apothekerin.";
    const document = { title: "Allergien", format: "markdown", content };
    expect((await shop.app.admin("POST", `${shop.url}/documents`, document)).statusCode).toBeLessThan(300);
    expect(titlesOf(await askLast(shop, "ich habe eine bienenharzallergie", "welche salbe?"))).toEqual(["Zinksalbe"]);
  });
});

test.each([
  ["nl", "ik heb een bijenharsallergie, welke zalf?", "zalf", "bijenhars"],
  ["en", "I have a propolis allergy, which ointment?", "ointment", "propolis"],
  ["fr", "allergie à la propolis, quelle pommade ?", "pommade", "propolis"],
  ["es", "tengo alergia al propóleo, qué pomada hay", "pomada", "propóleo"],
  ["it", "allergia alla propoli, quale pomata?", "pomata", "propoli"],
  ["pt", "alergia ao própolis, que pomada há?", "pomada", "própolis"],
  ["tr", "propolis alerjim var, hangi merhem?", "merhem", "propolis"],
])("%s: %s", async (locale, message, thing, allergen) => {
  await keepGoods(shop, { [`${thing} A`]: { description: `Plus ${allergen}.` }, [`${thing} B`]: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([`${thing} B`]);
});

describe("a shop for babies and dogs", () => {
  const goods: Goods = {
    "Oat porridge": {
      category: "Feeding",
      description: "Contains oats (gluten) and milk. May contain traces of nuts.",
    },
    "Rice porridge": { category: "Feeding", description: "Gluten free, milk free." },
    "Training treats": { category: "Dog", description: "For dogs. Contains peanuts and wheat. Xylitol free." },
    "Flea drops for dogs": { category: "Dog", description: "Keep treated dogs away from cats." },
    "Dog food salmon": { category: "Dog", description: "Complete food for adult dogs. Chicken free." },
    "Dog food poultry": { category: "Dog", description: "Complete food for dogs. With chicken." },
    "Cat food tuna": { category: "Cat", description: "Wet food for cats." },
    "Dog harness": { category: "Dog", description: "For dogs up to 12 kg." },
  };
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each<[[string, ...string[]], string[]]>([
    [["can someone allergic to milk eat the oat porridge"], []],
    [["which porridge is gluten free"], ["Rice porridge"]],
    [["xylitol free dog treats"], ["Training treats"]],
    [["wheat free dog treats"], []],
    [["dog food without chicken"], ["Dog food salmon"]],
    [["dog food without chicken", "for a puppy?"], []],
  ])("%j: where nothing of the thing itself is left, there is nothing", async (messages, titles) => {
    expect(titlesOf(await askLast(shop, ...messages))).toEqual(titles);
  });

  test("traces of nuts are told to whom peanuts harm", async () => {
    const { response } = await askLast(shop, "my son has a peanut allergy, is the oat porridge ok?");
    expect(response).toBe("No. **Oat porridge**: “May contain traces of nuts.”");
  });
});

test.each([
  ["en", "Nougat bar", "nougat bar without traces of nuts", "Contains nuts.", "May contain traces of nuts."],
  ["en", "Nougat bar", "a nougat bar that doesn't contain any traces of nuts", "Contains nuts.", "May contain nuts."],
  ["de", "Schokoriegel", "Schokoriegel ohne Spuren von Nüssen", "Enthält Nüsse.", "Kann Spuren von Nüssen enthalten."],
  ["fr", "Biscuit", "biscuit sans traces de lait", "Contient du lait.", "Peut contenir des traces de lait."],
  ["fr", "Biscuit", "biscuit sans traces d'arachides", "Contient des arachides.", "Traces possibles d'arachides."],
  ["es", "Galletas", "galletas sin trazas de leche", "Contiene leche.", "Puede contener trazas de leche."],
  ["it", "Biscotti", "biscotti senza tracce di latte", "Contiene latte.", "Può contenere tracce di latte."],
  ["pt", "Bolachas", "bolachas sem vestígios de leite", "Contém leite.", "Pode conter vestígios de leite."],
  ["nl", "Reep", "reep zonder sporen van noten", "Bevat noten.", "Kan sporen van noten bevatten."],
])("%s: %s, %s: nothing that may have it", async (locale, title, message, has, mayHave) => {
  const goods: Goods = {
    [`${title} Alba`]: { description: has },
    [`${title} Brio`]: { description: mayHave },
    [`${title} Cedro`]: { description: "500 g." },
  };
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([`${title} Cedro`]);
});
