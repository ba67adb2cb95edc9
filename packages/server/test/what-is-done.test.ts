import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

type Texts = Record<string, string>;

const creating: Texts = { "Creating an account": "Open Sign up and enter your e-mail address." };
const deleting: Texts = { "Deleting an account": "Open Settings, then Privacy, and press Remove everything." };
const english: Texts = {
  ...creating,
  ...deleting,
  "Changing an account": "Your name and e-mail address stand under Profile, where you edit them.",
  "Cancelling an order": "You can cancel an order within an hour, as long as it has not been packed.",
  "Placing an order": "Put what you like into the basket and go to the checkout.",
  "Changing an order": "Write to us to have an address or an item of an order changed.",
};
const { "Deleting an account": _, ...withoutDeleting } = english;

let app: TestApp;
let all: Tenant;
let less: Tenant;
beforeAll(async () => {
  app = await startApp();
  all = await shopWith(app, english, { escalation: { enabled: false } });
  less = await shopWith(app, withoutDeleting, { escalation: { enabled: false } });
});
afterAll(() => app.stop());

const deletes = [
  "delete account",
  "delete my account",
  "account deletion",
  "close my account",
  "how do I close my account?",
  "remove my account",
  "how can I deactivate my account?",
  "I want to cancel my account",
  "Wie lösche ich mein Konto?",
  "Konto löschen",
  "Wie entferne ich mein Konto?",
  "Wie kann ich mein Konto schließen?",
  "Wie schließe ich mein Konto?",
  "Comment je supprime mon compte ?",
  "Comment fermer mon compte ?",
  "suppression du compte",
  "¿Cómo elimino mi cuenta?",
  "¿Cómo borro mi cuenta?",
  "¿Cómo cierro mi cuenta?",
  "Come elimino il mio account?",
  "Come cancello il mio account?",
  "Come chiudo il mio account?",
  "Como elimino a minha conta?",
  "Como apago a minha conta?",
  "Como excluo minha conta?",
  "Hoe verwijder ik mijn account?",
  "account verwijderen",
  "Hesabımı nasıl silerim?",
  "Hesabımı silmek istiyorum",
];

describe("what is to be deleted", () => {
  test.each(deletes)("is told by what tells of deleting: %s", async (message) => {
    const { kind, response } = await app.send(all.id, { message });
    expect([kind, response]).toEqual(["answer", expect.stringContaining("Remove everything")]);
  });

  test.each(deletes.filter((one) => !one.includes("cancel")))(
    "is not told by how it is made where no text tells it: %s",
    async (message) => {
      expect((await app.send(less.id, { message })).kind).toBe("no_answer");
    },
  );
});

describe("what is to be made, changed or called off is told by what tells of that", () => {
  test.each([
    ["create account", "Open Sign up"],
    ["how do I open an account?", "Open Sign up"],
    ["how do I set up an account?", "Open Sign up"],
    ["register an account", "Open Sign up"],
    ["account creation", "Open Sign up"],
    ["Wie erstelle ich ein Konto?", "Open Sign up"],
    ["Konto eröffnen", "Open Sign up"],
    ["Comment créer un compte ?", "Open Sign up"],
    ["¿Cómo creo una cuenta?", "Open Sign up"],
    ["Come creo un account?", "Open Sign up"],
    ["Como crio uma conta?", "Open Sign up"],
    ["Hoe maak ik een account aan?", "Open Sign up"],
    ["Nasıl hesap oluştururum?", "Open Sign up"],
    ["edit my account", "Profile"],
    ["how do I update my account?", "Profile"],
    ["Wie ändere ich mein Konto?", "Profile"],
    ["Comment modifier mon compte ?", "Profile"],
    ["¿Cómo cambio mi cuenta?", "Profile"],
    ["Come modifico il mio account?", "Profile"],
    ["Como altero a minha conta?", "Profile"],
    ["Hoe wijzig ik mijn account?", "Profile"],
    ["Hesabımı nasıl değiştiririm?", "Profile"],
    ["cancel an order", "within an hour"],
    ["order cancellation", "within an hour"],
    ["stop my order", "within an hour"],
    ["Wie storniere ich eine Bestellung?", "within an hour"],
    ["Comment annuler une commande ?", "within an hour"],
    ["¿Cómo anulo un pedido?", "within an hour"],
    ["¿Cómo cancelo un pedido?", "within an hour"],
    ["Come annullo un ordine?", "within an hour"],
    ["Como cancelo uma encomenda?", "within an hour"],
    ["Hoe annuleer ik een bestelling?", "within an hour"],
    ["Siparişi nasıl iptal ederim?", "within an hour"],
    ["how do I change an order?", "Write to us"],
    ["how do I place an order?", "basket"],
  ])("%s", async (message, told) => {
    const { kind, response } = await app.send(all.id, { message });
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });
});

test.each([
  "how do I freeze my account?",
  "sell my account",
  "share my account",
  "split an order",
  "return an order",
  "track an order",
  "repeat an order",
  "how can I merge my account?",
  "Wie verkaufe ich mein Konto?",
  "Wie sperre ich mein Konto?",
  "Wie teile ich mein Konto?",
  "Wie gebe ich eine Bestellung zurück?",
  "Wie verfolge ich eine Bestellung?",
  "Comment partager mon compte ?",
  "Comment je vends mon compte ?",
  "¿Cómo comparto un pedido?",
  "¿Cómo vendo mi cuenta?",
  "Come condivido il mio account?",
  "Como partilho a minha conta?",
  "Hoe verkoop ik mijn account?",
  "Hoe deel ik mijn account?",
  "Hesabımı nasıl satarım?",
])("what no text tells how to do is not told by what else is done with it: %s", async (message) => {
  expect((await app.send(all.id, { message })).kind).toBe("no_answer");
});

describe.each([
  [
    "de",
    {
      "Ein Konto eröffnen": "Auf „Neu“ tippen und die E-Mail-Adresse angeben.",
      "Ein Konto löschen": "Unter Datenschutz ganz unten: ALLES WEG.",
      "Eine Bestellung stornieren": "Innerhalb einer Stunde geht das, solange nichts gepackt ist.",
    },
    [
      "Konto schließen",
      "Löschung meines Kontos",
      "Wie entferne ich mein Konto?",
      "Wie kann ich mein Konto deaktivieren?",
    ],
    ["Wie verkaufe ich mein Konto?", "Wie teile ich eine Bestellung?", "Wie gebe ich eine Bestellung zurück?"],
  ],
  [
    "fr",
    {
      "Créer un compte": "Touchez Nouveau et donnez votre adresse e-mail.",
      "Supprimer un compte": "Sous Confidentialité, tout en bas : ALLES WEG.",
      "Annuler une commande": "C'est possible dans l'heure, tant que rien n'est emballé.",
    },
    ["fermer mon compte", "Comment effacer mon compte ?", "suppression de mon compte", "je veux supprimer mon compte"],
    ["Comment vendre mon compte ?", "Comment partager une commande ?", "Comment renvoyer une commande ?"],
  ],
  [
    "es",
    {
      "Crear una cuenta": "Pulse Nuevo y escriba su correo electrónico.",
      "Eliminar una cuenta": "En Privacidad, abajo del todo: ALLES WEG.",
      "Cancelar un pedido": "Se puede dentro de una hora, mientras nada esté embalado.",
    },
    ["cerrar mi cuenta", "¿Cómo borro mi cuenta?", "eliminación de la cuenta", "¿Cómo puedo desactivar mi cuenta?"],
    ["¿Cómo vendo mi cuenta?", "¿Cómo comparto un pedido?", "¿Cómo devuelvo un pedido?"],
  ],
  [
    "it",
    {
      "Creare un account": "Tocca Nuovo e scrivi il tuo indirizzo e-mail.",
      "Eliminare un account": "In Privacy, in fondo: ALLES WEG.",
      "Annullare un ordine": "È possibile entro un'ora, finché nulla è imballato.",
    },
    [
      "chiudere il mio account",
      "Come cancello il mio account?",
      "eliminazione account",
      "Come rimuovo il mio account?",
    ],
    ["Come vendo il mio account?", "Come condivido un ordine?", "Come restituisco un ordine?"],
  ],
  [
    "pt",
    {
      "Criar uma conta": "Toque em Novo e escreva o seu e-mail.",
      "Eliminar uma conta": "Em Privacidade, no fundo: ALLES WEG.",
      "Cancelar uma encomenda": "É possível dentro de uma hora, enquanto nada estiver embalado.",
    },
    ["fechar a minha conta", "Como apago a minha conta?", "eliminação da conta", "Como excluo a minha conta?"],
    ["Como vendo a minha conta?", "Como partilho uma encomenda?", "Como devolvo uma encomenda?"],
  ],
  [
    "nl",
    {
      "Een account aanmaken": "Tik op Nieuw en vul je e-mailadres in.",
      "Een account verwijderen": "Onder Privacy, helemaal onderaan: ALLES WEG.",
      "Een bestelling annuleren": "Dat kan binnen een uur, zolang niets is ingepakt.",
    },
    ["account sluiten", "Hoe wis ik mijn account?", "verwijdering van mijn account", "Hoe verwijder ik mijn account?"],
    ["Hoe verkoop ik mijn account?", "Hoe deel ik een bestelling?", "Hoe stuur ik een bestelling terug?"],
  ],
  [
    "tr",
    {
      "Hesap oluşturmak": "Yeni'ye dokunun ve e-posta adresinizi yazın.",
      "Hesap silmek": "Gizlilik altında, en altta: ALLES WEG.",
      "Sipariş iptal etmek": "Hiçbir şey paketlenmediği sürece bir saat içinde mümkündür.",
    },
    ["hesap silme", "Hesabımı nasıl silerim?", "hesabımı kapatmak istiyorum", "Hesabımı silmek istiyorum"],
    ["Hesabımı nasıl satarım?", "Siparişi nasıl paylaşırım?", "Siparişi nasıl iade ederim?"],
  ],
] as const)("in texts of its own language (%s)", (locale, documents, told, untold) => {
  let shop: Tenant;
  beforeAll(async () => {
    shop = await shopWith(app, documents, { locale, escalation: { enabled: false } });
  });

  test.each(told)("is told: %s", async (message) => {
    const { kind, response } = await app.send(shop.id, { message });
    expect([kind, response]).toEqual(["answer", expect.stringContaining("ALLES WEG")]);
  });

  test.each(untold)("is refused: %s", async (message) => {
    expect((await app.send(shop.id, { message })).kind).toBe("no_answer");
  });
});

test.each([
  ["how do I move a booking?", "a day before"],
  ["how long do I have to cancel an order?", "within an hour"],
  ["what happens when I delete my account?", "Remove everything"],
])("what is named after a deed is told where it tells it, or says no other: %s", async (message, told) => {
  const texts = { ...english, Cancellations: "A booking can be moved or called off until a day before." };
  const shop = await shopWith(app, texts, { escalation: { enabled: false } });
  expect((await app.send(shop.id, { message })).response).toContain(told);
});
