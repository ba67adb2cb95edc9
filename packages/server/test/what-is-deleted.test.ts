import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Texts = Record<string, string>;

const english: Texts = {
  "Deleting the workspace":
    'To delete the workspace at once, click Settings > "Delete workspace". This cannot be undone.',
  Members: "## Adding a member\n\nClick Members > Add. Members have a name and a picture.",
  Boards: "Boards are made under New > Board. A board has columns. Boards can be copied.",
  Exports: "Exports are sent by mail.",
};

const answerTo = async (
  documents: Texts,
  message: string,
  locale: string,
): Promise<{ kind: string; response: string }> =>
  app.send((await shopWith(app, documents, { locale, escalation: { enabled: false } })).id, { message });

test.each([
  "remove a member",
  "delete a board",
  "how do I delete a board?",
  "can I erase boards",
  "how to remove members",
])("what deletes another thing is not told: %s", async (message) => {
  const { kind, response } = await answerTo(english, message, "en");
  expect(response).not.toContain("cannot be undone");
  expect(kind).toBe("no_answer");
});

test.each([
  [
    "de",
    "Arbeitsbereich löschen",
    "Den Arbeitsbereich löschen Sie unter Einstellungen. ENDGÜLTIG.",
    "Tafeln",
    "Tafel löschen",
  ],
  [
    "de",
    "Arbeitsbereich löschen",
    "Den Arbeitsbereich löschen Sie unter Einstellungen. ENDGÜLTIG.",
    "Tafeln",
    "Wie lösche ich eine Tafel?",
  ],
  [
    "fr",
    "Supprimer l'espace",
    "Pour supprimer l'espace, ouvrez Réglages. ENDGÜLTIG.",
    "Tableaux",
    "comment supprimer un tableau ?",
  ],
  [
    "es",
    "Eliminar el espacio",
    "Para eliminar el espacio, abra Ajustes. ENDGÜLTIG.",
    "Tableros",
    "¿cómo elimino un tablero?",
  ],
  [
    "it",
    "Eliminare lo spazio",
    "Per eliminare lo spazio, apri Impostazioni. ENDGÜLTIG.",
    "Bacheche",
    "come elimino una bacheca?",
  ],
  [
    "pt",
    "Eliminar o espaço",
    "Para eliminar o espaço, abra Definições. ENDGÜLTIG.",
    "Quadros",
    "como elimino um quadro?",
  ],
  [
    "nl",
    "Werkruimte verwijderen",
    "De werkruimte verwijdert u bij Instellingen. ENDGÜLTIG.",
    "Borden",
    "hoe verwijder ik een bord?",
  ],
  [
    "tr",
    "Çalışma alanını silmek",
    "Çalışma alanını silmek için Ayarlar'ı açın. ENDGÜLTIG.",
    "Panolar",
    "pano nasıl silinir?",
  ],
])("%s: %s is not told of what else is deleted", async (locale, title, content, other, message) => {
  const texts = { [title]: content, [other]: `${other}. ${other} 1, 2, 3.` };
  expect((await answerTo(texts, message, locale)).response).not.toContain("ENDGÜLTIG");
});

test.each([
  ["how do I delete my workspace", "cannot be undone"],
  ["delete workspace", "cannot be undone"],
  ["how do I delete it?", "cannot be undone"],
])("what deletes the very thing is: %s", async (message, told) => {
  const { kind, response } = await answerTo(english, message, "en");
  expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
});

test("so is what removes one of them from another", async () => {
  const texts = { ...english, Members: "You remove a member under Members > Remove. His boards stay." };
  expect((await answerTo(texts, "remove a member", "en")).response).toContain("Members > Remove");
});
