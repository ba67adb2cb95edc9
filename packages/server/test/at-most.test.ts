import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test.each([
  [
    "en",
    "Guests",
    "A table takes 14 guests. Guests bring their own cups.",
    "how many guests max",
    "how many guests maximum?",
  ],
  [
    "de",
    "Gäste",
    "An einen Tisch passen 14 Gäste. Gäste bringen Becher mit.",
    "wie viele gäste max",
    "wie viele Gäste maximal?",
  ],
  [
    "fr",
    "Invités",
    "Une table reçoit 14 invités. Les invités ont leurs tasses.",
    "combien d'invités max",
    "combien d'invités maximum ?",
  ],
  [
    "es",
    "Invitados",
    "En una mesa caben 14 invitados. Los invitados traen tazas.",
    "cuántos invitados máximo",
    "¿cuántos invitados máx?",
  ],
  [
    "it",
    "Ospiti",
    "A un tavolo stanno 14 ospiti. Gli ospiti portano le tazze.",
    "quanti ospiti max",
    "quanti ospiti massimo?",
  ],
  [
    "pt",
    "Convidados",
    "Uma mesa leva 14 convidados. Os convidados trazem canecas.",
    "quantos convidados máximo",
    "quantos convidados máx?",
  ],
  [
    "nl",
    "Gasten",
    "Aan een tafel zitten 14 gasten. Gasten nemen bekers mee.",
    "hoeveel gasten max",
    "hoeveel gasten maximaal?",
  ],
  [
    "tr",
    "Misafir",
    "Bir masa 14 misafir alır. Misafir bardağını getirir.",
    "kaç misafir maksimum",
    "azami kaç misafir?",
  ],
])("%s: how many at most is told by how many", async (locale, title, content, ...messages) => {
  const texts = { [title]: content, Wifi: "Wifi 1 €.", A: "9:00 – 17:00" };
  const { id } = await shopWith(app, texts, { locale, escalation: { enabled: false } });
  for (const message of messages) {
    const { kind, response } = await app.send(id, { message });
    expect([kind, response], message).toEqual(["answer", expect.stringContaining("14")]);
  }
});
