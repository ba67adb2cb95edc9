import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** Paint for outdoors, and what delivery costs. */
async function keepPaint(): Promise<void> {
  await keepGoods(
    shop,
    { "Verf Mato": { description: "Alleen voor buiten gebruik. Niet binnen gebruiken." }, "Zumo Mug": {} },
    "nl",
  );
  const content = "Levering kost 5 euro en duurt binnen Nederland twee dagen.";
  expect(
    (await shop.app.admin("POST", `${shop.url}/documents`, { title: "Levering", format: "text", content })).statusCode,
  ).toBe(201);
}

test.each<[string[], string]>([
  [["Verf Mato", "mag ik hem binnen gebruiken?"], "Niet binnen gebruiken."],
  [["Verf Mato", "wat kost de levering?", "mag ik hem binnen gebruiken?"], "Niet binnen gebruiken."],
  [["Verf Mato", "wat kost de levering?", "kan ik hem buiten gebruiken?"], "Alleen voor buiten gebruik."],
])("Dutch: where something may be used is told of what was shown: %s", async (messages, told) => {
  await keepPaint();
  const { response } = await askLast(shop, ...(messages as [string, ...string[]]));
  expect(response).toContain(told);
  expect(response).not.toContain("Levering");
});

test.each(["wordt hij binnen twee dagen geleverd?", "wordt hij binnen Nederland geleverd?"])(
  "Dutch: a time or a country is no such place: %s",
  async (message) => {
    await keepPaint();
    expect((await askLast(shop, "Verf Mato", message)).response).not.toContain("Niet binnen gebruiken.");
  },
);
