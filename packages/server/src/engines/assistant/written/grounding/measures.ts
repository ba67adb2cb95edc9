import { fold, foldedWords } from "../../words/fold.ts";

/** What a number counts, as far as its neighbours tell. */
export type Measure =
  | "%"
  | "EUR"
  | "USD"
  | "GBP"
  | "CHF"
  | "TRY"
  | "minute"
  | "hour"
  | "day"
  | "week"
  | "month"
  | "year";

const words: Record<Measure, string> = {
  "%": "percent prozent procent pct",
  EUR: "euro euros eur",
  USD: "dollar dollars usd dólares dólar",
  GBP: "pound pounds gbp libras pfund",
  CHF: "chf franken francs",
  TRY: "lira liras tl",
  minute: "minute minutes min mins minuten minuto minutos minuti minuut dakika",
  hour: "hour hours hr hrs stunde stunden std heure heures hora horas ora ore uur uren saat",
  day: "day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen gün",
  week: "week weeks woche wochen semaine semaines semana semanas settimana settimane weken hafta",
  month: "month months monat monate monaten mois mes meses mês mese mesi maand maanden ay",
  year: "year years jahr jahre jahren ans année années ano anos año años anno anni jaar jaren yıl",
};
const byWord = new Map(
  (Object.keys(words) as Measure[]).flatMap((measure) => foldedWords(words[measure]).map((word) => [word, measure])),
);
const bySign: Record<string, Measure> = { "€": "EUR", $: "USD", "£": "GBP", "₺": "TRY", "%": "%", "％": "%" };

/** German and Dutch write them in one word: "Werktage". */
const compound = /(?:tage?|tagen|dagen|stunden|wochen|monate|monaten|jahre|jahren)$/;

export function measureOf(word: string): Measure | null {
  const folded = fold(word);
  return bySign[word] ?? byWord.get(folded) ?? byWord.get(compound.exec(folded)?.[0] ?? "") ?? null;
}

/** The same time in other units: two weeks are 14 days. */
export function sameTime(value: number, measure: Measure | null): { value: number; measure: Measure }[] {
  switch (measure) {
    case "hour":
      return value % 24 === 0 ? [{ value: value / 24, measure: "day" }] : [{ value: value * 60, measure: "minute" }];
    case "minute":
      return value % 60 === 0 ? [{ value: value / 60, measure: "hour" }] : [];
    case "day":
      return [
        { value: value * 24, measure: "hour" },
        ...(value % 7 === 0 ? [{ value: value / 7, measure: "week" as const }] : []),
      ];
    case "week":
      return [{ value: value * 7, measure: "day" }];
    case "month":
      return value % 12 === 0 ? [{ value: value / 12, measure: "year" }] : [];
    case "year":
      return [{ value: value * 12, measure: "month" }];
    default:
      return [];
  }
}
