import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let bikes: Tenant;
let dentist: Tenant;
beforeAll(async () => {
  app = await startApp();
  bikes = await shopWith(app, {
    "Squeaking brakes": "Squeaking brakes mostly come from dirty rims. Clean the rim with alcohol.",
    Helmets: "Helmets cost between £29 and £180. A helmet that has been in a crash must be replaced.",
    Returns: "Unused goods can be returned within 28 days with the receipt.",
    "Bike hire": "Hire bikes cost £25 a day. You need a passport.",
    Delivery: "Delivery to the United States costs £90.",
    Parking: "Parking is free behind the shop.",
    Dogs: "Dogs may come into the shop.",
  });
  dentist = await shopWith(
    app,
    {
      "Abgebrochener Zahn": "Legen Sie das Bruchstück in Milch und kommen Sie in die Praxis.",
      Notfall: "Bei starken Schmerzen kommen Sie ohne Termin vorbei.",
      Kinder: "Kinder behandeln wir ab drei Jahren.",
      Zahnreinigung: "Eine Zahnreinigung kostet 95 Euro.",
    },
    { locale: "de" },
  );
});
afterAll(() => app.stop());

const ask = (tenant: Tenant, message: string): Promise<Answer> => app.send(tenant.id, { message });

describe("a story with a question that asks nothing by itself", () => {
  test.each([
    [
      "Hi, I bought a bike three weeks ago from you and since yesterday the brake is squeaking and I also lost my keys. What can I do?",
      "Clean the rim",
    ],
    ["I crashed yesterday on my way home and my helmet has a dent. Can you help?", "must be replaced"],
    ["My brakes make an awful squeaking noise whenever it rains. Help!", "Clean the rim"],
  ])("is answered by what is told of it: %s", async (message, text) => {
    const answer = await ask(bikes, message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringContaining(text)]);
  });

  test.each([
    ["Ich habe seit gestern Abend starke Schmerzen und leider keinen Termin bei euch. Was jetzt?", "ohne Termin"],
    ["Mir ist beim Essen ein Zahn abgebrochen, und ich bin ziemlich nervös. Was soll ich tun?", "Bruchstück"],
  ])("in German too: %s", async (message, text) => {
    const answer = await ask(dentist, message);
    expect([answer.kind, answer.response]).toEqual(["answer", expect.stringContaining(text)]);
  });

  test.each([
    "My laptop fell down the stairs yesterday and the screen is broken. What can I do?",
    "I lost my passport on the train this morning and my flight is tomorrow. What now?",
    "My flight to the United States was cancelled and the airline does not answer. Any advice?",
    "Our cat has not eaten for three days and she hides behind the sofa. What should I do?",
  ])("is refused where none of it is told, and none of its words is named: %s", async (message) => {
    const answer = await ask(bikes, message);
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.not.stringContaining("“")]);
  });

  test("is refused in German, too", async () => {
    const answer = await ask(
      dentist,
      "Mein Auto springt seit gestern nicht an und ich muss nach Kassel. Was kann ich tun?",
    );
    expect([answer.kind, answer.response]).toEqual(["no_answer", expect.not.stringContaining("„")]);
  });
});

test("a question that says what it is about is answered by that, whatever was told before", async () => {
  const answer = await ask(bikes, "I have two kids and a dog and we come by car. Is there parking?");
  expect(answer.response).toContain("behind the shop");
  const refused = await ask(bikes, "My brakes squeak since yesterday. Do you sell sandwiches?");
  expect([refused.kind, refused.response]).toEqual(["no_answer", expect.stringContaining("sandwiches")]);
});
