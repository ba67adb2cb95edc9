import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const english = `# Travel insurance

## Plus

Plus costs £49 a year. Luggage is covered up to £2,000.

## Premium

Premium costs £89 a year. Luggage is covered up to £5,000.`;
const french = `# Assurance voyage

## Plus

Plus coûte 49 € par an.

## Premium

Premium coûte 89 € par an.`;
const german = `# Reiseversicherung

## Plus

Plus kostet 49 € im Jahr.

## Premium

Premium kostet 89 € im Jahr.`;

test.each([
  ["en", english, "compare plus and premium"],
  ["en", english, "what's the difference between plus and premium?"],
  ["en", english, "plus vs premium"],
  ["fr", french, "compare plus et premium"],
  ["de", german, "vergleiche Plus und Premium"],
])(
  "%s: two tariffs are told, one of which is called by a word that joins things: %#",
  async (locale, content, message) => {
    const { id } = await shopWith(app, { Insurance: content }, { locale });
    const { response } = await app.send(id, { message });
    expect(response).toMatch(/49/);
    expect(response).toMatch(/89/);
  },
);
