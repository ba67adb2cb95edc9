import { expect, test, type Page } from "@playwright/test";
import { answering, codeAnswer, products, wideTable } from "../src/answering.ts";
import { type Chat, chatOn, type WidgetElement } from "../src/chat.ts";
import { message, past, remembering } from "../src/happening.ts";
import { newTenant, pageWith } from "../src/seed.ts";
import { parts, tokens } from "../src/theming.ts";

/** A conversation with an answer that helped and a message that failed, a strip, a badge and the bubble of trouble. */
async function everythingOn(page: Page): Promise<Chat> {
  await page.goto(
    pageWith(
      `<chat-widget tenant-id="${await newTenant()}"></chat-widget><script type="module" src="{widget}"></script>`,
    ),
  );
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.panel.getByRole("button", { name: "Helpful", exact: true }).click();
  await page.route("**/api/chat/widget", (route) => route.abort());
  await chat.say("And to Austria?");
  await expect(chat.transcript).toContainText("Not sent.");
  await page.context().setOffline(true);
  await expect(chat.panel).toContainText("You are offline.");
  // A field with the focus has an edge of another colour.
  await chat.transcript.focus();
  await chat.element.evaluate(showTrouble);
  return chat;
}

/** Puts a badge on the launcher, and the bubble of trouble beside it. */
function showTrouble(element: Element): void {
  const root = element.shadowRoot!;
  const panel = root.querySelector("chat-widget-panel") as unknown as {
    holder: { tellUnread(count: number, words: string): void };
  };
  panel.holder.tellUnread(1, "1 new message");
  const trouble = root.querySelector<HTMLElement>(".trouble")!;
  trouble.hidden = false;
  trouble.querySelector("span")!.textContent = "Something is wrong.";
}

/** A computed style of the first element that `selector` finds, through all shadow trees. */
const styleOf = (chat: Chat, selector: string, property: string): Promise<string> =>
  chat.element
    .locator(selector)
    .first()
    .evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

test("each custom property changes what it says", async ({ page, isMobile }) => {
  test.skip(isMobile, "on a phone the panel fills the screen");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const chat = await everythingOn(page);
  const names = await chat.element.evaluate((element) =>
    [...element.shadowRoot!.adoptedStyleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : [])),
    ),
  );
  const own = new Set(names.flatMap((name) => /^--chat-widget-(.+)/.exec(name)?.[1] ?? []));
  // How far the widget itself moves out of the way of something; no page sets it.
  own.delete("lift");
  expect([...own].sort()).toEqual(Object.keys(tokens).sort());

  for (const [name, { value, at, property, shows }] of Object.entries(tokens)) {
    if (at.startsWith(".thanks")) await rate(page, chat);
    await expect(chat.element.locator(at).first(), name).toBeVisible();
    expect(await styleOf(chat, at, property), `${name}, before`).not.toBe(shows);
    await page.evaluate(
      ([token, said]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`chat-widget { --chat-widget-${token}: ${said} }`);
        document.adoptedStyleSheets = [sheet];
      },
      [name, value] as const,
    );
    await expect.poll(() => styleOf(chat, at, property), name).toBe(shows);
  }
});

/** Ends the conversation with a score. */
async function rate(page: Page, chat: Chat): Promise<void> {
  await page.context().setOffline(false);
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await chat.panel.getByRole("button", { name: "Send rating" }).click();
  await expect(chat.panel.getByText("Thank you for your rating.")).toBeVisible();
}

const named = [...new Set(Object.values(parts).flatMap((shown) => Object.keys(shown)))].sort();
// No element has these from the one around it. A message is a part by two names: each has a property of its own.
const propertyOf = (part: string): string => (/-message$/.test(part) ? "outline-color" : "text-decoration-color");
const colourOf = (part: string): string => `rgb(1, 2, ${named.indexOf(part) + 1})`;
const rules = named.map((part) => `chat-widget::part(${part}) { ${propertyOf(part)}: ${colourOf(part)} }`).join("\n");

/** Each part that shows then looks as the page says. */
async function expectStyled(chat: Chat, when: keyof typeof parts): Promise<void> {
  for (const [part, at] of Object.entries(parts[when])) {
    const shown = chat.element.locator(at).first();
    await expect(shown, `${part}, when ${when}`).toBeVisible();
    await expect(shown, `${part}, when ${when}`).toHaveCSS(propertyOf(part), colourOf(part));
  }
}

const everyAnswer = `It is so [1]. See [the list](https://shop.example/list).

![A mug](https://cdn.shop.example/mug.svg)

${wideTable}

${codeAnswer}`;

test("each part can be styled", async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("https://cdn.shop.example/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await answering(page, everyAnswer, {
    citations: [{ index: 1, document_id: "d", title: "Mugs", url: "https://shop.example/mugs", quote: "It is so." }],
    products: products.map((product) => ({
      ...product,
      rating: { value: 4.6, count: 12 },
      options: [{ name: "Glaze", value: "Matt", values: [{ value: "Matt", count: 1 }] }],
    })),
    applied_filters: [{ field: "price", op: "lte", value: 50, label: "up to 50 €" }],
  });
  const tenant = await newTenant({
    prechat_enabled: true,
    prechat_fields: [{ name: "customer_name", label: "", type: "text", required: false }],
    image_hosts: ["cdn.shop.example"],
    proactive: [{ id: "help", message: "Can I help you choose?", pause_days: 7, after_seconds: 0 }],
  });
  const widget = `<chat-widget tenant-id="${tenant}"></chat-widget><script type="module" src="{widget}"></script>`;
  await page.goto(pageWith(`<style>${rules}</style>${widget}`));
  const chat = chatOn(page);
  await expectStyled(chat, "the assistant speaks first");

  await chat.open();
  await expectStyled(chat, "a form comes before");
  await chat.panel.getByRole("button", { name: "Start chat" }).click();
  await expectStyled(chat, "nothing is said yet");

  await chat.element.evaluate((element: WidgetElement) => {
    element.config = { tools: { "add-to-cart": { run: () => {} } } };
  });
  await chat.ask("What do you have?", "It is so");
  await expectStyled(chat, "an answer brings all there is");
  await chat.panel.getByRole("button", { name: "Compare" }).click();
  await expectStyled(chat, "products are compared");
  await chat.panel.getByRole("button", { name: "Options" }).click();
  await expectStyled(chat, "the menu is open");

  const earlier = [
    message(1, "visitor", "Hello", { created_at: "2026-01-05T15:05:00Z" }),
    message(2, "system", "Ada has joined."),
    message(3, "agent", "Good day.", { agent_name: "Ada" }),
  ];
  await remembering(page, () => past(earlier));
  await page.reload();
  await chat.open();
  await expectStyled(chat, "the visitor comes back");
  await context.setOffline(true);
  await expectStyled(chat, "the browser is offline");
  await context.setOffline(false);
  await chat.choose("End conversation");
  await expectStyled(chat, "it has ended");

  // What comes and goes: news while the chat is closed, and trouble.
  await chat.element.evaluate(showTrouble);
  await expectStyled(chat, "a conversation goes on");

  const offered = await chat.element.evaluate((element) => [
    ...element.shadowRoot!.querySelector("chat-widget-panel")!.getAttribute("exportparts")!.split(","),
    ...[...element.shadowRoot!.querySelectorAll("[part]")].flatMap((found) => found.getAttribute("part")!.split(" ")),
  ]);
  expect([...new Set([...offered, "proactive"])].sort()).toEqual(named);
});
