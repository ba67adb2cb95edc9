import { readdir, readFile } from "node:fs/promises";
import type { CreateTenant } from "@widget-chat/contract/admin/tenant.ts";
import type { PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Db } from "./db/database.ts";
import { noteSeed } from "./db/seeds.ts";
import { countTenants, findTenant, type Tenant } from "./db/tenants.ts";
import type { Stock } from "./engines/catalogue/stock.ts";
import type { Library } from "./engines/knowledge/library.ts";
import { changeTenant, createTenant } from "./engines/tenants/manage.ts";

const folder = new URL("../../demo/", import.meta.url);

interface Deps {
  db: Db;
  library: Library;
  stock: Stock;
}

/**
 * Fills an empty database with the demo shop, once for all time. The tenant is switched on last: a start that was cut
 * short goes on where it stopped, and a demo that an operator changed or removed is left alone.
 */
export async function seedDemo({ db, library, stock }: Deps): Promise<void> {
  const settings = JSON.parse(await readFile(new URL("tenant.json", folder), "utf8")) as CreateTenant;
  const tenant = (await findTenant(db, settings.slug)) ?? (await createFirst(db, settings));
  if (!tenant || tenant.active || tenant.updated_at.getTime() !== tenant.created_at.getTime()) return;
  const products = JSON.parse(await readFile(new URL("products.json", folder), "utf8")) as PutProduct[];
  await library.addAll(tenant, asLines(await readArticles()));
  await stock.putAll(tenant, asLines(products));
  await changeTenant(db, tenant.id, { active: true });
}

/** Null when it was there before, there are tenants already, or another server is at it. */
function createFirst(db: Db, settings: CreateTenant): Promise<Tenant | null> {
  return db.transaction().execute(async (tx) => {
    const isFirst = await noteSeed(tx, "demo");
    return isFirst && (await countTenants(tx)) === 0 ? createTenant(tx, { ...settings, active: false }) : null;
  });
}

async function readArticles(): Promise<PutDocument[]> {
  const files = (await readdir(new URL("articles/", folder))).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    files.map(async (name) => {
      const slug = name.replace(/\.md$/, "");
      const content = await readFile(new URL(`articles/${name}`, folder), "utf8");
      return { external_id: slug, title: "", content, format: "markdown" as const, url: `/demo/help/${slug}/` };
    }),
  );
}

async function* asLines<Value>(values: Value[]): AsyncGenerator<{ line: number; value: Value }> {
  for (const [i, value] of values.entries()) yield { line: i + 1, value };
}
