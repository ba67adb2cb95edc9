import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  ["en", "What cannot be returned", "Returns", "Perfume, once it is opened.", "can I return an opened perfume?"],
  ["de", "Was nicht zurückgegeben werden kann", "Rückgabe", "Geöffnetes Parfum.", "kann ich ein Parfum zurückgeben?"],
  ["fr", "Ce qui ne peut pas être retourné", "Retours", "Les parfums ouverts.", "puis-je retourner un parfum ?"],
  ["fr", "Ce qui ne peut pas être retourné", "Retours", "Les parfums ouverts.", "je peux rendre un parfum ouvert ?"],
  ["es", "Qué no se puede devolver", "Devoluciones", "Perfumes abiertos.", "¿puedo devolver un perfume?"],
  ["it", "Cosa non si può restituire", "Resi", "Profumi aperti.", "posso restituire un profumo?"],
  ["pt", "O que não pode ser devolvido", "Devoluções", "Perfumes abertos.", "posso devolver um perfume?"],
  ["nl", "Wat niet geretourneerd kan worden", "Retour", "Geopende parfum.", "kan ik parfum retourneren?"],
])("%s: an item of what stands under “%s” is told under that", async (locale, heading, title, item, message) => {
  await shop.app.admin("PATCH", shop.url, { locale });
  const content = `## ${heading}\n\n- ${item}\n- X9 Y8 without Z7.\n- Q6 W5.\n`;
  await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
  expect((await askLast(shop, message)).response).toMatch(new RegExp(`^\\*\\*${heading}\\*\\*\n\n.*${item}`, "s"));
});
