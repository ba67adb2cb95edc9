import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const dutch = `# Klantenservice Waterpoot

Waterpoot is een dierenspeciaalzaak in Utrecht, met webshop.

## Bezorging en verzendkosten
Wij bezorgen in Nederland en België. Verzending in Nederland kost € 4,95. Wij bezorgen niet op zondag.

## Retourneren
U kunt artikelen binnen 30 dagen ongebruikt terugsturen. Retourneren is gratis via een PostNL-punt.

## Betalen
U betaalt met iDEAL, creditcard, PayPal of achteraf met Klarna. Betalen met Klarna kan tot € 250.

## Bestelling annuleren
U kunt een bestelling kosteloos annuleren zolang zij niet is ingepakt. Bel 030 555 01 20.

## Garantie en defecte artikelen
Op filters, pompen en lampen geven wij twee jaar garantie. Meld een defect met foto en ordernummer.

## Winkel en openingstijden
Onze winkel is aan de Amsterdamsestraatweg 212 in Utrecht. Open: maandag 13.00–18.00 uur, dinsdag tot en met zaterdag 9.30–18.00 uur. Zondag gesloten.

## Contact
Telefoon 030 555 01 20, op werkdagen van 9.00 tot 17.30 uur. E-mail: info@waterpoot.example; u krijgt binnen één werkdag antwoord.

## Cadeaubonnen en kortingscodes
Cadeaubonnen zijn er van € 10 tot € 150. Studenten krijgen 10 procent korting via StudentPas.
`;

const dutchInEnglish = `# Waterpoot help centre

Waterpoot is a pet shop in Utrecht, with a web shop.

## Delivery and shipping costs
We deliver in the Netherlands and Belgium. Shipping in the Netherlands costs €4.95. We do not deliver on Sundays.

## Returns
You can return unused items within 30 days. Returns are free at any PostNL point.

## Payment
Pay with iDEAL, credit card, PayPal or later with Klarna. Klarna is possible up to €250.

## Cancelling an order
You can cancel an order free of charge as long as it is not packed. Call 030 555 01 20.

## Warranty and faulty items
Filters, pumps and lamps have a two-year warranty. Report a fault with a photo and your order number.

## Store and opening hours
Our store is at Amsterdamsestraatweg 212, Utrecht. Open Monday 13:00–18:00, Tuesday to Saturday 9:30–18:00. Closed on Sundays.

## Contact
Phone 030 555 01 20, working days 9:00 to 17:30. E-mail info@waterpoot.example; we answer within one working day.

## Gift cards and discount codes
Gift cards are available from €10 to €150. Students get 10 percent off with StudentPas.
`;

const italian = `# Studio Dentistico Bellavista

Studio dentistico a Bologna, Via Saragozza 88, per adulti e bambini.

## Orari di apertura
Lo studio è aperto dal lunedì al venerdì dalle 9.00 alle 19.00. Domenica e festivi chiuso. In agosto siamo chiusi dal 10 al 24.

## Contatti e prenotazioni
Telefono 051 555 0188, WhatsApp 348 555 0199, e-mail segreteria@bellavista.example. Si prenota per telefono o per WhatsApp.

## Come arrivare e parcheggio
Siamo in Via Saragozza 88, primo piano con ascensore. Il parcheggio Staveco è a 400 metri. L'ingresso è accessibile in sedia a rotelle.

## Urgenze
Per dolore forte, ascesso, dente rotto o sanguinamento chiamate 051 555 0188. La visita d'urgenza costa 60 €.

## Prima visita
La prima visita dura 45 minuti e costa 50 €. Portate la tessera sanitaria e le radiografie recenti.

## Otturazioni
Un'otturazione in composito costa da 90 a 150 €. Non usiamo amalgama.

## Garanzia
Sulle corone e sui ponti diamo cinque anni di garanzia, sulle otturazioni due anni.

## Disdire un appuntamento
Potete disdire senza spese fino a 24 ore prima. Dopo chiediamo 40 €.
`;

const italianInEnglish = `# Bellavista Dental Clinic

Dental clinic in Bologna, Via Saragozza 88, for adults and children.

## Opening hours
The clinic is open Monday to Friday from 9:00 to 19:00. Closed on Sundays and public holidays. In August we are closed from the 10th to the 24th.

## Contact and booking
Phone 051 555 0188, WhatsApp 348 555 0199, e-mail segreteria@bellavista.example. Book by phone or WhatsApp.

## Getting here and parking
We are at Via Saragozza 88, first floor with a lift. The Staveco car park is 400 metres away. The entrance is wheelchair accessible.

## Emergencies
For severe pain, an abscess, a broken tooth or bleeding call 051 555 0188. The emergency visit costs €60.

## First visit
The first visit takes 45 minutes and costs €50. Bring your health card and recent X-rays.

## Fillings
A composite filling costs €90 to €150. We do not use amalgam.

## Guarantee
We give a five-year guarantee on crowns and bridges, and two years on fillings.

## Cancelling an appointment
You can cancel free of charge up to 24 hours before. After that we charge €40.
`;

let app: TestApp;
let shop: Tenant;
let clinic: Tenant;
const withHelp = (locale: string, own: string, other: string): Promise<Tenant> =>
  shopWith(app, { [own.slice(2, own.indexOf("\n"))]: own, [other.slice(2, other.indexOf("\n"))]: other }, { locale });
beforeAll(async () => {
  app = await startApp();
  shop = await withHelp("nl", dutch, dutchInEnglish);
  clinic = await withHelp("it", italian, italianInEnglish);
});
afterAll(() => app.stop());

/** What an answer is and whether it cites one text, or the parts it cites that this has not. */
async function answerFrom(own: string, { id }: Tenant, message: string): Promise<object> {
  const { kind, response, citations } = await app.send(id, { message });
  const isCited = citations.length > 0;
  return { kind, response, isCited, foreign: citations.map(({ quote }) => quote).filter((one) => !own.includes(one)) };
}
const inOwnAlone = { kind: "answer", response: expect.any(String) as string, isCited: true, foreign: [] };

describe("twin help answers in the visitor's language alone", () => {
  test.each([
    "wat zijn de openingstijden?",
    "zijn jullie zondag open?",
    "kan ik met klarna betalen?",
    "bestelling annuleren",
    "retourneren",
    "hebben jullie garantie op pompen?",
    "telefoonnummer",
    "verzendkosten belgie",
    "studentenkorting",
    "hoeveel kost verzending?",
    "filter defect",
    "cadeaubonnen",
  ])("Dutch: %s", async (message) => {
    expect(await answerFrom(dutch, shop, message)).toEqual(inOwnAlone);
  });
  test.each([
    "what are your opening hours?",
    "open on sunday?",
    "can i pay with klarna",
    "cancel my order",
    "returns",
    "what about the warranty?",
    "whats ur phone number",
    "shipping cost belgium",
    "student discount?",
    "how much is shipping?",
    "filter is faulty",
    "gift cards",
  ])("English of a Dutch shop: %s", async (message) => {
    expect(await answerFrom(dutchInEnglish, shop, message)).toEqual(inOwnAlone);
  });
  test.each([
    "quali sono gli orari?",
    "siete aperti ad agosto?",
    "e la garanzia?",
    "amalgama",
    "quanto costa la prima visita?",
    "disdire appuntamento",
    "numero di telefono",
    "parcheggio",
    "otturazione prezzo",
    "siete aperti la domenica?",
    "quanto costa un'otturazione?",
    "posso prenotare su whatsapp?",
  ])("Italian: %s", async (message) => {
    expect(await answerFrom(italian, clinic, message)).toEqual(inOwnAlone);
  });
  test.each([
    "what are your opening hours?",
    "open in august?",
    "wheelchair access?",
    "phone",
    "where can i park?",
    "do you use amalgam?",
    "how much is the first visit?",
    "cancel appointment",
    "is there parking?",
    "filling price",
    "what about the guarantee?",
    "can i book on whatsapp?",
  ])("English of an Italian clinic: %s", async (message) => {
    expect(await answerFrom(italianInEnglish, clinic, message)).toEqual(inOwnAlone);
  });
});

test.each([
  ["ik wil een medewerker spreken", "Telefoon 030", "Phone 030"],
  ["can i talk to a person", "Phone 030", "Telefoon 030"],
  ["mijn kat heeft chloor gedronken", "Telefoon 030", "Phone 030"],
  ["my cat drank bleach", "Phone 030", "Telefoon 030"],
])("how the shop is reached is told in the language of %s", async (message, own, other) => {
  const { response } = await app.send(shop.id, { message });
  expect(response).toContain(own);
  expect(response).not.toContain(other);
});

test("suggestions are sections in the visitor's language", async () => {
  const { suggestions } = await app.send(clinic.id, { message: "quanto costa la prima visita?" });
  expect(suggestions.length).toBeGreaterThan(0);
  for (const one of suggestions) expect(italian).toContain(one);
});

describe("a message whose words tell no language", () => {
  const ask = async (headers: Record<string, string>, more: object = {}): Promise<string> =>
    (await app.send(clinic.id, { message: "WhatsApp?", ...more }, headers)).response;

  test("is in that of the tenant, where nothing tells more", async () => {
    expect(await ask({})).toContain("Telefono 051");
    expect(await ask({ "accept-language": "sv,fi;q=0.8" })).toContain("Telefono 051");
  });
  test("is in the one that the browser asks for first of those that the texts are in", async () => {
    expect(await ask({ "accept-language": "sv-SE,it;q=0.3,en;q=0.8" })).toContain("Phone 051");
    expect(await ask({ "accept-language": "it-IT,it;q=0.9,en;q=0.8" })).toContain("Telefono 051");
  });
  test("is in that of the conversation, whatever the browser asks for", async () => {
    const headers = { "accept-language": "en" };
    const { conversation_id } = await app.send(clinic.id, { message: "quanto costa la prima visita?" }, headers);
    expect(await ask(headers, { conversation_id })).toContain("Telefono 051");
  });
  test("words tell it, whatever the browser asks for", async () => {
    const { response } = await app.send(clinic.id, { message: "otturazioni" }, { "accept-language": "en-GB" });
    expect(response).toContain("composito");
  });
});
