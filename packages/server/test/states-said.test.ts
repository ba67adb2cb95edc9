import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const labels = ({ applied_filters }: { applied_filters: { label: string }[] }): string[] =>
  applied_filters.map(({ label }) => label);

const pharmacy: Goods = {
  "Kopfin ASS 500 mg": {
    category: "Schmerzen",
    description: "Bei Kopfschmerzen. Nicht in der Schwangerschaft und Stillzeit.",
  },
  "Dolofix Ibuprofen": {
    category: "Schmerzen",
    description: "Bei Schmerzen. Nicht im letzten Schwangerschaftsdrittel anwenden.",
  },
  "Mückenspray Tropen": { category: "Reise", description: "Ab 18 Jahren. Nicht in Schwangerschaft und Stillzeit." },
  "Mückenspray Icaridin": { category: "Reise", description: "Ab 2 Jahren." },
  "Nasenspray Meer": { category: "Nase", description: "Salzwasser. Auch für Schwangere und Stillende geeignet." },
  "Nasenspray Abschwell": { category: "Nase", description: "Nicht in der Schwangerschaft ohne ärztlichen Rat." },
  Schwangerschaftstest: { category: "Tests", description: "2 Stück." },
  "Folsäure Mama": { category: "Vitamine", description: "In der Schwangerschaft und Stillzeit. Mit Jod." },
  "Vitamin C": { category: "Vitamine", description: "60 Kapseln." },
};

describe("a pharmacy, asked by who is pregnant or nurses", () => {
  beforeEach(() => keepGoods(shop, pharmacy, "de"));

  test.each<[[string, ...string[]], string[]]>([
    [["bin schwanger und hab kopfschmerzen"], []],
    [["mückenspray schwanger"], ["Mückenspray Icaridin"]],
    [["mückenspray für schwangere"], ["Mückenspray Icaridin"]],
    [["ich stille, welches mückenspray"], ["Mückenspray Icaridin"]],
    [["bin schwanger", "nasenspray?"], ["Nasenspray Meer"]],
    [["bin schwanger", "nasenspray abschwell"], []],
    [["bin im 5. Monat schwanger", "hallo", "ibuprofen"], []],
    [["Schwangerschaftstest"], ["Schwangerschaftstest"]],
  ])("%j shows nothing that is told not to be for them", async (messages, titles) => {
    expect(titlesOf(await askLast(shop, ...messages))).toEqual(titles);
  });

  test("who says not to be is none of them", async () => {
    expect(labels(await askLast(shop, "ich bin nicht schwanger, welches mückenspray?"))).not.toContain("schwanger");
  });

  test("it is a part of the wish, and that nothing tells of it is said", async () => {
    const answer = await askLast(shop, "mückenspray schwanger");
    expect(labels(answer)).toContain("schwanger");
    expect(answer.response).toContain("Ob das stimmt, sagen ihre Daten nicht: schwanger.");
  });

  test("what is told to be for them comes first", async () => {
    const { products } = await askLast(shop, "vitamine für schwangere");
    expect(products.map(({ title }) => title)[0]).toBe("Folsäure Mama");
  });

  test.each<[[string, ...string[]], string]>([
    [["dolofix ibuprofen", "bin schwanger, geht das?"], "„Nicht im letzten Schwangerschaftsdrittel anwenden.“"],
    [["bin schwanger", "was kostet dolofix ibuprofen?"], "„Nicht im letzten Schwangerschaftsdrittel anwenden.“"],
    [["bin schwanger und hab kopfschmerzen"], "„Nicht in der Schwangerschaft und Stillzeit.“"],
  ])("%j is told what speaks against it", async (messages, told) => {
    expect((await askLast(shop, ...messages)).response).toContain(told);
  });

  test("it is kept where a document answered", async () => {
    const content = "Wer schwanger ist, fragt vor jedem Arzneimittel die Apothekerin.";
    const document = { title: "Schwanger", format: "markdown", content };
    expect((await shop.app.admin("POST", `${shop.url}/documents`, document)).statusCode).toBeLessThan(300);
    expect(titlesOf(await askLast(shop, "bin schwanger", "nasenspray?"))).toEqual(["Nasenspray Meer"]);
  });
});

test.each([
  ["en", "I'm pregnant", "spray", "Not during pregnancy."],
  ["fr", "je suis enceinte", "spray", "Ne pas utiliser pendant la grossesse."],
  ["es", "estoy embarazada", "spray", "No usar durante el embarazo."],
  ["it", "sono incinta", "spray", "Non usare in gravidanza."],
  ["pt", "estou grávida", "spray", "Não usar na gravidez."],
  ["nl", "ik ben zwanger", "spray", "Niet gebruiken tijdens de zwangerschap."],
  ["tr", "hamileyim", "spray", "Hamilelikte kullanmayın."],
  ["en", "I'm breastfeeding", "spray", "Avoid while breastfeeding."],
  ["fr", "j'allaite", "spray", "Déconseillé aux femmes allaitantes."],
  ["es", "estoy dando el pecho", "spray", "No usar durante la lactancia."],
  ["it", "sto allattando", "spray", "Evitare durante l'allattamento."],
  ["pt", "estou a amamentar", "spray", "Evitar durante a amamentação."],
  ["nl", "ik geef borstvoeding", "spray", "Niet bij borstvoeding."],
  ["tr", "emziriyorum", "spray", "Emziren anneler kullanmamalıdır: uygun değildir."],
])("%s: %s holds for what is looked for later", async (locale, said, wish, told) => {
  await keepGoods(shop, { "Spray Forte": { description: told }, "Spray Mild": { description: "100 ml." } }, locale);
  expect(titlesOf(await askLast(shop, said, wish))).toEqual(["Spray Mild"]);
});

describe("whose age was said", () => {
  const pills: Goods = {
    "Schmerzmittel Forte": { category: "Schmerzmittel", description: "Ab 12 Jahren." },
    "Schmerzmittel Kids": { category: "Schmerzmittel", description: "Ab 4 Jahren." },
  };
  test.each<[[string, ...string[]], string[]]>([
    [["mein kind ist 5", "habt ihr schmerzmittel?"], ["Schmerzmittel Kids"]],
    [["meine tochter ist 5 jahre alt", "danke", "schmerzmittel"], ["Schmerzmittel Kids"]],
    [
      ["mein kind ist 5", "schmerzmittel für meinen sohn, 13 jahre"],
      ["Schmerzmittel Forte", "Schmerzmittel Kids"],
    ],
    [["schmerzmittel für ein 5 jahre altes kind", "hallo", "zeig mir schmerzmittel forte"], ["Schmerzmittel Forte"]],
  ])("%j", async (messages, titles) => {
    await keepGoods(shop, pills, "de");
    expect(titlesOf(await askLast(shop, ...messages))).toEqual(titles);
  });
});

describe("goods that are called after those they are not for", () => {
  const goods: Goods = {
    "Kids toothpaste": { category: "Care", description: "Strawberry. Not suitable for children under 6 years." },
    "First toothpaste": { category: "Care", description: "From birth." },
    "Adult dog food lamb": { category: "Dogs", description: "Not suitable for dogs under 12 months." },
    "Dog food duck": { category: "Dogs", description: "For adult dogs only." },
    "Puppy dog food": { category: "Dogs", description: "For puppies." },
  };
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each<[string, string[]]>([
    ["toothpaste for my baby", ["First toothpaste"]],
    ["toothpaste for my 8 year old", ["First toothpaste", "Kids toothpaste"]],
    ["dog food for my puppy", ["Puppy dog food"]],
    ["dog food", ["Adult dog food lamb", "Dog food duck", "Puppy dog food"]],
  ])("%s", async (message, titles) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(titles);
  });
});

test.each<[string, string, string]>([
  ["en", "my wife is expecting, which spray can she use?", "pregnant"],
  ["de", "wir erwarten ein Baby, welches Spray?", "schwanger"],
  ["fr", "j'attends un enfant, quel spray ?", "enceinte"],
  ["es", "esperamos un bebé, ¿qué spray?", "embarazada"],
  ["it", "sono in dolce attesa, quale spray?", "incinta"],
  ["pt", "estou à espera de bebé, qual spray?", "grávida"],
  ["nl", "ik ben in verwachting, welke spray?", "zwanger"],
  ["tr", "bebek bekliyorum, hangi sprey?", "hamile"],
])("%s: %s", async (locale, message, label) => {
  await keepGoods(shop, { "Spray Mar": { description: "Icaridin." }, "Sprey Deniz": {} }, locale);
  expect(labels(await askLast(shop, message))).toContain(label);
});

test.each<[string, string, string]>([
  ["fr", "Tapis de yoga violet", "je suis enceinte de 5 mois, je cherche un tapis de yoga"],
  ["es", "Sujetador de lactancia", "estoy embarazada de 3 meses, busco un sujetador de lactancia"],
  ["pt", "Tapete de yoga", "estou grávida, procuro um tapete de yoga"],
  ["nl", "Kussen voor de rug", "ik ben zwanger, kussen voor de rug"],
])("%s: %s holds no alcohol, and is found: %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});

test.each(["c'est quoi votre plus petite enceinte ?", "enceinte bluetooth", "enceinte pour la plage"])(
  "fr: %s: a loudspeaker is sought, and nobody is pregnant",
  async (message) => {
    await keepGoods(
      shop,
      { "Enceinte Bluetooth Boom": { category: "Enceintes", description: "Pour la plage." } },
      "fr",
    );
    const answer = await askLast(shop, message);
    expect([titlesOf(answer), labels(answer)]).toEqual([
      ["Enceinte Bluetooth Boom"],
      expect.not.arrayContaining(["enceinte"]),
    ]);
  },
);
