import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const answerTo = async (documents: Record<string, string>, message: string, locale = "en"): Promise<string> => {
  const { id } = await shopWith(app, documents, { locale, escalation: { enabled: false } });
  return (await app.send(id, { message })).response;
};

const rooms = {
  Rooms:
    "| Room | Low season | High season |\n|---|---|---|\n| Garden room | 75 € | 85 € |\n| Attic | 60 € | 95 € |\n| Tower | 150 € | 1,180 € |",
  Parking: "Parking costs 8 euros a day.",
  Hours: "The desk is open from 9:00 to 17:00.",
};

describe("the one of a list that costs least or most is told alone:", () => {
  test.each([
    ["what is the cheapest room?", "**Attic** – Low season: 60 € · High season: 95 € [1]"],
    ["cheapest room", "**Attic** – Low season: 60 € · High season: 95 € [1]"],
    ["which room is the cheapest in the high season?", "**Garden room** – High season: 85 € [1]"],
    ["what's your most expensive room", "**Tower** – Low season: 150 € · High season: 1,180 € [1]"],
  ])("%s", async (message, told) => {
    expect(await answerTo(rooms, message)).toBe(told);
  });

  test.each([
    ["de", "was ist das billigste Zimmer?", "Zimmer"],
    ["de", "welches Zimmer ist am günstigsten?", "Zimmer"],
    ["fr", "quelle est la chambre la moins chère ?", "Chambre"],
    ["es", "¿cuál es la habitación más barata?", "Habitación"],
    ["it", "qual è la camera più economica?", "Camera"],
    ["pt", "qual é o quarto mais barato?", "Quarto"],
    ["nl", "wat is de goedkoopste kamer?", "Kamer"],
    ["tr", "en ucuz oda hangisi?", "Oda"],
  ])("%s: %s", async (locale, message, head) => {
    const list = `| ${head} | € |\n|---|---|\n| Flora | 75 € |\n| Luna | 60 € |\n| Vista | 150 € |`;
    const response = await answerTo({ [head]: list, Wifi: "Wifi 1 €.", A: "9:00 – 17:00" }, message, locale);
    expect(response).toMatch(/Luna.*60 €/);
    expect(response).not.toMatch(/Flora|Vista/);
  });

  test.each([
    [
      "beside a number of something else",
      "| Room | Guests | Per night |\n|---|---|---|\n| Single | 1 | 95 € |\n| Dorm | 8 | 30 € |",
      /^\*\*Dorm\*\*/,
    ],
    [
      "in bare numbers under the name of prices",
      "| Room | Guests | Price in euros |\n|---|---|---|\n| Single | 1 | 95 |\n| Dorm | 8 | 30 |",
      /^\*\*Dorm\*\*/,
    ],
    ["of numbered items", "- Room 1 for 2 guests: €95\n- Room 2 for 8 guests: €30\n- Room 3: CHF 120", /^Room 2/],
  ])("%s", async (_, list, told) => {
    expect(await answerTo({ Rooms: list, Hours: rooms.Hours }, "what is the cheapest room?")).toMatch(told);
  });

  test("which is said in words that other texts are full of", async () => {
    const chambres = {
      Chambres: "| Chambre | Prix |\n|---|---|\n| Flora | 75 € |\n| Luna | 60 € |",
      Enfants: "Les enfants de moins de 12 ans dorment gratuitement.",
    };
    const response = await answerTo(chambres, "quelle est la chambre la moins chère ?", "fr");
    expect(response).toMatch(/Luna.*60 €/);
    expect(response).not.toContain("Flora");
  });

  test("an item", async () => {
    const passes = { Passes: "- Day pass: 12 €\n- Monthly pass: 40 €\n- Yearly pass: 300 €", Hours: rooms.Hours };
    expect(await answerTo(passes, "what is the cheapest pass?")).toBe("Day pass: 12 € [1]");
  });

  test("a section, under its name", async () => {
    const cabins = {
      Cabins:
        "## Lake\n\nA cabin costs 90 euros a night.\n\n## Forest\n\nA cabin costs 70 euros a night. Linen is extra.",
      Hours: rooms.Hours,
    };
    expect(await answerTo(cabins, "cheapest cabin?")).toBe("**Forest**\n\nA cabin costs 70 euros a night. [1]");
  });
});

test("what texts themselves call the cheapest is told by them", async () => {
  const told = { ...rooms, Tips: "Our cheapest room is the cellar, which is let to students only." };
  expect(await answerTo(told, "what is the cheapest room?")).toContain("the cellar");
});

test("two things that different documents tell are both told", async () => {
  const response = await answerTo(
    { ...rooms, Breakfast: "Breakfast is included in all rooms." },
    "how much is the attic and is breakfast included?",
  );
  expect(response).toContain("60 €");
  expect(response).toContain("Breakfast is included");
});
