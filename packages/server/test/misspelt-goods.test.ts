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
