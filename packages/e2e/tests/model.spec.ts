import { expect, test } from "@playwright/test";
import { openChatWithModel } from "../src/chat.ts";

test("a model's answer arrives written, with its source", async ({ page }) => {
  const chat = await openChatWithModel(page);
  await chat.ask("What does shipping cost?", "Shipping costs 4.90 euros, and nothing for large orders");
  await expect(chat.transcript.locator("strong", { hasText: "4.90 euros" })).toBeVisible();
  await expect(chat.panel.getByRole("link", { name: /Shipping/ }).first()).toBeVisible();
});

test("a model that fails is not missed: the tenant's own sentences answer", async ({ page }) => {
  const chat = await openChatWithModel(page);
  await chat.ask("What does shipping cost in a storm?", "Shipping costs 4.90 euros.");
});
