import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  ["en", "Iron pot Ferrane 5 l", "Frigis dishwasher", "Dishwasher safe", "does the iron pot go in the dishwasher?"],
  ["de", "Gusstopf Ferrane 5 l", "Frigis Spülmaschine", "Spülmaschinenfest", "kann der Gusstopf in die Spülmaschine?"],
  [
    "fr",
    "Cocotte Ferrane 5 L",
    "Lave-vaisselle Frigis",
    "Passe au lave-vaisselle",
    "la cocotte va au lave-vaisselle ?",
  ],
  [
    "fr",
    "Poêle en cuivre Ferrane",
    "Lave-vaisselle Frigis",
    "Passe au lave-vaisselle",
    "est-ce que la poêle en cuivre passe au lave-vaisselle ?",
  ],
  ["es", "Olla Ferrane 5 l", "Lavavajillas Frigis", "Apto para lavavajillas", "¿la olla va al lavavajillas?"],
  ["it", "Pentola Ferrane 5 l", "Lavastoviglie Frigis", "Lavabile in lavastoviglie", "la pentola va in lavastoviglie?"],
])("%s: %s beside %s, %s: %s", async (locale, title, machine, datum, message) => {
  await keepGoods(
    shop,
    { [title]: { attributes: { [datum]: "No" } }, [machine]: { attributes: { Programs: "6" } } },
    locale,
  );
  const answer = await askLast(shop, message);
  expect([titlesOf(answer), answer.response]).toEqual([[title], expect.stringMatching(/^(?:No|Nein|Non)\. \*\*/)]);
});
