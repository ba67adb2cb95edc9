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
}

/** A part of a sentence, and the wish that it says. */
interface Part {
  text: string;
  wish: string;
}

/** How one language says each wish; `$` is the currency of the products. */
interface Phrasing {
  of(goods: Goods): { text: string; wishes: string[] }[];
  price(amount: number): Part[];
  more(goods: Goods): Part[];
}

const brandOf = ({ brand }: Goods): string => `brand eq ${brand}`;
const colourOf = ({ colour }: Goods): string => `colour eq ${colour}`;

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
      { text: `under $${amount}`, wish: `price lt ${amount}` },
      { text: `for at most ${amount} dollars`, wish: `price lte ${amount}` },
      { text: `that costs no more than $${amount}`, wish: `price lte ${amount}` },
    ],
    more: ({ rating, reviews }) => [
      { text: `rated at least ${rating} stars`, wish: `rating gte ${rating}` },
      { text: `with over ${reviews - 1} reviews`, wish: `reviews gt ${reviews - 1}` },
      { text: "in stock", wish: "availability eq in_stock" },
    ],
  },
  de: {
    of: (goods) => [
      { text: `${goods.type} von ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `ich suche ${goods.type} in ${german[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `unter ${amount} $`, wish: `price lt ${amount}` },
      { text: `für höchstens ${amount} Dollar`, wish: `price lte ${amount}` },
      { text: `bis ${amount} $`, wish: `price lte ${amount}` },
    ],
    more: ({ rating, reviews }) => [
      { text: `mit mindestens ${String(rating).replace(".", ",")} Sternen`, wish: `rating gte ${rating}` },
      { text: `mit mehr als ${reviews - 1} Bewertungen`, wish: `reviews gt ${reviews - 1}` },
      { text: "auf Lager", wish: "availability eq in_stock" },
    ],
  },
  fr: {
    of: (goods) => [
      { text: `${goods.type} ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `je cherche ${goods.type} ${french[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `à moins de ${amount} $`, wish: `price lt ${amount}` },
      { text: `pour ${amount} dollars maximum`, wish: `price lte ${amount}` },
    ],
    more: ({ rating, reviews }) => [
      { text: `avec au moins ${String(rating).replace(".", ",")} étoiles`, wish: `rating gte ${rating}` },
      { text: `avec plus de ${reviews - 1} avis`, wish: `reviews gt ${reviews - 1}` },
      { text: "en stock", wish: "availability eq in_stock" },
    ],
  },
  es: {
    of: (goods) => [
      { text: `${goods.type} ${goods.brand}`, wishes: [brandOf(goods)] },
      { text: `busco ${goods.type} ${spanish[goods.colour]}`, wishes: [colourOf(goods)] },
    ],
    price: (amount) => [
      { text: `por menos de ${amount} $`, wish: `price lt ${amount}` },
      { text: `hasta ${amount} dólares`, wish: `price lte ${amount}` },
    ],
    more: ({ rating, reviews }) => [
      { text: `con al menos ${String(rating).replace(".", ",")} estrellas`, wish: `rating gte ${rating}` },
      { text: `con más de ${reviews - 1} opiniones`, wish: `reviews gt ${reviews - 1}` },
      { text: "en stock", wish: "availability eq in_stock" },
    ],
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

/** Products as shops tell them: the set's have neither ratings nor numbers of reviews. */
export function withRatings(products: PutProduct[]): PutProduct[] {
  const random = mulberry(7);
  return products.map((product) => ({
    ...product,
    rating: Math.round((3 + random() * 2) * 10) / 10,
    attributes: { ...product.attributes, reviews: Math.floor(random() * 2_000) + 2 },
  }));
}

/** Sentences about what the catalogue has, in four languages in turn; always the same. */
export function sentencesAbout(products: PutProduct[], count: number): Sentence[] {
  const random = mulberry(11);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)]!;
  const known = products.flatMap((product) => goodsIn(product) ?? []);
  const languages = Object.values(phrasings);
  return Array.from({ length: count }, (_, at) => {
    const { of, price, more } = languages[at % languages.length]!;
    const goods = pick(known);
    const named = pick(of(goods));
    const parts = [pick(price(Math.ceil(goods.price * 1.2) + 1)), ...(random() < 0.5 ? [pick(more(goods))] : [])];
    return {
      text: [named.text, ...parts.map(({ text }) => text)].join(" "),
      wishes: [...named.wishes, ...parts.map(({ wish }) => wish)],
    };
  });
}

/** What a visitor would call a product; null where its data give it no short name. */
function goodsIn({ title, brand, price, rating, availability, attributes = {} }: PutProduct): Goods | null {
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
  };
}
