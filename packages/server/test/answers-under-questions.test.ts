import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop();

test("a list of JSON may have each answer under its question, and what is none is named by its place", async () => {
  const answers = { "Can I park?": "Yes, for two hours.", "Is it free?": 5, "Where is it?": "At the east gate." };
  const list = { title: "Parking", format: "faq", content: JSON.stringify(answers) };
  const reply = await shop.app.admin("POST", `${shop.url}/documents`, list);
  expect(reply.json()).toMatchObject({ passages: 2, failed: [{ row: 2, code: "no_text" }] });
  expect((await shop.app.send(shop.tenant.slug, { message: "can I park?" })).response).toBe("Yes, for two hours. [1]");
});
