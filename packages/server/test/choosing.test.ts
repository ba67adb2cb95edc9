import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let library: Tenant;
beforeAll(async () => {
  app = await startApp();
  library = await shopWith(app, {
    "Opening hours and how to find us":
      "We have two branches: the main library at Castle Hill and a reading room at Dock Road.\n\n## Main library, Castle Hill\n\n| Day | Hours |\n| --- | --- |\n| Monday | closed |\n| Tuesday to Friday | 9:30 – 17:00 |\n| Saturday | 9:00 – 13:00 |\n\nAddress: 3 Castle Hill, Dunmore DM1 4XY. Phone 01632 960 771.\n\n## Reading room, Dock Road\n\nOpen Monday to Saturday from 11:00 to 20:00. Closed on Sundays.\n\nAddress: 41 Dock Road, Dunmore DM2 8PQ. Phone 01632 960 772.\n\n## Holidays\n\nBoth are closed on 1 January. On Good Friday the main library opens from 10:00 to 12:00.",
  });
});
afterAll(() => app.stop());

const main = "Main library, Castle Hill";
const room = "Reading room, Dock Road";

async function asked(question: string, chosen: string): Promise<Answer> {
  const back = await app.send(library.id, { message: question });
  expect([back.kind, back.suggestions.toSorted()]).toEqual(["clarify", [main, room]]);
  return app.send(library.id, { message: chosen, conversation_id: back.conversation_id });
}

test.each([room, "the reading room", "Dock Road please"])(
  "what was asked is told of %s, which is chosen",
  async (name) => {
    const { response } = await asked("opening hours", name);
    expect(response).toMatch(/^Open Monday to Saturday from 11:00 to 20:00\./);
  },
);

test("and of a table that day for which it was asked", async () => {
  const { response } = await asked("are you open on saturdays", main);
  expect(response).toBe("**Saturday** – Hours: 9:00 – 13:00 [1]");
});

test("and of both, each under its name", async () => {
  const { response } = await asked("opening hours", "both");
  expect(response).toContain(`**${room}**\n\nOpen Monday to Saturday from 11:00 to 20:00.`);
  expect(response).toMatch(/\*\*Main library, Castle Hill\*\*[^]*\| Saturday \| 9:00 – 13:00 \|/);
  expect(response).not.toContain("We have two branches");
});

test("and after it of the other one that is named", async () => {
  const { conversation_id } = await asked("opening hours", room);
  const { response } = await app.send(library.id, { message: "and the main library?", conversation_id });
  expect(response).toContain("| Saturday | 9:00 – 13:00 |");
});
