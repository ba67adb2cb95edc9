import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string[], string[]]>([
  ["bar, fındığa alerjim var", ["Kor bar", "Orm bar"], ["fındık içermeyen"]],
  ["fındığa karşı alerjim var, bar", ["Kor bar", "Orm bar"], ["fındık içermeyen"]],
  ["süte alerjisi olan biri için bar", ["Hug bar", "Kor bar"], ["süt içermeyen"]],
  ["kiviye alerjim var, bar", ["Hug bar", "Orm bar"], ["kivi içermeyen"]],
  ["fındıktan kaçınıyorum, bar", ["Kor bar", "Orm bar"], ["fındık içermeyen"]],
  ["fındığa alerjim yok, bar", ["Hug bar", "Kor bar", "Orm bar"], []],
])("tr: %s", async (message, titles, labels) => {
  await keepGoods(
    shop,
    {
      "Hug bar": { description: "Fındık ve yulaf." },
      "Orm bar": { description: "Süt ve bal." },
      "Kor bar": { description: "Kivi ve yulaf." },
    },
    "tr",
  );
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual(titles);
  const said = (answer.applied_filters ?? []).map(({ label }) => label);
  expect(said.filter((one) => one.endsWith("içermeyen"))).toEqual(labels);
});

test.each([
  ["de", "Riegel", "Ich bin gegen Nüsse allergisch, welche Riegel habt ihr?", "Mit Haselnüssen.", "Aus Hafer."],
  ["nl", "Reep", "ik ben voor noten allergisch, welke reep?", "Met hazelnoten.", "Van haver."],
])("%s: %s: %s", async (locale, kind, message, there, free) => {
  await keepGoods(shop, { [`${kind} Hug`]: { description: there }, [`${kind} Orm`]: { description: free } }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([`${kind} Orm`]);
});
