import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

test.each<[string, string, string, string, string, string]>([
  [
    "en",
    "First visit",
    "The first visit takes 40 minutes. We look at everything.",
    "| Treatment | Price |\n|---|---|\n| First visit with X-ray | free |\n| Cleaning | 55 € |",
    "Prices",
    "is the first visit free?",
  ],
  [
    "de",
    "Erster Besuch",
    "Der erste Besuch dauert 40 Minuten. Wir sehen uns alles an.",
    "| Behandlung | Preis |\n|---|---|\n| Erster Besuch mit Röntgenbild | kostenlos |\n| Reinigung | 55 € |",
    "Preise",
    "Ist der erste Besuch kostenlos?",
  ],
  [
    "fr",
    "Première visite",
    "La première visite dure 40 minutes. Nous regardons tout.",
    "| Soin | Prix |\n|---|---|\n| Première visite avec radio | gratuit |\n| Détartrage | 55 € |",
    "Tarifs",
    "la première visite est gratuite ?",
  ],
  [
    "es",
    "Primera visita",
    "La primera visita dura 40 minutos. Lo vemos todo.",
    "| Tratamiento | Precio |\n|---|---|\n| Primera visita con radiografía | gratis |\n| Limpieza | 55 € |",
    "Precios",
    "¿La primera visita es gratis?",
  ],
  [
    "pt",
    "Primeira visita",
    "A primeira visita dura 40 minutos. Vemos tudo.",
    "| Tratamento | Preço |\n|---|---|\n| Primeira visita com radiografia | grátis |\n| Limpeza | 55 € |",
    "Preços",
    "a primeira visita é grátis?",
  ],
])(
  "%s: whether something is free its row in a list of prices tells, before the page on it",
  async (locale, title, page, list, name, asked) => {
    const { app, url } = shop;
    await app.admin("PATCH", url, { locale });
    for (const [called, content] of [
      [title, page],
      [name, list],
    ] as const)
      await app.admin("POST", `${url}/documents`, {
        title: called,
        content: `# ${called}\n\n${content}\n`,
        format: "markdown",
      });
    const { kind, response } = await askLast(shop, asked);
    expect(kind).toBe("answer");
    expect(response).toMatch(/free|kostenlos|gratuit|gratis|grátis/);
  },
);

test("what something else costs beside it tells nothing of it", async () => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale: "en" });
  const texts = {
    Parking: "Behind the house are twelve places.",
    Arriving: "You reach us by bus; parking is scarce. Admission is free.",
  };
  for (const [title, text] of Object.entries(texts))
    await app.admin("POST", `${url}/documents`, { title, content: `# ${title}\n\n${text}\n`, format: "markdown" });
  const { kind, response } = await askLast(shop, "is parking free?");
  expect(kind === "no_answer" || !response.includes("Admission")).toBe(true);
});
