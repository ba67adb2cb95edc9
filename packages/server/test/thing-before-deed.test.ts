import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

test("what has the thing that is asked about answers before what has only what is done with it", async () => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale: "de" });
  const texts = {
    "Ausleihe und Fristen":
      "| Medium | Leihfrist |\n|---|---|\n| Bücher | 4 Wochen |\n| Spiele | 2 Wochen |\n\nBis zu 40 Medien dürfen Sie gleichzeitig ausleihen.",
    "Bibliothek der Dinge": "Bohrmaschine, Nähmaschine und Beamer: Leihfrist zwei Wochen, Kaution 20 €.",
    "E-Books": "Bis zu 15 dürfen Sie gleichzeitig leihen.",
  };
  for (const [title, text] of Object.entries(texts))
    await app.admin("POST", `${url}/documents`, { title, content: `# ${title}\n\n${text}\n`, format: "markdown" });
  for (const message of ["Bohrmaschine ausleihen", "Kann ich einen Beamer leihen?"])
    expect((await askLast(shop, message)).response, message).toContain("Kaution 20 €");
  expect((await askLast(shop, "Wie viele Medien kann ich ausleihen?")).response).toContain("40");
});

test("a refusal names a name before what is written small", async () => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale: "de" });
  await app.admin("POST", `${url}/documents`, {
    title: "Ausleihe",
    content: "# Ausleihe\n\nEin Buch leihen Sie vier Wochen.",
    format: "markdown",
  });
  const { kind, response } = await askLast(shop, "Habt ihr das neue Buch von Astrid Lindgren?");
  expect(kind).toBe("no_answer");
  expect(response).toContain("Lindgren");
  expect(response).not.toContain("„neue“");
});
