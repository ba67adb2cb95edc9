import type { ProductFacts } from "../../../db/lexemes.ts";
import { reviewsIn } from "../../wishes/reviews.ts";
import { variantsBuffersOf, variantsBuilder, type Variants } from "./variants.ts";
import { newnessBuilder } from "./newness.ts";
import { headsBuffersOf, headsBuilder, type Heads } from "./heads.ts";
import { measuredBuffersOf, measuredBuilder, type Measured } from "./measured.ts";
import { propertiesBuffersOf, propertiesBuilder, type Properties } from "./properties.ts";
import { standingOf } from "./standing.ts";
import { toldByText, toldByTextBuffersOf, type ToldByText } from "./told-by-text.ts";

/** What products are chosen by, text by text, in typed arrays and lists of names. */
export interface Facts {
  /** Numbers; `NaN` where nobody knows. */
  price: Float64Array<ArrayBuffer>;
  rating: Float64Array<ArrayBuffer>;
  reviews: Float64Array<ArrayBuffer>;
  /** The day since which it is there, in days since 1970. */
  newness: Float64Array<ArrayBuffer>;
  /** What each is worth beside its like (standing.ts). */
  standing: Float64Array<ArrayBuffer>;
  /** Names by their place in a list; 0: none. */
  currency: Coded;
  availability: Coded;
  isOnSale: Uint8Array<ArrayBuffer>;
  properties: Properties;
  told: ToldByText;
  measured: Measured;
  heads: Heads;
  variants: Variants;
}

export interface Coded {
  of: Uint32Array<ArrayBuffer>;
  names: string[];
}

/** Gathers facts in the order in which texts are added. */
export interface FactsBuilder {
  add(facts: ProductFacts): void;
  finish(): Facts;
}

export function factsBuilder(): FactsBuilder {
  const rows: { price: number; rating: number; reviews: number; isOnSale: boolean; isSoldOut: boolean }[] = [];
  const codes = { currency: coder(), availability: coder() };
  const properties = propertiesBuilder();
  const measured = measuredBuilder();
  const heads = headsBuilder();
  const variants = variantsBuilder();
  const newness = newnessBuilder();
  return {
    add(facts) {
      const { price, currency, isOnSale, availability, rating, attributes } = facts;
      properties.add(rows.length, facts);
      measured.add(rows.length, facts);
      heads.add(rows.length, facts);
      variants.add(facts);
      newness.add(facts);
      rows.push({
        price,
        rating: rating ?? Number.NaN,
        reviews: reviewsIn(attributes) ?? Number.NaN,
        isOnSale,
        isSoldOut: availability === "out_of_stock",
      });
      codes.currency.add(currency);
      codes.availability.add(availability);
    },
    finish() {
      const told = properties.finish();
      return {
        price: Float64Array.from(rows, ({ price }) => price),
        rating: Float64Array.from(rows, ({ rating }) => rating),
        reviews: Float64Array.from(rows, ({ reviews }) => reviews),
        newness: newness.finish(),
        standing: Float64Array.from(rows, standingOf),
        isOnSale: Uint8Array.from(rows, ({ isOnSale }) => Number(isOnSale)),
        currency: codes.currency.finish(),
        availability: codes.availability.finish(),
        properties: told,
        told: toldByText(told, rows.length),
        measured: measured.finish(),
        heads: heads.finish(),
        variants: variants.finish(),
      };
    },
  };
}

export const factsBuffersOf = (facts: Facts): ArrayBuffer[] =>
  [
    facts.price,
    facts.rating,
    facts.reviews,
    facts.newness,
    facts.standing,
    facts.isOnSale,
    ...[facts.currency, facts.availability].map(({ of }) => of),
  ]
    .map(({ buffer }) => buffer)
    .concat(
      propertiesBuffersOf(facts.properties),
      toldByTextBuffersOf(facts.told),
      measuredBuffersOf(facts.measured),
      headsBuffersOf(facts.heads),
      variantsBuffersOf(facts.variants),
    );

function coder(): { add(name: string | null): void; finish(): Coded } {
  const places = new Map<string, number>();
  const of: number[] = [];
  return {
    add(name) {
      if (!name) return void of.push(0);
      const place = places.get(name) ?? places.size + 1;
      places.set(name, place);
      of.push(place);
    },
    finish: () => ({ of: Uint32Array.from(of), names: ["", ...places.keys()] }),
  };
}
