import type { Expected } from "./expected.ts";
import type { Good } from "./goods.ts";

const is = (kind: string) => (good: Good) => good.kind === kind;
const shoes: Expected = { fits: is("shoe") };

/** Said to the outfitter whose data are English, in whatever language. */
export const oddWishes: [expects: Expected, ...said: string[]][] = [
  [
    { fits: is("shoe"), first: "Stoat", chips: ["order=cheapest"] },
    "billigste Schuhe",
    "scarpe più economiche",
    "goedkoopste schoenen",
  ],
  [
    { fits: is("tent"), first: "Moss", chips: ["order=newest"] },
    "neueste Zelte",
    "nieuwste tenten",
    "tentes nouveautés",
    "en yeni çadırlar",
  ],
  [{ fits: () => true, first: "Moss", chips: ["order=newest"] }, "nouveautés", "Neuheiten", "novedades", "what's new?"],
  [
    { fits: (one) => is("tent")(one) && one.price < 100, chips: ["price<"] },
    "Zelt unter 100 Euro",
    "tente moins de 100 €",
    "çadır 100 eurodan ucuz",
  ],
  [
    { fits: (one) => is("backpack")(one) && one.volume! > 20, chips: ["quantity>"] },
    "sac de plus de 20 litres",
    "zaino più di 20 litri",
    "Rucksack über 20 Liter",
  ],
  [
    { fits: (one) => is("backpack")(one) && one.colour === "black" },
    "schwarzer Rucksack",
    "sac à dos noir",
    "zwarte rugzak",
    "mochila negra",
  ],
  [{ shows: [] }, "size chart", "Größentabelle", "guide des tailles"],
  [{ fits: (one) => is("beanie")(one), tells: /\bM\b/ }, "beanie size M", "beanie in M"],
  [{ fits: is("shoe"), chips: [] }, "shoes size -42"],
  [shoes, "running shoes", "shoes for running", "Schuhe", "sneakers"],
  [
    { fits: (one) => one.isOnSale, chips: ["sale="] },
    "sale",
    "special offers",
    "reduced items",
    "Sonderangebote",
    "soldes",
  ],
  [
    { fits: (one) => one.isOnSale && is("tent")(one), chips: ["sale="] },
    "tents on sale",
    "reduced tents",
    "reduzierte Zelte",
  ],
  [
    { fits: () => true, first: "Haven", chips: ["order=popular"] },
    "bestsellers",
    "what's most popular?",
    "what are your bestsellers?",
  ],
  [
    { fits: (one) => is("tent")(one) && one.rating! >= 4.6, chips: ["rating=high"] },
    "well rated tents",
    "gut bewertete Zelte",
  ],
  [{ shows: ["Moss", "Gale"], chips: ["price=high"] }, "premium tents", "expensive tents"],
  [
    { isNothing: true, tells: /500.*300|300.*500/ },
    "tent over 500 and under 300 euros",
    "tent under 300 euros but more than 500 euros",
  ],
  [{ isNothing: true, tells: /5 kg.*2 kg|2 kg.*5 kg/ }, "tent heavier than 5 kg and lighter than 2 kg"],
  [
    { fits: (one) => is("tent")(one) && one.weight! >= 1500 && one.weight! <= 3000, chips: ["quantity<", "quantity>"] },
    "tent between 3 and 1.5 kg",
    "tent between 1.5 kg and 3 kg",
  ],
  [
    { fits: (one) => is("bag")(one) && one.weight! < 1000, chips: ["quantity<"] },
    "sleeping bag under 1 kg",
    "sleeping bag under 1000 g",
    "sleeping bag less than 2.2 lbs",
  ],
  [
    { fits: (one) => is("bottle")(one) && one.volume! >= 1, chips: ["quantity>"] },
    "bottle of at least 1 litre",
    "bottle with at least 1000 ml",
  ],
  [
    { fits: (one) => is("jacket")(one) && one.size === "L" && one.price < 200, chips: ["attributes.size=", "price<"] },
    "jacket in L under 200 euros",
    "jacket size large below 200 €",
  ],
  [
    { fits: (one) => is("jacket")(one) && one.size === "XL", chips: ["attributes.size="] },
    "XL jacket",
    "jacket in extra large",
  ],
  [
    { fits: (one) => is("lamp")(one) && one.hours! >= 12, chips: ["quantity>"] },
    "headlamp with 12 hours or more",
    "headlamp at least 720 minutes battery life",
    "headlamp with more than 11 h battery",
  ],
  [
    { shows: ["Corrib", "Gale"], tells: /\|/ },
    "Corrib vs Gale",
    "difference between Corrib and Gale",
    "Corrib or Gale, which is lighter?",
  ],
  [{ shows: ["Corrib"], answers: "yes" }, "is the Corrib in stock?", "is the Corrib tent available?"],
  [{ shows: ["Haven"], answers: "no" }, "is the Haven tent waterproof?", "does the Haven weigh less than 4 kg?"],
];
