import { expect, test } from "vitest";
import { languageOfLocale } from "../../said/languages.ts";
import { turnOf } from "../../testing/conversation.ts";
import { createSources } from "./sources.ts";
import { inEnglish, passage } from "./testing/judging.ts";

const passages = [
  ...inEnglish,
  passage("Germany", "Delivery to Germany costs 4.90 euros and takes two days."),
  passage("France", "Delivery to France costs 9.90 euros and takes four days."),
  passage("Parcels", "Send it back in any box. Gifts for friends are sent for free."),
];
const sources = createSources(passages, turnOf("How does it work?"), languageOfLocale("en"));
/** What is cited for a claim, by the places of the passages, where the model named these. */
const cited = (claim: string, named: number[]): number[] =>
  sources(
    claim,
    named.map((at) => passages[at]!),
  ).map((one) => passages.indexOf(one));

test.each([
  ["You can return anything within 30 days of delivery", [1], [0]],
  ["We refund within five working days. The refund goes back the way it came", [2], [0]],
  ["Orders above 60 euros are delivered free of charge", [0, 2], [1]],
  ["**Gift cards** cannot be returned", [1], [0]],
  ["Delivery to France costs 9.90 euros", [3], [4]],
  ["Delivery to Germany takes two days", [4], [3]],
  ["Sure, here is what I know! Delivery to Germany takes two days.", [4], [3]],
  ["Call us at +49 30 1234-567 on weekdays", [0], [2]],
])("%s: cited is what carries it", (claim, named, carrying) => {
  expect(cited(claim, named)).toEqual(carrying);
});

test.each([
  ["You can return anything within 30 days of delivery", [0]],
  ["You have a month, 30 days, to send it back", [0]],
  ["Sending it back is free for a friend", [0]],
  ["We refund within five working days, and parcels arrive in two to three working days with DHL", [0, 1]],
  ["Delivery costs 4.90 to Germany and 9.90 to France", [3, 4]],
  ["Sie können alles innerhalb von 30 Tagen zurückgeben", [0]],
  ["Der Versand nach Frankreich dauert lange", [1]],
  ["Yes", [1]],
])("%s: cited is what the model names", (claim, named) => {
  expect(cited(claim, named)).toEqual(named);
});
