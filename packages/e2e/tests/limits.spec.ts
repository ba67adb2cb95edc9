import { expect, test } from "@playwright/test";
import { openChat } from "../src/chat.ts";
import { conversationOn, listenFor } from "../src/happening.ts";
import { listenIn } from "../src/listen-in.ts";
import { rolesIn } from "../src/roles-in.ts";
import { hostPage, newTenant } from "../src/seed.ts";

test("too many messages: the visitor is told when it goes on, and nothing is lost", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ rate_limit: 1 }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.say("and once more");
  await expect(chat.panel).toContainText("One moment, please.");
  await expect(chat.panel).toContainText(/Trying again in \d+ s/);
  await expect(chat.transcript).toContainText("and once more");
});

test("the seconds are counted down, said once, and then the message goes out by itself, once", async ({ page }) => {
  await page.clock.install();
  const said = await listenIn(page);
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const chat = await openChat(page, tenant);
  await page.route("**/api/chat/widget", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 429,
          contentType: "application/problem+json",
          headers: {
            "access-control-allow-origin": "*",
            "access-control-expose-headers": "retry-after",
            "retry-after": "2",
          },
          body: JSON.stringify({
            type: "about:blank",
            title: "Too many",
            status: 429,
            code: "rate_limited",
            detail: "",
          }),
        })
      : route.fallback(),
  );
  // What comes late of the chat would wait for ever for a clock that stands.
  await expect(chat.field).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await chat.say("What does shipping cost?");
  const countdown = chat.panel.getByText(/^Trying again/);
  await expect(countdown).toHaveText("Trying again in 2 s");
  await page.unroute("**/api/chat/widget");
  await page.clock.runFor(1000);
  await expect(countdown).toHaveText("Trying again in 1 s");
  await page.clock.runFor(1000);
  await expect(countdown).toHaveCount(0);
  await page.clock.resume();
  // On a slow machine the greeting is said in the same breath.
  const moment = /That was a lot of messages at once\. One moment, please\. Trying again in 2 s$/;
  expect((await said()).filter((words) => words.includes("Trying"))).toEqual([expect.stringMatching(moment)]);
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(chat.transcript.getByText("What does shipping cost?")).toHaveCount(1);
  await expect.poll(async () => rolesIn(await conversationOn(heard), tenant)).toEqual(["visitor", "assistant"]);
});

test("the plan is used up: the tenant's own words, not an error", async ({ page }) => {
  const chat = await openChat(
    page,
    await newTenant({ monthly_limit: 0, limit_message: "Please write to hello@northbank.example." }),
  );
  await chat.ask("What does shipping cost?", "Please write to hello@northbank.example.");
});

test("an unknown tenant: the page lives on, and the console tells its owner why", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const chat = await openChat(page, "nobody");
  await expect(chat.panel).toContainText("The chat could not be loaded");
  await expect(chat.field).toHaveCount(0);
  await expect.poll(() => told.join("\n")).toContain("nobody");
  await expect(page.getByRole("button", { name: "A button of the page" })).toBeVisible();
});

test("an assistant that is switched off says so calmly", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ active: false }));
  await expect(chat.panel).toContainText("The chat is closed");
  await expect(chat.field).toHaveCount(0);
});

test("a site that the tenant does not list: the visitor is told kindly, its owner exactly", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const chat = await openChat(page, await newTenant({ allowed_origins: ["https://shop.example"] }));
  await expect(chat.panel).toContainText("This chat is not available on this site.");
  await expect(chat.panel.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect
    .poll(() => told.join("\n"))
    .toContain(`add ${new URL(page.url()).origin} to the tenant's allowed_origins`);
});

test("a site that the tenant lists has the chat", async ({ page }) => {
  const { origin } = new URL(hostPage("plain", ""));
  const chat = await openChat(page, await newTenant({ allowed_origins: [origin] }));
  await chat.ask("What does shipping cost?", "4.90 euros");
});
