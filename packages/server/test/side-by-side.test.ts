import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

const none = { escalation: { enabled: false } };
let app: TestApp;
const tenants: Record<string, Tenant> = {};
beforeAll(async () => {
  app = await startApp();
  const table = (head: string): string =>
    `${head}\n| --- | --- | --- |\n| Solo | €9 | 1 |\n| Team | €25 | 5 |\n| Business | €60 | 90 |`;
  const sections = (paid: string): string => {
    const one = (name: string, price: number): string => `## ${name}\n\n${name} ${paid} ${price} €.`;
    return [one("Solo", 9), one("Team", 25), one("Business", 60), "## Demo\n\nBusiness: 14."].join("\n\n");
  };
  const other =
    "The office is in Ulm. Each plan is paid by card.\n\n## Users\n\nThe owner invites users under Settings, then Team.";
  tenants.table = await shopWith(app, { "Plans and prices": table("| Plan | Price | Users |"), Office: other }, none);
  for (const [locale, title, paid] of [
    ["en", "Plans", "costs each month"],
    ["de", "Tarife", "kostet im Monat"],
    ["fr", "Formules", "coûte par mois"],
    ["es", "Planes", "cuesta al mes"],
    ["it", "Piani", "costa al mese"],
    ["pt", "Planos", "custa por mês"],
    ["nl", "Abonnementen", "kost per maand"],
    ["tr", "Paketler", "ayda şu kadardır:"],
  ] as const)
    tenants[locale] = await shopWith(app, { [title]: sections(paid) }, { locale, ...none });
});
afterAll(() => app.stop());

const ask = async (tenant: string, message: string): Promise<string> =>
  (await app.send(tenants[tenant]!.id, { message })).response;

describe("two things are told side by side", () => {
  test.each([
    ["table", "team vs business"],
    ["table", "difference between Team and Business plan"],
    ["table", "compare team with business"],
    ["en", "Team vs. Business"],
    ["en", "what is the difference between Team and Business?"],
    ["de", "Unterschied zwischen Team und Business"],
    ["de", "Was ist der Unterschied zwischen Team und Business?"],
    ["fr", "quelle est la différence entre Team et Business ?"],
    ["es", "diferencia entre Team y Business"],
    ["it", "differenza tra Team e Business"],
    ["pt", "diferença entre Team e Business"],
    ["nl", "verschil tussen Team en Business"],
    ["tr", "Team ile Business arasındaki fark ne?"],
  ])("%s: %s", async (tenant, message) => {
    const response = await ask(tenant, message);
    expect(response).toMatch(/25[^]*60|60[^]*25/);
    expect(response).not.toMatch(/€9|\b9 €/);
  });
});

describe("all of a kind are told side by side", () => {
  test.each([
    ["table", "compare the plans"],
    ["en", "compare plans"],
    ["de", "Tarife vergleichen"],
    ["de", "Vergleich der Tarife"],
    ["fr", "comparer les formules"],
    ["es", "comparar planes"],
    ["it", "confronta i piani"],
    ["pt", "comparar planos"],
    ["nl", "vergelijk de abonnementen"],
    ["tr", "paketleri karşılaştır"],
  ])("%s: %s", async (tenant, message) => {
    expect(await ask(tenant, message)).toMatch(/9[^]*25[^]*60/);
  });
});

test.each([
  ["table", "team vs enterprise"],
  ["table", "compare the offices"],
  ["en", "difference between Team and Enterprise"],
  ["de", "Unterschied zwischen Team und Enterprise"],
  ["fr", "différence entre Team et Ultra"],
  ["es", "comparar oficinas"],
  ["nl", "verschil tussen Team en Ultra"],
])("%s: what is not told of both is not told as if it were: %s", async (tenant, message) => {
  expect(await ask(tenant, message)).not.toMatch(/25[^]*60|60[^]*25/);
});
