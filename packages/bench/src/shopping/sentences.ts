import type { importProducts } from "@widget-chat/client/admin";
import { mulberry } from "../mulberry.ts";

export type PutProduct = Parameters<typeof importProducts>[2][number];

/** A sentence that a shop of these products is asked, and the wishes in it: `price lt 50`. */
export interface Sentence {
  text: string;
  wishes: string[];
}

/** A product that the sentence is about, by what a visitor would call it. */
interface Goods {
  brand: string;
  type: string;
  colour: string;
  price: number;
  rating: number;
  reviews: number;
  /** In grams; null: it is not told. */
  weight: number | null;
  /** Another brand and another colour of things that are called so; null: there is none. */
  otherBrand: string | null;
  otherColour: string | null;
}

/** A part of a sentence, and the wishes that it says. */
interface Part {
  text: string;
  wishes: string[];
}

/** How one language says each wish; `$` is the currency of the products. */
interface Phrasing {
  of(goods: Goods): { text: string; wishes: string[] }[];
  price(amount: number): Part[];
  more(goods: Goods): Part[];
  not(goods: Goods): Part[];
}

const brandOf = ({ brand }: Goods): string => `brand eq ${brand}`;
const colourOf = ({ colour }: Goods): string => `colour eq ${colour}`;

/** Two bounds of a price, the lower a quarter of the upper. */
const priced = (amount: number, said: (low: number, high: number) => string): Part => {
  const low = Math.floor(amount / 4);
  return { text: said(low, amount), wishes: [`price gte ${low}`, `price lte ${amount}`] };
};

/** What shall not be, as far as there is another brand or colour, in each wording. */
const excluding = (
  { otherBrand, otherColour }: Goods,
  brands: ((brand: string) => string)[],
  inColours: ((colour: string) => string)[],
): Part[] => [
  ...(otherBrand ? brands.map((said) => ({ text: said(otherBrand), wishes: [`brand not ${otherBrand}`] })) : []),
  ...(otherColour ? inColours.map((said) => ({ text: said(otherColour), wishes: [`colour not ${otherColour}`] })) : []),
];

/** What is a little more than a product weighs, as a bound in each wording; none where that is not told. */
function weighing(
  weight: number | null,
  comma: string,
  ...wordings: [said: (kg: string) => string, op: string, measure?: string][]
): Part[] {
  if (weight === null) return [];
  const kg = `${(Math.ceil(weight / 100 + 1) / 10).toFixed(1).replace(".", comma)} kg`;
  return wordings.map(([said, op, measure = ""]) => ({ text: said(kg), wishes: [`quantity${measure} ${op} ${kg}`] }));
}

const phrasings: Record<string, Phrasing> = {
  en: {
    of: (goods) => [
      { text: `${goods.brand} ${goods.type}`, wishes: [brandOf(goods)] },
      { text: `show me ${goods.colour.toLowerCase()} ${goods.type}`, wishes: [colourOf(goods)] },
      {
        text: `a ${goods.colour.toLowerCase()} ${goods.brand} ${goods.type}`,
        wishes: [brandOf(goods), colourOf(goods)],
      },
    ],
    price: (amount) => [
      { text: `under $${amount}`, wishes: [`price lt ${amount}`] },
      { text: `for at most ${amount} dollars`, wishes: [`price lte ${amount}`] },
      { text: `that costs no more than $${amount}`, wishes: [`price lte ${amount}`] },
      priced(amount, (low, high) => `between $${low} and $${high}`),
    ],
    more: ({ rating, reviews, weight }) => [
      { text: `rated at least ${rating} stars`, wishes: [`rating gte ${rating}`] },
      { text: `with over ${reviews - 1} reviews`, wishes: [`reviews gt ${reviews - 1}`] },
      { text: "in stock", wishes: ["availability eq in_stock"] },
      { text: "cheapest first", wishes: ["order eq cheapest"] },
      { text: "newest first", wishes: ["order eq newest"] },
      ...weighing(weight, ".", [(kg) => `under ${kg}`, "lt"], [(kg) => `that weighs at most ${kg}`, "lte", ".weight"]),
    ],
    not: (goods) =>
      excluding(
        goods,
        [(brand) => `not from ${brand}`, (brand) => `but no ${brand}`, (brand) => `of any brand but ${brand}`],
        [(colour) => `not in ${colour.toLowerCase()}`, (colour) => `in any colour except ${colour.toLowerCase()}`],
      ),
  },
  de: {
    of: (goods) => [
      { text: `${goods.type} von ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `ich suche ${goods.type} in ${german[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `unter ${amount} $`, wishes: [`price lt ${amount}`] },
      { text: `für höchstens ${amount} Dollar`, wishes: [`price lte ${amount}`] },
      { text: `bis ${amount} $`, wishes: [`price lte ${amount}`] },
      priced(amount, (low, high) => `zwischen ${low} und ${high} $`),
    ],
    more: ({ rating, reviews, weight }) => [
      { text: `mit mindestens ${String(rating).replace(".", ",")} Sternen`, wishes: [`rating gte ${rating}`] },
      { text: `mit mehr als ${reviews - 1} Bewertungen`, wishes: [`reviews gt ${reviews - 1}`] },
      { text: "auf Lager", wishes: ["availability eq in_stock"] },
      { text: "das Billigste zuerst", wishes: ["order eq cheapest"] },
      { text: "das Neueste zuerst", wishes: ["order eq newest"] },
      ...weighing(
        weight,
        ",",
        [(kg) => `unter ${kg}`, "lt"],
        [(kg) => `mit höchstens ${kg} Gewicht`, "lte", ".weight"],
      ),
    ],
    not: (goods) =>
      excluding(
        goods,
        [(brand) => `nicht von ${brand}`, (brand) => `aber kein ${brand}`, (brand) => `nicht von der Marke ${brand}`],
        [(colour) => `nicht in ${german[colour]}`, (colour) => `in jeder Farbe außer ${german[colour]}`],
      ),
  },
  fr: {
    of: (goods) => [
      { text: `${goods.type} ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `je cherche ${goods.type} ${french[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `à moins de ${amount} $`, wishes: [`price lt ${amount}`] },
      { text: `pour ${amount} dollars maximum`, wishes: [`price lte ${amount}`] },
      priced(amount, (low, high) => `entre ${low} et ${high} $`),
    ],
    more: ({ rating, reviews, weight }) => [
      { text: `avec au moins ${String(rating).replace(".", ",")} étoiles`, wishes: [`rating gte ${rating}`] },
      { text: `avec plus de ${reviews - 1} avis`, wishes: [`reviews gt ${reviews - 1}`] },
      { text: "en stock", wishes: ["availability eq in_stock"] },
      { text: "les moins chers d’abord", wishes: ["order eq cheapest"] },
      { text: "les plus récents", wishes: ["order eq newest"] },
      ...weighing(weight, ",", [(kg) => `de moins de ${kg}`, "lt"]),
    ],
    not: (goods) =>
      excluding(
        goods,
        [(brand) => `pas de ${brand}`, (brand) => `sauf ${brand}`, (brand) => `d’une autre marque que ${brand}`],
        [(colour) => `pas en ${french[colour]}`, (colour) => `d’une autre couleur que ${french[colour]}`],
      ),
  },
  es: {
    of: (goods) => [
      { text: `${goods.type} ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `busco ${goods.type} ${spanish[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `por menos de ${amount} $`, wishes: [`price lt ${amount}`] },
      { text: `hasta ${amount} dólares`, wishes: [`price lte ${amount}`] },
      priced(amount, (low, high) => `entre ${low} y ${high} $`),
    ],
    more: ({ rating, reviews, weight }) => [
      { text: `con al menos ${String(rating).replace(".", ",")} estrellas`, wishes: [`rating gte ${rating}`] },
      { text: `con más de ${reviews - 1} opiniones`, wishes: [`reviews gt ${reviews - 1}`] },
      { text: "en stock", wishes: ["availability eq in_stock"] },
      { text: "los más baratos primero", wishes: ["order eq cheapest"] },
      { text: "los más nuevos", wishes: ["order eq newest"] },
      ...weighing(weight, ",", [(kg) => `de menos de ${kg}`, "lt"]),
    ],
    not: (goods) =>
      excluding(
        goods,
        [
          (brand) => `que no sea de ${brand}`,
          (brand) => `excepto ${brand}`,
          (brand) => `de cualquier marca menos ${brand}`,
        ],
        [(colour) => `que no sea ${spanish[colour]}`, (colour) => `en cualquier color menos ${spanish[colour]}`],
      ),
  },
};

const colours = ["Black", "White", "Silver", "Red", "Blue", "Grey", "Green", "Yellow"];
const inOrder = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(" ").map((name, at) => [colours[at]!, name]));
const german = inOrder("Schwarz Weiß Silber Rot Blau Grau Grün Gelb");
const french = inOrder("noir blanc argent rouge bleu gris vert jaune");
const spanish = inOrder("negro blanco plateado rojo azul gris verde amarillo");

/** The colour, as the catalogue writes it, that is said in any of the languages. */
export function colourSaid(said: string): string {
  const word = said.toLowerCase().replace("gray", "grey");
  const names = [german, french, spanish];
  return (
    colours.find((one) => [one, ...names.map((of) => of[one]!)].some((name) => name.toLowerCase() === word)) ?? said
  );
}

/** Products as shops tell them: the set's have neither ratings nor numbers of reviews, no dates, and weights without a unit. */
export function asShopsTell(products: PutProduct[]): PutProduct[] {
  const random = mulberry(7);
  const days = mulberry(5);
  return products.map((product) => ({
    ...product,
    rating: Math.round((3 + random() * 2) * 10) / 10,
    attributes: {
      ...product.attributes,
      reviews: Math.floor(random() * 2_000) + 2,
      release_date: new Date(Date.UTC(2023, 0, 1 + Math.floor(days() * 1_400))).toISOString().slice(0, 10),
      ...(typeof product.attributes?.["weight"] === "number" && { weight: `${product.attributes["weight"]} g` }),
    },
  }));
}

/** What a product weighs, in grams; null: it is not told. */
export function weightOf({ attributes = {} }: PutProduct): number | null {
  const told = /^([\d.]+) g$/.exec(String(attributes["weight"]));
  return told ? Number(told[1]) : null;
}

/** Sentences about what the catalogue has, in four languages in turn; always the same for a seed. */
export function sentencesAbout(products: PutProduct[], count: number, seed: number): Sentence[] {
  const random = mulberry(seed);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!;
  const known = withOthers(products.flatMap((product) => goodsIn(product) ?? []));
  const languages = Object.values(phrasings);
  return Array.from({ length: count }, (_, at) => {
    const { of, price, more, not } = languages[at % languages.length]!;
    const goods = pick(known);
    const named = pick(of(goods));
    // What shall be of one brand or colour says of no other that it shall not be.
    const ownFields = new Set(named.wishes.map((wish) => wish.split(" ")[0]));
    const denials = not(goods).filter(({ wishes: [wish = ""] }) => !ownFields.has(wish.split(" ")[0]));
    const parts = [
      ...(denials.length > 0 && random() < 0.3 ? [pick(denials)] : []),
      pick(price(Math.ceil(goods.price * 1.2) + 1)),
      ...(random() < 0.5 ? [pick(more(goods))] : []),
    ];
    return {
      text: [named.text, ...parts.map(({ text }) => text)].join(" "),
      wishes: [named, ...parts].flatMap(({ wishes }) => wishes),
    };
  });
}

/** With the first other brand and colour that things of the same name have. */
function withOthers(all: Omit<Goods, "otherBrand" | "otherColour">[]): Goods[] {
  const byType = Map.groupBy(all, ({ type }) => type);
  return all.map((goods) => {
    const alike = byType.get(goods.type)!;
    return {
      ...goods,
      otherBrand: alike.find(({ brand }) => brand !== goods.brand)?.brand ?? null,
      otherColour: alike.find(({ colour }) => colour !== goods.colour)?.colour ?? null,
    };
  });
}

/** What a visitor would call a product; null where its data give it no short name. */
function goodsIn(product: PutProduct): Omit<Goods, "otherBrand" | "otherColour"> | null {
  const { title, brand, price, rating, availability, attributes = {} } = product;
  const { product_type: type, product_colour: colour, reviews } = attributes;
  if (typeof type !== "string" || typeof colour !== "string" || !brand || availability === "out_of_stock") return null;
  if (!/^[A-Za-z]+(?: [a-z]+)?$/.test(type) || !colours.includes(colour)) return null;
  if (!title.toLowerCase().includes(type.toLowerCase())) return null;
  return {
    brand,
    type: type.toLowerCase(),
    colour,
    price: Number(price.amount),
    rating: rating ?? 0,
    reviews: Number(reviews),
    weight: weightOf(product),
  };
}
