import { expect, test } from "@playwright/test";
import { answered, product } from "../src/answering.ts";

test("an answer that sets its products beside each other has all the width for it, and does not offer to compare them", async ({
  page,
}) => {
  const mugs = ["Blue", "Green", "Red"].map((one) => product(one, `${one} enamel mug*, with a handle of beech`));
  const heads = mugs.map(({ title }) => title.replace("*", "\\*")).join(" | ");
  const table = `| | ${heads} |\n| --- | --- | --- | --- |\n| Price | €14.90 | €16.90 | €18.90 |`;
  const chat = await answered(page, `Blue mug is cheaper.\n\n${table}`, { products: mugs });
  await expect(chat.panel.getByRole("link", { name: /Blue enamel mug/ })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Compare" })).toHaveCount(0);
  const [bubble, cards] = await Promise.all(
    [".bubble:has(chat-widget-answer-table)", "chat-widget-message-bubble[from=assistant]"].map(
      async (part) => (await chat.panel.locator(part).last().boundingBox())!.width,
    ),
  );
  expect(bubble! / cards!).toBeGreaterThan(0.95);
});
