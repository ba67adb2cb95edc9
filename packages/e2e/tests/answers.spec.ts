import { expect, test, type Locator, type Page } from "@playwright/test";
import { addDocument, putProduct } from "@widget-chat/client/admin";
import { answered, answering, codeAnswer, option, price, product, products, wideTable } from "../src/answering.ts";
import { chatOn, openChat } from "../src/chat.ts";
import { admin, hostPage, newTenant } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

/** How many pixels of a screenshot have this colour. */
async function pixels(page: Page, [red, green, blue]: [number, number, number]): Promise<number> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ({ data, colour }) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      const octets = canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
      let count = 0;
      for (let at = 0; at < octets.length; at += 4)
        if (colour.every((part, index) => octets[at + index] === part)) count += 1;
      return count;
    },
    { data: picture, colour: [red, green, blue] },
  );
}

/** A tenant whose one document stands on the article's page. */
async function tenantOfArticle(content: string, anchor = ""): Promise<string> {
  const tenant = await newTenant();
  const url = `${new URL("article", hostPage("plain", tenant)).href}${anchor}`;
  await addDocument(admin, tenant, { title: "How long it takes", format: "markdown", url, content });
  return tenant;
}

const sentences =
  "Parcels within **Germany** arrive in two to three working days. Deliveries to Austria, as a rule, take four working days & a well-meant greeting.";

for (const [name, content, anchor] of [
  ["a sentence", "Deliveries to Austria, as a rule, take four working days & a well-meant greeting.", ""],
  ["more than a sentence, behind an anchor", sentences, "#costs"],
] as const) {
  test(`a source opens its page at ${name}, and the browser marks it`, async ({ page }) => {
    const chat = await openChat(page, await tenantOfArticle(content, anchor));
    await chat.say("How long do deliveries to Austria take, as a rule?");
    const source = chat.panel.getByRole("link", { name: /How long it takes/ });
    await expect(source).toHaveAttribute("rel", /noopener/);
    await expect(source).toHaveAttribute("href", new RegExp(`article${anchor || "#"}:~:text=`));
    const opening = page.context().waitForEvent("page");
    await source.click();
    const article = await opening;
    await expect.poll(() => article.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect(article.getByText("well-meant greeting")).toBeInViewport();
    expect(await article.evaluate(() => [opener, location.hash])).toEqual([null, anchor]);
    await expect.poll(() => pixels(article, [255, 0, 128])).toBeGreaterThan(500);
  });
}

test("where a browser knows no text fragments, a source opens its page by the page's own address", async ({ page }) => {
  await page.addInitScript("delete Document.prototype.fragmentDirective");
  const chat = await openChat(page, await tenantOfArticle(sentences, "#time"));
  await chat.say("How long do deliveries to Austria take, as a rule?");
  await expect(chat.panel.getByRole("link", { name: /How long it takes/ })).toHaveAttribute("href", /article#time$/);
});

test("products of the catalogue are compared in a table, with the keyboard, and shown as cards again", async ({
  page,
}) => {
  const tenant = await newTenant({ ecommerce_active: true });
  await putProduct(admin, tenant, { id: "mug-1", title: "Blue enamel mug", brand: "Norrland", price: price("14.90") });
  await putProduct(admin, tenant, { id: "mug-2", title: "Green enamel mug", price: price("16.90") });
  const chat = await openChat(page, tenant);
  await chat.say("enamel mug");
  await expect(chat.panel.getByRole("listitem").filter({ hasText: "enamel mug" })).toHaveCount(2);
  const compare = chat.panel.getByRole("button", { name: "Compare" });
  await compare.focus();
  await page.keyboard.press("Enter");
  const table = chat.panel.getByRole("group", { name: "Comparison" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("row", { name: "Price" }).getByRole("cell")).toHaveText([/14\.90/, /16\.90/]);
  await expect(table.getByRole("rowheader")).toHaveText(["Price", "Availability", "Brand"]);
  await expect(compare).toBeFocused();
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(table).toHaveCount(0);
  await expect(chat.panel.getByRole("listitem").filter({ hasText: "enamel mug" })).toHaveCount(2);
});

test("a comparison shows that there are more products than fit, and keeps the names of its rows in sight", async ({
  page,
}) => {
  const chat = await answered(page, "These.", { products });
  await chat.panel.getByRole("button", { name: "Compare" }).click();
  const comparison = chat.panel.getByRole("group", { name: "Comparison" });
  const second = comparison.getByRole("columnheader").nth(1);
  const third = comparison.getByRole("columnheader").nth(2);
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(third).toBeInViewport();
  await expect(third).not.toBeInViewport({ ratio: 0.9 });
  await comparison.evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, 0));
  await expect(third).toBeInViewport({ ratio: 1 });
  for (const name of ["Price", "Availability", "Brand"])
    await expect(comparison.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
});

test("what an answer shows lies below the menu", async ({ page, viewport }) => {
  await page.setViewportSize({ width: viewport!.width, height: 560 });
  const chat = await answered(page, "These, and much to say of them.\n\n".repeat(30), { products });
  const compare = chat.panel.getByRole("button", { name: "Compare" });
  await compare.waitFor();
  await chat.panel.getByRole("button", { name: "Options" }).click();
  const item = chat.panel.getByRole("menuitem").last();
  const isUnder = async (): Promise<boolean> => {
    const [above, below] = [(await item.boundingBox())!, (await compare.boundingBox())!];
    const distance = below.y + below.height / 2 - (above.y + above.height / 2);
    await chat.transcript.hover({ position: { x: 20, y: 250 } });
    await page.mouse.wheel(0, distance);
    return Math.abs(distance) < 8;
  };
  await expect.poll(isUnder).toBe(true);
  const [above, below] = [(await item.boundingBox())!, (await compare.boundingBox())!];
  const position = { x: below.x + below.width / 2 - above.x, y: above.height / 2 };
  await item.click({ trial: true, position });
});

test("a single product is compared with nothing", async ({ page }) => {
  const chat = await answered(page, "This one.", { products: products.slice(0, 1) });
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Compare" })).toHaveCount(0);
});

test("a reduced price says what it was before, to eyes and ears", async ({ page }) => {
  const chat = await answered(page, "These.", { products });
  const mug = chat.panel.getByRole("link", { name: /Blue mug/ });
  await expect(mug).toHaveAccessibleName(/€14\.90.*Before: €19\.90/);
  await expect(mug.locator("s")).toHaveText("€19.90");
  await expect(mug.locator("s")).toHaveCSS("text-decoration-line", "line-through");
  await expect(chat.panel.getByRole("link", { name: /Trail boot/ }).locator("s")).toHaveCount(0);
});

test("what was understood of a wish stands above the products", async ({ page }) => {
  const label = "up to 50 €";
  const applied_filters = [{ field: "price", op: "lte", value: 50, label }];
  const chat = await answered(page, "These.", { products, applied_filters });
  const filters = chat.panel.getByRole("list", { name: "Filters" });
  await expect(filters.getByRole("listitem")).toHaveText([label]);
  await expect(chat.panel.getByRole("list", { name: "Products" })).toBeVisible();
  const [chips, cards] = [
    await filters.boundingBox(),
    await chat.panel.getByRole("list", { name: "Products" }).boundingBox(),
  ];
  expect(chips!.y + chips!.height).toBeLessThan(cards!.y);
});

test("what can be had can be put into the cart; the card stays a link beside its button", async ({ page }) => {
  const chat = await answered(page, "These.", { products });
  const list = chat.panel.locator("chat-widget-product-list");
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
  await list.evaluate((element) => {
    Object.assign(element, { canAddToCart: true });
    element.addEventListener("wish", (event) => {
      const { wish } = event as Event & { wish: { type: string; product: { id: string } } };
      if (wish.type === "add-to-cart") Object.assign(element, { inCart: new Set([wish.product.id]) });
    });
  });
  await expect(chat.panel.getByRole("button", { name: /^Add to cart/ })).toHaveCount(2);
  await expect(chat.panel.locator("a button, button a, a a")).toHaveCount(0);
  const button = chat.panel.getByRole("button", { name: "Add to cart: Blue mug" });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.focus();
  await page.keyboard.press("Enter");
  const inside = chat.panel.getByRole("button", { name: "In your cart: Blue mug" });
  await expect(inside).toBeFocused();
  await expect(inside).toHaveAttribute("aria-disabled", "true");
});

test("what the page tells while the products are about to be drawn reaches them", async ({ page }) => {
  await answering(page, "These.", { products });
  const chat = await openChat(page);
  await page.evaluate(() => {
    const widget = document.querySelector("chat-widget") as unknown as { registerTool(...told: unknown[]): void };
    void customElements
      .whenDefined("chat-widget-product-list")
      .then(() => widget.registerTool("add-to-cart", () => undefined));
  });
  await chat.say("What do you have?");
  await expect(chat.panel.getByRole("button", { name: "Add to cart: Blue mug" })).toBeVisible();
});

test("a source whose page is gone shows its quote, and leads nowhere", async ({ page }) => {
  const citations = [
    { index: 1, document_id: "a", title: "Costs", url: null, quote: "It is free of charge." },
    { index: 2, document_id: "b", title: "Times", url: "https://shop.example/times", quote: "It takes a day." },
  ];
  const chat = await answered(page, "It is free of charge [1] and takes a day [2].", { citations });
  const sources = chat.panel.getByRole("list", { name: "Sources" });
  await expect(sources.getByRole("listitem")).toHaveCount(2);
  await expect(sources.getByText("Costs")).toBeVisible();
  await expect(sources.getByRole("link")).toHaveCount(1);
  await expect(sources.getByRole("link")).toHaveText(/Times/);
  const quote = sources.getByText("It is free of charge.");
  await sources.getByRole("button", { name: "1" }).click();
  await expect(quote).toBeVisible();
  await sources.getByText("Costs").click();
  await expect(quote).toBeHidden();
});

test("nothing of products, sources and copying is fetched before it is needed", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const parts = () => fetched.filter((path) => /(product|source|filter|code)[\w-]*\.js$/.test(path));
  await answering(page, "These.", { products });
  const chat = await openChat(page);
  await expect(chat.field).toBeVisible();
  expect(parts()).toEqual([]);
  await chat.say("What do you have?");
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
  expect(parts().join()).toContain("product-list");
  expect(parts().join()).not.toMatch(/source|filter|code/);
});

test("products that could not be fetched keep their room, and come when the browser is back online", async ({
  page,
}) => {
  await page.route("**/product-list.js", (route) => route.abort());
  const chat = await answered(page, "These.", { products });
  const list = chat.panel.locator("chat-widget-product-list");
  await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(250);
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toHaveCount(0);
  const room = (await list.boundingBox())!.height;
  await page.unroute("**/product-list.js");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
  expect(Math.abs((await list.boundingBox())!.height - room)).toBeLessThan(24);
});

test("the mark of a source never begins a line: it goes with its word", async ({ page }) => {
  const source = { document_id: "d", title: "Costs", url: null, quote: "It is free." };
  const citations = [1, 2].map((index) => ({ ...source, index }));
  await answering(page, "From 60 euros on it is **free of charge** [1] [2].", { citations });
  const chat = await openChat(page);
  await chat.say("What does shipping cost?");
  const last = chat.panel.getByRole("button", { name: "Source 2", exact: true });
  await expect(last).toBeVisible();
  const begins: number[] = [];
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const isAlone = await last.evaluate((mark) => {
      const words = mark.closest("p")!.querySelector("strong")!.getClientRects();
      return mark.getBoundingClientRect().top > words[words.length - 1]!.bottom;
    });
    if (isAlone) begins.push(width);
  }
  expect(begins).toEqual([]);
});

const fits = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.scrollWidth <= element.clientWidth);

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in answers of every sort, and none is wider than a small phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikverkauf";
    const citations = [{ index: 1, document_id: "d", title: long, url: "https://shop.example/x", quote: "It is so." }];
    await answering(page, `It is ~~so~~ [1]. ![A mug](https://shop.example/mug.png)\n\n${wideTable}\n\n${codeAnswer}`, {
      citations,
      products: [
        product("long", long, { brand: long, rating: { value: 4.5, count: 12 }, options: [option(long, long, "b")] }),
        ...products,
      ],
      applied_filters: [{ field: "a", op: "eq", value: "b", label: long }],
      suggestions: [long, "Which of these is the warmest in a winter night in the mountains?"],
    });
    await page.goto(hostPage("plain", await newTenant()));
    const chat = chatOn(page);
    await chat.open();
    await chat.say("What do you have?");
    await expect(chat.panel.getByRole("link", { name: /Blue mug/ })).toBeVisible();
    await chat.panel
      .locator("chat-widget-product-list")
      .evaluate((list) => Object.assign(list, { canAddToCart: true, inCart: new Set(["mug"]) }));
    await expect(chat.panel.getByRole("button", { name: /Add to cart/ }).first()).toBeAttached();
    expect(await violations(page)).toEqual([]);
    expect(await fits(chat.transcript)).toBe(true);
    await chat.panel.getByRole("button", { name: "Compare" }).click();
    await expect(chat.panel.getByRole("group", { name: "Comparison" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await fits(chat.transcript)).toBe(true);
  });
}
