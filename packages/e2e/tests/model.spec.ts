import { expect, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { adminWithModel, hostPage, newTenant, withModel } from "../src/seed.ts";

test("a model's answer arrives written, with its source", async ({ page }) => {
  await page.goto(hostPage("elsewhere", await newTenant({}, adminWithModel), withModel));
  const chat = chatOn(page);
  await chat.open();
  await chat.say("What does shipping cost?");
  await expect(chat.transcript).toContainText("Shipping costs 4.90 euros, and nothing above 60 euros");
  await expect(chat.transcript.locator("strong", { hasText: "4.90 euros" })).toBeVisible();
  await expect(chat.panel.getByRole("link", { name: /Shipping/ }).first()).toBeVisible();
});

test("a model that fails is not missed: the tenant's own sentences answer", async ({ page }) => {
  await page.goto(hostPage("elsewhere", await newTenant({}, adminWithModel), withModel));
  const chat = chatOn(page);
  await chat.open();
  await chat.say("What does shipping cost in a storm?");
  await expect(chat.transcript).toContainText("Shipping costs 4.90 euros.");
});
