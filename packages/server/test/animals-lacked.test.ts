import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const oils = (name: string, harm: string): Goods => ({
  [`${name} Nox`]: { description: harm },
  [`${name} Sol`]: { description: "100 %" },
});

test.each([
  ["en", "Lavender oil", "Toxic to cats.", "we have a cat", "we don't have a cat", "no cats here"],
  ["de", "Lavendelöl", "Giftig für Katzen.", "wir haben eine Katze", "wir haben keine Katze"],
  ["fr", "Huile de lavande", "Toxique pour les chats.", "on a un chat", "nous n'avons pas de chat"],
  ["es", "Aceite de lavanda", "Tóxico para gatos.", "tenemos un gato", "no tenemos gato", "en casa no hay gatos"],
  ["it", "Olio di lavanda", "Tossico per i gatti.", "abbiamo un gatto", "non abbiamo gatti"],
  ["pt", "Óleo de lavanda", "Tóxico para gatos.", "temos um gato", "não temos gato"],
  ["nl", "Lavendelolie", "Giftig voor katten.", "we hebben een kat", "we hebben geen kat"],
  ["tr", "Lavanta yağı", "Kediler için zehirlidir.", "kedimiz var", "kedimiz yok", "evde kedi yok"],
])(
  "%s: what harms an animal is left out for who has one, and for nobody who has none",
  async (locale, name, harm, has, ...lacks) => {
    await keepGoods(shop, oils(name, harm), locale);
    expect(titlesOf(await askLast(shop, `${name}, ${has}`))).toEqual([`${name} Sol`]);
    for (const lacking of lacks) {
      const answer = await askLast(shop, `${name}, ${lacking}`);
      expect(titlesOf(answer)).toEqual([`${name} Nox`, `${name} Sol`]);
      expect(answer.applied_filters.filter(({ op }) => op === "not")).toEqual([]);
    }
  },
);

test("who has no cat but a dog keeps the dog", async () => {
  await keepGoods(shop, oils("Lavender oil", "Toxic to dogs."), "en");
  expect(titlesOf(await askLast(shop, "lavender oil, we don't have a cat but a dog"))).toEqual(["Lavender oil Sol"]);
});

test.each([
  ["en", "Lavender oil", "Toxic to dogs.", "I have a dog and no cat"],
  ["de", "Lavendelöl", "Giftig für Hunde.", "ich habe einen Hund und keine Katze"],
  ["fr", "Huile de lavande", "Toxique pour les chiens.", "j'ai un chien et pas de chat"],
  ["es", "Aceite de lavanda", "Tóxico para perros.", "tengo un perro y no tengo gato"],
  ["tr", "Lavanta yağı", "Köpekler için zehirlidir.", "köpeğim var kedim yok"],
])("%s: who says both what he has and what not keeps what he has", async (locale, name, harm, said) => {
  await keepGoods(shop, oils(name, harm), locale);
  expect(titlesOf(await askLast(shop, `${name}, ${said}`))).not.toContain(`${name} Nox`);
});

test.each([
  ["en", "Brush for cats", "Hello, don't you have anything for cats?"],
  ["de", "Bürste für Katzen", "Hallo, haben Sie nichts für Katzen?"],
  ["es", "Cepillo para gatos", "Hola, ¿no hay nada para gatos?"],
  ["tr", "Kediler için fırça", "Merhaba, kedi için bir şey yok mu?"],
])("%s: who asks whether there is nothing for an animal is shown it", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});
