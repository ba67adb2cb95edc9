import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

interface Help {
  /** How an order is cancelled, which is done in one's account. */
  orders: string;
  /** How an account is closed. */
  account: string;
  asks: [string, ...string[]];
}

const help: Record<string, Help> = {
  en: {
    orders: "## Cancelling an order\n\nOpen your account, choose the order and press Cancel. PARCEL.",
    account: "## Closing your account\n\nOpen Privacy and press Remove. ACCOUNT.",
    asks: ["how do I cancel my account?", "cancel my account", "can I cancel my account?"],
  },
  de: {
    orders:
      "## Eine Bestellung stornieren\n\nÖffnen Sie Ihr Konto, wählen Sie die Bestellung und drücken Sie Stornieren. PARCEL.",
    account: "## Ihr Konto löschen\n\nÖffnen Sie Datenschutz und drücken Sie Entfernen. ACCOUNT.",
    asks: ["wie storniere ich mein Konto?", "Konto stornieren", "wie kündige ich mein Konto?"],
  },
  fr: {
    orders: "## Annuler une commande\n\nOuvrez votre compte, choisissez la commande et touchez Annuler. PARCEL.",
    account: "## Fermer votre compte\n\nOuvrez Confidentialité et touchez Retirer. ACCOUNT.",
    asks: ["comment annuler mon compte ?", "annuler mon compte"],
  },
  es: {
    orders: "## Cancelar un pedido\n\nAbra su cuenta, elija el pedido y pulse Cancelar. PARCEL.",
    account: "## Cerrar su cuenta\n\nAbra Privacidad y pulse Quitar. ACCOUNT.",
    asks: ["¿cómo cancelo mi cuenta?", "cancelar mi cuenta"],
  },
  it: {
    orders: "## Annullare un ordine\n\nApri il tuo account, scegli l'ordine e tocca Annulla. PARCEL.",
    account: "## Chiudere il tuo account\n\nApri Privacy e tocca Togli. ACCOUNT.",
    asks: ["come annullo il mio account?", "annullare il mio account"],
  },
  pt: {
    orders: "## Cancelar uma encomenda\n\nAbra a sua conta, escolha a encomenda e toque em Cancelar. PARCEL.",
    account: "## Fechar a sua conta\n\nAbra Privacidade e toque em Retirar. ACCOUNT.",
    asks: ["como cancelo a minha conta?", "cancelar a minha conta"],
  },
  nl: {
    orders: "## Een bestelling annuleren\n\nOpen je account, kies de bestelling en tik op Annuleren. PARCEL.",
    account: "## Je account sluiten\n\nOpen Privacy en tik op Weghalen. ACCOUNT.",
    asks: ["hoe annuleer ik mijn account?", "account annuleren"],
  },
};

const more = "\n\n## PayPal\n\nVisa.";

describe.each(Object.entries(help))("who cancels an account (%s)", (locale, { orders, account, asks }) => {
  const told = async (content: string, message: string): Promise<string> => {
    const shop = await shopWith(app, { "1, 2, 3": content + more }, { locale, escalation: { enabled: false } });
    return (await app.send(shop.id, { message })).response;
  };

  test.each(asks)("is told of accounts alone: %s", async (message) => {
    const response = await told(`${orders}\n\n${account}`, message);
    expect(response).toContain("ACCOUNT");
    expect(response).not.toContain("PARCEL");
  });

  test.each(asks)("is not told of orders where no text tells of accounts: %s", async (message) => {
    expect(await told(orders, message)).not.toContain("PARCEL");
  });
});

test.each([
  ["how do I cancel my account?", "## Cancelling your plan\n\nYou cancel your account under Settings > Plan. ANYTIME."],
  ["how do I cancel my plan?", "## Cancellation\n\nPress Cancel next to the plan. ANYTIME."],
  ["how do I delete a column?", "## Deleting boards and columns\n\nOpen it and press Delete. ANYTIME."],
])("what is named after another thing and tells of this one answers: %s", async (message, content) => {
  const shop = await shopWith(app, { Help: content + more }, { escalation: { enabled: false } });
  expect((await app.send(shop.id, { message })).response).toContain("ANYTIME");
});
