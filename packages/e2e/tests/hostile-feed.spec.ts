import { expect, test } from "@playwright/test";
import { importFeed } from "@widget-chat/client/admin";
import { openChat } from "../src/chat.ts";
import { feeds } from "../src/feeds.ts";
import { admin, newTenant, picture } from "../src/seed.ts";
import { tooWide } from "../src/too-wide.ts";

const long = `Lamp ${"Donaudampfschifffahrtsgesellschaft".repeat(14)}`;
/** What is given as a title of a table, in which markup is that of a page; and what of it is left to read. */
const table = [
  ["Lamp<script>document.title = 'ran'</script> one", "Lamp one"],
  ['Lamp <img src=x onerror="document.title = 1"><b>two</b>', "Lamp two"],
  ['=HYPERLINK("https://evil.example","Lamp")', '=HYPERLINK("https://evil.example","Lamp")'],
  [long, long],
] as const;
/** The API's own products have text as it stands. */
const own = [
  "Lamp <script>document.title = 'ran'</script>",
  "Lamp <img src=x onerror=\"document.title = 'ran'\">",
  "Lamp \u202Edrawkcab",
  "Lamp [here](javascript:alert(1)) **bold**",
];

/** Those of the other two lead to the shop's own pages. */
const withoutLinks = feeds(
  picture,
  table.map(([given]) => given),
).filter(({ name }) => name !== "Shopify" && name !== "WooCommerce");

for (const [name, contentType, feed, titles] of [
  [
    "a table",
    "text/csv",
    `id,title,price,link\n${table.map(([title], i) => `${i},"${title.replaceAll('"', '""')}",5 EUR,javascript:alert(1)\n`).join("")}`,
    table.map(([, read]) => read),
  ],
  [
    "NDJSON",
    "application/x-ndjson",
    own.map((title, i) => JSON.stringify({ id: `${i}`, title, price: { amount: "5", currency: "EUR" } })).join("\n"),
    own,
  ],
  ...withoutLinks.map(
    (one) =>
      [
        `a feed in ${one.name}`,
        one.type,
        one.feed,
        table.map(([given, read]) => (one.isMarkup ? read : given)),
      ] as const,
  ),
] as const) {
  test(`hostile titles of ${name} are text on the cards: nothing runs, and nothing is wider than the panel`, async ({
    page,
  }) => {
    const tenant = await newTenant({ ecommerce_active: true, default_mode: "ecommerce" });
    expect(await importFeed(admin, tenant, feed, { contentType, currency: "EUR" })).toMatchObject({
      accepted: 4,
      failed: [],
    });
    const happened: string[] = [];
    page.on("dialog", () => happened.push("a dialog"));
    page.on("request", (request) => happened.push(...(/evil|\/x$/.test(request.url()) ? [request.url()] : [])));
    page.on("pageerror", ({ message }) => happened.push(message));
    const chat = await openChat(page, tenant);
    await chat.say("lamp");
    const cards = chat.panel.getByRole("listitem").filter({ hasText: "€5" });
    await expect(cards).toHaveCount(4);
    const shown = chat.panel.locator("[part~=product-title]");
    expect((await shown.allTextContents()).toSorted()).toEqual(titles.toSorted());
    await expect(cards.getByRole("link")).toHaveCount(0);
    await expect(chat.panel.locator(".bubble > .prose").last()).toHaveText(/^[^\u202e]* for €5\.00 \(in stock\)\.$/);
    expect(await tooWide(page)).toEqual([]);
    await chat.panel.getByRole("button", { name: "Compare" }).click();
    const heads = chat.panel.getByRole("columnheader");
    await expect(heads).toHaveCount(4);
    expect((await shown.allTextContents()).toSorted()).toEqual(titles.toSorted());
    const { width } = (await chat.panel.boundingBox())!;
    for (const head of await heads.all()) expect((await head.boundingBox())!.width).toBeLessThan(width / 2);
    expect([happened, await page.title()]).toEqual([[], "Host"]);
  });
}
