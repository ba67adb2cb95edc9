import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

const told: Record<string, { title: string; rules: string; ofMinors: string; younger: string; minor: string }> = {
  de: {
    title: "Kinder",
    rules: "Wir behandeln Kinder ab 3 Jahren. Hat Ihr Kind Angst, hilft Lachgas ab 5 Jahren für 60 €.",
    ofMinors: "Wer kommt, bringt seinen Ausweis mit. Jugendliche unter 18 Jahren kommen nicht allein.",
    younger: "Kann mein Kind mit 2 Jahren kommen?",
    minor: "Kann meine 16-jährige Tochter allein kommen?",
  },
  es: {
    title: "Niños",
    rules: "Atendemos a niños desde los 3 años. Si su hijo tiene miedo, hay gas a partir de los 5 años por 60 €.",
    ofMinors: "Quien viene trae su DNI. Los menores de 18 años deben venir con sus padres.",
    younger: "mi hijo de 2 años puede ir?",
    minor: "¿Puede venir mi hija de 16 años sola?",
  },
};

test.each(Object.entries(told))(
  "%s: who may come is told by bounds of ages",
  async (locale, { title, rules, ofMinors, younger, minor }) => {
    const { app, url } = shop;
    await app.admin("PATCH", url, { locale });
    for (const [name, text] of [
      [title, rules],
      ["Visita", ofMinors],
    ] as const)
      await app.admin("POST", `${url}/documents`, {
        title: name,
        content: `# ${name}\n\n${text}\n`,
        format: "markdown",
      });
    expect((await askLast(shop, younger)).response).toMatch(/(ab|los) 3 (Jahren|años)/);
    expect((await askLast(shop, minor)).response).toMatch(/18 (Jahren|años)/);
  },
);

test("an age of somebody is no price of as many euros", async () => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale: "de" });
  const texts = {
    Ausweis: "## Ausweis verloren\n\nEin Ersatz kostet 5 €, für Kinder 2 €.",
    Kinderbibliothek:
      "Für die Kleinsten bis 3 Jahre gibt es am ersten Samstag im Monat „Babys in der Bibliothek“. Für Kinder von 4 bis 7 Jahren lesen wir vor.",
  };
  for (const [title, text] of Object.entries(texts))
    await app.admin("POST", `${url}/documents`, { title, content: `# ${title}\n\n${text}\n`, format: "markdown" });
  const { response } = await askLast(shop, "Mein Kind ist 2, gibt es etwas für sie?");
  expect(response).toContain("bis 3 Jahre");
  expect(response).not.toContain("Ersatz");
});
