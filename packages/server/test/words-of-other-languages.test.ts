import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let tenants: Record<"en" | "de" | "fr" | "it" | "pt", Tenant>;
beforeAll(async () => {
  app = await startApp();
  const open = (locale: string, documents: Record<string, string>): Promise<Tenant> =>
    shopWith(app, documents, { locale, escalation: { enabled: false } });
  tenants = {
    en: await open("en", {
      Rooms: "A double room costs 90 euros a night, with bed linen.",
      Animals: "Animals are welcome in the garden house for 12 euros a night.",
      Winter: "In winter we clear the snow from the yard every morning before seven.",
      Donations: "Donations go to the village school; you may transfer them at any time.",
      Plants: "The oleander by the pool is poisonous, so please keep children away from it.",
      Late: "Whoever leaves late pays a fee of 30 euros.",
      Events: "Our plan of events is on the wall of the hall.",
      Batteries: "A full charge of the battery takes four hours; chargers stand in the hall.",
    }),
    de: await open("de", {
      Schmerzen: "Bei Schmerzen nach der Behandlung kühlen Sie die Stelle eine halbe Stunde lang.",
      Blut: "Unser Labor untersucht Blut jeden Morgen zwischen acht und zehn.",
      Tarife: "Der kleine Tarif kostet 9 Euro im Monat, der große 19 Euro.",
      Mehrwertsteuer: "Alle Beträge verstehen sich mit 19 % Mehrwertsteuer.",
      Zimmer: "Ein Zimmer für Begleitpersonen kostet 70 Euro die Nacht.",
      Anreise: "Die Anreise ist ab 15 Uhr möglich, die Abreise bis 11 Uhr.",
    }),
    fr: await open("fr", {
      Chambres: "Une chambre double coûte 80 euros la nuit, draps compris.",
      Douleurs: "En cas de douleurs après le soin, appelez-nous avant midi.",
      Forfaits: "Le forfait mensuel coûte 29 euros et se résilie à tout moment.",
      Dents: "Nous recommandons un contrôle des dents chaque année.",
    }),
    it: await open("it", {
      Stanze: "La stanza doppia costa 80 euro a notte.",
      Pneumatici: "Il cambio dei pneumatici costa 40 euro, la convergenza 25 euro.",
    }),
    pt: await open("pt", { Bancos: "Aceitamos transferência dentro de três dias." }),
  };
});
afterAll(() => app.stop());

type Locale = keyof typeof tenants;

async function search(to: Locale, q: string): Promise<SearchResults> {
  const { slug } = tenants[to];
  const reply = await app.admin("GET", `/api/admin/tenants/${slug}/search?q=${encodeURIComponent(q)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<SearchResults>();
}

const found = async (to: Locale, q: string): Promise<string[]> =>
  (await search(to, q)).results.map(({ title }) => title);

describe("a word is read in the language that is spoken:", () => {
  test.each<[Locale, string, string]>([
    ["en", "quanto costa una camera per due?", "Rooms"],
    ["en", "darf ich ein Tier mitbringen?", "Animals"],
    ["en", "kar için ne yapıyorsunuz?", "Winter"],
    ["en", "kan ik een gift doen?", "Donations"],
    ["en", "ist das Gift?", "Plants"],
    ["en", "gibt es Tiere?", "Animals"],
    ["de", "is there a charge for it?", "Tarife"],
    ["de", "what can I do about the pain?", "Schmerzen"],
    ["de", "kan için ne zaman gelmeliyim?", "Blut"],
    ["de", "how much is the VAT?", "Mehrwertsteuer"],
    ["de", "which plan is for me?", "Tarife"],
    ["de", "quanto costa una camera?", "Zimmer"],
    ["fr", "what do I do if I have pain?", "Douleurs"],
    ["fr", "which plan is for me?", "Forfaits"],
    ["it", "avete una camera per due?", "Stanze"],
    ["it", "quanto costa una gomma?", "Pneumatici"],
  ])("%s: %s", async (to, question, title) => {
    expect((await found(to, question))[0]).toBe(title);
  });
});

describe("and is nothing of what others say by it:", () => {
  test.each<[Locale, string]>([
    ["en", "is there a camera?"],
    ["en", "do you have a gift for me?"],
    ["en", "which tier do I need?"],
    ["en", "can I have a kar?"],
    ["de", "avez-vous du pain ?"],
    ["de", "où est le plan ?"],
    ["de", "kan ik hier ook komen?"],
    ["de", "is there a camera?"],
    ["fr", "avez-vous du pain ?"],
    ["fr", "où est le plan ?"],
    ["fr", "y a-t-il une caméra ?"],
    ["it", "is there a camera?"],
    ["it", "avez-vous des gommes ?"],
  ])("%s: %s", async (to, question) => {
    expect(await found(to, question)).toEqual([]);
  });
});

test.each<[Locale, string, string[]]>([
  ["en", "camera", []],
  ["en", "gift", []],
  ["de", "pain", []],
  ["de", "gift", []],
  ["it", "camera", ["Stanze"]],
  ["it", "gomma", ["Pneumatici"]],
  ["en", "Zimmer", ["Rooms"]],
  ["en", "chambre", ["Rooms"]],
  ["de", "douleur", ["Schmerzen"]],
  ["it", "chambre", ["Stanze"]],
])(
  "alone it is a word of the texts' language, and of any where it is nothing else: %s, %s",
  async (to, word, titles) => {
    expect(await found(to, word)).toEqual(titles);
  },
);

test.each<[Locale, string, string[]]>([
  ["pt", "Überweisung", ["Bancos"]],
  ["pt", "transferencia", ["Bancos"]],
  ["de", "check in", ["Anreise"]],
  ["de", "check-in", ["Anreise"]],
  ["fr", "Vorsorgeuntersuchung", ["Dents"]],
])("a word is known however languages write it: %s, %s", async (to, word, titles) => {
  expect(await found(to, word)).toEqual(titles);
});

test.each<[string, string]>([
  ["Gebühren", "Batteries"],
  ["haben Sie Tarife?", "Events"],
  ["gibt es Tier?", "Events"],
])("by what is two things in one language nothing is found: %s, %s", async (question, title) => {
  expect(await found("en", question)).not.toContain(title);
});

test("asked in another language than the texts are in, it is answered", async () => {
  const { kind, response } = await app.send(tenants.en.id, { message: "avete una camera doppia?" });
  expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining("90 euros") });
});

test.each(["k", "*", "; | ,", "camera*", "camera pain gift kan ".repeat(23), "🏕️".repeat(200)])(
  "what is long, short or odd is searched as anything is: %s",
  async (q) => {
    for (const to of ["en", "it"] as const) expect((await search(to, q)).answerable).toBeDefined();
  },
);
