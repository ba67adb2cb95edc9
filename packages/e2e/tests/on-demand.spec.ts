import { type BrowserContext, expect, type Locator, test } from "@playwright/test";
import { answering, product } from "../src/answering.ts";
import { chatOn, openChat } from "../src/chat.ts";
import { errorsOn } from "../src/happening.ts";
import { newTenant, pageWith, server } from "../src/seed.ts";

/** The files that are named cannot be had. */
async function withhold(context: BrowserContext): Promise<{ withheld: Set<string>; refused: Set<string> }> {
  const withheld = new Set<string>();
  const refused = new Set<string>();
  await context.route("**/chat-widget/*/*.js", (route) => {
    const name = /([^/]+)\.js/.exec(new URL(route.request().url()).pathname)![1]!;
    if (!withheld.has(name)) return route.fallback();
    refused.add(name);
    return route.abort();
  });
  return { withheld, refused };
}

test("a page whose server has lost all but the chat itself has a chat, and no error", async ({ page, context }) => {
  const thrown = errorsOn(page);
  const { withheld, refused } = await withhold(context);
  const all =
    "browser-agent commands doctor idle live-updates more-en other-device page-rules past proactive remarks remedies source-list";
  for (const name of all.split(" ")) withheld.add(name);
  const tenant = await newTenant({ proactive: [{ id: "help", message: "Can I help?", after_seconds: 0 }] });
  const markup = `<script>window.ChatWidget = [["prefill@${tenant}", "What does shipping cost?"]]</script>
    <script type="module" src="{widget}" data-tenant-id="${tenant}"></script><chat-widget></chat-widget>
    <chat-widget id="ruled" tenant-id="${await newTenant()}" hide-on="/nowhere"></chat-widget>`;
  await page.goto(`${pageWith(markup)}&chat-widget-debug#chat-widget-resume=token`);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  for (const name of ["commands", "doctor", "idle", "other-device", "page-rules", "remarks", "source-list"])
    await expect.poll(() => refused.has(name), name).toBe(true);
  // Where it may not stand nobody knows: it stands nowhere.
  await expect(page.locator("#ruled").getByRole("button")).toHaveCount(0);
  expect(thrown).toEqual([]);

  withheld.clear();
  await page.evaluate(`ChatWidget.push(["setColorScheme@${tenant}", "dark"])`);
  await expect(chat.field).toHaveValue("What does shipping cost?");
  await expect(chat.element.first()).toHaveCSS("color-scheme", /./);
  expect(thrown).toEqual([]);
});

test("English that cannot be completed speaks as far as it goes", async ({ page, context }) => {
  const thrown = errorsOn(page);
  const { withheld } = await withhold(context);
  withheld.add("more-en");
  const rule = { id: "help", message: "Can I help?", after_seconds: 0 };
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("more-en"));
  const script = (tenant: string) =>
    `<script type="module" src="${server}/chat-widget.js" data-tenant-id="${tenant}"></script>`;
  await page.goto(pageWith(script(await newTenant({ proactive: [rule] }))));
  await refused;
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  expect(thrown).toEqual([]);
});

test("what the visitor asks for and cannot be fetched can be asked for again", async ({ page, context }) => {
  const thrown = errorsOn(page);
  const { withheld, refused } = await withhold(context);
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  const button = (name: string): Locator => chat.panel.getByRole("button", { name, exact: true });
  /** Does `act` without the files, and again with them. */
  const twice = async (names: string, act: () => Promise<void>, between = async () => {}): Promise<void> => {
    for (const name of names.split(" ")) withheld.add(name);
    await act();
    for (const name of withheld) await expect.poll(() => refused.has(name), name).toBe(true);
    withheld.clear();
    await between();
    await act();
  };
  await twice(
    "panel-menu",
    () => button("Options").click(),
    () => button("Options").click(),
  );
  await expect(chat.panel.getByRole("menuitem", { name: "Save as a file" })).toBeVisible();
  await button("Options").click();

  await twice("judge", () => button("Helpful").click());
  await expect(button("Helpful")).toHaveAttribute("aria-pressed", "true");

  const saved = page.waitForEvent("download");
  await twice("save-transcript", () => chat.choose("Save as a file"));
  await saved;

  const back = () => button("Back to the chat").click();
  await twice("panel-sheet", () => chat.choose("Delete conversation"), back);
  await expect(button("Delete")).toBeVisible();
  await back();

  await twice(
    "close csat-form",
    () => chat.choose("End conversation"),
    () => button("Continue it").click(),
  );
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await twice("rate", () => button("Send rating").click());
  await expect(chat.panel).toContainText("Thank you for your rating.");
  expect(thrown).toEqual([]);
});

test("what the page can do for the visitor and cannot be fetched is told, and can be asked for again", async ({
  page,
  context,
}) => {
  const thrown = errorsOn(page);
  const { withheld } = await withhold(context);
  await answering(page, "Here.", { products: [product("mug", "Blue mug")] });
  const chat = await openChat(page);
  await chat.element.evaluate((element) =>
    Object.assign(element, {
      config: {
        tools: {
          order: { run: () => "It is on its way.", label: "Where is my order?" },
          "add-to-cart": { run: () => "Two are left." },
        },
      },
    }),
  );
  const failed = chat.transcript.getByText("That did not work. Please try again.");
  const order = chat.panel.getByRole("button", { name: "Where is my order?" });
  withheld.add("rare-wishes");
  await order.click();
  await expect(failed).toHaveCount(1);
  withheld.delete("rare-wishes");
  withheld.add("tools");
  await order.click();
  await expect(failed).toHaveCount(2);
  await chat.say("What do you have?");
  const cart = chat.panel.getByRole("button", { name: "Add to cart: Blue mug" });
  await cart.click();
  await expect(failed).toHaveCount(3);
  withheld.clear();
  await cart.click();
  await expect(chat.transcript).toContainText("Two are left.");
  await order.click();
  await expect(chat.transcript).toContainText("It is on its way.");
  expect(thrown).toEqual([]);
});
