import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { inEach, type Good, type Tongue } from "./goods.ts";

const kinds = {
  tent: inEach("Tent", "Zelt", "Tente", "Tienda de campaña", "Tenda", "Tenda", "Tent", "Çadır"),
  backpack: inEach("Backpack", "Rucksack", "Sac à dos", "Mochila", "Zaino", "Mochila", "Rugzak", "Sırt çantası"),
  jacket: inEach("Jacket", "Jacke", "Veste", "Chaqueta", "Giacca", "Casaco", "Jas", "Ceket"),
  shirt: inEach("T-shirt", "T-Shirt", "T-shirt", "Camiseta", "Maglietta", "Camiseta", "T-shirt", "Tişört"),
  shoe: inEach(
    "Running shoe",
    "Laufschuh",
    "Chaussure de course",
    "Zapatilla de correr",
    "Scarpa da corsa",
    "Sapatilha de corrida",
    "Hardloopschoen",
    "Koşu ayakkabısı",
  ),
  bag: inEach(
    "Sleeping bag",
    "Schlafsack",
    "Sac de couchage",
    "Saco de dormir",
    "Sacco a pelo",
    "Saco-cama",
    "Slaapzak",
    "Uyku tulumu",
  ),
  beanie: inEach("Beanie", "Mütze", "Bonnet", "Gorro", "Berretto", "Gorro", "Muts", "Bere"),
  lamp: inEach(
    "Headlamp",
    "Stirnlampe",
    "Lampe frontale",
    "Linterna frontal",
    "Lampada frontale",
    "Lanterna frontal",
    "Hoofdlamp",
    "Kafa lambası",
  ),
  bottle: inEach("Bottle", "Trinkflasche", "Gourde", "Botella", "Borraccia", "Garrafa", "Drinkfles", "Matara"),
};
type Kind = keyof typeof kinds;

const colours = {
  green: inEach("Green", "Grün", "Vert", "Verde", "Verde", "Verde", "Groen", "Yeşil"),
  orange: inEach("Orange", "Orange", "Orange", "Naranja", "Arancione", "Laranja", "Oranje", "Turuncu"),
  blue: inEach("Blue", "Blau", "Bleu", "Azul", "Blu", "Azul", "Blauw", "Mavi"),
  red: inEach("Red", "Rot", "Rouge", "Rojo", "Rosso", "Vermelho", "Rood", "Kırmızı"),
  black: inEach("Black", "Schwarz", "Noir", "Negro", "Nero", "Preto", "Zwart", "Siyah"),
};
const names = {
  colour: inEach("colour", "Farbe", "couleur", "color", "colore", "cor", "kleur", "renk"),
  weight: inEach("weight", "Gewicht", "poids", "peso", "peso", "peso", "gewicht", "ağırlık"),
  volume: inEach("volume", "Volumen", "volume", "volumen", "volume", "volume", "volume", "hacim"),
  hours: inEach(
    "battery_life",
    "Akkulaufzeit",
    "autonomie",
    "autonomía",
    "autonomia",
    "autonomia",
    "batterijduur",
    "pil ömrü",
  ),
  waterproof: inEach(
    "waterproof",
    "wasserdicht",
    "imperméable",
    "impermeable",
    "impermeabile",
    "impermeável",
    "waterdicht",
    "su geçirmez",
  ),
  size: inEach("size", "Größe", "taille", "talla", "taglia", "tamanho", "maat", "beden"),
  hour: inEach("h", "h", "h", "h", "h", "h", "uur", "saat"),
};

interface Told {
  was?: number;
  out?: true;
  rating?: [stars: number, reviews: number];
  /** In kilograms, litres and hours. */
  kg?: number;
  litres?: number;
  hours?: number;
  waterproof?: boolean;
  sizes?: string[];
  /** On which day it came out. */
  day?: string;
}
type Row = [kind: Kind, name: string, brand: string, colour: keyof typeof colours, price: number, told: Told];

const rows: Row[] = [
  ["tent", "Corrib", "Fell", "green", 180, { kg: 1.8, rating: [4.7, 220], day: "2024-03-01" }],
  ["tent", "Gale", "Norda", "orange", 240, { kg: 2.6, rating: [4.2, 90], waterproof: true, day: "2025-05-01" }],
  ["tent", "Moss", "Tarn", "green", 320, { kg: 1.2, rating: [4.9, 40], waterproof: true, day: "2026-09-01" }],
  ["tent", "Haven", "Orla", "blue", 99, { kg: 4.5, was: 140, rating: [3.8, 300], waterproof: false }],
  ["tent", "Skerry", "Fell", "red", 90, { kg: 3.1, out: true, rating: [4, 12], day: "2023-01-01" }],
  ["backpack", "Loch", "Fell", "blue", 45, { litres: 20, kg: 0.9, rating: [4.4, 130] }],
  ["backpack", "Brae", "Norda", "black", 70, { litres: 28, kg: 1.1, rating: [4.1, 60] }],
  ["backpack", "Glen", "Norda", "green", 110, { litres: 45, kg: 1.7, was: 130, rating: [4.6, 75] }],
  ["backpack", "Munro", "Tarn", "red", 210, { litres: 65, kg: 2.2, rating: [4.8, 31] }],
  ["backpack", "Pike", "Orla", "black", 35, { litres: 12, kg: 0.5, out: true, rating: [3.5, 9] }],
  ["backpack", "Cairn", "Tarn", "orange", 95, { litres: 32, kg: 1.4, rating: [4.3, 210] }],
  ["jacket", "Squall", "Fell", "red", 120, { waterproof: true, rating: [4.5, 88], sizes: ["S", "M", "L"] }],
  ["jacket", "Drift", "Norda", "blue", 160, { waterproof: false, rating: [4.0, 33], sizes: ["M", "L", "XL"] }],
  ["jacket", "Ember", "Tarn", "black", 220, { waterproof: true, rating: [4.7, 54], sizes: ["S", "L"] }],
  ["shirt", "Plover", "Fell", "blue", 25, { sizes: ["S", "M", "L"] }],
  ["shirt", "Wren", "Orla", "red", 19, { sizes: ["M", "XL"] }],
  ["shirt", "Heron", "Norda", "black", 32, { sizes: ["S", "M"] }],
  ["shoe", "Hare", "Fell", "blue", 110, { rating: [4.6, 140], sizes: ["41", "42", "43"] }],
  ["shoe", "Stoat", "Norda", "red", 95, { rating: [4.1, 62], sizes: ["42", "44"] }],
  ["shoe", "Marten", "Tarn", "black", 140, { rating: [4.3, 25], sizes: ["40", "41"] }],
  ["bag", "Cosy", "Orla", "blue", 60, { kg: 1.6, rating: [3.9, 40] }],
  ["bag", "Polar", "Tarn", "red", 280, { kg: 1.3, rating: [4.8, 77] }],
  ["bag", "Summer", "Fell", "green", 45, { kg: 0.8, rating: [4.2, 51] }],
  ["bag", "Feather", "Norda", "black", 190, { kg: 0.9, was: 230, rating: [4.6, 18] }],
  ["beanie", "Tuft", "Orla", "red", 18, { sizes: ["One size"] }],
  ["beanie", "Crest", "Fell", "black", 24, { sizes: ["One size"] }],
  ["lamp", "Glint", "Norda", "black", 29, { hours: 6, kg: 0.08 }],
  ["lamp", "Beacon", "Fell", "orange", 65, { hours: 12, kg: 0.11 }],
  ["lamp", "Comet", "Tarn", "red", 89, { hours: 40, kg: 0.15, waterproof: true }],
  ["bottle", "Rill", "Orla", "blue", 15, { litres: 0.5 }],
  ["bottle", "Beck", "Fell", "green", 22, { litres: 0.75 }],
  ["bottle", "Brook", "Norda", "black", 28, { litres: 1 }],
  ["bottle", "Torrent", "Tarn", "red", 39, { litres: 1.5 }],
];

/** What nothing in the sentences asks for: a shop has more. */
const more: Row[] = ["Aran", "Bute", "Cull", "Eigg", "Fara", "Gigha", "Hoy", "Iona", "Jura", "Mull"].flatMap(
  (name, at): Row[] => [
    ["bottle", `${name} Mini`, "Orla", at % 2 ? "black" : "blue", 41 + at, { litres: 0.3 }],
    ["lamp", `${name} Mini`, "Orla", at % 2 ? "black" : "blue", 15 + at, { hours: 2 }],
  ],
);

const decimals = (value: number, language: Tongue): string =>
  language === "en" ? String(value) : String(value).replace(".", ",");

function goodsOf([kind, name, brand, colour, price, told]: Row, language: Tongue): Good[] {
  const category = kinds[kind][language];
  const title = ["fr", "es", "it", "pt"].includes(language) ? `${category} ${name}` : `${name} ${category}`;
  const attributes: NonNullable<PutProduct["attributes"]> = { [names.colour[language]]: colours[colour][language] };
  if (told.kg !== undefined) attributes[names.weight[language]] = `${decimals(told.kg, language)} kg`;
  if (told.litres !== undefined) attributes[names.volume[language]] = `${decimals(told.litres, language)} l`;
  if (told.hours !== undefined) attributes[names.hours[language]] = `${told.hours} ${names.hour[language]}`;
  if (told.waterproof !== undefined) attributes[names.waterproof[language]] = told.waterproof;
  if (told.rating) attributes["reviews"] = told.rating[1];
  attributes["release_date"] = told.day ?? "2023-06-01";
  const base = `${kind}-${name.toLowerCase().replace(" ", "-")}`;
  const product: PutProduct = {
    id: base,
    title,
    brand,
    category,
    price: { amount: String(told.was ?? price), currency: "EUR" },
    ...(told.was && { sale_price: { amount: String(price), currency: "EUR" } }),
    ...(told.rating && { rating: told.rating[0] }),
    availability: told.out ? "out_of_stock" : "in_stock",
    attributes,
    url: `https://outfitter.example/${base}`,
  };
  const good = {
    kind,
    name,
    brand,
    colour,
    price,
    isOnSale: told.was !== undefined,
    isOut: told.out ?? false,
    rating: told.rating?.[0] ?? null,
    reviews: told.rating?.[1] ?? 0,
    weight: told.kg && told.kg * 1000,
    volume: told.litres,
    hours: told.hours,
  };
  if (!told.sizes) return [{ ...good, product }];
  return told.sizes.map((size) => ({
    ...good,
    size,
    product: {
      ...product,
      id: `${base}-${size.toLowerCase().replace(" ", "-")}`,
      group_id: base,
      options: { [names.size[language]]: size },
    },
  }));
}

/** A shop for hikers and runners, in one language. */
export const outfitter = (language: Tongue): Good[] => [...rows, ...more].flatMap((row) => goodsOf(row, language));
