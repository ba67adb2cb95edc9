import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** Drops for dogs, for cats, a cleaner, a lamp; and what they warn of. */
const texts = {
  en: ["Spot drops for dogs", "Never use on cats.", "Spot drops for cats", "Not for rabbits."],
  de: ["Spottropfen für Hunde", "Niemals bei Katzen anwenden.", "Spottropfen für Katzen", "Nicht für Kaninchen."],
  fr: ["Gouttes pour chien", "Ne jamais utiliser sur les chats.", "Gouttes pour chat", "Pas pour les lapins."],
  es: ["Gotas para perros", "No usar en gatos.", "Gotas para gatos", "No usar en conejos."],
  it: ["Gocce per cani", "Non usare sui gatti.", "Gocce per gatti", "Non usare sui conigli."],
  pt: ["Gotas para cães", "Não usar em gatos.", "Gotas para gatos", "Não usar em coelhos."],
  nl: ["Druppels voor honden", "Niet gebruiken bij katten.", "Druppels voor katten", "Niet gebruiken bij konijnen."],
  tr: ["Köpekler için damla", "Kedilerde kullanmayın.", "Kediler için damla", "Tavşanlarda kullanmayın."],
} as const;

test.each<[keyof typeof texts, string]>([
  ["en", "my cat licked the dog drops"],
  ["de", "meine Katze hat die Spottropfen vom Hund geleckt"],
  ["fr", "mon chat a avalé les gouttes du chien"],
  ["es", "mi gato ha lamido las gotas del perro"],
  ["it", "il mio gatto ha leccato le gocce del cane"],
  ["pt", "o meu gato lambeu as gotas do cão"],
  ["nl", "mijn kat heeft de druppels van de hond gelikt"],
  ["tr", "kedim köpek için damla yuttu"],
])("%s: what a product warns of for who is in danger stands beside whom to call: %s", async (locale, message) => {
  const [forDogs, warning, forCats, other] = texts[locale];
  await keepGoods(shop, { [forDogs]: { description: warning }, [forCats]: { description: other } }, locale);
  const { response, products } = await askLast(shop, message);
  expect(response).toContain("112");
  expect(response).toContain(warning);
  expect(response).not.toContain(other);
  expect(products).toEqual([]);
});

const goods: Goods = {
  "Frying pan 24 cm": { description: "Never overheat it: the fumes are deadly to birds." },
  "Iron pan 28 cm": { description: "Never leave it alone on the fire." },
  "Kettle descaler": { description: "Keep away from children and pets." },
  "Cat food tuna": { category: "Food", description: "With tuna." },
  "Dark chocolate": { category: "Food", description: "Poisonous to dogs and cats." },
};

test.each([
  ["my parrot inhaled fumes from the pan", ["deadly to birds"], ["alone on the fire"]],
  ["my cat drank descaler", ["Keep away from children and pets"], []],
  ["my dog choked on cat food", ["112"], ["Poisonous"]],
])("%s: told is %j, and not %j", async (message, told, others) => {
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, message);
  for (const one of told) expect(response).toContain(one);
  for (const one of others) expect(response).not.toContain(one);
});
