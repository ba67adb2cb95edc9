import type { ProductFacts } from "../../../db/lexemes.ts";
import { fold, wordsIn } from "../../wording/fold.ts";

const DAY_MS = 86_400_000;
/** Where at least so many tell their own date, what tells none is not known to be new. */
const MANY = 0.2;
/** How shops call the day on which a product came out, or came to them; folded, without blanks. */
const names = wordsIn(`
  releasedate released datereleased dateadded addedat addedon publishedat publisheddate publicationdate datepublished createdat datecreated
  launchdate launched availablesince onsalesince newsince erscheinungsdatum erscheinungstag veroffentlicht neuseit datedesortie datedeparution
  fechadelanzamiento fechadesalida datadiuscita erschienen eingefuhrt sortie parution lanzamiento lancamento uscita lancio toegevoegdop eklenmetarihi datadilancio datadelancamento verschijningsdatum releasedatum cikistarihi
`);
const DATE = /^\d{4}-\d{2}(?:-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?)?$/;

/** Gathers since when products are there: by their own dates where shops tell these, else by when they were first stored. */
export function newnessBuilder(): {
  add(facts: Pick<ProductFacts, "attributes" | "addedAt">): void;
  finish(): Float64Array<ArrayBuffer>;
} {
  const own: number[] = [];
  const stored: number[] = [];
  return {
    add({ attributes, addedAt }) {
      own.push(dayOf(dateIn(attributes)));
      stored.push(dayOf(addedAt));
    },
    finish() {
      const telling = own.filter((day) => !Number.isNaN(day)).length;
      return Float64Array.from(telling > 0 && telling >= own.length * MANY ? own : stored);
    },
  };
}

/** Whether any text is newer than another: what came all at once is all as new. */
export function tellsNewest(newness: Float64Array): boolean {
  const first = newness.find((day) => !Number.isNaN(day));
  return newness.some((day) => day !== first && !Number.isNaN(day));
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

function dateIn(attributes: Record<string, unknown>): number {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === "string" && DATE.test(value.trim()) && names.has(fold(name).replaceAll(" ", "")))
      return Date.parse(value.trim());
  return Number.NaN;
}
