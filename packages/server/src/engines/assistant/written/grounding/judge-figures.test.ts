import { expect, test } from "vitest";
import { foundPassage } from "../../testing/found-passage.ts";
import { inEnglish, inGerman, judgeOf, passage } from "./testing/judging.ts";

const table = "| To | Price | Time |\n| --- | --- | --- |\n| Germany | 4.95 € | 3 days |\n| France | 9.95 € | 5 days |";
const rows = foundPassage({
  title: "Shipping",
  text: table,
  sentences: Array.from(table.matchAll(/.+/g), ({ 0: row, index }) => ({ start: index, end: index + row.length })),
});

test.each([
  ["a row of a table", rows, "Shipping to Germany takes 3 days [1].", true],
  ["a row of a table", rows, "Shipping to Germany costs 4.95 euros [1].", true],
  ["a row of a table", rows, "Shipping to Germany costs 3 euros [1].", false],
  ["brackets", passage("Versand", "Der Versand kostet 4,90 € (2 Tage)."), "Der Versand dauert 2 Tage [1].", true],
  [
    "two sentences",
    passage("Fees", "The fee is 5 EUR. 10 days later we remind you."),
    "We remind you after 10 days [1].",
    true,
  ],
  [
    "two sentences",
    passage("Fees", "The fee is 5 EUR. 10 days later we remind you."),
    "The fee is 10 euros [1].",
    false,
  ],
  [
    "a sign before",
    passage("Fees", "The fee is € 5, for parcels £10 or $ 12."),
    "For parcels the fee is 10 pounds [1].",
    true,
  ],
  [
    "a sign before",
    passage("Fees", "The fee is € 5, for parcels £10 or $ 12."),
    "For parcels the fee is 10 dollars [1].",
    false,
  ],
])("a number counts what stands beside it, in %s: %s %s", (_, one, sentence, stays) => {
  expect(judgeOf([one], "?", one.title === "Versand" ? "de" : "en")(sentence)).toBe(stays);
});

test("a price list of thousands of cells is read soon", () => {
  const prices = Array.from({ length: 1_500 }, (_, at) => `| Lamp${at} | ${at % 10} € | ${at % 7 || "sold out"} |`);
  const text = ["| Name | Price | In stock |", "| --- | --- | --- |", ...prices].join("\n");
  const judge = judgeOf([foundPassage({ title: "Lamps", text, sentences: [{ start: 0, end: text.length }] })], "?");
  // Quadratic work would exceed the test's time by far.
  expect(judge("Lamp12 costs 2 euros [1].")).toBe(true);
});

const amounts = passage(
  "Visits and warranty",
  "We are open 9:30–17:30. A repair takes half an hour, a bath one and a half hours. The bag weighs 1500 g. The warranty holds 24 months. The wash is at 60 degrees. You have 45 days.",
);

test.each([
  ["We are open from 9.30 am to 5.30 pm [1].", true],
  ["We are open from 9.30 a.m. to 5.30 p.m. [1].", true],
  ["We are open from 9 h 30 to 17h30 [1].", true],
  ["We are open from 9.50 am to 5.30 pm [1].", false],
  ["We are open from 9.30 am to 6.30 pm [1].", false],
  ["The repair takes 30 minutes [1].", true],
  ["The repair takes half an hour [1].", true],
  ["The repair takes half a day [1].", false],
  ["The bath takes 90 minutes [1].", true],
  ["The bath takes 1.5 hours [1].", true],
  ["The bag weighs 1.5 kg [1].", true],
  ["The bag weighs 1.5 g [1].", false],
  ["The warranty lasts two years [1].", true],
  ["Two years [1].", true],
  ["The warranty lasts 20 years [1].", false],
  ["Wash it at 60 °C [1].", true],
  ["Wash it at 45 degrees [1].", false],
])("the same amount in other measures is the same, another is not: %s", (sentence, stays) => {
  expect(judgeOf([amounts], "?")(sentence)).toBe(stays);
});

test.each([
  ["Wir haben von 9.30 bis 17.30 Uhr geöffnet [1].", true],
  ["Wir haben von 9.30 bis 18.30 Uhr geöffnet [1].", false],
  ["Die Reparatur dauert eine halbe Stunde [1].", true],
  ["Das Bad dauert anderthalb Stunden [1].", true],
  ["Die Garantie gilt zwei Jahre [1].", true],
])("and so it is in German: %s", (sentence, stays) => {
  expect(judgeOf([amounts], "?", "de")(sentence)).toBe(stays);
});

const lasting = passage(
  "Warranty",
  "The warranty lasts two years. Two 5 kg bags go for a week. We answer within a day.",
);

test.each([
  ["The warranty lasts one year [1].", "en", false],
  ["The warranty lasts one full year [1].", "en", false],
  ["The bags go for one week [1].", "en", true],
  ["We answer within one day [1].", "en", true],
  ["One 5 kg bag goes for a week [1].", "en", true],
  ["There is one warranty [1].", "en", true],
  ["Wir antworten in einem Tag [1].", "de", true],
  ["Eine 5 kg schwere Tasche reicht eine Woche [1].", "de", true],
])("one is a number where something is counted, and it is no article: %s", (sentence, locale, stays) => {
  expect(judgeOf([lasting], "?", locale)(sentence)).toBe(stays);
});

test.each([
  ["Yes, no problem, you can return it within 90 days [1].", false],
  ["You can return anything within 90 days, not 30 days [1].", false],
  ["We refund within five working days, and you can return it within 90 days [1].", false],
  ["Not only can you return it within 90 days, but gift cards cannot be returned [1].", false],
  ["After 90 days you can return it, but gift cards cannot be returned [1].", false],
  ["Yes, with FREE90 you can return anything within 30 days [1].", false],
  ["You can return anything within 30 days, and SAVE90 works [1].", false],
  ["No, you can return it within 30 days, not 90 days [1].", true],
  ["No, after 90 days you can't return it [1].", true],
  ["If it has been 90 days, you can't return it any more [1].", true],
  ["After 90 days, returns aren't possible [1].", true],
  ["90 days is too long: anything can be returned within 30 days [1].", true],
  ["90 days is more than the 30 days for returns [1].", true],
  ["Unfortunately, FREE90 isn't valid, but you can return anything within 30 days [1].", true],
  ["Do you mean a return after 90 days?", true],
])("of the visitor's own figures only a clause that denies may speak: %s", (sentence, stays) => {
  expect(judgeOf(inEnglish, "Can I return it within 90 days, and is FREE90 valid?")(sentence)).toBe(stays);
});

test.each([
  ["Ja, kein Problem, Sie können die Ware innerhalb von 90 Tagen zurückgeben [1].", false],
  ["Nein, nach 90 Tagen können Sie die Ware nicht mehr zurückgeben [1].", true],
  ["Nach 90 Tagen, so leid es uns tut, nehmen wir Ware gerne zurück [1].", false],
  ["90 Tage sind zu lang: Sie können die Ware innerhalb von 30 Tagen zurückgeben [1].", true],
])("in German too: %s", (sentence, stays) => {
  expect(judgeOf(inGerman, "Kann ich es innerhalb von 90 Tagen zurückgeben?", "de")(sentence)).toBe(stays);
});

const cancelling = passage(
  "Orders and cancelling",
  "Delivery of an order costs £20 and takes 7 days. Orders above £80 are delivered free. Cancel until 7 days before and we refund your stay. A discount of 5 % is possible.",
);

test.each([
  ["We deliver your order for £5 [1].", false],
  ["Yes, your order can be delivered for £5 [1].", false],
  ["Delivery of your order: £5 [1].", false],
  ["Your order delivery fee £5 applies [1].", false],
  ["We refund your stay until 2 days before [1].", false],
  ["Delivery of your order takes 3 days [1].", false],
  ["Your order gets a 10 % discount [1].", false],
  ["Your order of 10 % discount is delivered [1].", false],
  ["Delivery of your order of 3 bikes takes 3 days [1].", false],
  ["Delivery of your order of £120 costs £120 [1].", false],
  ["Your delivery of £5 is possible [1].", false],
  ["Delivery of your order of 3 bikes takes 7 days [1].", true],
  ["Delivery of your 3 bikes costs £20 [1].", true],
  ["Your order of £120 is delivered free, since it is above £80 [1].", true],
  ["We refund your stay of 2 days if you cancel until 7 days before [1].", true],
])("visitors tell the number of their own things, and no price or period: %s", (sentence, stays) => {
  const question =
    "I have 3 bikes in my order of £120 and a budget of £5. May I cancel my stay of 2 days until 2 days before? I want 10 % and my order within 3 days.";
  expect(judgeOf([cancelling], question)(sentence)).toBe(stays);
});

test.each([
  ["Wir liefern Ihre Bestellung für 5 Euro [1].", false],
  ["Die Lieferung Ihrer Bestellung dauert 3 Tage [1].", false],
  ["Die Lieferung Ihrer Bestellung von 3 Rädern dauert 7 Tage [1].", true],
  ["Die Lieferung Ihrer 3 Räder kostet 20 Euro [1].", true],
])("and so it is with visitors who write German: %s", (sentence, stays) => {
  const passages = [passage("Lieferung", "Die Lieferung einer Bestellung kostet 20 Euro und dauert 7 Tage.")];
  const question = "Ich habe 3 Räder in meiner Bestellung, 5 Euro und nur 3 Tage Zeit. Geht das?";
  expect(judgeOf(passages, question, "de")(sentence)).toBe(stays);
});

test.each([
  ["We deliver Monday to Friday, for £4.", "We deliver every day [1].", false],
  ["We deliver Monday to Friday, for £4.", "We deliver seven days a week [1].", false],
  ["We deliver Monday to Friday, for £4.", "Wir liefern täglich [1].", false],
  ["We deliver on weekdays and at weekends.", "We deliver every day [1].", true],
  ["We deliver all week.", "We deliver every day [1].", true],
  ["We deliver from 8 am to 6 pm.", "We deliver every day from 8 am to 6 pm [1].", true],
])("every day is each of the days, where any are told: %s %s", (text, sentence, stays) => {
  expect(judgeOf([passage("Delivery", text)], "When do you deliver?")(sentence)).toBe(stays);
});

test.each([
  ["The hearing check costs €30 [1].", true],
  ["The hearing check for drivers costs €12 [1].", true],
  ["The hearing check for drivers costs €30 [1].", false],
])("what only goes on under a heading tells of that, beside what is a kind of it: %s", (sentence, stays) => {
  const check = passage(
    "Hearing check",
    "It takes half an hour. If you buy a hearing aid it costs nothing, otherwise it costs €30.",
  );
  const drivers = passage("Hearing check for drivers", "We make the hearing check for drivers on weekdays for €12.");
  expect(judgeOf([check, drivers], "How much is a hearing check?")(sentence)).toBe(stays);
});

test.each([
  ["The fee for partners is 30 % [1].", false],
  ["You have 30 days [1].", false],
  ["The offer ends on 30 June 2026 [1].", true],
])("the number of a day in a date is no other figure: %s", (sentence, stays) => {
  const offer = passage("Offers for partners", "The offer for partners ends on 30 June 2026. The fee is 12 %.");
  expect(judgeOf([offer], "What is the fee for partners?")(sentence)).toBe(stays);
});
