import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product } from "./shop-of-goods.ts";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const documents = {
  "Shipping: delivery times and costs": `# Shipping: delivery times and costs
Every parcel leaves our shop in Galway. Order by 14:00 on a working day and we pack it the same day.
## What shipping costs and how long it takes
Shipping within Ireland costs €4.95, takes one or two working days and is free from €60. Shipping to Germany costs €8.95 and takes three to five working days.
## Express delivery
Express orders placed by 14:00 leave the same day.`,
  "International delivery and customs": `# International delivery and customs
We send to all countries of the European Union, the United Kingdom, Switzerland, Norway, the USA and Canada. What each costs is in Delivery times and costs.
## Switzerland and Norway
As for the United Kingdom, duty and tax are paid to us at checkout.
## Which countries do you not deliver to?
We do not yet deliver to countries that are not named above, nor to military addresses.
## What we may not send abroad
- The pocket tool has a blade. We send it within the EU only.
- Lamps with built-in batteries go by road and therefore only within Europe.`,
  "Return an order": `# Return an order
You have 60 days from delivery to change your mind. Things should come back unused.
## What does a return cost?
| From | Cost of the return label |
|---|---|
| Ireland | free |
| EU countries | €4.95 |

The cost is taken off the refund. If the item is faulty, the return is free.`,
  Refunds: `# Refunds
If you return the whole order within 14 days of delivery, we also refund the standard delivery charge. For later returns we refund the goods only.`,
  Exchanges: `# Exchanges
## What can be exchanged?
The same product in another size or colour, at the price you paid. For a different product, please return the first one.`,
  Repairs: `# Repairs
Our workshop repairs bags and jackets.
You pay the postage to us. We charge €4.95 for sending it back within Ireland.`,
  "Pay in three parts": `# Pay in three parts
## What if I return something?
Send it back as usual. When we have it, we tell the bank within five working days.`,
  "Payment methods": `# Payment methods
## How can I pay?
| Method | When is it charged? |
|---|---|
| Visa, Mastercard, American Express | when the parcel leaves |
| PayPal | at once |
| Cash | in the shop only |`,
  "Change or cancel an order": `# Change or cancel an order
You can cancel an order for 60 minutes.
## How to cancel
Payments already made by PayPal, bank transfer or gift card are returned within two working days.`,
  "Which bag is right for me?": `# Which bag is right for me?
| For | Litres |
|---|---|
| A day in town | 14–18 |`,
  "Gift wrapping": `# Gift wrapping
## How do I have a gift wrapped?
Choose **This is a present** in the basket and write the card.`,
  Password: `# I have forgotten my password
Choose **Forgotten your password?** and enter your address.`,
  Batteries: `# Old batteries
Send them back to us or bring them to the shop, free of charge.`,
  Guarantee: `# Guarantee
Everything we sell is covered by a guarantee of three years.`,
  Hours: `# Opening hours
Our shop is open Monday to Saturday from 10:00 to 18:00.`,
};

const goods = [
  product("card", "Gift Card, 50 euros", "50.00", { category: "Gift cards" }),
  product("mug", "Enamel Mug", "11.50", { category: "Mugs", attributes: { colour: "white" } }),
  product("set", "Enamel Mugs, set of 4", "35.70", { category: "Mugs", attributes: { colour: "white" } }),
  product("pack", "Weekday Backpack 20", "47.20", { category: "Backpacks" }),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await shopWith(app, documents, { locale: "en", ecommerce_active: true });
  for (const one of goods) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
});
afterAll(() => app.stop());

const ask = (message: string) => app.send(shop.id, { message });

describe("how long delivery takes, not how long after it something may be returned:", () => {
  test.each([
    "Quels sont les délais de livraison ?",
    "Quel est le délai de livraison ?",
    "Wie ist die Lieferzeit?",
    "Qual é o prazo de entrega?",
    "¿Cuál es el plazo de entrega?",
    "What is the delivery time?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toMatch(/takes (?:one or two|three to five) working days/);
  });
});

describe("what delivery costs, not the way to the workshop:", () => {
  test.each([
    "Les frais de port ?",
    "Wat zijn de verzendkosten?",
    "Wie hoch sind die Versandkosten?",
    "Quanto custa o frete?",
    "¿Cuáles son los gastos de envío?",
    "Kargo ücreti ne kadar?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toContain("Shipping within Ireland costs €4.95");
  });
});

describe("which countries parcels go to, not what may not be sent there:", () => {
  test.each([
    "Do you ship abroad?",
    "Do you deliver abroad?",
    "Livrez-vous à l'étranger ?",
    "Liefert ihr ins Ausland?",
    "Liefert ihr in das Ausland?",
    "¿Enviáis al extranjero?",
    "Spedite all'estero?",
    "Vocês enviam para o exterior?",
    "Leveren jullie in het buitenland?",
    "Verzenden jullie naar het buitenland?",
    "Yurt dışına gönderiyor musunuz?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toContain("We send to all countries of the European Union");
  });

  test("where they don't, where that is asked", async () => {
    expect((await ask("Which countries do you not deliver to?")).response).toContain("military addresses");
  });
});

describe("whether something can be returned, not what that costs:", () => {
  test.each([
    "Puis-je retourner un article ?",
    "Kann ich einen Artikel zurückgeben?",
    "Kann ich ein Produkt zurücksenden?",
    "¿Puedo devolver un producto?",
    "Posso restituire un articolo?",
    "Posso devolver um produto?",
    "Kan ik een artikel retourneren?",
    "Ürünü iade edebilir miyim?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toContain("60 days from delivery");
  });
});

describe("how long something may be returned:", () => {
  test.each([
    "How many days do I have to return?",
    "Combien de temps ai-je pour retourner un article ?",
    "Wie lange kann ich etwas zurückgeben?",
    "Entro quando posso restituire?",
    "Hoe lang heb ik om te retourneren?",
    "İade süresi ne kadar?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toContain("60 days from delivery");
  });
});

describe("whether that is free:", () => {
  test.each([
    "Is the return free?",
    "Le retour est-il gratuit ?",
    "Ist die Rücksendung kostenlos?",
    "¿La devolución es gratis?",
    "A devolução é grátis?",
    "İade ücretsiz mi?",
  ])("%s", async (message) => {
    expect((await ask(message)).response).toContain("Cost of the return label");
  });
});

describe("a way to pay, not what becomes of it:", () => {
  test.each([
    ["Do you accept PayPal?", "**PayPal** – When is it charged? at once"],
    ["Acceptez-vous PayPal ?", "**PayPal** – When is it charged? at once"],
    ["Kann ich mit PayPal zahlen?", "**PayPal** – When is it charged? at once"],
    ["PayPal ile ödeyebilir miyim?", "**PayPal** – When is it charged? at once"],
    ["do you accept cash", "**Cash** – When is it charged? in the shop only"],
  ])("%s", async (message, told) => {
    expect((await ask(message)).response).toContain(told);
  });
});

describe("words inflected as their language does it:", () => {
  test.each([
    ["Avez-vous des cartes cadeaux ?", ["card"]],
    ["Hebben jullie cadeaubonnen?", ["card"]],
    ["Hediye kartlarınız var mı?", ["card"]],
    ["Habt ihr Tassen unter 20 €?", ["mug"]],
    ["Habt ihr rote Tassen unter 20 €?", ["mug"]],
    ["Avete zaini?", ["pack"]],
    ["Sırt çantanız var mı?", ["pack"]],
    ["Sırt çantalarınız var mı?", ["pack"]],
  ])("%s", async (message, ids) => {
    expect((await ask(message)).products.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ["Çalışma saatleriniz nedir?", "10:00 to 18:00"],
    ["C'è una garanzia?", "three years"],
    ["Repariert ihr Taschen?", "repairs bags and jackets"],
    ["¿Reparáis bolsos?", "repairs bags and jackets"],
    ["Kann man Geschenke einpacken lassen?", "This is a present"],
    ["Kunnen jullie het inpakken als cadeau?", "This is a present"],
    ["Emballez-vous les cadeaux ?", "This is a present"],
    ["Şifremi unuttum", "Forgotten your password?"],
  ])("%s", async (message, told) => {
    expect((await ask(message)).response).toContain(told);
  });
});
