import { expect, test } from "@playwright/test";
import { putProduct } from "@widget-chat/client/admin";
import { price } from "../src/answering.ts";
import { openChat } from "../src/chat.ts";
import { admin, newTenant } from "../src/seed.ts";

test("a part of a wish is taken away, by pointer or keyboard, and the rest is searched for", async ({ page }) => {
  const tenant = await newTenant({ default_mode: "ecommerce", ecommerce_active: true });
  await putProduct(admin, tenant, { id: "mug-1", title: "Blue enamel mug", price: price("14.90") });
  await putProduct(admin, tenant, { id: "mug-2", title: "Green enamel mug", price: price("26.90") });
  const chat = await openChat(page, tenant);
  await chat.say("the cheapest mugs under 20 €");
  const shown = chat.panel.getByRole("list", { name: "Products" }).last().getByRole("listitem");
  const filters = chat.panel.getByRole("list", { name: "Filters" }).last().getByRole("listitem");
  await expect(shown).toHaveText([/Blue/]);
  await expect(filters).toHaveText(["mugs", "under €20.00", "cheapest first"]);
  await chat.panel.getByRole("button", { name: "Without “under €20.00”" }).click();
  await expect(chat.transcript).toContainText("Without “under €20.00”");
  await expect(shown).toHaveText([/Blue/, /Green/]);
  await expect(filters).toHaveText(["mugs", "cheapest first"]);
  const order = chat.panel.getByRole("button", { name: "Without “cheapest first”" }).last();
  await order.focus();
  await page.keyboard.press("Enter");
  await expect(chat.transcript).toContainText("Without “cheapest first”");
  // What is left are words, as if they had been written.
  await expect(chat.panel.getByRole("list", { name: "Products" })).toHaveCount(3);
  await expect(chat.panel.getByRole("list", { name: "Filters" })).toHaveCount(2);
});

test("more than fits on the cards is narrowed by a suggestion, or shown six by six", async ({ page }) => {
  const tenant = await newTenant({ default_mode: "ecommerce", ecommerce_active: true });
  for (let n = 0; n < 8; n++)
    await putProduct(admin, tenant, {
      id: `mug-${n}`,
      title: `Enamel mug ${n}`,
      brand: n < 3 ? "Fell" : "Norda",
      price: price("14.90"),
      rating: 4.5,
      attributes: { reviews: 120 },
      ...(n === 0 && { group_id: "mug", options: { Colour: "Moss" } }),
    });
  await putProduct(admin, tenant, {
    id: "mug-navy",
    title: "Enamel mug 0",
    brand: "Fell",
    price: price("14.90"),
    group_id: "mug",
    options: { Colour: "Navy" },
  });
  const chat = await openChat(page, tenant);
  await chat.say("enamel mugs");
  await expect(chat.transcript).toContainText("I found 8 products");
  const lists = chat.panel.getByRole("list", { name: "Products" });
  const shown = lists.last().getByRole("listitem");
  // Four, and the button for the other two.
  await expect(shown).toHaveCount(5);
  await expect(shown.filter({ hasText: "4.5 out of 5 stars, Ratings: 120" }).first()).toBeVisible();
  await shown.getByRole("button", { name: "Show 2 more" }).click();
  await expect(shown).toHaveCount(6);
  await chat.panel.getByRole("button", { name: "Show more", exact: true }).click();
  await expect(lists).toHaveCount(2);
  await expect(shown).toHaveCount(2);
  await chat.panel.getByRole("button", { name: "Fell", exact: true }).click();
  await expect(lists).toHaveCount(3);
  await expect(shown).toHaveCount(3);
  await expect(shown.filter({ hasText: "Colour: Moss, Navy" })).toHaveCount(1);
  await expect(chat.panel.getByRole("list", { name: "Filters" }).last().getByRole("listitem")).toHaveText([
    "enamel mugs",
    "Fell",
  ]);
});

test("what variants differ in is called as the visitor does where only feeds call it otherwise", async ({ page }) => {
  const tenant = await newTenant({ default_mode: "ecommerce", ecommerce_active: true });
  for (const color of ["Moss", "Navy"])
    await putProduct(admin, tenant, {
      id: `beaker-${color}`,
      title: "Enamel beaker",
      price: price("14.90"),
      group_id: "beaker",
      options: { color },
    });
  const chat = await openChat(page, tenant);
  await chat.say("enamel beakers");
  await expect(chat.panel.getByRole("list", { name: "Products" }).getByRole("listitem")).toContainText("Colour: ");
});
