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
