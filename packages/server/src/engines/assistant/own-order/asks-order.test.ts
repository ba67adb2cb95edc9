import { describe, expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { orderSentences } from "../testing/own-order/all.ts";
import { asksForOrder, lacksIt, leavesOrder } from "./asks-order.ts";
import { givenIn } from "./given.ts";

test.each([
  ["en", "Where is my order from 12 May?"],
  ["en", "Where is my order of May 12?"],
  ["en", "Where is my order for €50?"],
  ["en", "where is my parcel, it was 120 euros"],
  ["en", "My order has not arrived for 14 days"],
  ["en", "where is my order from 2025"],
  ["de", "Wo ist meine Bestellung vom 12. Mai?"],
  ["de", "Wo ist mein Paket vom 3.11.2026?"],
  ["de", "Seit 20 Tagen warte ich auf meine Bestellung"],
  ["fr", "Où est ma commande du 12 mai ?"],
  ["es", "¿Dónde está mi pedido del 12 de mayo?"],
  ["it", "Dov'è il mio ordine del 12 maggio?"],
  ["tr", "12 Mayıs siparişim nerede?"],
])("in %s, a day, a price or a time is no number of an order: %s", (code, sentence) => {
  const { words } = languageOfLocale(code);
  expect(givenIn(sentence, words).numbers.filter(({ isNamed }) => isNamed)).toEqual([]);
});

describe.each(Object.entries(orderSentences))("in %s", (code, { asks, isElse, leaves, lacksNumber: lacks, gives }) => {
  const { words } = languageOfLocale(code);

  test.each(asks)("an order is asked for: %s", (sentence) => {
    expect(asksForOrder(givenIn(sentence, words), words)).toBe(true);
  });

  test.each(isElse)("something else is said: %s", (sentence) => {
    expect(asksForOrder(givenIn(sentence, words), words)).toBe(false);
  });

  test.each(leaves)("it is left at that: %s", (sentence) => {
    expect(leavesOrder(givenIn(sentence, words).rest, words)).toBe(true);
  });

  test.each(lacks)("the number is not at hand: %s", (sentence) => {
    const given = givenIn(sentence, words);
    expect([lacksIt(given, words), leavesOrder(given.rest, words)]).toEqual([true, false]);
  });

  test.each(gives)("what is given is read: %s", (sentence, number, email) => {
    const given = givenIn(sentence, words);
    expect([given.numbers[0]?.number ?? null, given.email]).toEqual([number, email]);
    expect(leavesOrder(given.rest, words)).toBe(false);
  });
});
