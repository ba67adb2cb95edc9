import { describe, expect, test } from "vitest";
import { useOrderShop, whole } from "./order-shop.ts";

const at = useOrderShop();

describe("what is said beside is understood", () => {
  test("small talk between leaves it where it was", async () => {
    const ask = at.visitor();
    await ask("Where is my order?");
    for (const message of ["are you a bot?", "thanks", "hello?"]) await ask(message);
    expect((await ask("DE-10042")).response).toMatch(/which e-mail address/);
    expect((await ask("max@example.com")).response).toBe(whole);
    await ask("thank you!");
    expect((await ask("when will it arrive?")).response).toBe(whole);
  });

  test.each(["I don't have it here", "I don't know", "I don't have the number at hand"])("%s", async (message) => {
    await at.app.admin("PATCH", at.url, { escalation: { enabled: true } });
    const ask = at.visitor();
    await ask("Where is my order?");
    const { kind, response, suggestions } = await ask(message);
    expect([kind, suggestions]).toEqual(["clarify", ["Talk to a person"]]);
    expect(response).toMatch(/in the e-mail that confirmed.*rather talk to a person/);
    expect((await ask("DE-10042 max@example.com")).response).toBe(whole);
  });

  test("an address with a slip in it is asked for once more", async () => {
    const ask = at.visitor();
    await ask("track order DE-10042");
    for (const message of ["it's max at example.com", "max@example", "max@", "MAX@EXAMPLE..COM"])
      expect((await ask(message)).response).toMatch(/which e-mail address was order \*\*DE-10042\*\*/);
    expect((await ask("max@example.com")).response).toBe(whole);
  });

  test.each([
    "I ordered a backpack last week and it has not arrived yet. My order number is DE-10042, email max@example.com. Can you help?",
    "Hello, I have never received my parcel with the two mugs in it!! order DE-10042 (max@example.com)",
    "<max@example.com> Order: #DE-10042; where is it?",
  ])("a story with all in it: %s", async (message) => {
    expect((await at.visitor()(message)).response).toBe(whole);
  });

  test("a hostile message of any length is read in time", async () => {
    for (const message of [
      `where is my order ${"!".repeat(3_900)}a`,
      `where is my order ${"@".repeat(3_900)}`,
      `where is my order ${"a.".repeat(1_950)}`,
      `where is my order ${"1-".repeat(1_950)}`,
      `where is my order ${"a@b.".repeat(970)}`,
      `where is my order ${"o'".repeat(1_950)}`,
      `where is my order ${"a:".repeat(1_950)}`,
      `where is my order ${"a#".repeat(1_950)}`,
      "order ".repeat(660),
    ])
      expect((await at.visitor()(message)).kind).toMatch(/clarify|no_answer/);
  });
});

describe("who wants something else is not held", () => {
  test.each([
    ["and where do you ship?", /Norway/],
    ["never mind", /I'm here if you need anything/],
    ["How long can I return a lamp?", /within 30 days/],
  ])("%s", async (message, response) => {
    await at.app.admin("POST", `${at.url}/documents`, {
      title: "Returns of lamps",
      format: "markdown",
      content: "A lamp can be returned within 30 days.",
    });
    await at.app.admin("POST", `${at.url}/documents`, {
      title: "Where we ship",
      format: "markdown",
      content: "We ship to Norway and Sweden.",
    });
    const ask = at.visitor();
    await ask("Where is my order?");
    expect((await ask(message)).response).toMatch(response);
    // And what was asked for is forgotten.
    expect((await ask("1234")).response).not.toMatch(/e-mail address/);
    expect(at.shop.asked).toEqual([]);
  });

  test("number and address that come after all are of the order", async () => {
    await at.app.admin("POST", `${at.url}/documents`, {
      title: "Where we ship",
      format: "markdown",
      content: "We ship to Norway and Sweden.",
    });
    const ask = at.visitor();
    await ask("Where is my order?");
    expect((await ask("and where do you ship?")).response).toMatch(/Norway/);
    expect((await ask("DE-10042")).response).toMatch(/which e-mail address/);
    expect((await ask("max@example.com")).response).toBe(whole);
  });

  test("nor whoever wants a person, or has a question of the shop's rules", async () => {
    await at.app.admin("PATCH", at.url, { escalation: { enabled: true } });
    const ask = at.visitor();
    await ask("Where is my order?");
    expect((await ask("I want to talk to a human")).kind).toBe("handoff");
  });

  test("a pinned answer comes first", async () => {
    await at.app.admin("POST", `${at.url}/pins`, { questions: ["Where is my order?"], answer: "Call Ada." });
    expect((await at.visitor()("where is my order")).response).toBe("Call Ada.");
  });

  test("who does not know the number is told where it is", async () => {
    const ask = at.visitor();
    await ask("Where is my order?");
    expect((await ask("I don't have the order number")).response).toMatch(/in the e-mail that confirmed/);
    expect((await ask("DE-10042, max@example.com")).response).toBe(whole);
  });

  test("where no shop is asked, all is as before", async () => {
    await at.app.admin("PATCH", at.url, { order_status: null });
    expect((await at.visitor()("Where is my order?")).response).toMatch(/can't look up parcels/);
    // Nothing is asked without a secret either.
    await at.app.admin("PATCH", at.url, { order_status: { url: at.shop.url } });
    expect((await at.visitor()("Where is my order?")).response).toMatch(/can't look up parcels/);
    expect(at.shop.asked).toEqual([]);
  });
});
