import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let site: Tenant;
let platz: Tenant;
beforeAll(async () => {
  app = await startApp();
  site = await shopWith(app, {
    Dogs: "## Camping\n\nDogs are welcome on a leash, 4 euros a night.\n\n## Cabins\n\nCabins sleep four. Dogs are not allowed in cabins.",
    Prices:
      "## Camping\n\nA night on a pitch costs 24 euros for two people.\n\n## Cabins\n\nA night in a cabin costs 90 euros. Linen is included.",
    Boats: "| What | One hour |\n|---|---|\n| Kayak | 8 € |\n| Canoe | 12 € |\n| Pedal boat | 14 € |",
    Bikes: "| Bike | Day |\n|---|---|\n| City bike | 13 € |\n| Tandem | 28 € |",
    Barber:
      "| Service | Price |\n|---|---|\n| Haircut | 32 € |\n| Beard trim | 15 € |\n| Colour | 60 € |\n| Kids' cut | 18 € |",
    Staff: "Ben does beards. Alma looks after the boats.",
    Rules:
      "- Campfires are allowed in fire bowls only.\n- Drones are not allowed.\n- Visitors pay 3 euros a day.\n- Cars drive at walking pace.",
  });
  platz = await shopWith(
    app,
    {
      Hunde:
        "## Campingplatz\n\nHunde sind an der Leine willkommen, 4 Euro je Nacht.\n\n## Ferienhäuser\n\nIn den Häusern sind Hunde nicht erlaubt.",
    },
    { locale: "de" },
  );
});
afterAll(() => app.stop());

const ask = async (message: string, tenant = site): Promise<string> =>
  (await app.send(tenant.id, { message })).response;

describe("what two sections of a page tell of a thing is told under the name of each", () => {
  test.each(["Are dogs allowed?", "Can I bring my dog?", "dogs?"])("%s", async (message) => {
    expect(await ask(message)).toBe(
      "**Camping**\n\nDogs are welcome on a leash, 4 euros a night. [1]\n\n**Cabins**\n\nCabins sleep four. Dogs are not allowed in cabins. [2]",
    );
  });

  test("sind Hunde erlaubt?", async () => {
    const response = await ask("sind Hunde erlaubt?", platz);
    expect(response).toMatch(/\*\*Campingplatz\*\*[^*]+willkommen[^*]+\*\*Ferienhäuser\*\*[^*]+nicht erlaubt/u);
  });

  test("what does a night cost?", async () => {
    const response = await ask("What does a night cost?");
    expect(response).toMatch(/\*\*Camping\*\*[^*]+24 euros[^*]+\*\*Cabins\*\*[^*]+90 euros/);
  });

  test("but not what another thing costs", async () => {
    const { id } = await shopWith(app, {
      Inn: "## Rooms\n\nA night costs 90 euros.\n\n## Towels\n\nTowels cost 5 euros a night.\n\n## Parking\n\nParking costs 8 euros a night.",
    });
    const { response } = await app.send(id, { message: "what does a night cost?" });
    expect(response).toContain("90 euros");
    expect(response).not.toMatch(/Towels|Parking/);
  });

  test("but not where the question names one of them", async () => {
    expect(await ask("Are dogs allowed in cabins?")).not.toContain("welcome");
    expect(await ask("what does a night in a cabin cost?")).not.toContain("24 euros");
  });
});

test("each of the sections is cited by itself: its name, its place on the page, its words", async () => {
  const { slug, id } = await app.createTenant({ rate_limit: 10_000 });
  await app.admin("POST", `/api/admin/tenants/${slug}/documents`, {
    title: "Dogs",
    url: "https://camp.example/dogs",
    format: "markdown",
    content:
      "Leashes are sold in the shop.\n\n## Camping\n\nDogs are welcome on a leash, 4 euros a night.\n\n## Cabins\n\nCabins sleep four. Dogs are not allowed in cabins.",
  });
  const { citations } = await app.send(id, { message: "Are dogs allowed?" });
  expect(citations).toMatchObject([
    { index: 1, title: "Dogs", section: "Camping", url: "https://camp.example/dogs#camping" },
    { index: 2, title: "Dogs", section: "Cabins", url: "https://camp.example/dogs#cabins" },
  ]);
  expect(citations.map(({ quote }) => quote)).toEqual([
    "Dogs are welcome on a leash, 4 euros a night.",
    "Cabins sleep four. Dogs are not allowed in cabins.",
  ]);
  const { citations: alone } = await app.send(id, { message: "where are leashes sold?" });
  expect(alone).toMatchObject([{ title: "Dogs", url: "https://camp.example/dogs" }]);
  expect(alone[0]).not.toHaveProperty("section");
});

describe("of several things that are named, each is told", () => {
  test("of one table their rows and no others", async () => {
    const response = await ask("how much is a haircut and a beard trim?");
    expect(response).toContain("| Haircut | 32 € |");
    expect(response).toContain("| Beard trim | 15 € |");
    expect(response).not.toContain("Colour");
  });

  test("of two tables a row of each", async () => {
    const response = await ask("how much is a kayak and a tandem?");
    expect(response).toContain("8 €");
    expect(response).toContain("28 €");
    expect(response).not.toContain("Canoe");
  });
});

test("who does it is told by who does, not by what it costs", async () => {
  expect(await ask("who does beards?")).toContain("Ben does beards.");
});

test("of a list of sentences the one that is asked for is told", async () => {
  expect(await ask("are campfires allowed")).toBe("Campfires are allowed in fire bowls only. [1]");
});

test("and what leans on it with it", async () => {
  const { id } = await shopWith(app, {
    House:
      "- Dogs are welcome in all rooms.\n- They must be kept on a leash and cost 4 euros.\n- Smoking is not allowed.\n- Breakfast is served at eight.",
  });
  const { response } = await app.send(id, { message: "are dogs welcome?" });
  expect(response).toContain("Dogs are welcome in all rooms.");
  expect(response).toContain("They must be kept on a leash and cost 4 euros.");
  expect(response).not.toContain("Breakfast");
});
