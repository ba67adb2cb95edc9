import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("the line over a text file is its title, and is not quoted", async () => {
  const { id, slug } = await app.createTenant({ locale: "en" });
  const content =
    "Season cards for locals\n\nA season card costs 149 euros.\n\nThe card is personal. It can't be lent to friends.";
  const put = { title: "season.txt", external_id: "season.txt", format: "text", content };
  const reply = await app.admin("POST", `/api/admin/tenants/${slug}/documents`, put);
  expect(reply.json()).toMatchObject({ title: "Season cards for locals" });
  const { response } = await app.send(id, { message: "how much is a season card" });
  expect(response).toContain("149 euros");
  expect(response).not.toContain("for locals");
});

test("a question, or a name over one part, is not the title of the whole", async () => {
  const { slug } = await app.createTenant({ locale: "en" });
  const put = async (title: string, format: string, content: string): Promise<string> =>
    (await app.admin("POST", `/api/admin/tenants/${slug}/documents`, { title, format, content })).json<{
      title: string;
    }>().title;
  const asked = "Do you gift-wrap?\n\nFor two euros.\n\nCan I cancel?\n\nUntil it is sent.";
  expect(await put("questions-of-guests.txt", "text", asked)).toBe("Questions of guests");
  expect(await put("guests.md", "markdown", asked)).toBe("Guests");
  expect(await put("", "html", `<title>Guests</title><h1>Do you gift-wrap?</h1><p>For two euros.</p>`)).toBe("Guests");
  expect(await put("", "html", `<h1>Do you gift-wrap?</h1><p>For two euros.</p>`)).toBe("Do you gift-wrap?");
});

test("a title that a plain text has above its parts is none of them", async () => {
  const { id, slug } = await app.createTenant({ locale: "en", escalation: { enabled: false } });
  const content = "SHOP POLICIES\n\nReturns\n\nSend it back within a month.\n\nRepairs\n\nA repair costs 15 pounds.";
  await app.admin("POST", `/api/admin/tenants/${slug}/documents`, { title: "Shop policies", format: "text", content });
  expect((await app.send(id, { message: "returns" })).response).toBe("Send it back within a month. [1]");
});
