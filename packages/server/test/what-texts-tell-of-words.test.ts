import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ locale: "en" });

/** Uploads texts, the first of which come first where nothing else tells them apart. */
const tell = async (texts: Record<string, string>): Promise<void> => {
  const lines = Object.entries(texts).map(([id, content]) => ({
    external_id: id,
    title: "Note",
    content,
    format: "text",
  }));
  const body = lines.map((line) => JSON.stringify(line)).join("\n");
  const reply = await shop.app.upload(`${shop.url}/documents`, body);
  expect(reply.json<{ accepted: number }>().accepted).toBe(lines.length);
};

const found = async (question: string): Promise<(string | null)[]> => {
  const reply = await shop.app.admin("GET", `${shop.url}/search?limit=50&q=${encodeURIComponent(question)}`);
  return reply.json<SearchResults>().results.map(({ external_id }) => external_id);
};

/** The order of two of the texts that are found. */
const orderOf = async (question: string, one: string, other: string): Promise<(string | null)[]> =>
  (await found(question)).filter((id) => id === one || id === other);

test("of texts that hold the same words the one comes first that says those that are asked for together", async () => {
  await tell({
    fountain: "The kettle is sold with a lid. A filter can be bought for the fountain.",
    kettle: "The fountain is sold with a lid. A filter can be bought for the kettle.",
  });
  expect(await found("filter for a kettle")).toEqual(["kettle", "fountain"]);
  expect(await found("filter for a fountain")).toEqual(["fountain", "kettle"]);
});

test("of texts that say the same of a question the one comes first that says what the best ones say beside", async () => {
  const bikes = ["mountain", "city", "cargo", "folding", "racing", "touring"].map((bike): [string, string] => [
    bike,
    `Charging charging the ${bike} bike by its battery and cable.`,
  ]);
  await tell({
    lawn: "Charging takes all of the grass, the water and the soil.",
    scooter: "Charging takes all of the battery, the cable and the plug.",
    ...Object.fromEntries(bikes),
  });
  expect(await orderOf("charging", "lawn", "scooter")).toEqual(["scooter", "lawn"]);
});

test("of texts that say the same of a question the one comes first whose words keep the company of the other words asked", async () => {
  const trades = [
    "pedal tyre chain saddle brake spoke bell gear wheel pump fork helmet frame rim hub crank lock light fender basket stem cable shifter cassette",
    "oven tray dough knife spoon plate kettle pan grill toaster apron bowl whisk ladle sieve grater peeler fridge stove mug jug cutlery napkin blender",
  ].map((words) => words.split(" "));
  const placed = Array.from({ length: 120 }, (_, at) =>
    [1, 5, 7, 11].map((step) => (at * step + (at >> 4)) % trades[0]!.length),
  ).filter((places) => !(places.includes(0) && places.includes(1)));
  const texts = placed.flatMap((places, at) =>
    trades.map((words, of): [string, string] => [`${of}-${at}`, `${places.map((place) => words[place]).join(", ")}.`]),
  );
  await tell({ kitchen: "A rack beside the tray.", bike: "A rack beside the tyre.", ...Object.fromEntries(texts) });
  // No text says both "pedal" and "tyre": only what stands beside either tells that they belong together.
  expect(await orderOf("rack pedal", "kitchen", "bike")).toEqual(["bike", "kitchen"]);
});

test("a word that no text has is found by the words that are made of it", async () => {
  const { id } = await shop.app.createTenant({ locale: "de", rate_limit: 10_000 });
  const say = (title: string, content: string) =>
    shop.app.admin("POST", `/api/admin/tenants/${id}/documents`, { title, content, format: "markdown" });
  await say("Notdienst", "Bei Zahnschmerzen kommen Sie ohne Termin zu uns.");
  await say("Kontakt", "Sie erreichen uns montags bis freitags am Telefon.");
  expect((await shop.app.send(id, { message: "Was tun bei Schmerzen?" })).response).toContain("ohne Termin");
});
