import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true, default_mode: "ecommerce", rate_limit: 10_000 });

/** Things of each language as somebody in a hurry types them: two letters swapped, one missing, one too many, one for another. */
const slips: Record<string, [title: string, typed: string][]> = {
  en: [
    ["Headphones", "haedphones"],
    ["Backpack", "bakpack"],
    ["Umbrella", "umbrrella"],
    ["Keyboard", "keybiard"],
  ],
  de: [
    ["Kopfhörer", "Kopfhröer"],
    ["Rucksack", "Ruksack"],
    ["Regenschirm", "Regennschirm"],
    ["Tastatur", "Tastatir"],
  ],
  fr: [
    ["Parapluie", "parapliue"],
    ["Couverture", "couvertre"],
    ["Chaussures", "chausssures"],
    ["Bouteille", "boureille"],
  ],
  es: [
    ["Mochila", "mohcila"],
    ["Paraguas", "parguas"],
    ["Cuchillo", "cuchilllo"],
    ["Sombrero", "sombrwro"],
  ],
  it: [
    ["Ombrello", "omrbello"],
    ["Coltello", "coltllo"],
    ["Bottiglia", "botttiglia"],
    ["Cappello", "cappwllo"],
  ],
  pt: [
    ["Mochila", "mohcila"],
    ["Cobertor", "cobetor"],
    ["Garrafa", "garrrafa"],
    ["Travesseiro", "travesaeiro"],
  ],
  nl: [
    ["Rugzak", "rguzak"],
    ["Paraplu", "parplu"],
    ["Koptelefoon", "koptteleffoon"],
    ["Toetsenbord", "toetsenbotd"],
  ],
  tr: [
    ["Çaydanlık", "çaydnalık"],
    ["Kulaklık", "kulklık"],
    ["Battaniye", "batttaniye"],
    ["Gözlük", "gözlükk"],
  ],
};

test.each(Object.entries(slips))("in %s goods are found by a misspelt name", async (code, words) => {
  await keepGoods(shop, Object.fromEntries(words.map(([title], i) => [`${title} Fell`, { id: `${i}` }])), code);
  const found: [string, string[]][] = [];
  for (const [, typed] of words) found.push([typed, titlesOf(await askLast(shop, typed))]);
  expect(found).toEqual(words.map(([title, typed]) => [typed, [`${title} Fell`]]));
});
