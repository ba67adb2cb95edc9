import { languageOfLocale } from "../../../said/languages.ts";
import { turnOf } from "../../../testing/conversation.ts";
import { foundPassage } from "../../../testing/found-passage.ts";
import type { FoundPassage } from "../../../tools.ts";
import { createJudge, type Judge } from "../judge.ts";

/** A passage of prose, cut into its sentences. */
export const passage = (title: string, text: string): FoundPassage =>
  foundPassage({
    title,
    text,
    sentences: Array.from(text.matchAll(/(?:[^.。]|\.(?=\d))+[.。]?/g), ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.length,
    })),
  });

/** What a shop says. */
export const inEnglish = [
  passage(
    "Returns",
    "You can return anything within 30 days of delivery. We refund within five working days. The refund goes back the way it came. Gift cards cannot be returned.",
  ),
  passage(
    "Shipping",
    "Parcels within Germany arrive in two to three working days with DHL. Shipping costs 4.90 euros. Orders above 60 euros are delivered free of charge. We do not ship to Norway. Order by 2 pm and it leaves the same day. Parcels need a signature and cannot go to a PO box. Customs apply in the United Kingdom.",
  ),
  passage(
    "Contact",
    "Call us at +49 30 1234-567 on weekdays, or write to help@shop.example. The shop opened on 3 May 2019 and has 1,250 lamps. Spare part X-200 costs EUR 12.",
  ),
];
export const inGerman = [
  passage(
    "Rückgabe",
    "Sie können Ware innerhalb von 30 Tagen zurückgeben. Den Kaufpreis erstatten wir innerhalb von fünf Werktagen. Geschenkkarten nehmen wir nicht zurück.",
  ),
];

/** What holds sentences of an answer to a question against passages. */
export const judgeOf = (passages: FoundPassage[], question: string, locale = "en"): Judge =>
  createJudge(passages, turnOf(question, { tenant: { locale } }), languageOfLocale(locale));
