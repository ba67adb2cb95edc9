import { describe, expect, test } from "vitest";
import { languageOfLocale } from "../languages.ts";
import { orderSentences } from "../testing/own-order/all.ts";
import { asksForOrder, lacksIt, leavesOrder } from "./asks-order.ts";
import { givenIn } from "./given.ts";

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
