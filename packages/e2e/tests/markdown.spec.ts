import { expect, type Page, test } from "@playwright/test";
import fc from "fast-check";
import { answered, code, codeAnswer, widestTable } from "../src/answering.ts";
import { type Chat, openChat } from "../src/chat.ts";
import { newTenant } from "../src/seed.ts";

test("a table wider than its bubble shows that it goes on, and scrolls by keyboard", async ({ page }) => {
  const chat = await answered(page, widestTable);
  const box = chat.panel.getByRole("group", { name: "Table" });
  const maskOf = (): Promise<string> => box.evaluate((element) => getComputedStyle(element).maskSize);
  const atStart = await maskOf();
  expect(atStart).toMatch(/calc\(100% \+ 32px\)/);
  await box.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20);
  const narrow = await answered(page, "| a | b |\n|--|--|\n| c | d |");
  await expect
    .poll(() =>
      narrow.panel.getByRole("group", { name: "Table" }).evaluate((element) => getComputedStyle(element).maskSize),
    )
    .toMatch(/64px/);
});

const longNames = `| Visit | Dog | Cat | Rabbit or another small pet |
|:--|:--|:--|:--|
| First one, with all that belongs to it | 52.00 € | 48.00 € | £ 1,039 |`;

for (const width of [390, 1280])
  test(`on ${width} pixels a table wraps at words before it scrolls, and no figure breaks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const chat = await answered(page, longNames);
    const box = chat.panel.getByRole("group", { name: "Table" });
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const heights = await box.locator("td:not(:first-child)").evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights)).toBeLessThan(30);
  });

test("code is copied as it stands there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const chat = await answered(page, codeAnswer);
  await chat.panel.getByRole("button", { name: "Copy" }).click();
  await expect(chat.panel.getByText("Copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test("code is copied where there is no clipboard to be written to, too", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const chat = await answered(page, codeAnswer);
  await chat.panel.getByRole("button", { name: "Copy" }).click();
  await expect(chat.panel.getByText("Copied")).toBeAttached();
  await chat.field.press("ControlOrMeta+v");
  await expect(chat.field).toHaveValue(code);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#808"/></svg>`;

/** The same question to a tenant that allows pictures of these hosts. */
async function allowing(page: Page, hosts: string[]): Promise<Chat> {
  const chat = await openChat(page, await newTenant({ image_hosts: hosts }));
  await chat.say("What do you have?");
  return chat;
}

test("a picture of an allowed host comes into a room that was kept for it; of another it is never asked", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route("https://cdn.shop.example/**", async (route) => {
    expect(route.request().headers()["referer"]).toBeUndefined();
    await sent;
    await route.fulfill({ contentType: "image/svg+xml", body: svg });
  });
  const chat = await answered(
    page,
    "![The mug](https://cdn.shop.example/mug.svg)\n\n![A spy](https://evil.example/spy.png)\n\nBelow.",
  );
  await expect(chat.panel.getByRole("link", { name: "A spy" })).toHaveAttribute("href", "https://evil.example/spy.png");
  await expect(chat.panel.getByRole("img", { name: "The mug" })).toHaveCount(0);
  expect(asked).not.toContain("cdn.shop.example");
  await allowing(page, ["*.shop.example"]);
  await expect(chat.panel.getByRole("link", { name: "A spy" })).toBeVisible();
  const picture = chat.panel.getByRole("img", { name: "The mug" });
  await picture.scrollIntoViewIfNeeded();
  const topOf = async (): Promise<number> => {
    const [bubble, words] = [
      await chat.panel.locator(".bubble > .prose").last().boundingBox(),
      await chat.panel.getByText("Below.", { exact: true }).boundingBox(),
    ];
    return words!.y - bubble!.y;
  };
  const before = await topOf();
  expect(before).toBeGreaterThan(100);
  send();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  expect(await topOf()).toBe(before);
  expect(asked).not.toContain("evil.example");
});

test("a picture that cannot be had is a link in its room", async ({ page }) => {
  await page.route("https://cdn.shop.example/**", (route) => route.abort());
  const chat = await answered(page, "![The mug](https://cdn.shop.example/mug.svg)");
  await expect(chat.panel.getByRole("link", { name: "The mug" })).toBeVisible();
  await allowing(page, ["cdn.shop.example"]);
  await expect(chat.panel.getByRole("link", { name: "The mug" })).toBeVisible();
  await expect(chat.panel.getByRole("img", { name: "The mug" })).toHaveCount(0);
});

/** What of Markdown may stand in a bubble: elements with their attributes. */
const allowed: Record<string, RegExp> = {
  p: /^class$/,
  a: /^(part|href|target|rel)$/,
  img: /^(src|alt|loading|decoding|referrerpolicy)$/,
  ol: /^start$/,
  th: /^(scope|class)$/,
  td: /^class$/,
  div: /^(class|part|dir|role|aria-label|tabindex)$/,
  span: /^(class|part)$/,
  pre: /^part$/,
  "chat-widget-answer-picture": /^(class|part)$/,
  "chat-widget-answer-table": /^(class|part|exportparts)$/,
  "chat-widget-code-block": /^(class|dir)$/,
};
const bare = "strong em s code ul li blockquote hr br table thead tbody tr".split(" ");

test("whatever a model writes, only what Markdown knows comes onto the page", async ({ page }) => {
  const piece = fc.constantFrom(
    ..."[ ] ( ) ! ![ ]( * ** _ ~~ ` | - 1. > # < > \\ \" ' [1] |-|-|".split(" "),
    ..."<img/src=x/onerror=alert(1)> <script>alert(1)</script> <svg/onload=alert(1)> <a/href=javascript:alert(1)> <style>*{display:none}</style>".split(
      " ",
    ),
    ..."javascript:alert(1) data:text/html,x vbscript:x //evil.example https://evil.example/p.png mailto:a@b.example ${x} --> <!--".split(
      " ",
    ),
    "\n",
    "\n\n",
    "| a | b |\n|--|--|\n| c | d |\n",
  );
  const text = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ maxLength: 6 })), {
    minLength: 10,
    maxLength: 40,
  });
  const texts = fc.sample(text, { numRuns: 300, seed: 20_261_122 }).map((pieces) => pieces.join(""));
  // An open code block would take all that follows for code.
  const closed = texts.map((written) => written.replace(/`{3,}|~{3,}/g, "~~"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", () => asked.push("a dialog"));
  const chat = await answered(page, `${closed.join("\n\n")}\n\n${codeAnswer}\n\nThe end.`);
  await expect(chat.panel.locator(".bubble > .prose").last()).toContainText("The end.");
  const found = await chat.panel
    .locator(".bubble > .prose")
    .last()
    .evaluate((prose) => {
      const below = (root: ParentNode): Element[] =>
        [...root.querySelectorAll("*")].flatMap((element) => {
          const isTable = element.localName === "chat-widget-answer-table";
          return isTable && element.shadowRoot ? [element, ...below(element.shadowRoot)] : element;
        });
      return below(prose).map((element) => ({
        name: element.localName,
        attributes: Array.from(element.attributes, ({ name }) => name),
        href: element.getAttribute("href"),
      }));
    });
  expect(found.length).toBeGreaterThan(500);
  const strange = found.filter(
    ({ name, attributes }) =>
      !attributes.every((attribute) => allowed[name]?.test(attribute)) || !(name in allowed || bare.includes(name)),
  );
  expect(strange).toEqual([]);
  const led = found.flatMap(({ href }) => href ?? []);
  expect(led.filter((href) => !/^(https?:\/\/|mailto:|tel:)/i.test(href))).toEqual([]);
  expect(asked.filter((url) => /evil|dialog/.test(url))).toEqual([]);
});
