import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

/** A document on cards, whose only section is on lost ones, and how the price of either is asked. */
test.each<[string, string, string, string, string, string, string]>([
  [
    "en",
    "Library card",
    "The card is 20 € a year.",
    "Lost card",
    "Another card is 5 €.",
    "what does a card cost?",
    "what does a lost card cost?",
  ],
  [
    "de",
    "Bibliotheksausweis",
    "Der Ausweis kostet 20 € im Jahr.",
    "Ausweis verloren",
    "Ein neuer kostet 5 €.",
    "Was kostet ein Ausweis?",
    "Ausweis verloren, was kostet das?",
  ],
  [
    "fr",
    "Carte de lecteur",
    "La carte coûte 20 € par an.",
    "Carte perdue",
    "Une autre carte coûte 5 €.",
    "combien coûte une carte ?",
    "combien coûte une carte perdue ?",
  ],
  [
    "es",
    "Carné de lector",
    "El carné cuesta 20 € al año.",
    "Carné perdido",
    "Otro carné cuesta 5 €.",
    "¿cuánto cuesta el carné?",
    "¿cuánto cuesta un carné perdido?",
  ],
  [
    "it",
    "Tessera di lettura",
    "La tessera costa 20 € l'anno.",
    "Tessera smarrita",
    "Un'altra tessera costa 5 €.",
    "quanto costa la tessera?",
    "quanto costa una tessera smarrita?",
  ],
  [
    "pt",
    "Cartão de leitor",
    "O cartão custa 20 € por ano.",
    "Cartão perdido",
    "Outro cartão custa 5 €.",
    "quanto custa o cartão?",
    "quanto custa um cartão perdido?",
  ],
  [
    "nl",
    "Bibliotheekpas",
    "De pas kost 20 € per jaar.",
    "Bibliotheekpas verloren",
    "Een nieuwe kost 5 €.",
    "wat kost de bibliotheekpas?",
    "bibliotheekpas verloren, wat kost dat?",
  ],
])(
  "%s: what %s costs is the usual price, before that of a lost one",
  async (locale, title, usual, heading, lost, asked, ofLost) => {
    const { app, url } = shop;
    await app.admin("PATCH", url, { locale });
    const content = `# ${title}\n\n${usual}\n\n## ${heading}\n\n${lost}\n`;
    await app.admin("POST", `${url}/documents`, { title, content, format: "markdown" });
    await app.admin("POST", `${url}/documents`, {
      title: "W",
      content: "# W\n\nW 1 kostet, costs, coûte, cuesta, costa, custa, kost.",
      format: "markdown",
    });
    expect((await askLast(shop, asked)).response).toMatch(/^[^5]*20 €/);
    expect((await askLast(shop, ofLost)).response).toContain("5 €");
  },
);
