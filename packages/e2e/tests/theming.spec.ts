import { expect, test, type Page } from "@playwright/test";
import { type Chat, chatOn } from "../src/chat.ts";
import { newTenant, pageWith } from "../src/seed.ts";
import { parts, tokens } from "../src/theming.ts";

/** A conversation that goes on, with a badge and the bubble of trouble on show. */
async function everythingOn(page: Page): Promise<Chat> {
  await page.goto(
    pageWith(
      `<chat-widget tenant-id="${await newTenant()}"></chat-widget><script type="module" src="{widget}"></script>`,
    ),
  );
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.element.evaluate((element) => {
    const root = element.shadowRoot!;
    const panel = root.querySelector("chat-widget-panel") as unknown as {
      holder: { tellUnread(count: number, words: string): void };
    };
    panel.holder.tellUnread(1, "1 new message");
    root.querySelector<HTMLElement>(".trouble")!.hidden = false;
  });
  return chat;
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

test("each part can be styled", async ({ page }) => {
  const chat = await everythingOn(page);
  const named = await chat.element.evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll("[part]")].flatMap((found) => found.getAttribute("part")!.split(" ")),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(parts).sort());
  for (const [part, at] of Object.entries(parts)) {
    await page.addStyleTag({ content: `chat-widget::part(${part}) { color: rgb(1, 2, 3) }` });
    expect(await styleOf(chat, at, "color"), part).toBe("rgb(1, 2, 3)");
  }
});
