import { describe, expect, test } from "vitest";
import { useOrderShop } from "./order-shop.ts";

const at = useOrderShop();

/** Says the same in its language alone. */
const own: [string, string, RegExp, string, string][] = [
  [
    "en",
    "order number DE-10042, mario.rossi@example.com",
    /^I (?:found|can’t|couldn)|order/i,
    "Where is my order?",
    "en",
  ],
  ["de", "Bestellnummer DE-10042, mario.rossi@example.com", /Bestellung/, "Wo ist meine Bestellung?", "de"],
  ["fr", "commande DE-10042, mario.rossi@example.com", /commande/, "Où est ma commande ?", "fr"],
  ["es", "pedido DE-10042, mario.rossi@example.com", /pedido/, "¿Dónde está mi pedido?", "es"],
  ["it", "ordine numero DE-10042, mario.rossi@example.com", /ordine/, "Dov'è il mio ordine?", "it"],
  ["pt", "encomenda DE-10042, mario.rossi@example.com", /encomenda/, "Onde está a minha encomenda?", "pt"],
  ["nl", "bestelnummer DE-10042, mario.rossi@example.com", /bestelling/, "Waar is mijn bestelling?", "nl"],
  ["tr", "sipariş DE-10042, mario.rossi@example.com", /sipariş/, "Siparişim nerede?", "tr"],
];

describe.each(own)("in %s", (locale, message, answer, asking) => {
  test("an order that is named with an address is answered in the words beside it", async () => {
    await at.app.admin("PATCH", at.url, { locale });
    expect((await at.visitor()(message)).response).toMatch(answer);
  });

  test("what has no words of its own is in the language of the conversation", async () => {
    await at.app.admin("PATCH", at.url, { locale: "en" });
    const ask = at.visitor();
    await ask(asking);
    expect((await ask("DE-10042, mario.rossi@example.com")).response).toMatch(answer);
  });

  test("and without a conversation in that of the shop", async () => {
    await at.app.admin("PATCH", at.url, { locale });
    const { response } = await at.visitor()("mario.rossi@example.com");
    const { response: same } = await at.visitor()("zzzz");
    expect(response.split(" ").slice(0, 3)).toEqual(same.split(" ").slice(0, 3));
  });
});

test.each<[string, RegExp]>([
  ["en", /can't look up/],
  ["de", /einsehen/],
  ["fr", /consulter/],
  ["es", /consultar/],
  ["it", /consultare/],
  ["pt", /consultar/],
  ["nl", /opzoeken/],
  ["tr", /bakamıyorum/],
])("in %s a shop that can look up no orders says so", async (locale, answer) => {
  await at.app.admin("PATCH", at.url, { locale, order_status: null });
  const message = own.find(([code]) => code === locale)![1];
  expect((await at.visitor()(message)).response).toMatch(answer);
});
