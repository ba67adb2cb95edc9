import { expect, test } from "vitest";
import { formatPrice } from "./price.ts";

test.each([
  ["49.95", "EUR", "en", "€49.95"],
  ["49.95", "EUR", "de", "49,95 €"],
  ["1200", "TRY", "tr", "₺1.200,00"],
  ["980", "JPY", "en", "¥980"],
  ["12345678901.15", "USD", "en", "$12,345,678,901.15"],
])("%s %s in %s is %s", (amount, currency, locale, expected) => {
  expect(formatPrice({ amount, currency }, locale).replaceAll("\u00a0", " ")).toBe(expected);
});

test("a currency that nobody knows is still shown", () => {
  expect(formatPrice({ amount: "5.00", currency: "??" }, "en")).toBe("5.00 ??");
});
