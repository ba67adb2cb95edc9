import pg from "pg";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

async function stock(thing: string, dates: (string | null)[], locale = "en", named = "release_date"): Promise<void> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const [at, date] of dates.entries()) {
    const body = {
      id: `${at}`,
      title: `${thing} ${["Arve", "Brom", "Cask"][at]}`,
      price: { amount: `${50 + at}.00`, currency: "EUR" },
      attributes: date ? { [named]: date } : {},
    };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
}

test.each<[string, string, string[]]>([
  ["en", "Phone", ["newest phones", "what's new?", "latest phones", "the most recent phone"]],
  ["de", "Handy", ["neueste Handys", "Was gibt es Neues?", "das neueste Handy", "Neuheiten"]],
  ["fr", "Téléphone", ["nouveautés", "les téléphones les plus récents", "quoi de nouveau ?"]],
  ["es", "Teléfono", ["lo más nuevo", "los teléfonos más recientes", "novedades"]],
  ["it", "Telefono", ["novità", "i telefoni più recenti", "cosa c'è di nuovo?"]],
  ["pt", "Telefone", ["novidades", "telefones mais recentes", "lançamentos"]],
  ["nl", "Telefoon", ["nieuwste telefoons", "wat is er nieuw?", "nieuw binnen"]],
  ["tr", "Telefon", ["en yeni telefonlar", "yeni gelenler", "en yeni telefon"]],
])("%s: what came out last is shown first", async (locale, thing, wishes) => {
  await stock(thing, ["2024-03-01", "2026-10-01", "2025-05"], locale);
  for (const message of wishes) {
    const { products, applied_filters } = await shop.app.send(shop.tenant.id, { message });
    expect([message, ...products.map(({ id }) => id)]).toEqual([message, "1", "2", "0"]);
    expect(applied_filters).toContainEqual(expect.objectContaining({ field: "order", value: "newest" }));
  }
});

test("where all came at once and tell no date, nothing is said to be newer", async () => {
  await stock("Phone", [null, null, null]);
  const { products, applied_filters } = await shop.app.send(shop.tenant.id, { message: "newest phones" });
  expect(products).toHaveLength(3);
  expect(applied_filters.some(({ field }) => field === "order")).toBe(false);
});

test("where none tells a date, what was first stored last is the newest, however often the others are put again", async () => {
  await stock("Phone", [null, null, null]);
  const client = new pg.Client(shop.app.database.url);
  await client.connect();
  await client.query("select set_config('app.tenant_id', $1, false)", [shop.tenant.id]);
  const aged = await client.query(
    "update products set added_at = now() - interval '3 days' where tenant_id = $1 and external_id <> '1'",
    [shop.tenant.id],
  );
  await client.end();
  expect(aged.rowCount).toBe(2);
  const again = { id: "2", title: "Phone Cask", price: { amount: "52.00", currency: "EUR" } };
  expect((await shop.app.admin("POST", `${shop.url}/products`, again)).statusCode).toBeLessThan(300);
  const { products } = await shop.app.send(shop.tenant.id, { message: "newest phones" });
  expect(products.map(({ id }) => id)[0]).toBe("1");
  expect(products).toHaveLength(3);
});

test.each(["Erschienen", "Date de sortie", "fecha_de_lanzamiento"])(
  "%s tells the day on which it came out",
  async (name) => {
    await stock("Phone", ["2024-03-01", "2026-10-01", "2025-05"], "en", name);
    const { products } = await shop.app.send(shop.tenant.id, { message: "newest phones" });
    expect(products.map(({ id }) => id)).toEqual(["1", "2", "0"]);
  },
);

test("of variants that are as new, one that can be had is shown", async () => {
  const variant = (id: string, availability: string) => ({
    id,
    title: `Shoe Arve ${id}`,
    price: { amount: "60.00", currency: "EUR" },
    availability,
    group_id: "arve",
    options: { size: id },
    attributes: { release_date: "2026-10-01" },
  });
  const older = { ...variant("old", "in_stock"), group_id: "brom", attributes: { release_date: "2025-01-01" } };
  for (const body of [variant("41", "out_of_stock"), variant("42", "in_stock"), older])
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  for (const message of ["newest shoes", "what's new?"]) {
    const { products } = await shop.app.send(shop.tenant.id, { message });
    expect([message, ...products.map(({ id }) => id)]).toEqual([message, "42", "old"]);
  }
});
