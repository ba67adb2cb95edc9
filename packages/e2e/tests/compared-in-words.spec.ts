import { expect, test } from "@playwright/test";
import { answered, products } from "../src/answering.ts";

test("an answer that sets its products beside each other has all the width for it, and does not offer to compare them", async ({
  page,
}) => {
  const heads = ["Blue", "Green", "Red"].map((colour) => `${colour} enamel mug with a handle of beech`).join(" | ");
  const table = `| | ${heads} |\n| --- | --- | --- | --- |\n| Price | €14.90 | €16.90 | €18.90 |`;
  const chat = await answered(page, `Blue mug is cheaper.\n\n${table}`, { products });
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Compare" })).toHaveCount(0);
  const [bubble, cards] = await Promise.all(
    [".bubble:has(chat-widget-answer-table)", "chat-widget-message-bubble[from=assistant]"].map(
      async (part) => (await chat.panel.locator(part).last().boundingBox())!.width,
    ),
  );
  expect(bubble! / cards!).toBeGreaterThan(0.95);
});
