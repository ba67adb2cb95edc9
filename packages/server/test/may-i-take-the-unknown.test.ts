import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  [
    "en",
    "After an extraction",
    "Do not smoke for 48 hours. Eat soft food on the first day. The stitches come out after seven days.",
    "can I take ibuprofen after an extraction?",
    "can I smoke after an extraction?",
  ],
  [
    "de",
    "Nach einer Extraktion",
    "Rauchen Sie 48 Stunden nicht. Essen Sie am ersten Tag Weiches. Die Fäden kommen nach sieben Tagen heraus.",
    "Kann ich nach einer Extraktion Ibuprofen nehmen?",
    "Darf ich nach einer Extraktion rauchen?",
  ],
  [
    "fr",
    "Après une extraction",
    "Ne fumez pas pendant 48 heures. Mangez mou le premier jour. Les points sont retirés après sept jours.",
    "puis-je prendre de l'ibuprofène après une extraction ?",
    "puis-je fumer après une extraction ?",
  ],
  [
    "es",
    "Después de una extracción",
    "No fume durante 48 horas. Coma blando el primer día. Los puntos se quitan a los siete días.",
    "¿Puedo tomar ibuprofeno después de una extracción?",
    "¿Puedo fumar después de una extracción?",
  ],
  [
    "it",
    "Dopo un'estrazione",
    "Non fumi per 48 ore. Mangi cibi morbidi il primo giorno. I punti si tolgono dopo sette giorni.",
    "posso prendere ibuprofene dopo un'estrazione?",
    "posso fumare dopo un'estrazione?",
  ],
  [
    "pt",
    "Depois de uma extração",
    "Não fume durante 48 horas. Coma alimentos moles no primeiro dia. Os pontos saem após sete dias.",
    "posso tomar ibuprofeno depois de uma extração?",
    "posso fumar depois de uma extração?",
  ],
  [
    "nl",
    "Na een extractie",
    "Rook 48 uur niet. Eet de eerste dag zacht. De hechtingen gaan er na zeven dagen uit.",
    "mag ik ibuprofen nemen na een extractie?",
    "mag ik roken na een extractie?",
  ],
])("%s: whether one may take what no text names nothing tells", async (locale, title, rules, unknown, known) => {
  const { app, url } = shop;
  await app.admin("PATCH", url, { locale });
  await app.admin("POST", `${url}/documents`, { title, content: `# ${title}\n\n${rules}\n`, format: "markdown" });
  await app.admin("POST", `${url}/documents`, { title: "A", content: "# A\n\n1 m, 2 m, 3 m.", format: "markdown" });
  expect((await askLast(shop, unknown)).kind).toBe("no_answer");
  expect((await askLast(shop, known)).response).toContain("48");
});
