import { expect, test } from "@playwright/test";
import { answered, option, product, products } from "../src/answering.ts";

test("of options that can be had no other way nothing is said, and long ones make no product wider in the comparison", async ({
  page,
}) => {
  const gone = { name: "Size", value: null, values: ["S", "M"].map((value) => ({ value, count: 0 })) };
  const long = option("Colour", "B".repeat(200), "C".repeat(200));
  const chat = await answered(page, "These.", {
    products: [product("mug", "Blue mug", { options: [gone, long] }), ...products.slice(1)],
  });
  const mug = chat.panel.getByRole("listitem").filter({ hasText: "Blue mug" });
  await expect(mug).toContainText("Colour: BBB");
  await expect(mug).not.toContainText("Size");
  await chat.panel.getByRole("button", { name: "Compare" }).click();
  const comparison = chat.panel.getByRole("group", { name: "Comparison" });
  await expect(comparison.getByRole("columnheader").nth(1)).toBeInViewport({ ratio: 1 });
  await expect(comparison.getByRole("rowheader")).toHaveText(["Price", "Availability", "Brand", "Colour"]);
});
