import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const cases: [locale: string, thing: string, hasNot: string, has: string, messages: string[]][] = [
  [
    "fr",
    "Écouteurs",
    "Pas de micro.",
    "Avec micro.",
    ["écouteurs sans fil micro", "écouteurs réduction de bruit micro", "écouteurs anti bruit micro"],
  ],
  ["de", "Kopfhörer", "Kein Mikrofon.", "Mit Mikrofon.", ["Kopfhörer gegen Lärm Mikrofon"]],
  ["it", "Cuffie", "Senza microfono.", "Con microfono.", ["cuffie contro il rumore microfono"]],
  ["en", "Headphones", "No microphone.", "With a microphone.", ["headphones against noise microphone"]],
];

test.each(cases)(
  "%s: %s: what stands behind what goods keep off is wished for",
  async (locale, thing, hasNot, has, messages) => {
    await keepGoods(
      shop,
      { [`${thing} Alto`]: { description: hasNot }, [`${thing} Brio`]: { description: has } },
      locale,
    );
    for (const message of messages)
      expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${thing} Brio`]]);
  },
);
