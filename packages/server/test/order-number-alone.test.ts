import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rate_limit: 10_000 });

const texts =
  "# Gift cards\n\nGift cards are valid for 3 years.\n\n# Contact\n\nCall us: +31 43 555 0142, or write to help@pan.example.";

test.each([
  ["en", "where is my order?", "10042"],
  ["en", "where is my parcel?", "#DE-10042"],
  ["en", "track my order", "max@example.com"],
  ["de", "Wo ist meine Bestellung?", "10042"],
  ["fr", "où est ma commande ?", "10042"],
  ["es", "¿dónde está mi pedido?", "10042"],
  ["it", "dov'è il mio ordine?", "10042"],
  ["pt", "onde está a minha encomenda?", "10042"],
  ["nl", "waar is mijn bestelling?", "10042"],
  ["tr", "siparişim nerede?", "10042"],
])("%s: who asks %j and then gives %j is told once more who can be asked", async (locale, question, given) => {
  await shop.app.admin("PATCH", shop.url, { locale });
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Help", content: texts, format: "markdown" });
  const { kind, response } = await askLast(shop, question, given);
  expect([kind, response]).toEqual(["no_answer", expect.stringContaining("555 0142")]);
});

test("a number by itself is looked for after anything else", async () => {
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Help", content: texts, format: "markdown" });
  expect((await askLast(shop, "how long are gift cards valid?", "10042")).response).not.toContain("555 0142");
});

// Read by trying where an address may part, they held the server for sixteen seconds.
test("signs as addresses have them, as many as a message may have, hold nobody up", { timeout: 8_000 }, async () => {
  const { kind } = await askLast(shop, "where is my order?", `${"@.".repeat(1_999)} x`);
  expect(kind).not.toBe("handoff");
});
