import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let praxis: Tenant;
let site: Tenant;
beforeAll(async () => {
  app = await startApp();
  praxis = await shopWith(
    app,
    {
      Zahnreinigung:
        "Wir empfehlen sie zweimal im Jahr.\n\n## Was die Kasse dazugibt\n\nDie meisten gesetzlichen Kassen zahlen 40 bis 80 € im Jahr.",
      Wurzelbehandlung: "Die Kasse zahlt nur, wenn eine Zahnreihe erhalten bleibt. Wir ziehen keinen Zahn ohne Not.",
      Parodontitis: "Zahnfleischbluten und lockere Zähne können Zeichen sein.",
      Weisheitszähne: "Die Fäden kommen nach einer Woche heraus. Wir schreiben Sie in der Regel drei Tage krank.",
      Urlaub: "Zu Ostern ist zu. Die Vertretung übernimmt Dr. Kamp.",
      Ausleihe:
        "| Medium | Leihfrist |\n|---|---|\n| Bücher | 4 Wochen |\n| DVDs und Spiele | 2 Wochen |\n| Zeitschriften | 1 Woche |",
      Kronen:
        "| Versorgung | Eigenanteil |\n|---|---|\n| Krone, Keramik | 450 bis 650 € |\n| Krone, Metall | 150 bis 250 € |",
      Ärzte: "Unser Arzt spricht Türkisch. Reinigen Sie die Schiene mit Wasser und Bürste.",
    },
    { locale: "de" },
  );
  site = await shopWith(app, {
    Prices: "| Pitch | Price |\n|---|---|\n| Tent pitch | 26 € |\n| Motorhome pitch | 42 € |",
    Insurance: "The insurance pays for the damage to others.",
    Dogs: "Dogs cost 4 euros a night.",
  });
});
afterAll(() => app.stop());

const ask = (message: string, tenant = praxis) => app.send(tenant.id, { message });

describe("German compounds and other forms of words are known", () => {
  test.each([
    ["zahlt die Krankenkasse die Zahnreinigung", "40 bis 80 €"],
    ["zahnfleisch blutet", "Zahnfleischbluten"],
    ["werde ich krankgeschrieben", "drei Tage krank"],
    ["brauche ich eine krankschreibung", "drei Tage krank"],
    ["wer vertritt euch an ostern", "Dr. Kamp"],
    ["leihfrist dvd", "2 Wochen"],
  ])("%s", async (message, told) => {
    const { kind, response } = await ask(message);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });

  test.each(["habt ihr einen Hautarzt", "verkauft ihr Zahnbürsten", "was kostet eine Tierkrone"])(
    "but a part of a word is not the thing itself: %s",
    async (message) => {
      expect((await ask(message)).kind).toBe("no_answer");
    },
  );
});

test.each([
  ["Gibt es Internet?", "Internet haben wir in allen Zimmern.", "Interne Schulungen finden montags statt."],
  ["Wann ist der Markt?", "Der Markt beginnt um 9 Uhr.", "Marken gibt es montags um 10 Uhr am Tresen."],
])("a noun that texts have is no form of another word: %s", async (message, told, other) => {
  const school = await shopWith(app, { Haus: told, Schule: other }, { locale: "de" });
  const { response } = await ask(message, school);
  expect(response).toContain(told);
  expect(response).not.toContain(other);
});

describe("what one has to pay is what it costs", () => {
  test.each([
    ["was muss ich für eine keramikkrone zahlen", "450 bis 650 €"],
    ["wieviel zahlt man für eine metallkrone", "150 bis 250 €"],
  ])("%s", async (message, told) => {
    expect((await ask(message)).response).toContain(told);
  });

  test.each([
    ["what do I have to pay for a tent pitch", "26 €"],
    ["how much do we pay for our dog", "4 euros"],
  ])("%s", async (message, told) => {
    expect((await ask(message, site)).response).toContain(told);
  });

  test("but not what somebody else pays", async () => {
    expect((await ask("what does the insurance pay for?", site)).response).toContain("damage to others");
  });
});

test.each([
  ["how much is it to hire shoes?", "**Shoes** – A day: 4 €"],
  ["hire shoes price", "**Shoes** – A day: 4 €"],
  ["how much is the lead course|how long does it take?", "three evenings"],
  ["where do i park n how much is it", "2 € an hour"],
])("a form without its e, a length in evenings, a small word in haste: %s", async (messages, told) => {
  const { id } = await shopWith(app, {
    "Hiring gear":
      "You can hire shoes and harnesses at the counter.\n\n| Gear | A day |\n|---|---|\n| Shoes | 4 € |\n| Harness | 3 € |",
    Courses: "## Lead course\n\nThe lead course costs 119 € and lasts three evenings.\n\n## Taster\n\nIt costs 35 €.",
    Parking: "You can park behind the hall, for 2 € an hour.",
    Towels: "Towels can be hired for 2 €.",
    Hours: "We are open from 9:00 to 17:00.",
  });
  let last = await app.send(id, { message: messages.split("|")[0]! });
  for (const message of messages.split("|").slice(1))
    last = await app.send(id, { message, conversation_id: last.conversation_id });
  expect(last.response).toContain(told);
});

describe("how long it takes to somewhere is asked in many ways", () => {
  const tables: Record<string, string> = {
    es: "# Envíos\n\n| País | Precio | Plazo |\n| --- | --- | --- |\n| Portugal | 6,90 € | 2–3 días |\n| Italia | 10,90 € | 4–6 días |",
    it: "# Spedizioni\n\n| Paese | Costo | Tempi |\n| --- | --- | --- |\n| Francia | 10,50 € | 3–5 giorni |\n| Austria | 9,90 € | 3–4 giorni |",
    pt: "# Envios\n\n| País | Custo | Prazo |\n| --- | --- | --- |\n| Espanha | 5,90 € | 2–3 dias úteis |\n| França | 9,90 € | 4–6 dias úteis |",
    tr: "# Kargo\n\nAmerika'ya gönderim yapmıyoruz.\n\n| Ülke | Ücret | Süre |\n| --- | --- | --- |\n| Almanya | 690 TL | 5–8 iş günü |",
  };
  const tracking: Record<string, string> = {
    es: "# Seguimiento\n\nSi el paquete no llega, escríbanos.",
    it: "# Tracciamento\n\nSe il pacco non arriva, ci scriva.",
    pt: "# Seguimento\n\nSe a encomenda não chegar, escreva para nós.",
    tr: "# Kargo takibi\n\nTakip numarasını SMS ile göndeririz.",
  };
  const sites = new Map<string, Tenant>();
  beforeAll(async () => {
    for (const [locale, table] of Object.entries(tables))
      sites.set(locale, await shopWith(app, { table, tracking: tracking[locale]! }, { locale }));
  });

  test.each([
    ["es", "cuanto tardan en llegar a portugal", "2–3 días"],
    ["es", "en cuanto tiempo llega a italia?", "4–6 días"],
    ["es", "cuando llega a portugal", "2–3 días"],
    ["it", "quanto ci mette ad arrivare in francia", "3–5 giorni"],
    ["it", "quando arriva in austria?", "3–4 giorni"],
    ["pt", "quanto tempo demora a chegar a espanha", "2–3 dias úteis"],
    ["pt", "quando chega a frança", "4–6 dias úteis"],
    ["tr", "Amerika'ya gönderiyor musunuz", "gönderim yapmıyoruz"],
  ])("%s: %s", async (locale, message, told) => {
    const { kind, response } = await ask(message, sites.get(locale)!);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });
});

describe("who asks for his money back is told when it comes", () => {
  test.each([
    ["nl", "Je geld staat binnen 5 werkdagen op je rekening.", "wanneer krijg ik mijn geld terug", "5 werkdagen"],
    ["nl", "Je mag alles binnen 30 dagen terugsturen.", "kan ik het terugbrengen?", "30 dagen"],
    ["pt", "O reembolso é feito em 5 dias úteis.", "quando recebo o dinheiro de volta", "5 dias úteis"],
  ])("%s: %s", async (locale, returns, message, told) => {
    const others = { nl: "Bestellingen gaan dezelfde dag mee.", pt: "As encomendas saem no próprio dia." }[locale]!;
    const tenant = await shopWith(app, { Service: returns, Info: others, Contact: "info@shop.example" }, { locale });
    const { kind, response } = await ask(message, tenant);
    expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
  });
});
