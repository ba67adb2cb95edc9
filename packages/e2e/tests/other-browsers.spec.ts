import { writeFile } from "node:fs/promises";
import { expect, test as base } from "@playwright/test";
import { addDocument } from "@widget-chat/client/admin";
import { firefox } from "../src/browsers/firefox.ts";
import { missingOf, type BrowserKind, type RemoteBrowser } from "../src/browsers/remote.ts";
import { enter, escape, noteTroubles, visitorOf } from "../src/browsers/visitor.ts";
import { webkit } from "../src/browsers/webkit.ts";
import { admin, hostPage, newTenant, pageWith } from "../src/seed.ts";

const test = base.extend<{ kind: BrowserKind; scheme: "light" | "dark"; remote: RemoteBrowser }>({
  kind: [firefox, { option: true }],
  scheme: ["light", { option: true }],
  remote: async ({ kind, scheme }, use, info) => {
    const remote = await kind.launch(scheme);
    await use(remote);
    try {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath("last-seen.png"), await remote.picture());
    } finally {
      await remote.close();
    }
  },
});

const tag = (tenant: string, attributes = ""): string =>
  `${noteTroubles}<script type="module" src="{widget}" data-tenant-id="${tenant}" ${attributes}></script>`;

/** Nothing was thrown, rejected or complained of on this page. */
const expectNoTroubles = async (remote: RemoteBrowser): Promise<void> =>
  expect(await remote.run("return troubles")).toEqual([]);

for (const [name, kind] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  test.describe(name, () => {
    test.use({ kind });
    test.describe.configure({ mode: "default" });

    test.beforeAll(() => {
      const missing = missingOf(kind);
      if (missing)
        process.stdout.write(
          `${name} is left out: ${missing} is not installed (on Debian: apt-get install ${missing}).\n`,
        );
      test.skip(missing !== undefined, `${missing} is not installed`);
    });

    test("a visitor asks, is answered with the source, and finds it all again", async ({ remote }) => {
      const visitor = visitorOf(remote);
      const tenant = await newTenant();
      await addDocument(admin, tenant, {
        title: "How long it takes",
        format: "markdown",
        url: new URL("article", hostPage("plain", tenant)).href,
        content: "Deliveries to Austria, as a rule, take four working days & a well-meant greeting.",
      });
      await remote.resize(1280, 800);
      await remote.goTo(pageWith(tag(tenant)));
      await visitor.seesNo("dialog");
      await visitor.press("button", /^Chat$/);
      await visitor.sees("dialog", /Hello! What can I do for you\?/);
      await visitor.press("textarea", /Your message/);
      await visitor.type(`How long do deliveries to Austria take, as a rule?${enter}`);
      await visitor.sees("[role=log]", /four working days/);

      const [own] = (await remote.tabs()) as [string];
      await visitor.press("a", /How long it takes/);
      const opened = async () => (await remote.tabs()).find((tab) => tab !== own);
      await expect.poll(opened).toBeTruthy();
      await remote.turnTo((await opened())!);
      await expect.poll(() => remote.run("return location.pathname + location.hash")).toBe("/article");
      await expect.poll(() => remote.run("return scrollY")).toBeGreaterThan(1000);
      await remote.turnTo(own);

      await expectNoTroubles(remote);
      await remote.goTo(pageWith(tag(tenant)));
      await visitor.press("button", /^Chat$/);
      await visitor.sees("[role=log]", /How long do deliveries[^]*four working days/);
      await visitor.type(escape);
      await visitor.seesNo("dialog");
      await visitor.sees("button", /^Chat$/);
      await expectNoTroubles(remote);
    });

    test("Escape closes from anywhere on the page, unless the page has use for it", async ({ remote }) => {
      const visitor = visitorOf(remote);
      const isOpen = (): Promise<unknown> => remote.run("return document.querySelector('chat-widget').isOpen");
      const openAndLeave = async (): Promise<void> => {
        await visitor.press("button", /^Chat$/);
        await visitor.sees("dialog", /Hello!/);
        await visitor.press("button", /A button of the page/);
      };
      await remote.resize(1280, 800);
      await remote.goTo(pageWith(tag(await newTenant())));
      await openAndLeave();
      // What hears it there may come a moment after the page.
      await expect.poll(async () => (await visitor.type(escape), isOpen())).toBe(false);
      await visitor.seesNo("dialog");

      await openAndLeave();
      await remote.run("addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true })");
      await visitor.type(escape);
      expect(await isOpen()).toBe(true);
      await visitor.type(escape);
      await expect.poll(isOpen).toBe(false);
      await expectNoTroubles(remote);
    });

    test("the widget follows the addresses of its page, and stands on the next one as it was left", async ({
      remote,
    }) => {
      const visitor = visitorOf(remote);
      const checkout = `<button onclick="history.pushState({}, '', '/markup/checkout/pay')">To the checkout</button>`;
      const rules = `data-hide-on="/markup/checkout*" data-on-navigate="last"`;
      const page = pageWith(checkout + tag(await newTenant(), rules), "/shop");
      await remote.resize(1280, 800);
      await remote.goTo(page);
      await visitor.press("button", /^Chat$/);
      await visitor.sees("dialog", /Hello!/);
      await visitor.press("button", /To the checkout/);
      await visitor.seesNo("button", /^Chat$/);
      await visitor.seesNo("dialog");
      await remote.run("history.back()");
      await visitor.press("button", /^Chat$/);
      await visitor.sees("dialog", /Hello!/);
      await expectNoTroubles(remote);

      await remote.goTo(page);
      await visitor.sees("dialog", /Hello!/);
      expect(await remote.run("return document.activeElement.tagName")).toBe("BODY");
      await expectNoTroubles(remote);
    });

    test.describe("on a small screen, in the dark", () => {
      test.use({ scheme: "dark" });

      test("the chat takes all of it, in dark colours", async ({ remote }) => {
        const visitor = visitorOf(remote);
        await remote.resize(412, 800);
        await remote.goTo(pageWith(tag(await newTenant())));
        await visitor.press("button", /^Chat$/);
        const { text: _, background, ...whole } = await visitor.sees("dialog", /Hello!/);
        const [width, height] = (await remote.run("return [innerWidth, innerHeight]")) as [number, number];
        expect(whole).toEqual({ x: 0, y: 0, width, height });
        expect(width).toBeLessThan(520);
        for (const part of background.match(/\d+/g)!.slice(0, 3)) expect(Number(part)).toBeLessThan(64);
        await visitor.press("button", /How long does shipping take\?/);
        await visitor.sees("[role=log]", /working days/);
        await visitor.press("button", /^Close/);
        await visitor.seesNo("dialog");
        await expectNoTroubles(remote);
      });
    });
  });
}
