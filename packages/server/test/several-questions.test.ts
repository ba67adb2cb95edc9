import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopWith } from "./shop-with.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let kettles: Tenant;
let wheels: Tenant;
beforeAll(async () => {
  app = await startApp();
  kettles = await shopWith(
    app,
    {
      Delivery:
        "We ship parcels to Ireland and Denmark.\n\n## Denmark\n\nA parcel to Denmark costs €9. It arrives within four working days.\n\n## Austria\n\nA parcel to Austria costs €11. Parcels to Austria are insured.\n\n## Express\n\nExpress delivery costs €20.",
      Returns:
        "You may send back what you bought within 30 days.\n\n## Return label\n\nWe pay for the return label within Ireland.",
      "Contact and opening hours":
        "## Telephone\n\nCall +353 21 555 0199.\n\n## Opening hours\n\nThe shop is open Monday to Friday from 9:00 to 17:30.",
      Engraving: "We engrave kettles. You can choose from four fonts.",
      Payment: "You can pay by card, PayPal or bank transfer.",
    },
    { locale: "en", escalation: { enabled: false } },
  );
  wheels = await shopWith(
    app,
    {
      Versand:
        "Wir liefern nach Deutschland, Österreich und Dänemark.\n\n## Österreich\n\nEin Paket nach Österreich kostet 12 Euro. Die Lieferung dauert vier Werktage.\n\n## Dänemark\n\nEin Paket nach Dänemark kostet 15 Euro.",
      Rückgabe:
        "Sie können Ware innerhalb von 30 Tagen zurückgeben.\n\n## Rücksendeetikett\n\nDas Rücksendeetikett bezahlen wir.",
      "Kontakt und Öffnungszeiten":
        "## Telefon\n\nSie erreichen uns unter +49 30 555 0144.\n\n## Öffnungszeiten\n\nDer Laden ist von 9 bis 18 Uhr geöffnet.",
      Werkstatt: "Eine Inspektion kostet 79 Euro. Sie dauert zwei Tage.",
    },
    { locale: "de", escalation: { enabled: false } },
  );
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string, conversation_id?: string): Promise<Answer> =>
  app.send(id, { message, session_id: "the visitor", conversation_id });

const notFound = (what: string): string => `I'm sorry, I couldn't find anything about “${what}”.`;

test("what one part is told is not suggested for the other", async () => {
  const { response, suggestions } = await ask(kettles, "What does express cost and do you ship parcels to Denmark?");
  expect(response).toContain("€20");
  expect(response).toMatch(/Denmark/);
  expect(suggestions).not.toContain("Express");
});

test("nor is a document of which one part tells what stands before its sections", async () => {
  const shop = await shopWith(app, {
    "Invoices and VAT":
      "An invoice as a PDF comes with the e-mail that says your parcel is on its way.\n\n## Where do I find my invoice?\n\nUnder Account.\n\n## Can I change the invoice?\n\nFor 30 days you can correct a name or an address on the invoice.",
  });
  const { suggestions } = await ask(shop, "do I get an invoice and can I change the address on it");
  expect(suggestions).toEqual(["Where do I find my invoice?"]);
});

describe("a question that goes on from another", () => {
  test.each([
    ["What does a parcel to Denmark cost and how long does it take?", [/€9\..*four working days/]],
    ["Do you engrave kettles and what does it cost?", [/^We engrave kettles/, /answer to “what does it cost”/]],
    ["What does a parcel to Austria cost and how long does it take?", [/€11/, /answer to “how long does it take”/]],
    ["How much is express delivery? How long does it take?", [/€20/, /answer to “How long does it take”/]],
    ["Do you ship to Austria? What does it cost? Is it insured?", [/€11[\s\S]*insured/]],
    ["What is your phone number and when are you open?", [/555 0199/, /9:00 to 17:30/]],
    ["How many days for a return and who pays the label?", [/30 days/, /pay for the return label/]],
    ["When are you open and do you sell submarines?", [/9:00 to 17:30/, /anything about “submarines”/]],
  ])("“%s”", async (message, parts) => {
    const { kind, response } = await ask(kettles, message);
    const told = response.split("\n\n");
    expect([kind, told]).toEqual(["answer", parts.map((part) => expect.stringMatching(part))]);
  });

  test.each([
    ["Was kostet ein Paket nach Österreich und wie lange dauert es?", [/12 Euro.*vier Werktage/]],
    [
      "Was kostet ein Paket nach Dänemark und wie lange dauert es?",
      [/15 Euro/, /„wie lange dauert es“.*keine Antwort/],
    ],
    ["Was kostet eine Inspektion und wie lange dauert sie?", [/79 Euro.*zwei Tage/]],
    ["Liefern Sie nach Österreich und was kostet das?", [/^Wir liefern/, /12 Euro/]],
    ["Wie ist Ihre Telefonnummer und wann haben Sie geöffnet?", [/555 0144/, /9 bis 18 Uhr/]],
    ["Wie lange kann ich Ware zurückgeben und wer zahlt das Rücksendeetikett?", [/30 Tagen/, /bezahlen wir/]],
    ["Kann ich Ware zurückgeben und verleihen Sie Unterseeboote?", [/30 Tagen/, /„Unterseeboote“ nichts/]],
  ])("„%s“", async (message, parts) => {
    const { kind, response } = await ask(wheels, message);
    expect([kind, response.split("\n\n")]).toEqual(["answer", parts.map((part) => expect.stringMatching(part))]);
  });
});

describe("of several things in one question, those that no text knows are named", () => {
  test.each([
    ["Do you ship to Denmark or Switzerland?", /ship parcels to Ireland and Denmark/, "Switzerland"],
    ["Do you ship to Switzerland or Denmark?", /ship parcels to Ireland and Denmark/, "Switzerland"],
    ["Denmark or Switzerland?", /Denmark/, "Switzerland"],
    ["Can I pay by PayPal or bitcoin?", /card, PayPal/, "bitcoin"],
    ["returns and submarines?", /30 days/, "submarines"],
  ])("“%s”", async (message, answer, missing) => {
    const { kind, response, citations } = await ask(kettles, message);
    expect([kind, response]).toEqual(["answer", expect.stringMatching(answer)]);
    expect(response.split("\n\n").at(-1)).toBe(notFound(missing));
    expect(citations).toHaveLength(1);
  });

  test("and where none is known, there is no answer", async () => {
    expect((await ask(kettles, "Do you ship to Portugal or Switzerland?")).kind).toBe("no_answer");
    expect((await ask(kettles, "Can I pay by card or PayPal?")).response).not.toContain("sorry");
  });
});

describe("what is asked after a few words of one's own", () => {
  test.each([
    ["My mother gave me a teapot for Christmas. Can I return it?", "within 30 days"],
    ["I saw your stall at the fair in Malmö. Do you ship to Denmark?", "Denmark"],
  ])("is answered: “%s”", async (message, answer) => {
    expect((await ask(kettles, message)).response).toContain(answer);
  });

  test("is refused where no text has it, and none of those words is named for that", async () => {
    const { kind, response } = await ask(kettles, "I live on a boat in Sweden. Can you polish zebras?");
    expect([kind, response]).toEqual(["no_answer", expect.stringContaining("“polish zebras”")]);
  });
});

describe("of what was named before", () => {
  test("both halves are answered", async () => {
    const { conversation_id } = await ask(wheels, "Liefern Sie nach Österreich?");
    const message = "Was kostet es und wie lange dauert es?";
    expect((await ask(wheels, message, conversation_id)).response).toMatch(/12 Euro.*vier Werktage/);
  });

  test("nothing is told where nothing was", async () => {
    expect((await ask(kettles, "How much is it and how long does it take?")).kind).not.toBe("answer");
  });
});
