import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let castle: Tenant;
let laundry: Tenant;
beforeAll(async () => {
  app = await startApp();
  const plain = { escalation: { enabled: false } };
  castle = await shopWith(
    app,
    {
      "Ticket prices": `## Castle

| Ticket | Adults | Children |
| --- | --- | --- |
| Single visit | £14.00 | £7.00 |
| Guided tour | £19.50 | £10.00 |
| Year pass | £52.00 | £25.00 |

## Gardens

| Ticket | Adults | Children |
| --- | --- | --- |
| Single visit | £8.00 | £3.00 |
| Evening visit | £5.00 | – |
| Year pass | £30.00 | – |

A family ticket is a single visit for all: £35 for the castle, £18 for the gardens.

## Archive

Reading in the archive costs £6 an hour, the single visit to the castle is included.`,
      "Tea room":
        "Everything is made by us.\n\n- Scone with jam: £4.20\n- Soup of the day: £6.50\n- Ham sandwich: £7.10",
      Birthdays: "We celebrate birthdays on Saturdays. It costs £16 a child with a guided tour, soup and a scone.",
      "Getting here":
        "The car park costs £4 a day. Lines 7 and 12 stop at the gate every half hour. Line 5 stops at the garden gate, but on Sundays it runs only hourly.",
      Boats: "The boat 3 carries 6 people and the boat 4 carries 8 people. A group may hire a boat for 20 people.",
    },
    { locale: "en", ...plain },
  );
  laundry = await shopWith(
    app,
    {
      Listino: `## Lavaggio

| Capo | Normale | Espresso |
| --- | --- | --- |
| Pantaloni | 6,00 € | 8,50 € |
| Giacca | 8,00 € | 11,00 € |
| Piumino | 22,00 € | – |

## Casa

Solo stiratura: giacca 4 €, camicia 2,20 €.`,
    },
    { locale: "it", ...plain },
  );
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string, more: object = {}): Promise<Answer> => app.send(id, { message, ...more });

describe("rows of the same name in several tables:", () => {
  test("the one of the section that is named is told, and its column after it", async () => {
    const first = await ask(castle, "How much is a single visit to the castle?");
    expect(first.response).toBe("**Single visit** – Adults: £14.00 · Children: £7.00 [1]");
    const { conversation_id } = first;
    const next = await ask(castle, "and for children?", { conversation_id });
    expect(next.response).toBe("**Single visit** – Children: £7.00 [1]");
    expect((await ask(castle, "price of a single visit to the gardens")).response).toBe(
      "**Single visit** – Adults: £8.00 · Children: £3.00 [1]",
    );
  });

  test("each stands under the name of its section where none is named", async () => {
    const { response } = await ask(castle, "How much is a single visit?");
    expect(response).toContain("**Castle**\n\n**Single visit** – Adults: £14.00 · Children: £7.00 [1]");
    expect(response).toContain("**Gardens**\n\n**Single visit** – Adults: £8.00 · Children: £3.00 [2]");
  });
});

test.each([
  ["How much is a guided tour?", "**Guided tour** – Adults: £19.50 · Children: £10.00 [1]"],
  ["how much is a scone", "- Scone with jam: £4.20"],
  ["How much is a family ticket?", "A family ticket is a single visit for all: £35 for the castle"],
])("what is named after the thing is told before what only mentions it: %s", async (message, told) => {
  expect(await ask(castle, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
});

test.each([
  ["Quanto costa una giacca?", "**Giacca** – Normale: 8,00 € · Espresso: 11,00 € [1]"],
  ["Quanto costa la stiratura di una giacca?", "Solo stiratura: giacca 4 €"],
])("what holds for one thing alone is told where that is asked for: %s", async (message, told) => {
  expect(await ask(laundry, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
});

test("a dash is left out of a row, but where it is just what is asked for", async () => {
  expect((await ask(laundry, "Quanto costa un piumino?")).response).toBe("**Piumino** – Normale: 22,00 € [1]");
  expect((await ask(laundry, "Quanto costa un piumino espresso?")).response).toBe("**Piumino** – Espresso: – [1]");
});

describe("a number behind a noun names the very thing:", () => {
  test.each([
    ["When does line 5 run on Sundays?", "Line 5 stops at the garden gate"],
    ["Where does line 12 stop?", "Lines 7 and 12 stop at the gate"],
    ["Which boat carries 20 people?", "for 20 people"],
  ])("%s", async (message, told) => {
    expect(await ask(castle, message)).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test.each(["When does line 4 run on Sundays?", "How many people does boat 9 carry?"])(
    "nothing tells %s",
    async (message) => {
      expect(await ask(castle, message)).toMatchObject({ kind: "no_answer" });
    },
  );
});
