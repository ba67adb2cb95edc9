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
