import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** By language: what the shop tells of returns and of gift cards, and what is told and asked. */
const stories: [locale: string, documents: Record<string, string>, rule: string, ...messages: string[]][] = [
  [
    "en",
    {
      "Returns and exchanges": "You may return or exchange unworn goods within 30 days with the receipt.",
      "Gift cards":
        "Gift cards bought from us can't be exchanged for cash. A gift card is valid at home for two years.",
    },
    "unworn goods within 30 days",
    "I bought a pair of boots two weeks ago as a gift. They are too small for me. I still have the receipt and wore them once at home. Can I exchange them?",
    "I bought boots two weeks ago, they're too small, I have the receipt, I wore them once at home. can I swap them?",
  ],
  [
    "de",
    {
      "Umtausch und Rückgabe": "Ungetragene Ware nehmen wir innerhalb von 30 Tagen mit Kassenbon zurück.",
      Geschenkgutscheine: "Gutscheine können nicht gegen Bargeld getauscht werden und gelten drei Jahre ab Kauf.",
    },
    "Ungetragene Ware",
    "Ich habe vor zwei Wochen Stiefel gekauft, sie sind mir zu klein, ich habe den Bon, sie wurden einmal zu Hause getragen. Kann ich die tauschen?",
  ],
  [
    "es",
    {
      "Cambios y devoluciones": "Tienes 30 días para devolver cualquier producto sin usar.",
      "Tarjetas regalo": "Las tarjetas regalo no se pueden cambiar por dinero. Caducan a los dos años.",
      Garantía: "Tres años de garantía con el ticket de compra.",
    },
    "30 días para devolver",
    "Hola. Compré unas botas hace dos semanas para un regalo. Me quedan pequeñas, tengo el ticket. Las he usado una vez en casa para probarlas y mi hermana dice que no pasa nada. ¿Las puedo cambiar?",
    "Compré unas botas hace dos semanas, me quedan pequeñas, tengo el ticket, las he usado una vez en casa. Vivo en Toledo y no tengo coche. ¿las puedo cambiar?",
    "Compré unas botas hace dos semanas, me quedan pequeñas, tengo el ticket, las he usado una vez en casa, ¿puedo cambiarlas?",
  ],
  [
    "fr",
    {
      "Échanges et retours": "Les articles non portés sont repris sous 30 jours avec le ticket de caisse.",
      "Cartes cadeaux": "Les cartes cadeaux achetées chez nous ne peuvent pas être échangées contre de l'argent.",
    },
    "non portés",
    "J'ai acheté des bottes il y a deux semaines comme cadeau. Elles sont trop petites. J'ai le ticket et je les ai portées une fois à la maison. Je peux les échanger ?",
  ],
  [
    "it",
    {
      "Cambi e resi": "Gli articoli non usati si possono rendere entro 30 giorni con lo scontrino.",
      "Buoni regalo": "I buoni regalo comprati da noi non si possono cambiare con denaro. Valgono due anni.",
    },
    "articoli non usati",
    "Ho comprato degli stivali due settimane fa per un regalo. Mi vanno piccoli. Ho lo scontrino e li ho usati una volta a casa. Li posso cambiare?",
  ],
  [
    "pt",
    {
      "Trocas e devoluções": "Pode devolver artigos não usados em 30 dias com o talão.",
      "Cartões-presente": "Os cartões-presente comprados na loja não se podem trocar por dinheiro.",
    },
    "artigos não usados",
    "Comprei umas botas há duas semanas para um presente. Ficam-me pequenas. Tenho o talão e usei-as uma vez em casa. Posso trocá-las?",
  ],
  [
    "nl",
    {
      "Ruilen en retourneren": "Ongedragen artikelen kun je binnen 30 dagen met de bon terugbrengen.",
      Cadeaukaarten: "Cadeaukaarten die je twee weken geleden kocht kun je niet ruilen voor geld.",
    },
    "Ongedragen artikelen",
    "Ik heb twee weken geleden laarzen gekocht als cadeau. Ze zijn te klein. Ik heb de bon nog en heb ze één keer thuis gedragen. Kan ik ze ruilen?",
  ],
  [
    "tr",
    {
      "Değişim ve iade": "Kullanılmamış ürünler fişle 30 gün içinde geri alınır.",
      "Hediye kartları": "Mağazadan alınan hediye kartları para ile değiştirilemez.",
    },
    "Kullanılmamış ürünler",
    "İki hafta önce hediye olarak bot aldım. Küçük geldi. Fişim var, evde bir kez giydim. Değiştirebilir miyim?",
    "Geçen hafta bot aldım ama küçük geldi, iade edebilir miyim?",
  ],
];

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });

describe("who bought something and asks if it may be exchanged is told what the shop says of returns", () => {
  test.each(stories)("%s", async (locale, documents, rule, ...messages) => {
    const shop = await shopWith(app, documents, { locale });
    for (const message of messages) {
      const { kind, response } = await ask(shop, message);
      expect([kind, response]).toEqual(["answer", expect.stringContaining(rule)]);
    }
  });

  test("but not of what is changed in an order", async () => {
    const [, documents] = stories[0]!;
    const shop = await shopWith(app, { ...documents, "Your order": "An order can be changed until it is packed." });
    const { response } = await ask(
      shop,
      "I bought a table from you yesterday and gave the wrong floor in my order. Can I change it?",
    );
    expect(response).not.toContain("unworn goods");
  });

  const excepting = {
    "Returns and exchanges":
      "# Returns and exchanges\n\nGoods are taken back within 30 days.\n\n## Not taken back\n\nUnderwear, earrings and opened food can't be returned.",
    "Gift cards": "Gift cards can't be exchanged or returned.",
    "Exchange rates": "Exchange rates change each minute.",
  };
  test.each([
    ["I got a gift card for Christmas. Can I exchange it?", "Gift cards can't"],
    ["I got a gift card, can I return it?", "Gift cards can't"],
    ["I bought earrings yesterday. Can I return them?", "earrings"],
  ])("nor of a thing that texts tell of by its name: %s", async (message, told) => {
    const shop = await shopWith(app, excepting);
    const { kind, response } = await ask(shop, message);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });

  test("nor by what is exchanged for money", async () => {
    const bank = await shopWith(app, {
      "Exchange rates": "Exchange rates change each minute.",
      Accounts: "A salary account can be changed to a joint one at any branch.",
    });
    const { response } = await ask(bank, "I got a salary account from you, can I change it?");
    expect(response).not.toContain("each minute");
  });
});
