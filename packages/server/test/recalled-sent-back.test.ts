import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const inShop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });
const inTexts = useShop({ rate_limit: 10_000 });

type Case = [locale: string, title: string, notice: string, shipping: string, ...messages: [string, ...string[]]];

const cases: Case[] = [
  [
    "en",
    "Kettle Brisa",
    "Kettle Brisa, lot 12: recalled in March. Stop using it and return it to the shop.",
    "We ship by mail within 3 days.",
    "is the kettle Brisa safe?",
    "can I send it back by mail?",
  ],
  [
    "de",
    "Wasserkocher Brisa",
    "Wasserkocher Brisa, Charge 12: Rückruf im März. Nicht mehr benutzen und in den Laden zurückbringen.",
    "Wir versenden mit der Post in 3 Tagen.",
    "Ist der Wasserkocher Brisa sicher?",
    "Kann ich ihn per Post schicken?",
  ],
  [
    "es",
    "Hervidor Brisa",
    "Hervidor Brisa, lote 12: retirado en marzo. Deja de usarlo y devuélvelo a la tienda.",
    "Enviamos por correo a toda España en 2 o 3 días.",
    "¿es seguro el hervidor brisa?",
    "¿lo puedo enviar por correo?",
  ],
  [
    "fr",
    "Bouilloire Brisa",
    "Bouilloire Brisa, lot 12 : rappel de produit en mars. Ne plus l'utiliser et la rapporter au magasin.",
    "Nous expédions par la poste en 3 jours.",
    "la bouilloire Brisa est-elle sûre ?",
    "je peux la renvoyer par la poste ?",
  ],
  [
    "it",
    "Bollitore Brisa",
    "Bollitore Brisa, lotto 12: richiamo del prodotto a marzo. Smettere di usarlo e riportarlo al negozio.",
    "Spediamo per posta in 3 giorni.",
    "il bollitore Brisa è sicuro?",
    "lo posso spedire per posta?",
  ],
  [
    "pt",
    "Chaleira Brisa",
    "Chaleira Brisa, lote 12: recolha de produto em março. Deixe de usar e devolva na loja.",
    "Enviamos pelos correios em 3 dias.",
    "a chaleira Brisa é segura?",
    "posso enviá-la pelo correio?",
  ],
  [
    "nl",
    "Waterkoker Brisa",
    "Waterkoker Brisa, partij 12: teruggeroepen in maart. Niet meer gebruiken en terugbrengen naar de winkel.",
    "Wij verzenden per post in 3 dagen.",
    "is de waterkoker Brisa veilig?",
    "kan ik hem per post opsturen?",
  ],
  [
    "tr",
    "Brisa su ısıtıcısı",
    "Brisa su ısıtıcısı, parti 12: mart ayında geri çağrıldı. Kullanmayın ve mağazaya getirin.",
    "3 günde posta ile göndeririz.",
    "Brisa su ısıtıcısı güvenli mi?",
    "kargoyla gönderebilir miyim?",
  ],
];

test.each(cases)(
  "%s: whether what is recalled may be sent back is told by its notice, and not by how goods are delivered",
  async (locale, title, notice, shipping, ...messages) => {
    for (const shop of [inShop, inTexts]) {
      await keepGoods(shop, shop === inShop ? { [title]: { category: "Kitchen" } } : {}, locale);
      for (const [name, content] of Object.entries({ Safety: notice, Shipping: shipping }))
        await shop.app.admin("POST", `${shop.url}/documents`, { title: name, content, format: "markdown" });
      const { response } = await askLast(shop, ...messages);
      expect(response).toContain(notice);
      expect(response).not.toContain(shipping);
    }
  },
);

test.each(["how much is shipping?", "do you ship?"])("%s after a recall asks for the delivery", async (message) => {
  await keepGoods(inShop, { "Kettle Brisa": {} }, "en");
  const texts = { Safety: cases[0]![2], Shipping: "We ship by mail within 3 days. Shipping costs 5 €." };
  for (const [title, content] of Object.entries(texts))
    await inShop.app.admin("POST", `${inShop.url}/documents`, { title, content, format: "markdown" });
  const { response } = await askLast(inShop, "is the kettle Brisa safe?", message);
  expect(response).not.toContain("recalled");
  expect(response).toMatch(/ship/i);
});
