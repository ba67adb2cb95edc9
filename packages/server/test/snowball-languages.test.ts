import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What a document of each language says, and one of its words as a question has it: in another form. */
const said: Record<string, [locale: string, text: string, asked: string]> = {
  arabic: ["ar", "المكتبات مفتوحة كل يوم من الصباح إلى المساء.", "مكتبتنا"],
  armenian: ["hy", "Մեր խանութներ բաց են ամեն օր առավոտից մինչև երեկո:", "խանութում"],
  basque: ["eu", "Gure dendak egunero zabalik daude goizetik gauera arte.", "dendan"],
  catalan: ["ca", "Les devolucions són gratuïtes durant els primers dies.", "devolució"],
  danish: ["da", "Vores butikker har åbent hver dag fra morgen til aften.", "butikkernes"],
  dutch: ["nl", "Elke bestelling wordt binnen een paar dagen thuis gebracht.", "bestellen"],
  english: ["en", "We repair whatever breaks, and our repairs are free.", "repairing"],
  estonian: ["et", "Meie raamatud on müügil iga päev hommikust õhtuni.", "raamatute"],
  finnish: ["fi", "Meidän myymälät ovat avoinna joka päivä aamusta iltaan.", "myymälässä"],
  french: ["fr", "Les articles retournés sont remboursés en quelques jours.", "retourner"],
  german: ["de", "Die Lieferung kommt in wenigen Tagen bei Ihnen zu Hause an.", "Lieferungen"],
  greek: ["el", "Τα καταστήματα είναι ανοιχτά κάθε μέρα από το πρωί.", "καταστημάτων"],
  hindi: ["hi", "हमारी दुकानें हर दिन सुबह से शाम तक खुली रहती हैं।", "दुकानों"],
  hungarian: ["hu", "A mi boltok minden nap nyitva vannak reggeltől estig.", "boltban"],
  indonesian: ["id", "Setiap kiriman tiba di rumah dalam beberapa hari.", "dikirim"],
  irish: ["ga", "Níl aon costas breise ar an tseirbhís seo.", "gcostas"],
  italian: ["it", "I nostri negozi sono aperti ogni giorno dal mattino alla sera.", "negozio"],
  lithuanian: ["lt", "Mūsų knygos parduodamos kasdien nuo ryto iki vakaro.", "knygomis"],
  nepali: ["ne", "हाम्रा पसलहरू हरेक दिन बिहानदेखि बेलुकासम्म खुला छन्। अर्डर तीन दिनभित्र पठाइन्छ।", "पसलमा"],
  norwegian: ["no", "Våre butikker er åpne hver dag fra morgen til kveld.", "butikkenes"],
  portuguese: ["pt", "As devoluções são gratuitas durante os primeiros dias.", "devolução"],
  romanian: ["ro", "Vindem cărțile noastre în fiecare zi de dimineața până seara.", "cărților"],
  russian: ["ru", "Наши магазины открыты каждый день с утра до вечера.", "магазинами"],
  serbian: ["sr", "Naše prodavnice rade svakog dana od jutra do večeri.", "prodavnicama"],
  spanish: ["es", "Las devoluciones son gratuitas durante los primeros días.", "devolución"],
  swedish: ["sv", "Våra butiker är öppna varje dag från morgon till kväll.", "butikerna"],
  tamil: ["ta", "எங்கள் கடைகள் தினமும் காலை முதல் மாலை வரை திறந்திருக்கும்.", "கடையில்"],
  turkish: ["tr", "Bizim mağazalar her gün sabahtan akşama kadar açık.", "mağazada"],
  yiddish: ["yi", "אונדזער שול איז אָפֿן יעדן טאָג פֿון אינדערפֿרי ביז אין אָוונט.", "שולן"],
};

test("every language that PostgreSQL has a stemmer of is among them", async () => {
  const known = await app.database.query<{ name: string }>(
    `select distinct cfgname as name from pg_catalog.pg_ts_config config
     join pg_catalog.pg_ts_config_map on mapcfg = config.oid
     join pg_catalog.pg_ts_dict dict on dict.oid = mapdict
     join pg_catalog.pg_ts_template template on template.oid = dict.dicttemplate
     where tmplname = 'snowball' order by name`,
  );
  expect(Object.keys(said)).toEqual(known.map(({ name }) => name));
});

test.for(Object.entries(said))("in %s a word is found in another form", async ([, [locale, text, asked]]) => {
  expect(text.toLowerCase()).not.toContain(asked.toLowerCase());
  const shop = await shopWith(app, { A: text }, { locale });
  const found = await app.admin("GET", `/api/admin/tenants/${shop.slug}/search?q=${encodeURIComponent(asked)}`);
  const { results, answerable } = found.json<SearchResults>();
  expect(results.map(({ title }) => title)).toEqual(["A"]);
  // What is merely spelt alike is believed less.
  expect(answerable.score).toBeGreaterThan(0.65);
});
