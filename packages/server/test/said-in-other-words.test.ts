import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let surfing: Tenant;
let vets: Tenant;
let dentists: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  surfing = await shopWith(
    app,
    {
      "Clases de vela":
        "## Iniciación\n\nCada clase dura dos horas y cuesta 35 €. Incluye barca y seguro.\n\n## Perfeccionamiento\n\nCada clase dura una hora y cuesta 40 €. La barca no está incluida; se alquila por 10 €.",
      Albergue:
        "## Entrada y salida\n\nLa entrada es a partir de las 15:00 y la salida hasta las 11:00.\n\n## Habitaciones\n\nUna cama cuesta 28 € por noche, la habitación doble 75 €.",
      "Mal tiempo": "Si hay tormenta, cambiamos la clase a otro día o devolvemos el dinero.",
      Puerto: "El aparcamiento del puerto cuesta 2 € la hora en verano.",
    },
    { locale: "es", ...plain },
  );
  vets = await shopWith(
    app,
    {
      Tarifs:
        "## Consultations\n\n| Acte | Tarif |\n|---|---|\n| Consultation chien ou chat | 42 € |\n| Consultation lapin | 38 € |\n\n## Stérilisation\n\n| Animal | Mâle | Femelle |\n|---|---|---|\n| Chat | 85 € | 150 € |\n| Lapin | 90 € | 140 € |",
      "Informations pratiques":
        "## Rendez-vous\n\nLes consultations se font sur rendez-vous, par téléphone au 02 55 01 02 03.\n\n## Annulation\n\nMerci de prévenir au moins 24 heures à l'avance. Un rendez-vous manqué est facturé 20 €.",
      Pension: "Nous gardons les chats. Pour deux chats, le deuxième paie moitié prix.",
    },
    { locale: "fr", ...plain },
  );
  dentists = await shopWith(
    app,
    {
      Preise:
        "## Zahnreinigung\n\nEine professionelle Zahnreinigung kostet 95 €.\n\n## Bleaching\n\nFür ein Bleaching berechnen wir 320 €.",
      Termine: "Sagen Sie Ihren Termin bitte spätestens 24 Stunden vorher ab.",
      Ratenzahlung: "Ab 300 € ist Ratenzahlung in zwölf Monatsraten möglich.",
    },
    { locale: "de", ...plain },
  );
});
afterAll(() => app.stop());

async function talk({ id }: Tenant, ...messages: string[]): Promise<{ kind: string; response: string }> {
  let answer: { conversation_id: string; kind: string; response: string } | undefined;
  for (const message of messages)
    answer = await app.send(id, { message, ...(answer && { conversation_id: answer.conversation_id }) });
  return answer!;
}

describe("what says nearly the same in a trade is found where no text has the visitor's word:", () => {
  test.each([
    ["a partir de qué hora puedo entrar en la habitación", /15:00/],
    ["y si llueve?", /tormenta/],
    ["dónde se puede aparcar", /2 € la hora/],
  ])("%s", async (message, told) => {
    expect(await talk(surfing, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each([
    ["prix castration chat", /85 €/],
    ["j'ai raté mon rendez-vous, je dois payer ?", /20 €/],
    ["j'ai deux chats, il y a une réduction ?", /moitié prix/],
  ])("%s", async (message, told) => {
    expect(await talk(vets, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });

  test.each(["avez-vous du pain ?", "où est le plan ?", "il manque une pièce", "y a-t-il une caméra ?"])(
    "but not what another language says by it: %s",
    async (message) => {
      expect((await talk(vets, message)).kind).toBe("no_answer");
    },
  );

  test("nor what only sounds alike", async () => {
    expect(await talk(dentists, "kann man in raten zahlen")).toMatchObject({
      response: expect.stringContaining("zwölf Monatsraten"),
    });
  });
});

describe("a word is known whatever its ending:", () => {
  test.each([
    ["annulation", /24 heures/],
    ["je dois annuler mon rdv demain", /24 heures/],
    ["c'est combien une consultation pour mon chat", /42 €/],
    ["stérilisation", /Lapin/],
    ["votre numéro ?", /02 55 01 02 03/],
  ])("%s", async (message, told) => {
    expect(await talk(vets, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
  });
});

describe("what was just quoted comes before what else the same document says as well:", () => {
  test.each([
    [["cuánto cuesta la clase de iniciación", "incluye barca?"], "Incluye barca y seguro"],
    [["cuánto cuesta la clase de perfeccionamiento", "incluye barca?"], "no está incluida"],
  ])("%s", async (messages, told) => {
    expect((await talk(surfing, ...messages)).response).toContain(told);
  });
});

test("two things of one question are told apart, be it one of several", async () => {
  const { response } = await talk(dentists, "Was kosten Zahnreinigung und Bleaching, und wie sage ich Termine ab?");
  expect(response).toMatch(/95 €[\s\S]*320 €[\s\S]*24 Stunden/);
});

test.each([
  ["en", "How many ovens do you have?", "We opened the bakery in Leeds. It has 14 ovens."],
  ["de", "Wie viele Öfen haben Sie?", "Unsere Backstube ist in Graz. Dort stehen 14 Öfen."],
  ["es", "¿Cuántos hornos tienen?", "Nuestra panadería está en Jaca. Hay 14 hornos."],
])("how many there are wishes for none: %s %s", async (locale, message, text) => {
  const { id } = await shopWith(
    app,
    { About: `${text}\n\n# Bread\n\nA loaf of rye: 4 €.`, Delivery: "1 € / km.", Cakes: "10 € deposit." },
    { locale },
  );
  const { kind, response } = await app.send(id, { message });
  expect([kind, response]).toEqual(["answer", expect.stringContaining("14")]);
});

test.each([
  ["en", "how do I cancel?", "Either side may end the agreement with 14 days' notice.", /14 days/],
  ["en", "am I covered if my bike gets nicked?", "Bikes are covered against theft and fire.", /theft/],
  ["de", "kann ich stornieren?", "Ein Rücktritt ist bis 14 Tage vorher kostenlos.", /14 Tage/],
  ["fr", "comment annuler ?", "Le préavis est de 14 jours.", /14 jours/],
  ["it", "come annullare?", "La disdetta va inviata 14 giorni prima.", /14 giorni/],
])("who wants out of a contract reads how it ends: %s, %s", async (locale, message, content, told) => {
  const others = { Wifi: "Wifi, Wi-Fi, WLAN.", Hours: "9:00 – 17:00" };
  const tenant = await shopWith(app, { Boxwell: content, ...others }, { locale, escalation: { enabled: false } });
  expect(await talk(tenant, message)).toMatchObject({ kind: "answer", response: expect.stringMatching(told) });
});

describe("what went wrong is told by what to do about it, not by what went wrong otherwise:", () => {
  const write = {
    en: "Write to us.",
    de: "Schreiben Sie uns.",
    fr: "Écrivez-nous.",
    es: "Escríbanos.",
    nl: "Schrijf ons.",
  };
  test.each([
    ["en", "my parcel never arrived", "If your parcel arrives damaged, take photos.", "A lost parcel is looked for."],
    ["en", "I never received my order", "An order can be changed for an hour.", "Missing orders are sent again."],
    [
      "de",
      "mein Paket ist nie angekommen",
      "Kommt ein Paket beschädigt an, machen Sie Fotos.",
      "Ein verlorenes Paket suchen wir.",
    ],
    ["de", "mir wurde doppelt abgebucht", "Abgebucht wird am Ersten.", "Wurde zweimal abgebucht, zahlen wir zurück."],
    [
      "fr",
      "mon colis n'est jamais arrivé",
      "Si un colis arrive abîmé, prenez des photos.",
      "Un colis perdu est recherché.",
    ],
    ["es", "mi paquete nunca llegó", "Si un paquete llega dañado, haga fotos.", "Un paquete perdido se busca."],
    [
      "nl",
      "mijn pakket is nooit aangekomen",
      "Komt een pakket beschadigd aan, maak foto's.",
      "Een verloren pakket zoeken wij.",
    ],
    ["en", "I was charged twice", "Returning is free of charge.", "An amount that was debited two times is paid back."],
  ] as const)("%s, %s", async (locale, message, other, told) => {
    const texts = { A: `${other} ${write[locale]}`, B: `${told} ${write[locale]}`, C: "9:00 – 17:00", D: "Wifi." };
    const tenant = await shopWith(app, texts, { locale, escalation: { enabled: false } });
    const { response } = await talk(tenant, message);
    expect(response.startsWith(told)).toBe(true);
  });
});

test.each([
  ["en", "when will I receive it?", "What is lost is looked for."],
  ["en", "can I come with friends?", "What is lost is looked for."],
  ["de", "wo kann ich das bekommen?", "Was verloren ist, suchen wir."],
  ["de", "was werde ich erhalten?", "Was verloren ist, suchen wir."],
  ["fr", "qui a reçu le prix ?", "Ce qui est perdu est recherché."],
  ["nl", "wie heeft het ontvangen?", "Wat verloren is, zoeken wij."],
] as const)("what comes is not lost: %s, %s", async (locale, message, lost) => {
  const texts = { A: lost, C: "9:00 – 17:00", D: "Wifi." };
  const tenant = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  const { response } = await talk(tenant, message);
  expect(response).not.toContain(lost);
});

describe("what was done by mistake is told by what tells of it:", () => {
  test.each([
    ["en", "I deleted a task by mistake", "Can I restore a deleted task?", "Yes, from the bin, for 30 days."],
    ["de", "habe eine Aufgabe aus Versehen gelöscht", "Gelöschte Aufgabe", "Sie liegt 30 Tage im Papierkorb."],
    ["fr", "j'ai supprimé une tâche par erreur", "Puis-je restaurer une tâche supprimée ?", "Oui, pendant 30 jours."],
    ["es", "he borrado una tarea por error", "¿Se puede recuperar una tarea borrada?", "Sí, durante 30 días."],
  ])("%s: %s", async (locale, message, title, content) => {
    const documents = { [title]: content, [`${title} 2`]: "Tel. 0221 445566", Planéo: "iOS & Android" };
    const software = await shopWith(app, documents, { locale, escalation: { enabled: false } });
    expect((await app.send(software.id, { message })).response).toContain(content);
  });
});

describe("a compound of what the tenant is about is told by what is told of its last part:", () => {
  test.each(["zahnschmerzen", "ich hab höllische zahnschmerzen was soll ich tun", "Was tun bei Zahnschmerzen?"])(
    "%s",
    async (message) => {
      const practice = await shopWith(
        app,
        {
          Notfall:
            "# Schmerzen und Notfälle\n\n## Schmerzsprechstunde\n\nMit akuten Schmerzen kommen Sie um 8 Uhr ohne Termin.\n\n## Zahn ausgeschlagen\n\nLegen Sie den Zahn in kalte Milch und kommen Sie sofort.",
          Reinigung: "Eine Zahnreinigung dauert eine Stunde.",
          Angst: "Sagen Sie uns, wenn Sie Angst vor dem Zahnarzt haben.",
          Kosten: "Vor jeder Behandlung erhalten Sie einen Kostenvoranschlag.",
        },
        { locale: "de", escalation: { enabled: false } },
      );
      expect((await app.send(practice.id, { message })).response).toMatch(/^Mit akuten Schmerzen/);
    },
  );
});
