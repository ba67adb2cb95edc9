import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const having = (kind: string, name: string, [few, some, many]: [unknown, unknown, unknown]): Goods => ({
  [`${kind} Orm`]: { category: kind, attributes: { [name]: few } as Record<string, string> },
  [`${kind} Fen`]: { category: kind, attributes: { [name]: many } as Record<string, string> },
  [`${kind} Tor`]: { category: kind, attributes: { [name]: some } as Record<string, string> },
});

test.each<[string, string, string, [unknown, unknown, unknown], string[], string[]]>([
  [
    "en",
    "Phone",
    "battery",
    ["3000 mAh", "4500 mAh", "5000 mAh"],
    ["phone with the biggest battery", "which phone has the largest battery?"],
    ["phone with the smallest battery"],
  ],
  [
    "en",
    "TV",
    "hdmi_ports",
    [1, 2, 4],
    ["which TV has the most HDMI ports?", "TV with the most HDMI ports"],
    ["which TV has the fewest HDMI ports?"],
  ],
  ["en", "Laptop", "battery_life", ["8 h", "12 h", "20 h"], ["laptop with the longest battery life"], []],
  ["en", "Mixer", "speeds", [2, 5, 12], ["mixer with most speeds"], ["mixer with the fewest speeds"]],
  [
    "de",
    "Handy",
    "Akku",
    ["3000 mAh", "4500 mAh", "5000 mAh"],
    ["welches Handy hat den größten Akku?", "Handy mit dem größten Akku"],
    ["Handy mit dem kleinsten Akku"],
  ],
  [
    "fr",
    "Téléphone",
    "batterie",
    ["3000 mAh", "4500 mAh", "5000 mAh"],
    ["quel téléphone a la plus grande batterie ?", "téléphone avec la plus grosse batterie"],
    ["téléphone avec la plus petite batterie"],
  ],
  [
    "es",
    "Móvil",
    "cámaras",
    [1, 2, 3],
    ["¿qué móvil tiene más cámaras?", "el móvil con más cámaras"],
    ["el móvil con menos cámaras"],
  ],
  [
    "it",
    "Telefono",
    "batteria",
    ["3000 mAh", "4500 mAh", "5000 mAh"],
    ["quale telefono ha la batteria più grande?"],
    ["il telefono con la batteria più piccola"],
  ],
  [
    "pt",
    "Telemóvel",
    "câmaras",
    [1, 2, 3],
    ["que telemóvel tem mais câmaras?"],
    ["o telemóvel com o menor número de câmaras"],
  ],
  [
    "nl",
    "Telefoon",
    "Aantal camera's",
    [1, 2, 3],
    ["welke telefoon heeft de meeste camera's?"],
    ["telefoon met de minste camera's"],
  ],
  ["tr", "Telefon", "Kamera sayısı", [1, 2, 3], ["en çok kamerası olan telefon"], ["en az kamerası olan telefon"]],
])("in %s: %s by %s: %j: %j", async (locale, kind, name, told, most, least) => {
  await keepGoods(shop, having(kind, name, told), locale);
  for (const [all, first, amount] of [
    [most, "Fen", told[2]],
    [least, "Orm", told[0]],
  ] as const)
    for (const message of all) {
      const { products, response } = await askLast(shop, message);
      expect([message, products.map(({ title }) => title)]).toEqual([
        message,
        (first === "Fen" ? ["Fen", "Tor", "Orm"] : ["Orm", "Tor", "Fen"]).map((one) => `${kind} ${one}`),
      ]);
      expect(response).toContain(`(${String(amount)})`);
    }
});

test.each([
  ["en", "Phone", (mAh: number) => `With a ${mAh} mAh battery.`, "phone with the biggest battery"],
  ["de", "Handy", (mAh: number) => `Akku: ${mAh} mAh.`, "Handy mit dem größten Akku"],
  ["es", "Móvil", (mAh: number) => `Batería de ${mAh} mAh.`, "móvil con la batería más grande"],
  ["nl", "Telefoon", (mAh: number) => `Batterij van ${mAh} mAh.`, "telefoon met de grootste batterij"],
])("in %s of %s by what their texts tell", async (locale, kind, told, message) => {
  const goods = { Orm: 3000, Fen: 5000, Tor: 4500 };
  const described = Object.entries(goods).map(([name, mAh]) => [`${kind} ${name}`, { description: told(mAh) }]);
  await keepGoods(shop, Object.fromEntries(described), locale);
  const { products, response } = await askLast(shop, message);
  expect(products.map(({ title }) => title)).toEqual(["Fen", "Tor", "Orm"].map((name) => `${kind} ${name}`));
  expect(response).toContain("(5000 mAh)");
});

test("an amount of something else is none of it", async () => {
  const watts = (amount: number) => ({ description: `Battery charges in a case, ${amount} W adapter.` });
  await keepGoods(shop, { "Phone Orm": watts(5), "Phone Fen": watts(30) }, "en");
  const { response } = await askLast(shop, "phone with the biggest battery");
  expect(response).not.toContain("(30 W)");
});
