import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** What is told of goods for it, what is searched for, and what is said by who has it. */
const symptoms: [locale: string, told: string, sought: string, had: string][] = [
  [
    "en",
    "For nervous palpitations.",
    "palpitations | something for palpitations",
    "I have palpitations | palpitations since last night | help, palpitations",
  ],
  [
    "de",
    "Bei nervösem Herzrasen.",
    "Herzrasen | etwas gegen Herzrasen",
    "ich habe Herzrasen | mein Kind hat Herzrasen | Herzrasen seit gestern | Hilfe Herzrasen",
  ],
  ["fr", "En cas de palpitations.", "palpitations | quelque chose contre les palpitations", "j'ai des palpitations"],
  ["es", "Para palpitaciones nerviosas.", "palpitaciones | algo para las palpitaciones", "tengo palpitaciones"],
  ["it", "In caso di palpitazioni.", "palpitazioni | qualcosa contro le palpitazioni", "ho le palpitazioni"],
  ["pt", "Para palpitações nervosas.", "palpitações", "tenho palpitações"],
  ["nl", "Bij hartkloppingen.", "hartkloppingen | iets tegen hartkloppingen", "ik heb hartkloppingen"],
  ["tr", "Çarpıntı için.", "çarpıntı | çarpıntı için bir şey", "çarpıntım var"],
];
const each = (which: 2 | 3): [string, string, string][] =>
  symptoms.flatMap((row) =>
    row[which].split("|").map((said): [string, string, string] => [row[0], row[1], said.trim()]),
  );

describe("a symptom that goods are told to be for", () => {
  test.each(each(2))("%s: %s is found: %s", async (locale, description, message) => {
    await keepGoods(shop, { "Drops Cor": { description } }, locale);
    expect(titlesOf(await askLast(shop, message))).toEqual(["Drops Cor"]);
  });

  test.each(each(3))("%s: %s is not sold to who has it: %s", async (locale, description, message) => {
    await keepGoods(shop, { "Drops Cor": { description } }, locale);
    const answer = await askLast(shop, message);
    expect([answer.products, answer.response]).toEqual([[], expect.stringContaining("112")]);
  });

  test.each([
    ["palpitations", "May cause palpitations."],
    ["palpitations", "Not for palpitations."],
    ["palpitations", "Peppermint."],
    ["allergic reaction", "For an allergic reaction."],
    ["chest pain", "For chest pain."],
    ["overdose", "For an overdose of sun."],
  ])("%s stays an emergency beside: %s", async (message, description) => {
    await keepGoods(shop, { "Drops Cor": { description } }, "en");
    const answer = await askLast(shop, message);
    expect([answer.products, answer.response]).toEqual([[], expect.stringContaining("112")]);
  });
});
