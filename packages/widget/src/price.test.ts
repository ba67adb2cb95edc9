import { expect, test } from "vitest";
import { formatPrice, regularPrice } from "./price.ts";

test.each([
  ["49.95", "EUR", "en", "€49.95"],
  ["49.95", "EUR", "de", "49,95 €"],
  ["49.95", "EUR", "pt", "49,95 €"],
  ["49.95", "BRL", "pt", "R$ 49,95"],
  ["1200", "TRY", "tr", "₺1.200,00"],
  ["99", "GBP", "fr", "99,00 £"],
  ["99", "GBP", "es", "99,00 £"],
  ["99", "GBP", "nl", "£ 99,00"],
  ["99", "USD", "fr", "99,00 $US"],
  ["980", "JPY", "en", "¥980"],
  ["12345678901.15", "USD", "en", "$12,345,678,901.15"],
])("%s %s in %s is %s", (amount, currency, locale, expected) => {
  expect(formatPrice({ amount, currency }, locale).replaceAll("\u00a0", " ")).toBe(expected);
});

test("a currency that nobody knows is still shown", () => {
  expect(formatPrice({ amount: "5.00", currency: "??" }, "en")).toBe("5.00 ??");
});

test.each([
  ["59.90", "EUR", "59.90"],
  ["9.90", "EUR", undefined],
  ["39.90", "EUR", undefined],
  ["100", "EUR", "100"],
  ["59.90", "USD", undefined],
])("39.90 EUR, before %s %s", (amount, currency, expected) => {
  const price = { amount: "39.90", currency: "EUR" };
  expect(regularPrice({ price, regular_price: { amount, currency } })?.amount).toBe(expected);
  expect(regularPrice({ price, regular_price: null }) ?? regularPrice({ price })).toBeUndefined();
});
