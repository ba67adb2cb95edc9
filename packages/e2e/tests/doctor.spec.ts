import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { pinned } from "../src/pinned.ts";
import { hostPage, newTenant, pageWith, server } from "../src/seed.ts";

const doctorOn = (page: Page): Locator => page.getByRole("dialog", { name: "Chat widget check-up" });

/** What it says of one of the things it looks at. */
const finding = (page: Page, title: string): Locator =>
  doctorOn(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`: ${title}$`) }) });

const debug = (address: string): string => `${address}&chat-widget-debug`;

async function consult(page: Page, address: string): Promise<Locator> {
  await page.goto(debug(address));
  await expect(doctorOn(page).getByRole("status")).not.toHaveText("Looking…");
  return doctorOn(page);
}

test("finds nothing wrong with a page that is right, and tells what is in effect", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tenant = await newTenant();
  const doctor = await consult(page, hostPage("plain", tenant));
  await expect(doctor.getByRole("heading", { name: "Fault" })).toHaveCount(0);
  await expect(finding(page, "Tenant")).toContainText(
    `“${tenant}” is known at ${server} and answers on this site as Nora, from documents (rag).`,
  );
  await expect(finding(page, "Mode")).toContainText("rag, the tenant's default");
  await expect(finding(page, "Language")).toContainText("en, as the page's lang says.");
  await expect(finding(page, "Attributes")).toContainText("is understood");
  await expect(finding(page, "Launcher")).toContainText("nothing covers it");
  await expect(finding(page, "Cost on this page")).toContainText(
    /KB in \d+ requests; .* the page as a whole had .* over 50 ms/,
  );
  await page.getByRole("button", { name: "Copy report" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("[good] Tenant: ");
  expect((await new AxeBuilder({ page }).include("chat-widget-doctor").analyze()).violations).toEqual([]);
});

test("is asked for by address only, and goes when it is sent away", async ({ page }) => {
  const address = hostPage("plain", await newTenant());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(address);
  await expect(chatOn(page).launcher).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("doctor"))).toEqual([]);
  await consult(page, address);
  await page.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(doctorOn(page)).toHaveCount(0);
  await expect(page.locator("chat-widget-doctor")).toHaveCount(0);
  await expect(chatOn(page).launcher).toBeVisible();
});

test("an unknown tenant, a switched-off one and a site that is not allowed: each with its remedy", async ({ page }) => {
  await consult(page, hostPage("plain", "nobody-has-this-name"));
  await expect(finding(page, "Tenant")).toContainText("tenant_not_found");
  await expect(finding(page, "Tenant")).toContainText("Compare data-tenant-id");
  await consult(page, hostPage("plain", await newTenant({ rag_active: false, ecommerce_active: false })));
  await expect(finding(page, "Tenant")).toContainText("Activate the tenant");
  await consult(page, hostPage("plain", await newTenant({ allowed_origins: ["https://elsewhere.example"] })));
  await expect(finding(page, "Tenant")).toContainText("to the tenant's allowed_origins");
});

test("a policy of the page that refuses the widget its server", async ({ page }) => {
  await consult(page, hostPage("walled", await newTenant()));
  const policy = finding(page, "Content-Security-Policy");
  await expect(policy.filter({ hasText: "its server" })).toContainText(`Add ${server} to connect-src`);
  await expect(policy.filter({ hasText: "Trusted Types" })).toContainText("Add lit-html to trusted-types");
});

test("a script that is loaded from two addresses", async ({ page }) => {
  await consult(page, hostPage("twice", await newTenant()));
  await expect(finding(page, "Script")).toContainText("from 2 addresses");
});

test("a script that is pinned: once, and beside one that is not", async ({ page }) => {
  const { src, integrity } = pinned();
  const tenant = await newTenant();
  await consult(page, `${hostPage("pinned", tenant)}&${new URLSearchParams({ src, integrity })}`);
  await expect(finding(page, "Script")).toContainText(`Loaded once, from ${server}${src}.`);
  const tag = `<script type="module" src="${server}${src}" data-tenant-id="${tenant}"></script>`;
  await consult(page, pageWith(`${tag}<script type="module" src="{widget}" data-tenant-id="${tenant}"></script>`));
  await expect(finding(page, "Script")).toContainText(
    `from 2 addresses: ${server}${src} and ${server}/chat-widget.js. The first`,
  );
});

test("the same script tag twice", async ({ page }) => {
  const tag = `<script type="module" src="{widget}" data-tenant-id="${await newTenant()}"></script>`;
  await consult(page, pageWith(tag + tag));
  await expect(finding(page, "Script")).toContainText("The page has the script tag 2 times.");
});

test("a server that speaks another version than the widget, newer or older", async ({ page }) => {
  const address = hostPage("plain", await newTenant());
  let protocol = 2;
  await page.route("**/api/chat/widget-settings**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), protocol } });
  });
  await consult(page, address);
  const version = finding(page, "Version");
  await expect(version).toContainText("The server speaks version 2 of the API, this widget 1.");
  await expect(version).toContainText("The page holds an older widget");
  protocol = 0;
  await consult(page, address);
  await expect(version).toContainText("The server speaks version 0 of the API, this widget 1.");
  await expect(version).toContainText("update the server");
});

test("a clock that is wrong, ahead or behind", async ({ page }) => {
  const address = hostPage("plain", await newTenant());
  const [now, hours] = [Date.now(), 3_600_000];
  await page.clock.setFixedTime(now + 3 * hours);
  await consult(page, address);
  await expect(finding(page, "Clock")).toContainText("The browser's clock is 3 hours ahead of the server's.");
  await page.clock.setFixedTime(now - 5 * hours);
  await consult(page, address);
  await expect(finding(page, "Clock")).toContainText("The browser's clock is 5 hours behind the server's.");
});

test("a page without a widget, and what its script tag says instead", async ({ page }) => {
  await consult(page, pageWith('<script type="module" src="{widget}" data-tenant="shop"></script>'));
  await expect(finding(page, "Widget")).toContainText("The script tag says data-tenant, which means nothing.");
  await expect(finding(page, "Widget")).toContainText("Give the script tag data-tenant-id");
});

test("a script tag that names no tenant is told so in the console too", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await consult(page, hostPage("plain", ""));
  await expect(finding(page, "Tenant")).toContainText("Give the script tag data-tenant-id");
  await expect(finding(page, "Launcher")).toContainText("once the widget knows its tenant");
  await expect.poll(() => told.join()).toContain("give the script tag data-tenant-id");
  await expect(chatOn(page).launcher).toBeHidden();
});

const faulty: [name: string, value: string, remedy: string][] = [
  ["locale", "xx", "the code of one of its 23 languages"],
  ["color-scheme", "black", "light, dark or auto"],
  ["position", "top", "right or left"],
  ["on-navigate", "never", "closed, open or last"],
  ["show-on", "/, checkout", "paths with a slash before them"],
  ["hide-on", "/basket?step=2", "paths with a slash before them"],
  ["persist-session-minutes", "ten", "a number of minutes"],
  ["consent", "yes", "required, or granted"],
  ["sound", "true", "on, or leave it out"],
];

test("attributes that say nothing, each with what belongs there", async ({ page }) => {
  const data = faulty.map(([name, value]) => `data-${name}="${value}"`).join(" ");
  const tenant = await newTenant();
  await consult(page, pageWith(`<script type="module" src="{widget}" data-tenant-id="${tenant}" ${data}></script>`));
  await expect(finding(page, "Attributes")).toHaveCount(faulty.length);
  for (const [name, value, remedy] of faulty) {
    const own = finding(page, "Attributes").filter({ hasText: `data-${name}="${value}"` });
    await expect(own).toContainText(`Write ${remedy}`);
  }
});

test("paths that are none: how they are read, and what to write for what was meant", async ({ page }) => {
  const tenant = await newTenant();
  const data = `data-hide-on="/legal, zwei, https://shop.example/cart?step=2" data-show-on="http://"`;
  await consult(page, pageWith(`<script type="module" src="{widget}" data-tenant-id="${tenant}" ${data}></script>`));
  const hidden = finding(page, "Attributes").filter({ hasText: "hide-on" });
  await expect(hidden).toContainText("“zwei” is read as /zwei, “https://shop.example/cart?step=2” is read as /cart.");
  await expect(hidden).toContainText(
    "/zwei is that page alone, /zwei* all that begins so, */zwei* all that has it anywhere.",
  );
  await expect(finding(page, "Attributes").filter({ hasText: "show-on" })).toContainText(
    "“http://” is read as no path at all.",
  );
});

test("texts under names that the widget does not know, of the page and of the tenant, each with the nearest", async ({
  page,
}) => {
  const tenant = await newTenant({ texts: { en: { newconversation: "Anew", send: "Off" } } });
  const config = (texts: object) => `<script>window.ChatWidget = [["config", ${JSON.stringify({ texts })}]]</script>`;
  const script = `<script type="module" src="{widget}" data-tenant-id="${tenant}"></script>`;
  await consult(page, pageWith(config({ placehodler: "Ask", loadFailed: "Sorry", "zip-code": "12345" }) + script));
  await expect(finding(page, "Texts")).toHaveText([
    /The page's texts have “placehodler”, .*Call it placeholder\./,
    /The page's texts have “zip-code”, .*The names stand in packages\/widget\/src\/locales\/words\.ts\./,
    /The tenant's texts have “newconversation”, .*Call it newConversation\./,
  ]);
  await consult(page, pageWith(config({ eraseTitle: "Gone?" }) + script.replace(tenant, await newTenant())));
  await expect(finding(page, "Texts")).toContainText("1 text of the widget");
  await consult(page, hostPage("plain", await newTenant()));
  await expect(finding(page, "Tenant")).toContainText("is known");
  await expect(finding(page, "Texts")).toHaveCount(0);
});

test("attributes that say what they should, and a page on which they hide the widget", async ({ page }) => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const said = `position="left" color-scheme="dark" on-navigate="last" persist-session-minutes="30" consent="granted" sound="on"`;
  const widget = `<chat-widget tenant-id="${tenant}" ${said} locale="iw" hide-on="/markup/checkout*, /legal"></chat-widget>`;
  const script = `<script type="module" src="{widget}" data-tenant-id="${other}" data-show-on="/shop/*"></script>`;
  await consult(page, pageWith(widget + script, "/checkout/pay"));
  await expect(finding(page, "Attributes")).toHaveText([/is understood/, /is understood/]);
  await expect(finding(page, "Launcher").filter({ hasText: "is one of the paths in hide-on" })).toHaveCount(1);
  await expect(finding(page, "Launcher").filter({ hasText: "is none of the paths in show-on" })).toHaveCount(1);
  await expect(finding(page, "Language").filter({ hasText: "he, as the attribute locale says." })).toHaveCount(1);
});

test("events that never happen, of a page that waits for them by on()", async ({ page }) => {
  const script = `<script type="module" src="{widget}" data-tenant-id="${await newTenant()}"></script>`;
  const waits = ["mesage-sent", "cart", "open"].map((name) => `element.on("${name}", () => {})`);
  const push = `<script>window.ChatWidget = [["ready", (element) => { ${waits.join("; ")} }]]</script>`;
  await consult(page, pageWith(push + script));
  await expect(finding(page, "Events")).toHaveText([
    /“mesage-sent”, which never happens\. ?Wait for message-sent\./,
    /“cart”, which never happens\. ?There are: ready, open, .*, error\./,
  ]);
});

test("something that covers the launcher, and a page that is not made for phones, once it looks again", async ({
  page,
}) => {
  const doctor = await consult(page, hostPage("plain", await newTenant()));
  await expect(finding(page, "Launcher")).toContainText("nothing covers it");
  await page.evaluate(() => {
    document.querySelector('meta[name="viewport"]')?.remove();
    const veil = document.body.appendChild(document.createElement("div"));
    veil.id = "veil";
    veil.style.cssText = "position:fixed;inset:0;z-index:2147483647";
  });
  await doctor.getByRole("button", { name: "Look again" }).click();
  await expect(finding(page, "Launcher")).toContainText("<div> #veil covers it with the z-index 2147483647");
  await expect(finding(page, "Viewport")).toContainText("width=device-width");
});

test("storage that the browser refuses", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The document is sandboxed", "SecurityError");
      },
    });
  });
  await consult(page, hostPage("plain", await newTenant()));
  await expect(finding(page, "Storage")).toContainText("refuses localStorage");
});
