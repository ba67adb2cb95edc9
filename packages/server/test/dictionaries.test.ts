import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop();

/** Of each of PostgreSQL's dictionaries the languages that are read by it, and two forms of a word. */
const dictionaries: Record<string, [locales: string[], forms: string]> = {
  arabic: [["ar"], "المنتجات منتج"],
  armenian: [["hy"], "պատվերների պատվերներ"],
  basque: [["eu"], "bidalketak bidalketa"],
  catalan: [["ca"], "devolucions devolució"],
  danish: [["da"], "leveringer levering"],
  dutch: [["nl", "nl-BE"], "leveringen levering"],
  english: [["en"], "deliveries delivery"],
  estonian: [["et"], "tarned tarne"],
  finnish: [["fi"], "tilaukset tilauksen"],
  french: [["fr"], "livraisons livraison"],
  german: [["de"], "Lieferungen Lieferung"],
  greek: [["el"], "παραδόσεις παράδοση"],
  hindi: [["hi"], "दुकानों दुकान"],
  hungarian: [["hu"], "könyvek könyvet"],
  indonesian: [["id"], "pembayaran dibayar"],
  irish: [["ga"], "bhfear fear"],
  italian: [["it"], "spedizioni spedizione"],
  lithuanian: [["lt"], "knygos knyga"],
  nepali: [["ne"], "किताबहरू किताबको"],
  norwegian: [["no", "nb", "nn"], "betalinger betaling"],
  portuguese: [["pt", "pt-BR"], "devoluções devolução"],
  romanian: [["ro"], "magazinele magazinul"],
  russian: [["ru"], "посылки посылка"],
  serbian: [["sr", "sr-Latn", "hr", "bs"], "књига књигу knjiga knjige"],
  spanish: [["es"], "devoluciones devolución"],
  swedish: [["sv"], "leveranser leveransen"],
  tamil: [["ta"], "கடைகள் கடை"],
  turkish: [["tr"], "kargolarınız kargo"],
  yiddish: [["yi"], "קלייטן קלייט"],
};

test("each dictionary that the database has is some language's", async () => {
  const rows = await shop.app.database.query<{ name: string }>(
    "select left(dictname, -5) as name from pg_ts_dict where dictname like '%\\_stem' order by 1",
  );
  expect(Object.keys(dictionaries)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

test.each(Object.entries(dictionaries).flatMap(([name, [locales, forms]]) => locales.map((one) => [one, name, forms])))(
  "the forms of a word are one in %s, by the dictionary %s",
  async (locale, name, content) => {
    // An older PostgreSQL lacks some.
    const there = await shop.app.database.query("select from pg_ts_dict where dictname = $1", [`${name}_stem`]);
    const { id } = await shop.app.createTenant({ locale });
    await shop.app.admin("POST", `/api/admin/tenants/${id}/documents`, { title: "", content, format: "text" });
    const [row] = await shop.app.database.query<{ lexemes: string }>(
      "select lexemes from passages where tenant_id = $1",
      [id],
    );
    const lexemes = new Set(row!.lexemes.split(/\s+/));
    expect(lexemes.size).toBe(there.length > 0 ? 1 : new Set(content.toLowerCase().split(" ")).size);
  },
);

test("each passage is read by the dictionary of the language that it is written in", async () => {
  const { id } = await shop.app.createTenant({ locale: "en" });
  const content =
    "# Returns\n\nAll books that were bought in one of our shops can be sent back within thirty days.\n\n" +
    "## Rückgabe\n\nAlle in unseren Läden gekauften Bücher können innerhalb von dreißig Tagen zurückgegeben werden.";
  await shop.app.admin("POST", `/api/admin/tenants/${id}/documents`, { title: "", content, format: "markdown" });
  const passages = await shop.app.database.query<{ language: string; lexemes: string }>(
    "select language, lexemes from passages where tenant_id = $1 order by position",
    [id],
  );
  expect(passages.map(({ language }) => language)).toEqual(["en", "de"]);
  expect(passages[0]!.lexemes.split(" ")).toContain("book");
  expect(passages[1]!.lexemes.split(" ")).toContain("buch");
});
