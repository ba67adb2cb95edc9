import { expect, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

test("too many messages: the visitor is told when it goes on, and nothing is lost", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant({ rate_limit: 1 })));
  const chat = chatOn(page);
  await chat.open();
  await chat.say("What does shipping cost?");
  await expect(chat.transcript).toContainText("4.90 euros");
  await chat.say("and once more");
  await expect(chat.panel).toContainText("One moment, please.");
  await expect(chat.panel).toContainText(/Trying again in \d+ s/);
  await expect(chat.transcript).toContainText("and once more");
});

test("the plan is used up: the tenant's own words, not an error", async ({ page }) => {
  await page.goto(
    hostPage("plain", await newTenant({ monthly_limit: 0, limit_message: "Please write to hello@northbank.example." })),
  );
  const chat = chatOn(page);
  await chat.open();
  await chat.say("What does shipping cost?");
  await expect(chat.transcript).toContainText("Please write to hello@northbank.example.");
});

test("an unknown tenant: the page lives on, and the console tells its owner why", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.goto(hostPage("plain", "nobody"));
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.panel).toContainText("The chat could not be loaded");
  await expect(chat.field).toHaveCount(0);
  await expect.poll(() => told.join("\n")).toContain("nobody");
  await expect(page.getByRole("button", { name: "A button of the page" })).toBeVisible();
});

test("an assistant that is switched off says so calmly", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant({ active: false })));
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.panel).toContainText("The chat is closed");
  await expect(chat.field).toHaveCount(0);
});

test("a site that the tenant does not list: the visitor is told kindly, its owner exactly", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const address = hostPage("plain", await newTenant({ allowed_origins: ["https://shop.example"] }));
  await page.goto(address);
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.panel).toContainText("This chat is not available on this site.");
  await expect(chat.panel.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect.poll(() => told.join("\n")).toContain(`add ${new URL(address).origin} to the tenant's allowed_origins`);
});

test("a site that the tenant lists has the chat", async ({ page }) => {
  const address = hostPage("plain", "none");
  const tenant = await newTenant({ allowed_origins: [new URL(address).origin] });
  await page.goto(hostPage("plain", tenant));
  const chat = chatOn(page);
  await chat.open();
  await chat.say("What does shipping cost?");
  await expect(chat.transcript).toContainText("4.90 euros");
});
