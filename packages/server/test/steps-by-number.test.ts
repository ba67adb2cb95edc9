import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastOf } from "./last-of.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

async function houseThatTells(locale: string, documents: Record<string, string>): Promise<Tenant> {
  const tenant = await app.createTenant({ locale, escalation: { enabled: false } });
  for (const [title, content] of Object.entries(documents))
    await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, { title, content, format: "markdown" });
  return tenant;
}

describe("steps that are headings or items of a list", () => {
  let house: Tenant;
  beforeAll(async () => {
    house = await houseThatTells("en", {
      "Putting a site online": `# Putting a site online

Four steps bring a site online.

## 1. Open an account

Sign up with your e-mail address.

## 2. Link a repository

Choose the repository that holds your site.

## 3. Deploy

Press the green button and wait for a minute.

## 4. Add a domain

Enter the name of your domain.
`,
      "Resetting the router": `# Resetting the router

1. Unplug the power cord.
2. Wait for ten seconds.
3. Hold the small button while you plug it in again.
4. Wait until the light is green.
`,
      Terms: `# Terms

## 1. Scope

These terms hold for all plans.

## 2. Payment

Plans are paid in advance.

## 3. Notice

Notice is given a month ahead.
`,
    });
  });

  test.each([
    [["what is step 3 of putting a site online?"], "Press the green button"],
    [["step 2 of putting a site online"], "Choose the repository"],
    [["what's the third step of putting a site online?"], "Press the green button"],
    [["how do I put a site online?", "what is step 3?"], "Press the green button"],
    [["how do I put a site online?", "and the 4th step?"], "Enter the name of your domain"],
    [["what is step 3?"], "Press the green button"],
    [["what does section 3 of the terms say?"], "Notice is given a month ahead"],
    [["what is step 3 of resetting the router?"], "3. Hold the small button"],
    [["how do I reset the router?", "what was step 2 again?"], "2. Wait for ten seconds"],
  ])("%s", async (messages, told) => {
    const { kind, response, citations } = await lastOf(app, house, messages);
    expect(response).toContain(told);
    expect(response).not.toContain("Four steps");
    expect({ kind, sources: citations.length }).toEqual({ kind: "answer", sources: 1 });
  });

  test("a step that there is none of is not told", async () => {
    const { kind, response } = await lastOf(app, house, ["how do I put a site online?", "what is step 9?"]);
    expect(response).not.toMatch(/green button|Four steps|e-mail address/);
    expect(kind).not.toBe("answer");
  });

  test("a section is told and cited by its name without the number", async () => {
    const { citations } = await lastOf(app, house, ["what is step 3 of putting a site online?"]);
    expect(citations[0]!.section).toBe("Deploy");
  });
});

test.each([
  ["de", "Ein Konto eröffnen", "Schritt 2", "wie eröffne ich ein Konto?", "und der zweite Schritt?"],
  ["fr", "Ouvrir un compte", "étape 2", "comment ouvrir un compte ?", "quelle est la deuxième étape ?"],
  ["es", "Abrir una cuenta", "paso 2", "¿cómo puedo abrir una cuenta?", "¿y el segundo paso?"],
  ["it", "Aprire un conto", "passo 2", "come apro un conto?", "e il secondo passo?"],
  ["pt", "Abrir uma conta", "passo 2", "como abro uma conta?", "e o segundo passo?"],
  ["nl", "Een rekening openen", "stap 2", "hoe open ik een rekening?", "en de tweede stap?"],
  ["tr", "Hesap açma", "2. adım", "hesap açma", "ikinci adım nedir?"],
])("so it is in %s", async (locale, title, step, asked, next) => {
  const content = `# ${title}\n\n## 1. Alfa\n\nLorem ipsum dolor.\n\n## 2. Bravo\n\nSit amet consetetur.\n\n## 3. Charlie\n\nSadipscing elitr.\n`;
  const house = await houseThatTells(locale, { [title]: content });
  for (const message of [step, next])
    expect((await lastOf(app, house, [asked, message])).response, message).toContain("Sit amet consetetur");
});

describe("what is only so many is no part", () => {
  test.each([
    ["de", "Kann ich 10 Artikel zurückgeben?", "Artikel können Sie innerhalb von 30 Tagen zurückgeben."],
    ["fr", "Puis-je retourner 1 article ?", "Vous pouvez retourner un article sous 30 jours."],
    ["it", "Posso restituire 1 articolo?", "Puoi restituire un articolo entro 30 giorni."],
    ["es", "¿Puedo devolver 1 artículo?", "Puede devolver un artículo en 30 días."],
    ["nl", "Kan ik 2 artikelen terugsturen?", "Artikelen kun je binnen 30 dagen terugsturen."],
    ["en", "Do you have a 5 point harness?", "A 5 point harness holds the child."],
  ])("%s: %s", async (locale, message, told) => {
    const house = await houseThatTells(locale, { Info: `${told}\n\n1. Alfa bravo.\n2. Charlie delta.\n` });
    expect(await lastOf(app, house, [message])).toMatchObject({
      kind: "answer",
      response: expect.stringContaining(told),
    });
  });
});
