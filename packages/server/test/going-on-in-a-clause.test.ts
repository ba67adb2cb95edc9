import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  ["en", "Game", "minimum age", "a present for my daughter", "who is 4"],
  ["de", "Spiel", "ab Alter", "Geschenk für meine Tochter", "die 4 ist"],
  ["fr", "Jeu", "âge minimum", "un cadeau pour ma fille", "qui a 4"],
  ["es", "Juego", "edad mínima", "un regalo para mi hija", "que tiene 4"],
  ["it", "Gioco", "età minima", "un regalo per mia figlia", "che ha 4"],
  ["pt", "Jogo", "idade mínima", "presente para a minha filha", "que tem 4"],
  ["nl", "Spel", "minimale leeftijd", "een cadeau voor mijn dochter", "die 4 is"],
])("in %s a clause goes on from whom something is sought for", async (locale, thing, name, first, clause) => {
  const units: Record<string, string> = { de: "Jahre", fr: "ans", es: "años", it: "anni", pt: "anos", nl: "jaar" };
  const unit = units[locale] ?? "years";
  await keepGoods(
    shop,
    {
      [`${thing} Orm`]: { attributes: { [name]: `4 ${unit}` } },
      [`${thing} Tor`]: { attributes: { [name]: `8 ${unit}` } },
      [`${thing} Ida`]: { attributes: { [name]: `3 ${unit}` } },
    },
    locale,
  );
  const answer = await askLast(shop, first, clause);
  expect(titlesOf(answer)).toEqual([`${thing} Ida`, `${thing} Orm`]);
  expect(answer.applied_filters.map(({ field }) => field)).toEqual(["age"]);
});

test.each<[string, string, string, string, string[]]>([
  ["it", "Giacche", "rosso", "blu", ["e blu?", "e in blu?", "E blu"]],
  ["pt", "Casacos", "vermelho", "azul", ["e azul?", "e em azul?", "e azul"]],
  ["es", "Chaquetas", "rojo", "azul", ["y azul?", "y en azul?"]],
  ["fr", "Vestes", "rouge", "bleu", ["et bleu ?", "et en bleu ?"]],
  ["en", "Jackets", "red", "blue", ["and blue?", "and in blue?"]],
  ["de", "Jacken", "rot", "blau", ["und blau?", "und in blau?"]],
  ["nl", "Jassen", "rood", "blauw", ["en blauw?", "en in het blauw?"]],
  ["tr", "Ceketler", "kırmızı", "mavi", ["ya mavi?", "peki mavi?"]],
])("in %s another colour is looked for among all", async (locale, kind, one, other, messages) => {
  const of = (colour: string) => ({ category: kind, options: { colour } });
  const goods = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${kind} N${at}`, of(at < 7 ? one : other)]));
  await keepGoods(shop, goods, locale);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, kind, message))]).toEqual([message, [`${kind} N7`]]);
});

test.each([
  "eser miktarda fındık içermeyen bisküvi",
  "fındık izi içermeyen bisküvi",
  "fındık izi bile olmayan bisküvi",
])("what may have traces is not shown to whoever minds them: %s", async (message) => {
  const goods = {
    "Bisküvi Sade": { category: "Bisküviler", description: "Eser miktarda fındık içerebilir." },
    "Bisküvi Bal": { category: "Bisküviler", description: "Fındık içermez." },
    "Bisküvi Un": { category: "Bisküviler", description: "Eser miktarda bile fındık içermez." },
  };
  await keepGoods(shop, goods, "tr");
  expect(titlesOf(await askLast(shop, message))).toEqual(["Bisküvi Bal", "Bisküvi Un"]);
});
