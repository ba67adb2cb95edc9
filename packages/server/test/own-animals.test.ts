import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const leads: Goods = {
  "Lead Alfa": { rating: 4.1, attributes: { max_dog_weight: "25 kg" } },
  "Lead Beta": { rating: 4.0, attributes: { max_dog_weight: "60 kg" } },
};

test.each([
  ["en", "I have a 40 kg dog"],
  ["en", "we have a dog, 40 kg"],
  ["de", "Ich habe einen 40 kg schweren Hund"],
  ["fr", "j'ai un chien de 40 kg"],
  ["es", "tengo un perro de 40 kg"],
  ["it", "ho un cane di 40 kg"],
  ["pt", "tenho um cão de 40 kg"],
  ["nl", "ik heb een hond van 40 kg"],
  ["tr", "40 kiloluk bir köpeğim var"],
])("%s: what an animal is said to weigh holds where the search goes on: %s", async (locale, said) => {
  await keepGoods(shop, leads, locale);
  const { products, response } = await askLast(shop, said, "lead");
  expect(products[0]?.title).toBe("Lead Beta");
  expect(response).toContain("**Lead Alfa**: max dog weight: 25 kg");
});

test.each(["I have a 40 kg bag of dog food", "I have a 20 kg dog", "I have a dog and 40 kg of food"])(
  "what weighs something else puts nothing behind: %s",
  async (said) => {
    await keepGoods(shop, leads, "en");
    expect((await askLast(shop, said, "lead")).response).not.toContain("25 kg");
  },
);

const TEXT = "Coated pan. Never overheat it: the fumes are deadly to birds.";
const pans: Goods = { "Pan Alfa": { rating: 4.9, description: TEXT }, "Pan Beta": { description: "Of cast iron." } };

test.each([
  ["en", "I have a parrot"],
  ["en", "my parrot is so noisy"],
  ["de", "Wir haben zwei Wellensittiche"],
  ["de", "Habe einen Wellensittich"],
  ["fr", "j'ai un perroquet"],
  ["es", "tengo un loro"],
  ["it", "ho un pappagallo"],
  ["pt", "tenho um papagaio"],
  ["nl", "ik heb een papegaai"],
  ["tr", "kuşlarım var"],
])("%s: what harms an animal that somebody has is not recommended later: %s", async (locale, said) => {
  await keepGoods(shop, pans, locale);
  expect(titlesOf(await askLast(shop, said, "pan"))).toEqual(["Pan Beta"]);
  const { products, response } = await askLast(shop, said, "pan alfa");
  expect(products.map(({ title }) => title)).not.toContain("Pan Alfa");
  expect(response).toContain("deadly to birds");
});

test.each([["I have a bird cage"], ["I have a parrot", "a bed for my dog"]])("else it is: %j", async (...said) => {
  await keepGoods(shop, pans, "en");
  const later = said.length > 1 ? "pan for my dog's food" : "pan";
  expect(titlesOf(await askLast(shop, ...(said as [string]), later))).toContain("Pan Alfa");
});

test("of goods for its kind those are left out that are told not to be for the one that somebody has", async () => {
  await keepGoods(shop, { "Dog food Alfa": { description: "Not for puppies." }, "Dog food Beta": {} }, "en");
  expect(titlesOf(await askLast(shop, "I have a puppy", "dog food"))).toEqual(["Dog food Beta"]);
});

test.each([
  ["en", "Weed killer", "Dangerous to cats until it has dried.", "Cats", "weed killer, I have a cat"],
  ["en", "Weed killer", "Dangerous to cats until it has dried.", "Cats", "I have a cat, which weed killer can I use?"],
  [
    "de",
    "Unkrautvernichter",
    "Gefährlich für Katzen, bis er trocken ist.",
    "Katzen",
    "Unkrautvernichter, ich habe eine Katze",
  ],
  ["fr", "Désherbant", "Dangereux pour les chats jusqu'au séchage.", "Chats", "désherbant, j'ai un chat"],
  ["es", "Herbicida", "Peligroso para gatos hasta que se seque.", "Gatos", "herbicida, tengo un gato"],
  ["it", "Diserbante", "Pericoloso per i gatti finché non è asciutto.", "Gatti", "diserbante, ho un gatto"],
  ["pt", "Herbicida", "Perigoso para gatos até secar.", "Gatos", "herbicida, tenho um gato"],
  ["nl", "Onkruidverdelger", "Gevaarlijk voor katten tot het droog is.", "Katten", "onkruidverdelger, ik heb een kat"],
  ["tr", "Ot ilacı", "Kuruyana kadar kediler için tehlikelidir.", "Kediler", "ot ilacı, kedim var"],
])(
  "%s: what harms an animal of one's own is warned of, and nothing of that animal's shown instead: %s",
  async (locale, kind, warning, animals, message) => {
    const all: Goods = {
      [`${kind} Alfa`]: { category: kind, description: warning },
      Zilo: { category: animals, description: animals },
    };
    await keepGoods(shop, all, locale);
    const none = await askLast(shop, message);
    expect(titlesOf(none)).not.toContain("Zilo");
    expect(none.response).toContain(warning);
    await keepGoods(shop, { [`${kind} Beta`]: { category: kind } }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual([`${kind} Beta`]);
  },
);

test.each([
  ["en", "Prevents heartworm, deadly to dogs.", "I have a dog", "tablets"],
  ["de", "Beugt Herzwürmern vor, die für Hunde tödlich sind.", "ich habe einen Hund", "Tabletten"],
  ["fr", "Prévient le ver du cœur, mortel pour les chiens.", "j'ai un chien", "comprimés"],
  ["es", "Previene la filaria, mortal para los perros.", "tengo un perro", "comprimidos"],
  ["it", "Previene la filaria, mortale per i cani.", "ho un cane", "compresse"],
  ["pt", "Previne a dirofilariose, mortal para cães.", "tenho um cão", "comprimidos"],
  ["nl", "Voorkomt hartworm, dodelijk voor honden.", "ik heb een hond", "tabletten"],
])("%s: an illness that is prevented harms, and not what prevents it: %s", async (locale, description, said, kind) => {
  await keepGoods(shop, { [`${kind} Alfa`]: { description }, Zilo: {} }, locale);
  expect(titlesOf(await askLast(shop, said, kind))).toEqual([`${kind} Alfa`]);
  const harming = `${description.split(",")[0]}. ${TEXT}`;
  await keepGoods(shop, { [`${kind} Alfa`]: { description: harming } }, locale);
  expect(titlesOf(await askLast(shop, "I have a bird", kind))).not.toEqual([`${kind} Alfa`]);
});

test("who asks on whether something is safe, and named the animal before that, is shown nothing that harms it", async () => {
  const oils: Goods = {
    "Tea tree oil": { description: "Toxic to cats." },
    "Lavender oil": { description: "Toxic to cats if swallowed." },
  };
  await keepGoods(shop, oils, "en");
  const last = await askLast(shop, "I have a cat", "is the tea tree oil safe?", "and the lavender oil?");
  expect(titlesOf(last)).toEqual([]);
  expect(last.response).toContain("Toxic to cats");
});
