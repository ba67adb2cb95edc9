import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** What a case is called, what is said of it, and how it is asked whether it fits, of a phone that it tells and one that it doesn't. */
test.each<[string, string, string, string[], string[]]>([
  [
    "en",
    "Rund case",
    "Fits the Galaxy S24.",
    ["does it fit the Galaxy S24?", "does it go with a Galaxy S24?", "is it compatible with the Galaxy S24?"],
    ["does it fit the Galaxy S8?"],
  ],
  [
    "de",
    "Rund Hülle",
    "Passt für das Galaxy S24.",
    ["passt sie auf das Galaxy S24?", "passt die für ein Galaxy S24?", "ist sie mit dem Galaxy S24 kompatibel?"],
    ["passt sie auf das Galaxy S8?"],
  ],
  [
    "fr",
    "Coque Rund",
    "Compatible avec le Galaxy S24.",
    ["elle est compatible avec le Galaxy S24 ?", "est-ce qu’elle va sur un Galaxy S24 ?", "ça va avec le Galaxy S24 ?"],
    ["elle va sur un Galaxy S8 ?"],
  ],
  [
    "es",
    "Funda Rund",
    "Compatible con el Galaxy S24.",
    ["¿es compatible con el Galaxy S24?", "¿le va a un Galaxy S24?", "¿sirve para el Galaxy S24?"],
    ["¿le va a un Galaxy S8?", "¿es compatible con el Galaxy S8?"],
  ],
  [
    "it",
    "Custodia Rund",
    "Compatibile con Galaxy S24.",
    ["è compatibile con il Galaxy S24?", "va bene per il Galaxy S24?", "si adatta al Galaxy S24?"],
    ["va bene per il Galaxy S8?"],
  ],
  [
    "pt",
    "Capa Rund",
    "Compatível com o Galaxy S24.",
    ["é compatível com o Galaxy S24?", "serve no Galaxy S24?", "dá para o Galaxy S24?"],
    ["serve no Galaxy S8?"],
  ],
  [
    "nl",
    "Rund hoesje",
    "Past op de Galaxy S24.",
    ["past het op de Galaxy S24?", "is het geschikt voor de Galaxy S24?", "werkt het met de Galaxy S24?"],
    ["past het op de Galaxy S8?"],
  ],
  [
    "tr",
    "Rund kılıf",
    "Galaxy S24 ile uyumludur.",
    ["Galaxy S24'e uyar mı?", "Galaxy S24 ile uyumlu mu?", "Galaxy S24'e uyuyor mu?"],
    ["Galaxy S8'e uyar mı?"],
  ],
])(
  "in %s it is told whether what was shown fits another thing, or that nothing says it",
  async (locale, title, told, fitting, others) => {
    const goods: Goods = { [title]: { description: told } };
    await keepGoods(shop, goods, locale);
    for (const asked of fitting) {
      const { response } = await askLast(shop, title, asked);
      expect([asked, response]).toEqual([asked, expect.stringContaining(told.replace(/\.$/, ""))]);
    }
    for (const asked of others) {
      const { response, kind } = await askLast(shop, title, asked);
      expect([asked, kind, response]).toEqual([asked, "answer", expect.stringContaining(`**${title}**`)]);
      expect(response).not.toContain(told.replace(/\.$/, ""));
    }
  },
);

test.each<[string, string, string, ...string[]]>([
  ["en", "Rund case", "does it fit the Galaxy S24?", "is it compatible with the Galaxy S24?"],
  ["de", "Rund Hülle", "passt sie auf das Galaxy S24?", "ist sie mit dem Galaxy S24 kompatibel?"],
  ["fr", "Coque Rund", "elle est compatible avec le Galaxy S24 ?"],
  ["es", "Funda Rund", "¿es compatible con el Galaxy S24?"],
  ["it", "Custodia Rund", "è compatibile con il Galaxy S24?"],
  ["pt", "Capa Rund", "é compatível com o Galaxy S24?"],
  ["nl", "Rund hoesje", "past het op de Galaxy S24?"],
  ["tr", "Rund kılıf", "Galaxy S24 ile uyumlu mu?"],
])(
  "in %s what was shown is told of, too, where the other is the shop's own: %s",
  async (locale, title, ...questions) => {
    await keepGoods(
      shop,
      { [title]: {}, "Galaxy S24": { category: "Phones" }, "Galaxy S23": { category: "Phones" } },
      locale,
    );
    for (const question of questions) {
      const answer = await askLast(shop, title, question);
      expect([question, answer.response, titlesOf(answer)]).toEqual([
        question,
        expect.stringContaining(`**${title}**`),
        [title],
      ]);
    }
  },
);
