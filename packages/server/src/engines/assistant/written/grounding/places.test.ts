import { expect, test } from "vitest";
import { languageOfLocale } from "../../said/languages.ts";
import { turnOf } from "../../testing/conversation.ts";
import { foundPassage } from "../../testing/found-passage.ts";
import type { FoundPassage } from "../../tools.ts";
import { createJudge } from "./judge.ts";

const passage = (title: string, text: string): FoundPassage =>
  foundPassage({
    title,
    text,
    sentences: Array.from(text.matchAll(/(?:[^.\n]|\.(?=\d))+\.?/g), ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.length,
    })),
  });
const inEnglish = [
  passage(
    "Shipping",
    "Delivery to Germany costs 4.90 euros. Delivery to France costs 9.90 euros. Express delivery takes one to two days, standard delivery three to five days. Orders above 60 euros are free within Germany. Order by 2 pm and your parcel leaves the same day.",
  ),
  passage(
    "Returns",
    "You can send anything back within 60 days. Sale items go back within 14 days. We refund within five working days. The warranty is two years, for batteries six months. Gift cards are valid for five years.",
  ),
  passage(
    "Care",
    "Wash wool at 30 degrees. Wash cotton at 40 degrees. Dry the jacket for 20 minutes at low heat. A full repair costs between 15 and 45 euros.",
  ),
  passage(
    "Sizes and fees",
    "All sizes are measured around the chest, and what does not fit you can be exchanged.\n| Size | Chest | Price |\n| S | 92 cm | 39 EUR |\n| M | 98 cm | 41 EUR |\n| L | 104 cm | 43 EUR |\n- Reminder: 5 EUR\n- Second reminder: 10 EUR\n- Exchange: free for 30 days",
  ),
];
const inGerman = [
  passage(
    "Versand",
    "Die Lieferung nach Österreich kostet 7,90 Euro. Die Lieferung in die Schweiz kostet 12,90 Euro. Der Versand dauert zwei bis drei Werktage. Express dauert einen Tag.",
  ),
  passage(
    "Rückgabe",
    "Ware nehmen wir 30 Tage lang zurück. Die Garantie gilt zwei Jahre. Gutscheine gelten drei Jahre.",
  ),
];
const judges = {
  en: createJudge(inEnglish, turnOf("How does it work?"), languageOfLocale("en")),
  de: createJudge(inGerman, turnOf("Wie geht das?", { tenant: { locale: "de" } }), languageOfLocale("de")),
};

test.each([
  ["en", "Delivery to France costs 4.90 euros [1]."],
  ["en", "Delivery to Germany costs €9.90 [1]."],
  ["en", "Germany costs 9.90 and France 4.90 [1]."],
  ["en", "Wash it at 60 degrees [2]."],
  ["en", "Wash wool at 40 degrees [3]."],
  ["en", "Wash cotton at 30 degrees [3]."],
  ["en", "The warranty is five years [2]."],
  ["en", "The warranty lasts 60 days, for batteries too [2]."],
  ["en", "Gift cards are valid for two years [2]."],
  ["en", "Sale items go back within 60 days [2]."],
  ["en", "We refund within 14 days [2]."],
  ["en", "The second reminder costs 5 EUR [4]."],
  ["de", "Die Lieferung nach Österreich kostet 12,90 Euro [1]."],
  ["de", "Die Lieferung in die Schweiz kostet 7,90 € [1]."],
  ["de", "Gutscheine gelten zwei Jahre [2]."],
  ["de", "Die Garantie gilt drei Jahre [2]."],
] as const)("a number of something else goes, in %s: %s", (locale, sentence) => {
  expect(judges[locale](sentence)).toBe(false);
});

test.each([
  ["en", "Delivery to France costs 9.90 euros [1]."],
  ["en", "Shipping to Germany is €4.90, and €9.90 to France [1]."],
  ["en", "For France we charge 9.90 euros [1]."],
  ["en", "It costs 4.90 euros to have it delivered in Germany [1]."],
  ["en", "Within Germany, orders above 60 euros are delivered free of charge [1]."],
  ["en", "Express delivery arrives in one to two days [1]."],
  ["en", "Standard delivery needs 3–5 days [1]."],
  ["en", "With express it takes 1 to 2 days, otherwise 3 to 5 days [1]."],
  ["en", "If you order before 2 pm, your parcel leaves the same day [1]."],
  ["en", "You have 60 days to send it back [2]."],
  ["en", "Anything can be sent back for 60 days, sale items for 14 days [2]."],
  ["en", "Returns are accepted within 60 days, but items on sale have to go back within 14 days [2]."],
  ["en", "A return is possible for 60 days [2]."],
  ["en", "Your money is back within five working days [2]."],
  ["en", "The refund takes 5 working days [2]."],
  ["en", "Our warranty covers two years, and six months for batteries [2]."],
  ["en", "The warranty is 24 months [2]."],
  ["en", "A gift card stays valid for 5 years [2]."],
  ["en", "Wool is washed at 30 °C and cotton at 40 °C [3]."],
  ["en", "Wash your wool sweater at 30 degrees [3]."],
  ["en", "The jacket dries for 20 minutes at low heat [3]."],
  ["en", "Repairs are between 15 and 45 euros [3]."],
  ["en", "A repair costs at most 45 euros [3]."],
  ["en", "Size M is 98 cm around the chest and costs 41 euros [4]."],
  ["en", "An L costs 43 EUR [4]."],
  ["en", "The first reminder is 5 euros, the second 10 euros [4]."],
  ["en", "You can exchange it free of charge for 30 days [4]."],
  ["de", "Nach Österreich kostet die Lieferung 7,90 € [1]."],
  ["de", "In die Schweiz liefern wir für 12,90 Euro [1]."],
  ["de", "Die Lieferung dauert 2–3 Werktage, mit Express einen Tag [1]."],
  ["de", "Sie können die Ware innerhalb von 30 Tagen zurückgeben [2]."],
  ["de", "Auf alles gibt es zwei Jahre Garantie, Gutscheine sind drei Jahre gültig [2]."],
  ["de", "Ihr Gutschein gilt 3 Jahre [2]."],
] as const)("a right answer in other words stays, in %s: %s", (locale, sentence) => {
  expect(judges[locale](sentence)).toBe(true);
});
