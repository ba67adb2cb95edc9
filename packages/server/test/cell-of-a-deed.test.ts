import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

/** A table whose column is named after what is done, a section on how it is done, and a question that says it of a row. */
test.each<[string, string, string, string, string]>([
  [
    "de",
    "Ausleihe",
    "| Medium | Leihfrist | Verlängerungen |\n|---|---|---|\n| Bücher | 4 Wochen | 2 |\n| Zeitschriften | 2 Wochen | keine |",
    "Verlängern\n\nOnline im Konto oder an der Theke.",
    "Kann ich Zeitschriften verlängern?",
  ],
  [
    "fr",
    "Prêt",
    "| Document | Durée | Prolongations |\n|---|---|---|\n| Livres | 4 semaines | 2 |\n| Revues | 2 semaines | aucune |",
    "Prolonger\n\nEn ligne ou au guichet.",
    "puis-je prolonger les revues ?",
  ],
  [
    "es",
    "Préstamo",
    "| Documento | Plazo | Renovaciones |\n|---|---|---|\n| Libros | 4 semanas | 2 |\n| Revistas | 2 semanas | ninguna |",
    "Renovar\n\nEn línea o en el mostrador.",
    "¿puedo renovar las revistas?",
  ],
  [
    "nl",
    "Lenen",
    "| Soort | Termijn | Verlengingen |\n|---|---|---|\n| Boeken | 4 weken | 2 |\n| Tijdschriften | 2 weken | geen |",
    "Verlengen\n\nOnline of aan de balie.",
    "kan ik tijdschriften verlengen?",
  ],
])("%s: what is done with a thing a column tells that is named after it", async (locale, title, table, how, asked) => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale });
  await app.admin("POST", `${url}/documents`, {
    title,
    content: `# ${title}\n\n${table}\n\n## ${how}\n`,
    format: "markdown",
  });
  expect((await askLast(shop, asked)).response).toMatch(/keine|aucune|ninguna|geen/);
});
