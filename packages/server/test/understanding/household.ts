import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Good } from "./goods.ts";

interface Told {
  was?: number;
  out?: true;
  rating?: [stars: number, reviews: number];
  attributes?: NonNullable<PutProduct["attributes"]>;
  grams?: number;
  litres?: number;
  hours?: number;
  inches?: number;
  /** In gigabytes. */
  ram?: number;
  storage?: number;
}
type Row = [kind: string, title: string, brand: string, colour: string, price: number, told: Told];

const laptop = (
  name: string,
  brand: string,
  colour: string,
  price: number,
  [inches, ram, storage, kg, hours]: [number, number, string, number, number],
  more: Told = {},
): Row => [
  "Laptops",
  `${brand} ${name} laptop`,
  brand,
  colour,
  price,
  {
    ...more,
    inches,
    ram,
    storage: parseInt(storage, 10) * (storage.endsWith("TB") ? 1000 : 1),
    grams: kg * 1000,
    hours,
    attributes: {
      screen_size: `${inches} inch`,
      ram: `${ram} GB`,
      storage,
      weight: `${kg} kg`,
      battery_life: `${hours} hours`,
    },
  },
];
const screen = (kind: string, name: string, brand: string, price: number, inches: number, more: Told = {}): Row => [
  kind,
  `${brand} ${name} ${kind === "TVs" ? "TV" : "monitor"}`,
  brand,
  "Black",
  price,
  { ...more, inches, attributes: { screen_size: `${inches}"` } },
];
const phone = (name: string, colour: string, price: number, storage: number, inches: number, more: Told = {}): Row => [
  "Smartphones",
  `Nova ${name} smartphone`,
  "Nova",
  colour,
  price,
  { ...more, storage, inches, attributes: { storage: `${storage} GB`, screen_size: `${inches} inch` } },
];
const sound = (
  name: string,
  brand: string,
  colour: string,
  price: number,
  hours: number | null,
  more: Told = {},
): Row => [
  "Headphones",
  `${brand} ${name} headphones`,
  brand,
  colour,
  price,
  {
    ...more,
    ...(hours !== null && { hours }),
    attributes: { wireless: hours !== null, ...(hours !== null && { battery_life: `${hours} h` }) },
  },
];
const kettle = (name: string, brand: string, colour: string, price: number, litres: number, more: Told = {}): Row => [
  "Kettles",
  `${brand} ${name} kettle`,
  brand,
  colour,
  price,
  { ...more, litres, attributes: { capacity: `${litres} l`, power: "2200 W" } },
];

const rows: Row[] = [
  laptop("Aspen 14", "Veda", "Silver", 599, [14, 8, "256 GB", 1.3, 12], { rating: [4.1, 85] }),
  laptop("Birch 15", "Veda", "Black", 899, [15.6, 16, "512 GB", 1.8, 9], { rating: [4.4, 140] }),
  laptop("Cedar 13", "Onda", "Silver", 1299, [13.3, 16, "1 TB", 1.1, 18], { rating: [4.8, 61] }),
  laptop("Dune 17", "Onda", "Black", 1899, [17.3, 32, "2 TB", 2.9, 5], { rating: [4.3, 22] }),
  laptop("Elm 11", "Miro", "Blue", 199, [11.6, 4, "64 GB", 1, 14], { was: 249, rating: [3.6, 210] }),
  screen("TVs", "Vista 32", "Onda", 249, 32, { rating: [4, 300] }),
  screen("TVs", "Vista 43", "Onda", 349, 43, { rating: [4.2, 120] }),
  screen("TVs", "Panorama 55", "Miro", 499, 55, { was: 549, rating: [4.5, 99] }),
  screen("TVs", "Panorama 65", "Miro", 899, 65, { rating: [4.6, 45], out: true }),
  screen("TVs", "Cinema 75", "Veda", 1499, 75, { rating: [4.7, 12] }),
  screen("Monitors", "Desk 24", "Veda", 129, 24, { rating: [4.1, 75] }),
  screen("Monitors", "Desk 27", "Veda", 229, 27, { rating: [4.4, 58] }),
  screen("Monitors", "Studio 27", "Onda", 329, 27, { rating: [4.7, 33] }),
  screen("Monitors", "Studio 32", "Onda", 399, 32, { rating: [4.5, 17] }),
  phone("X14", "Black", 159, 64, 6.1, { rating: [4.1, 320] }),
  phone("X25", "White", 249, 128, 6.3, { rating: [4.4, 180] }),
  phone("X30", "Blue", 449, 256, 6.5, { rating: [4.6, 95] }),
  phone("X40", "Black", 799, 512, 6.7, { rating: [4.8, 41] }),
  sound("Hush", "Onda", "Black", 199, 30, { rating: [4.7, 410] }),
  sound("Pip", "Miro", "White", 49, 6, { rating: [3.9, 95] }),
  sound("Cord", "Miro", "Black", 29, null, { rating: [4, 60] }),
  sound("Dome", "Veda", "Blue", 119, 20, { rating: [4.3, 77], was: 149 }),
  kettle("Classic", "Herd", "Black", 39, 1.7, { rating: [4.3, 88] }),
  kettle("Retro", "Herd", "Red", 59, 1.5, { rating: [4.6, 64] }),
  kettle("Travel", "Pott", "White", 25, 0.8, { rating: [3.7, 41] }),
  kettle("Glass", "Pott", "White", 55, 1.8, { rating: [4.2, 23], out: true }),
  ...(
    [
      ["Coffee machines", "coffee machine", ["Presto", "Moka", "Filtra"], 89],
      ["Vacuum cleaners", "vacuum cleaner", ["Gust", "Sirocco", "Breeze"], 129],
      ["Printers", "printer", ["Inka", "Laser One", "Folio"], 99],
      ["Keyboards", "keyboard", ["Clack", "Soft", "Tiny"], 35],
      ["Refrigerators", "refrigerator", ["Arctic", "Igloo", "Frost"], 459],
      ["Washing machines", "washing machine", ["Drum", "Whirl", "Spin"], 389],
      ["Desk lamps", "desk lamp", ["Halo", "Ray", "Dot"], 32],
      ["Toasters", "toaster", ["Crisp", "Brown", "Slot"], 27],
      ["Irons", "iron", ["Press", "Steam", "Fold"], 44],
      ["Cameras", "camera", ["Lumen", "Snap", "Focus"], 299],
    ] as const
  ).flatMap(([kind, thing, names, price]) =>
    names.map((name, at): Row => [
      kind,
      `${name} ${thing}`,
      ["Herd", "Pott", "Sella"][at]!,
      ["Black", "White", "Silver"][at]!,
      price + at * 40,
      { rating: [3.9 + at * 0.3, 20 + at * 7] },
    ]),
  ),
  ...[0.5, 1, 2, 3].map((metres): Row => [
    "Cables",
    `USB cable ${metres} m`,
    "Sella",
    "Black",
    7 + metres,
    { attributes: { length: `${metres} m` } },
  ]),
];

/** A shop for electronics and the household, in English. */
export const household = (): Good[] =>
  rows.map(([kind, title, brand, colour, price, told]) => {
    const id = title.toLowerCase().replace(/[ .]/g, "-");
    const name = title.replace(/ (?:laptop|TV|monitor|smartphone|headphones|kettle)$/, "").replace(`${brand} `, "");
    return {
      kind,
      name,
      brand,
      colour: colour.toLowerCase(),
      price,
      isOnSale: told.was !== undefined,
      isOut: told.out ?? false,
      rating: told.rating?.[0] ?? null,
      reviews: told.rating?.[1] ?? 0,
      weight: told.grams,
      volume: told.litres,
      hours: told.hours,
      inches: told.inches,
      ram: told.ram,
      storage: told.storage,
      product: {
        id,
        title,
        brand,
        category: kind,
        price: { amount: String(told.was ?? price), currency: "EUR" },
        ...(told.was && { sale_price: { amount: String(price), currency: "EUR" } }),
        ...(told.rating && { rating: told.rating[0] }),
        availability: told.out ? ("out_of_stock" as const) : ("in_stock" as const),
        attributes: { colour, ...told.attributes, ...(told.rating && { reviews: told.rating[1] }) },
        url: `https://household.example/${id}`,
      },
    };
  });
