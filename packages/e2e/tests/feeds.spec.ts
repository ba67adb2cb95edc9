import { expect, test, type Locator } from "@playwright/test";
import { importFeed } from "@widget-chat/client/admin";
import { openChat } from "../src/chat.ts";
import { feeds } from "../src/feeds.ts";
import { admin, newTenant, picture } from "../src/seed.ts";

/** How wide the picture itself is: nothing where it has not come. */
const widthOf = (image: Locator): Promise<number> => image.evaluate((one: HTMLImageElement) => one.naturalWidth);

for (const { name, type, feed } of feeds(picture)) {
  test(`what a shop's feed in ${name} tells of a product stands on its card, with its picture`, async ({ page }) => {
    const tenant = await newTenant({ ecommerce_active: true, default_mode: "ecommerce" });
    expect(await importFeed(admin, tenant, feed, { contentType: type, currency: "EUR" })).toMatchObject({
      accepted: 1,
      failed: [],
    });
    const chat = await openChat(page, tenant);
    await chat.say("lamp");
    const card = chat.panel.locator("[part~=product]");
    await expect(card.locator("[part~=product-title]")).toHaveText("Lamp");
    await expect(card.locator("[part~=product-price]")).toHaveText("€5.00");
    await expect.poll(() => widthOf(card.locator("img"))).toBe(48);
  });
}

for (const { name, type, feed, garbled } of feeds(picture, ["Lamp", "GARBLED", "Desk lamp"])) {
  test(`what is broken in a shop's feed in ${name} is told with its line, and the rest is shown`, async ({ page }) => {
    const tenant = await newTenant({ ecommerce_active: true, default_mode: "ecommerce" });
    const line = feed.slice(0, feed.indexOf("GARBLED")).split("\n").length;
    const broken = feed.replace("GARBLED", () => garbled);
    // What is sent as JSON is refused as a whole where it is none; as a file it is read product by product.
    const contentType = type === "application/json" ? "application/octet-stream" : type;
    expect(await importFeed(admin, tenant, broken, { contentType, currency: "EUR" })).toMatchObject({
      accepted: 2,
      failed: [{ line }],
    });
    const chat = await openChat(page, tenant);
    await chat.say("lamp");
    const titles = chat.panel.locator("[part~=product-title]");
    await expect(titles).toHaveCount(2);
    expect((await titles.allTextContents()).toSorted()).toEqual(["Desk lamp", "Lamp"]);
  });
}

test("in place of a picture that is not there a card has a drawing", async ({ page }) => {
  const tenant = await newTenant({ ecommerce_active: true, default_mode: "ecommerce" });
  const [{ type, feed } = { type: "", feed: "" }] = feeds(`${picture}/gone`);
  await importFeed(admin, tenant, feed, { contentType: type, currency: "EUR" });
  const chat = await openChat(page, tenant);
  await chat.say("lamp");
  const card = chat.panel.locator("[part~=product]");
  await expect(card.locator("svg").first()).toBeVisible();
  await expect(card.locator("img")).toBeHidden();
});
