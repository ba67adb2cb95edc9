import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let kennel: Tenant;
let library: Tenant;
beforeAll(async () => {
  app = await startApp();
  const set = { escalation: { enabled: false } };
  kennel = await shopWith(
    app,
    {
      Maulkorb: `Im Auslauf trägt jeder Hund über 15 kg einen Maulkorb.

## Maulkorb aufsetzen

1. Von vorn über die Schnauze ziehen.
2. Den Riemen im Nacken schließen.

## Welche Größe

Zwischen Schnauze und Korb passt ein Finger.`,
      "Futter und Napf": "Wir füttern um 7 und um 17 Uhr. Den Napf bringen Sie bitte mit, Futter haben wir hier.",
      Impfungen: "Staupe und Tollwut müssen eingetragen sein. Der Impfpass bleibt bei uns, bis der Hund abgeholt wird.",
      Preise: "Ein Tag kostet 28 €, eine Woche 170 €. Für den zweiten Hund zahlen Sie die Hälfte.",
      Abholen: "Abholen können Sie Ihr Tier von 8 bis 18 Uhr, sonntags ab 10 Uhr.",
      Pflegeplatz: "Ein Leihkorb für die Fahrt kostet 4 € am Tag. Der Korb muss sauber sein.",
      Auslauf: "Im Hof lagern wir Heu. Eine Decke können Sie mitbringen.",
      Katzen: "Im Katzenhaus hat jede Katze ein Zimmer für sich. Eine Pflegerin schläft nebenan.",
    },
    { ...set, locale: "de" },
  );
  library = await shopWith(
    app,
    {
      Lending: "You may borrow ten books for four weeks. Renew them twice, by phone or at the desk.",
      Fees: "A late book costs 20p a day. Pupils and pensioners pay half.",
      "Reading room": "The reading room has forty seats. Bags go into a locker, for which you need a coin of £1.",
      Printing: "Print from your own laptop at 10p a page. Scans are free.",
      "Codes on the receipt": `| Code | Meaning |
|---|---|
| R2 | the book was renewed |
| F7 | a fee is open |
| H1 | another reader waits for it |`,
      "Study groups": "Four rooms can be booked by groups, for two hours each.",
    },
    { ...set, locale: "en" },
  );
});
afterAll(() => app.stop());

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });

describe("a word that is said of anything may stand in no text:", () => {
  test.each([
    ["wie setz ich den maulkorb auf", "Riemen"],
    ["kriege ich futter bei euch", "Futter haben wir hier"],
    ["was kostet es einen korb zu leihen", "4 €"],
    ["kann ich eine eigene decke mitbringen", "Decke können Sie mitbringen"],
    ["wie lagert ihr das heu", "Im Hof lagern wir Heu"],
  ])("%s", async (message, told) => {
    const { kind, response } = await ask(kennel, message);
    expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test.each([
    ["where do i put my bags", "locker"],
    ["do you allow bags in the reading room", "locker"],
  ])("%s", async (message, told) => {
    const { kind, response } = await ask(library, message);
    expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining(told) });
  });

  test("and no refusal names it", async () => {
    const { kind, response } = await ask(library, "where do i find submarines");
    expect(kind).toBe("no_answer");
    expect(response).toContain("“submarines”");
  });
});

test("what holds all of several telling words answers a short question, wherever in it they stand", async () => {
  const { kind, response } = await ask(library, "what does F7 mean");
  expect({ kind, response }).toMatchObject({ kind: "answer", response: expect.stringContaining("a fee is open") });
});

describe("what no text knows is not answered by what is said of anything:", () => {
  test.each(["gibt es zimmer für pferde", "macht ihr auch tattoos", "verkauft ihr fahrräder"])(
    "%s",
    async (message) => {
      expect((await ask(kennel, message)).kind).toBe("no_answer");
    },
  );
  test.each(["do you offer swimming lessons", "can i use it to book flights", "do you support klarna"])(
    "%s",
    async (message) => {
      expect((await ask(library, message)).kind).toBe("no_answer");
    },
  );
});
