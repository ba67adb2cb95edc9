import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addDocument } from "@widget-chat/client/admin";
import { openChat, openChatWithModel, type WidgetElement } from "../src/chat.ts";
import { admin, newTenant, releaseModel } from "../src/seed.ts";

/** A tenant with an answer that is longer than any screen. */
async function tenantOfManyWords(): Promise<string> {
  const tenant = await newTenant();
  const steps = Array.from(
    { length: 14 },
    (_, index) => `${index + 1}. Fold side ${index + 1} of the tent over the poles, and press the air out of it.`,
  );
  const content = `# Tents\n\n## How to pack the tent\n\n${steps.join("\n")}`;
  await addDocument(admin, tenant, { title: "Tents", format: "markdown", content });
  return tenant;
}

test("a first visitor is welcomed, asks, and is answered with the source", async ({ page }) => {
  const chat = await openChat(page);
  await expect(chat.panel).toContainText("Hello! What can I do for you?");
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  await expect(chat.transcript).toContainText("How long does a delivery to Austria take?");
  const source = chat.panel.getByRole("link", { name: /Shipping/ }).first();
  await expect(source).toHaveAttribute("href", /^https:\/\/shop\.example\/shipping/);
  await expect(source).toHaveAttribute("rel", /noopener/);
});

test("what the visitor wrote stands there as it was written, and no larger", async ({ page }) => {
  const chat = await openChat(page);
  await chat.field.fill("two lines,\nthe second is here");
  await chat.field.press("Enter");
  const said = chat.transcript.getByText("two lines");
  expect(await said.innerText()).toBe("two lines,\nthe second is here");
  const bubble = await said.locator("..").boundingBox();
  expect(bubble?.height).toBeLessThan(80);
});

test("a suggestion asks its question", async ({ page }) => {
  const chat = await openChat(page);
  await chat.panel.getByRole("button", { name: "How long does shipping take?" }).click();
  await expect(chat.transcript).toContainText("working days");
});

test("a suggestion that moves while it is pressed asks its question all the same", async ({ page }) => {
  const chat = await openChat(page);
  const suggestion = chat.panel.getByRole("button", { name: "How long does shipping take?" });
  await suggestion.hover();
  await page.mouse.down();
  await suggestion.evaluate((button) => (button.style.translate = "0 -200px"));
  await page.mouse.up();
  await expect(chat.transcript).toContainText("working days");
});

test("the conversation is there again after a reload, and goes on", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");

  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("What does shipping cost?");
  await expect(chat.transcript).toContainText("4.90 euros");
  await chat.say("thank you");
  await expect(chat.transcript.getByText("thank you")).toBeVisible();
});

test("a new conversation begins empty", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Start a new conversation");
  await expect(chat.panel).not.toContainText("4.90 euros");
  await expect(chat.panel).toContainText("Hello! What can I do for you?");
});

test("a question that nothing answers gets an honest word", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("Who painted the ceiling of the Sistine Chapel?", "couldn't find anything");
  await expect(chat.transcript).not.toContainText("working days");
});

test("the visitor ends the conversation and rates it, once", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await chat.panel.getByRole("textbox", { name: "What made the difference?" }).fill("Quick and clear");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget/csat"));
  await chat.panel.getByRole("button", { name: "Send rating" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ score: 5, feedback: "Quick and clear" });
  await expect(chat.panel).toContainText("Thank you for your rating.");

  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(chat.panel.getByRole("button", { name: "Send rating" })).toHaveCount(0);
});

test("the score form, all of it, and the thanks are in view, however long the last answer was", async ({ page }) => {
  const chat = await openChat(page, await tenantOfManyWords());
  await chat.ask("How do I pack the tent?", "Fold side 5");
  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("Fold side 5");
  await chat.choose("End conversation");
  const whole = { ratio: 1 };
  await expect(chat.panel.getByRole("group", { name: "How did we do?" })).toBeInViewport(whole);
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  const send = chat.panel.getByRole("button", { name: "Send rating" });
  await expect(send).toBeInViewport(whole);
  await page.route("**/api/chat/widget/csat", (route) => route.abort());
  await send.click();
  await expect(chat.panel.getByRole("alert")).toBeInViewport(whole);
  await expect(send).toBeInViewport(whole);
  await page.unrouteAll();
  await send.click();
  await expect(chat.panel.getByText("Thank you for your rating.")).toBeInViewport(whole);

  await page.reload();
  await chat.open();
  await expect(chat.panel.getByText("Thank you for your rating.")).toBeInViewport(whole);
});

test("the way to the end of a long answer covers no word of it, and is gone at the end", async ({ page }) => {
  const chat = await openChat(page, await tenantOfManyWords());
  await chat.ask("How do I pack the tent?", "Fold side 5");
  await page.reload();
  await chat.open();
  const latest = chat.panel.getByRole("button", { name: "Go to the latest message" });
  await expect(latest).toBeVisible();
  const [button, words] = [(await latest.boundingBox())!, (await chat.transcript.boundingBox())!];
  // The panel may still be growing into place: by less than a pixel here.
  expect(button.y).toBeGreaterThan(words.y + words.height - 1);
  await latest.click();
  await expect(latest).toHaveCount(0);
  await expect(chat.panel.getByText("Sources")).toBeInViewport({ ratio: 1 });
});

test("an answer is read from its start, and moves nothing once the visitor has scrolled away", async ({ page }) => {
  const [a, b, c, d] = Array.from({ length: 4 }, () => randomUUID().slice(0, 8)) as [string, string, string, string];
  const chat = await openChatWithModel(page);
  const heightOf = async (words: typeof chat.transcript): Promise<number> => (await words.boundingBox())!.height;
  await chat.say(`What does shipping cost? Hold until ${a} and ${b}.`);
  await expect(chat.transcript).toContainText("and nothing");
  await releaseModel(a);
  await expect(chat.transcript).toContainText("Orders are delivered to Austria.");
  const answer = chat.transcript.locator(".prose").last();
  expect(await heightOf(answer)).toBeGreaterThan(await heightOf(chat.transcript));
  const start = chat.transcript.getByText("and nothing for large orders");
  await expect(start).toBeInViewport({ ratio: 1 });
  await releaseModel(b);
  await expect(chat.transcript).toContainText("60 euros");
  await expect(start).toBeInViewport({ ratio: 1 });

  // Asked again, so that there is a way to scroll before the answer is long.
  await chat.say(`And once more, what does shipping cost? Hold until ${c} and ${d}.`);
  await expect(chat.transcript.getByText("and nothing")).toHaveCount(2);
  await expect(chat.transcript.getByText("And once more")).toBeInViewport();
  await chat.transcript.hover();
  await page.mouse.wheel(0, -20_000);
  const place = (): Promise<number> => chat.transcript.evaluate((list) => list.scrollTop);
  await expect.poll(place).toBe(0);
  await releaseModel(c);
  await expect(chat.transcript.getByText("Orders are delivered to Austria.")).toHaveCount(2);
  expect(await place()).toBe(0);
  await releaseModel(d);
  await expect(chat.transcript.getByText("60 euros")).toHaveCount(2);
  expect(await place()).toBe(0);
});

test("a page that speaks for the visitor takes an ended conversation up again", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await expect(chat.field).toHaveCount(0);
  await chat.element.evaluate((element: WidgetElement) => element.sendMessage("How long does shipping take?"));
  await expect(chat.transcript).toContainText("working days");
  await expect(chat.transcript).toContainText("4.90 euros");
});

test("a tenant that wants no score is given none", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ csat_enabled: false }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await expect(chat.panel).toContainText("This conversation has ended.");
  await expect(chat.panel.getByRole("radio")).toHaveCount(0);
  await expect(chat.panel).not.toContainText(/rating|How did we do/);
});

test("nothing in a message is a layer of its own: a wheel over a thousand of them would ask each", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect(chat.transcript.getByRole("link", { name: /Shipping/ })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Not helpful" })).toBeVisible();
  const layers = () =>
    chat.transcript.locator("chat-widget-message-bubble").evaluateAll((bubbles) => {
      const found: string[] = [];
      const look = (element: Element) => {
        // Within a drawing nothing becomes a layer.
        if (element.localName === "svg" || element.getClientRects().length === 0) return;
        const { position, transform, clipPath, opacity, contentVisibility, overflow } = getComputedStyle(element);
        const style = [position, transform, clipPath, opacity, contentVisibility, overflow.replace("clip", "visible")];
        if (style.join() !== "static,none,none,1,visible,visible")
          found.push(`${element.localName}.${element.className}: ${style.join()}`);
        for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) look(child);
      };
      bubbles.forEach(look);
      return found;
    });
  await expect.poll(layers).toEqual([]);
});
