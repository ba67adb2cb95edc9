import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** What is told of an account, by its sections' names: how it is made (NEW), deleted (GONE) and changed, and what else is done with it. */
const helps: Record<string, string> = {
  en: "## How to delete your account\n\nOpen Settings, then Privacy: GONE.\n\n## How to create an account\n\nPress Start and enter your e-mail: NEW.\n\n## Changing your account\n\nName and address of your account stand under Profile.\n\n## Signing in to your account\n\nEnter your e-mail and your password.\n\n## Invoices in your account\n\nYour invoices stand in your account under Documents: BILL.\n\n## Sharing an account\n\nAn account is for one person.",
  de: "## So löschst du dein Konto\n\nEinstellungen, dann Privatsphäre: GONE.\n\n## Ein Konto anlegen\n\nAuf Start drücken und die E-Mail eingeben: NEW.\n\n## Konto ändern\n\nName und Adresse stehen im Konto unter Profil: OTHER.\n\n## In das Konto einloggen\n\nE-Mail und Passwort eingeben.\n\n## Rechnungen im Konto\n\nRechnungen stehen im Konto unter Dokumente: BILL.",
  fr: "## Comment supprimer votre compte\n\nParamètres, puis Vie privée : GONE.\n\n## Comment créer un compte\n\nTouchez Démarrer et donnez votre e-mail : NEW.\n\n## Modifier son compte\n\nLe nom et l'adresse de votre compte sont sous Profil.\n\n## Factures dans le compte\n\nVos factures sont dans le compte, sous Documents : BILL.",
  es: "## Cómo eliminar tu cuenta\n\nAjustes, luego Privacidad: GONE.\n\n## Cómo crear una cuenta\n\nToca Empezar y escribe tu correo: NEW.\n\n## Cambiar tu cuenta\n\nEl nombre y la dirección de tu cuenta están en Perfil.\n\n## Facturas en la cuenta\n\nTus facturas están en la cuenta, en Documentos: BILL.",
  it: "## Come eliminare il tuo account\n\nImpostazioni, poi Privacy: GONE.\n\n## Come creare un account\n\nTocca Inizia e scrivi la tua e-mail: NEW.\n\n## Modificare l'account\n\nNome e indirizzo dell'account sono sotto Profilo.\n\n## Fatture nell'account\n\nLe tue fatture sono nell'account, sotto Documenti: BILL.",
  pt: "## Como eliminar a sua conta\n\nDefinições, depois Privacidade: GONE.\n\n## Como criar uma conta\n\nToque em Começar e escreva o seu e-mail: NEW.\n\n## Alterar a conta\n\nO nome e a morada da conta estão em Perfil.\n\n## Faturas na conta\n\nAs suas faturas estão na conta, em Documentos: BILL.",
  nl: "## Hoe je je account verwijdert\n\nInstellingen, dan Privacy: GONE.\n\n## Een account aanmaken\n\nDruk op Start en vul je e-mail in: NEW.\n\n## Je account wijzigen\n\nNaam en adres van je account staan onder Profiel: OTHER.\n\n## Facturen in je account\n\nJe facturen staan in je account onder Documenten: BILL.",
  tr: "## Hesabınızı nasıl silersiniz\n\nAyarlar, sonra Gizlilik: GONE.\n\n## Hesap oluşturma\n\nBaşla'ya dokunun ve e-postanızı yazın: NEW.\n\n## Hesabı değiştirme\n\nHesabın adı ve adresi Profil altındadır.\n\n## Hesaptaki faturalar\n\nFaturalarınız hesapta Belgeler altındadır: BILL.",
};

let app: TestApp;
const tenants: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  for (const [locale, content] of Object.entries(helps))
    tenants[locale] = await shopWith(app, { Help: content }, { locale, escalation: { enabled: false } });
});
afterAll(() => app.stop());

const told = async (locale: string, message: string): Promise<string> =>
  (await app.send(tenants[locale]!.id, { message })).response;

describe("how one gets what is made is told by how it is made", () => {
  test.each([
    ["en", "How do I get an account?"],
    ["en", "how can I get an account"],
    ["en", "Wie bekomme ich ein Konto?"],
    ["de", "Wie bekomme ich ein Konto?"],
    ["de", "Wie kriege ich ein Konto?"],
    ["de", "Wie kann ich ein Konto bekommen?"],
    ["fr", "Comment obtenir un compte ?"],
    ["fr", "Comment avoir un compte ?"],
    ["es", "¿Cómo consigo una cuenta?"],
    ["es", "¿Cómo obtengo una cuenta?"],
    ["it", "Come ottengo un account?"],
    ["it", "Come ottenere un account?"],
    ["pt", "Como obtenho uma conta?"],
    ["pt", "Como consigo uma conta?"],
    ["nl", "Hoe krijg ik een account?"],
    ["tr", "Nasıl hesap alırım?"],
  ])("%s: %s", async (locale, message) => {
    expect(await told(locale, message)).toContain("NEW");
  });

  test.each([
    ["en", "How do I get an invoice?"],
    ["de", "Wie bekomme ich eine Rechnung?"],
    ["fr", "Comment obtenir une facture ?"],
    ["es", "¿Cómo consigo una factura?"],
    ["it", "Come ottengo una fattura?"],
    ["pt", "Como obtenho uma fatura?"],
    ["nl", "Hoe krijg ik een factuur?"],
    ["tr", "Nasıl fatura alırım?"],
  ])("but what no text makes is told by what names it: %s: %s", async (locale, message) => {
    expect(await told(locale, message)).toContain("BILL");
  });
});

test.each([
  [
    "Card",
    "## Get your card\n\nCome to the desk: HERE.\n\n## Cancel a card\n\nRing us at once.",
    "how do I get a card?",
    "HERE",
  ],
  [
    "Money",
    "## Cancelled flights\n\nA refund is paid out within a week: PAID.\n\n## Creating an account\n\nPress Start.",
    "how do I get a refund?",
    "PAID",
  ],
  [
    "Password",
    "## Changing your password\n\nUnder Security: LOCK.\n\n## Creating an account\n\nChoose a password of ten letters.",
    "how do I get a new password?",
    "LOCK",
  ],
  [
    "Afspraken",
    "## Afspraak maken\n\nBel ons: BEL.\n\n## Inschrijven\n\nVul het formulier in.",
    "Hoe krijg ik een afspraak?",
    "BEL",
  ],
])("how one gets a %s is told by what tells of that", async (title, content, message, expected) => {
  const shop = await shopWith(app, { [title]: content }, { locale: "en", escalation: { enabled: false } });
  expect((await app.send(shop.id, { message })).response).toContain(expected);
});

test("how one gets an account is not told by how it is deleted", async () => {
  for (const [locale, title, content, message] of [
    ["en", "Account", "## How to delete your account\n\nPrivacy: GONE.", "How do I get an account?"],
    ["fr", "Compte", "## Comment supprimer votre compte\n\nVie privée : GONE.", "Comment obtenir un compte ?"],
    ["de", "Konto", "## So löschst du dein Konto\n\nPrivatsphäre: GONE.", "Wie bekomme ich ein Konto?"],
  ] as const) {
    const shop = await shopWith(app, { [title]: content }, { locale, escalation: { enabled: false } });
    expect((await app.send(shop.id, { message })).response).not.toContain("GONE");
  }
});

describe("a deed is also told where it is said with its thing in one word, or named", () => {
  test.each([
    ["de", "Kontolöschung", "GONE"],
    ["de", "Kontoerstellung", "NEW"],
    ["de", "Kontoeröffnung", "NEW"],
    ["de", "Kontoänderung", "OTHER"],
    ["nl", "accountverwijdering", "GONE"],
    ["nl", "accountregistratie", "NEW"],
    ["nl", "accountwijziging", "OTHER"],
    ["es", "supresión de cuenta", "GONE"],
    ["pt", "remoção da conta", "GONE"],
    ["en", "Kontolöschung", "GONE"],
    ["en", "suppression de compte", "GONE"],
    ["en", "Löschung des Kontos", "GONE"],
    ["en", "eliminación de cuenta", "GONE"],
  ])("%s: %s", async (locale, message, expected) => {
    expect(await told(locale, message)).toContain(expected);
  });

  test.each([
    ["de", "Kontosperrung"],
    ["de", "Kontoauszug"],
    ["de", "Bestellstornierung"],
    ["nl", "accountdeling"],
    ["nl", "bestelwijziging"],
    ["de", "Datenlöschung"],
  ])("but not of another thing, nor another deed: %s: %s", async (locale, message) => {
    expect((await app.send(tenants[locale]!.id, { message })).kind).toBe("no_answer");
  });
});

test("a verb in two parts is still known by what texts name with it", async () => {
  const content = "## Inschrijven\n\nVul het formulier in: FORM.\n\n## Spoed\n\nBel vanaf 8 uur.";
  const shop = await shopWith(app, { Praktijk: content }, { locale: "nl", escalation: { enabled: false } });
  expect((await app.send(shop.id, { message: "hoe schrijf ik me in?" })).response).toContain("FORM");
});
