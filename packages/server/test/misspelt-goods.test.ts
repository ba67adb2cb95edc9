import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true, default_mode: "ecommerce", rate_limit: 10_000 });

/** Things of each language as somebody in a hurry types them: two letters swapped, one missing, one too many, one for another, the first swapped or of a key beside. */
const slips: Record<string, [title: string, typed: string][]> = {
  en: [
    ["Headphones", "haedphones"],
    ["Backpack", "bakpack"],
    ["Umbrella", "umbrrella"],
    ["Keyboard", "keybiard"],
    ["Headphones", "ehadphones"],
    ["Headphones", "jeadphones"],
  ],
  de: [
    ["Kopfhörer", "Kopfhröer"],
    ["Rucksack", "Ruksack"],
    ["Regenschirm", "Regennschirm"],
    ["Tastatur", "Tastatir"],
    ["Kopfhörer", "okpfhörer"],
    ["Regenschirm", "tegenschirm"],
  ],
  fr: [
    ["Parapluie", "parapliue"],
    ["Couverture", "couvertre"],
    ["Chaussures", "chausssures"],
    ["Bouteille", "boureille"],
    ["Couverture", "ocuverture"],
    ["Chaussures", "vhaussures"],
  ],
  es: [
    ["Mochila", "mohcila"],
    ["Paraguas", "parguas"],
    ["Cuchillo", "cuchilllo"],
    ["Sombrero", "sombrwro"],
    ["Mochila", "omchila"],
    ["Sombrero", "dombrero"],
  ],
  it: [
    ["Ombrello", "omrbello"],
    ["Coltello", "coltllo"],
    ["Bottiglia", "botttiglia"],
    ["Cappello", "cappwllo"],
    ["Coltello", "ocltello"],
    ["Bottiglia", "nottiglia"],
  ],
  pt: [
    ["Mochila", "mohcila"],
    ["Cobertor", "cobetor"],
    ["Garrafa", "garrrafa"],
    ["Travesseiro", "travesaeiro"],
    ["Mochila", "omchila"],
  ],
  nl: [
    ["Rugzak", "rguzak"],
    ["Paraplu", "parplu"],
    ["Koptelefoon", "koptteleffoon"],
    ["Toetsenbord", "toetsenbotd"],
    ["Koptelefoon", "okptelefoon"],
  ],
  tr: [
    ["Çaydanlık", "çaydnalık"],
    ["Kulaklık", "kulklık"],
    ["Battaniye", "batttaniye"],
    ["Gözlük", "gözlükk"],
    ["Kulaklık", "uklaklık"],
  ],
};

test.each(Object.entries(slips))("in %s goods are found by a misspelt name", async (code, words) => {
  await keepGoods(shop, Object.fromEntries(words.map(([title], i) => [`${title} Fell`, { id: `${i}` }])), code);
  const found: [string, string[]][] = [];
  for (const [, typed] of words) found.push([typed, titlesOf(await askLast(shop, typed))]);
  expect(found).toEqual(words.map(([title, typed]) => [typed, [`${title} Fell`]]));
});

test.each([
  ["en", ["Laptop lock", "Laptop privacy filter", "FireWire for laptop"], "laptop", "labtop"],
  [
    "en",
    ["Laptop lock", "Laptop privacy filter", "FireWire for laptop"],
    "laptops under 50 euros",
    "labtops under 50 euros",
  ],
  ["de", ["Schloss für Laptop", "Filter für Laptop", "Kabel für Laptop"], "Laptop", "Labtop"],
])(
  "%s: what has another name is found by that, also where only what is made for it has the one misspelt: %s",
  async (locale, others, typed, misspelt) => {
    const things = ["Aven Notebook", "Brom Notebook", "Cask Notebook"];
    await keepGoods(shop, Object.fromEntries([...things, ...others].map((title) => [title, {}])), locale);
    const right = await askLast(shop, typed);
    expect(titlesOf(right)).toEqual(expect.arrayContaining(things));
    const slipped = await askLast(shop, misspelt);
    expect(slipped.products.map(({ title }) => title)).toEqual(right.products.map(({ title }) => title));
  },
);
