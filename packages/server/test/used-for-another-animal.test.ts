import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const drops = {
  en: ["Flea treatment dog 10-25 kg", "Deadly poisonous to cats.", "Flea treatment cat", "Not for rabbits."],
  de: ["Flohmittel Hund 10-25 kg", "Tödlich giftig für Katzen.", "Flohmittel Katze", "Nicht für Kaninchen."],
  fr: ["Antipuces chien 10-25 kg", "Mortel pour les chats.", "Antipuces chat", "Pas pour les lapins."],
  es: ["Antipulgas perro 10-25 kg", "Muy tóxico para gatos.", "Antipulgas gato", "No apto para conejos."],
  it: ["Antipulci cane 10-25 kg", "Velenoso per i gatti.", "Antipulci gatto", "Non adatto ai conigli."],
  pt: ["Antipulgas cão 10-25 kg", "Venenoso para gatos.", "Antipulgas gato", "Não indicado para coelhos."],
  nl: ["Vlooienpipet hond 10-25 kg", "Dodelijk giftig voor katten.", "Vlooienpipet kat", "Niet voor konijnen."],
  tr: ["Pire damlası köpek 10-25 kg", "Kedilere vermeyin.", "Pire damlası kedi", "Tavşanlar için değildir."],
} as const;

test.each<[keyof typeof drops, ...string[]]>([
  ["en", "can I use the dog flea treatment on my cat", "is the flea treatment for dogs safe for cats?"],
  ["de", "Kann ich das Flohmittel Hund auch bei meiner Katze benutzen?", "Ist das Flohmittel Hund für Katzen sicher?"],
  ["fr", "puis-je utiliser l'antipuces chien sur mon chat ?"],
  ["es", "¿puedo usar el antipulgas perro en mi gato?"],
  ["it", "posso usare l'antipulci cane sul mio gatto?"],
  ["pt", "posso usar o antipulgas cão no meu gato?"],
  ["nl", "kan ik vlooienpipet hond ook bij mijn kat gebruiken?"],
  ["tr", "köpek pire damlasını kedim için kullanabilir miyim?"],
])("in %s what is for one animal is asked of for another: %s", async (locale, ...messages) => {
  const [forDogs, harm, forCats, other] = drops[locale];
  await keepGoods(shop, { [forDogs]: { description: harm }, [forCats]: { description: other } }, locale);
  for (const message of messages) {
    const answer = await askLast(shop, message);
    expect([message, titlesOf(answer)]).toEqual([message, [forDogs]]);
    expect([message, answer.response]).toEqual([message, expect.stringContaining(harm)]);
  }
});

test("who is named alone may be what the thing is for", async () => {
  const [forDogs, harm, forCats, other] = drops.en;
  await keepGoods(shop, { [forDogs]: { description: harm }, [forCats]: { description: other } }, "en");
  const answer = await askLast(shop, "can I use the cat flea treatment on my cat?");
  expect(titlesOf(answer)).toEqual([forCats]);
});
