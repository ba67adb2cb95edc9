import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { describe, expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

type Goods = Record<string, PutProduct["attributes"]>;

/** What a shop shows of these goods for a wish, by their titles, what it says, and what it understood. */
async function shownOf(
  goods: Goods,
  message: string,
  locale = "en",
): Promise<{ shown: string[]; says: string; labels: string[] }> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const [title, attributes] of Object.entries(goods)) {
    const body = {
      id: title.replace(/[^a-z0-9]/gi, "-"),
      title,
      price: { amount: "20.00", currency: "EUR" },
      attributes,
    };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  const { products, response, applied_filters } = await shop.app.send(shop.tenant.id, { message });
  return {
    shown: products.map(({ title }) => title).toSorted(),
    says: response,
    labels: applied_filters.map(({ label }) => label),
  };
}

const laptops: Goods = {
  "Laptop Arve": { RAM: "8 GB", Storage: "512 GB", weight: "1.2 kg" },
  "Laptop Brom": { RAM: "16 GB", Storage: "256 GB", "Weight (g)": 1800 },
  "Laptop Cask": { RAM: "32 GB", Storage: "1 TB", weight_kg: 2.4 },
  "Laptop Dusk": { colour: "Grey" },
};
const packs: Goods = {
  "Backpack Elm 18 l": {},
  "Backpack Fir": { volume: "30 litres" },
  "Backpack Gorse": { volume: "45 l", packaging_volume: "35 l" },
};
const shelves: Goods = {
  "Regal Hain": { Breite: "60 cm", Höhe: "180 cm" },
  "Regal Inn": { Breite: "80 cm", Höhe: "60 cm" },
  "Regal Jura": { Breite: "601 mm", Höhe: "90 cm" },
};

test.each<[string, Goods, string[], string?]>([
  ["laptop with at least 16 GB RAM", laptops, ["Laptop Brom", "Laptop Cask"]],
  ["laptop with at least 512 GB storage", laptops, ["Laptop Arve", "Laptop Cask"]],
  ["laptop under 2 kg", laptops, ["Laptop Arve", "Laptop Brom"]],
  ["laptop lighter than 1300 g", laptops, ["Laptop Arve"]],
  ["laptop with at least 16 GB RAM under 2 kg", laptops, ["Laptop Brom"]],
  ["Laptop mit mindestens 16 GB Arbeitsspeicher", laptops, ["Laptop Brom", "Laptop Cask"], "de"],
  ["laptop de moins de 2 kg", laptops, ["Laptop Arve", "Laptop Brom"], "fr"],
  ["2 kg'dan hafif laptop", laptops, ["Laptop Arve", "Laptop Brom"], "tr"],
  ["laptop por menos de 1083 € de menos de 2 kg", laptops, ["Laptop Arve", "Laptop Brom"]],
  ["laptop with 16 GB RAM", laptops, ["Laptop Brom"]],
  ["laptop 16GB memory", laptops, ["Laptop Brom"]],
  ["16 GB RAM", laptops, ["Laptop Brom"]],
  ["laptop with 1000 GB of storage", laptops, ["Laptop Cask"]],
  ["Laptop mit 16 GB Arbeitsspeicher", laptops, ["Laptop Brom"], "de"],
  ["ordinateur portable laptop avec 16 Go de mémoire", laptops, ["Laptop Brom"], "fr"],
  ["portátil laptop con 16 GB de RAM", laptops, ["Laptop Brom"], "es"],
  ["backpack between 20 and 40 litres", packs, ["Backpack Fir"]],
  ["backpack up to 20 litres", packs, ["Backpack Elm 18 l"]],
  ["Regal 60 cm breit", shelves, ["Regal Hain", "Regal Jura"], "de"],
  ["Regal höchstens 70 cm hoch", shelves, ["Regal Inn"], "de"],
])("%s: what fits is shown, whatever its unit, and nothing else", async (wish, goods, fits, locale) => {
  expect((await shownOf(goods, wish, locale)).shown).toEqual(fits);
});

test("a bound is told as it was said, and given up in words where nothing meets it", async () => {
  const met = await shownOf(laptops, "laptop with at least 16 GB RAM");
  expect(met.labels).toContain("from 16 GB");
  const tents: Goods = { "Tent Kolm": { weight: "3 kg" }, "Tent Lark": { weight: "2.5 kg" } };
  const { shown, says } = await shownOf(tents, "tent under 2 kg");
  expect(shown).toEqual(["Tent Kolm", "Tent Lark"]);
  expect(says).toContain("I looked without “under 2 kg”");
});

test("what tells nothing of a quantity is shown where nothing fits, and not as if it did", async () => {
  const chairs: Goods = { "Chair Moss": { seat: "oak" }, "Chair Nave": { weight: "9 kg" } };
  const { shown, says } = await shownOf(chairs, "chair under 5 kg");
  expect(shown).toEqual(["Chair Moss"]);
  expect(says).toContain("don’t say whether this is so: under 5 kg");
});

test("what is nearly as long as was said is found", async () => {
  const screens: Goods = { "Television Oker 139.7 cm": {}, "Television Pell 109 cm": {} };
  const { shown } = await shownOf(screens, "television 140 cm");
  expect(shown[0]).toBe("Television Oker 139.7 cm");
});

test("what names a thing beside a quantity is that thing, and no datum of another", async () => {
  const goods: Goods = {
    ...laptops,
    "Velt SSD 860": { capacity: "500 GB" },
    "Phone Velt": { Storage: "500 GB" },
    "Memory card Wold 32 GB": {},
    "Laptop Xerk": { memory: "32 GB" },
  };
  expect((await shownOf(goods, "500 GB SSD")).shown).toContain("Velt SSD 860");
  expect((await shownOf(goods, "32 GB memory card")).shown).toEqual(["Memory card Wold 32 GB"]);
});

const stores: Goods = {
  "Velt Disk 1": { Capacity: "1 TB" },
  "Velt Disk 2": { Capacity: "250 GB" },
  "Laptop Xerk": { Storage: "512 GB" },
  "Phone Wold": { Storage: "512 GB" },
};
test.each([
  ["en", "disk with at least 500 GB", stores],
  [
    "de",
    "Festplatte mit mindestens 500 GB",
    Object.fromEntries(Object.entries(stores).map(([title, data]) => [title.replace("Disk", "Festplatte"), data])),
  ],
])("%s: %s: a disk is wished for, and no laptop with one", async (locale, wish, goods) => {
  expect((await shownOf(goods, wish, locale)).shown).toEqual([expect.stringMatching(/^Velt .* 1$/)]);
});

test("another bound takes the place of one that it goes against, and stays a chip that can be sent back", async () => {
  await shownOf({ "Tarp Quill": { weight: "3 kg" }, "Tarp Rook": { weight: "1.5 kg" } }, "tarps");
  const first = await shop.app.send(shop.tenant.id, { message: "tarp under 2 kg" });
  expect(first.products.map(({ title }) => title)).toEqual(["Tarp Rook"]);
  const next = await shop.app.send(shop.tenant.id, { message: "over 2 kg", conversation_id: first.conversation_id });
  expect(next.products.map(({ title }) => title)).toEqual(["Tarp Quill"]);
  expect(next.applied_filters.map(({ label }) => label)).toEqual(["tarp", "over 2 kg"]);
  const applied_filters = first.applied_filters.map(({ field, op, value }) => ({ field, op, value }));
  const again = await shop.app.send(shop.tenant.id, { message: "tarps", applied_filters });
  expect(again.products.map(({ title }) => title)).toEqual(["Tarp Rook"]);
});

test.each(["bicycle under 2 kg", "can I return a parcel under 2 kg?"])("%s: nothing is made to fit", async (wish) => {
  expect((await shownOf(shelves, wish)).shown).toEqual([]);
});

test("where a weight is told, nothing else that looks like one counts", async () => {
  const goods: Goods = {
    "Laptop Elk": { WLAN: "802.11g", weight: "3.1 kg" },
    "Laptop Fawn": { mobile: "3G", weight: "1.4 kg" },
    "Laptop Gnu": { chipset: "785G", Gewicht: "2.6 kg" },
    "Laptop Hare": { WLAN: "802.11g" },
  };
  expect((await shownOf(goods, "laptop under 2 kg")).shown).toEqual(["Laptop Fawn"]);
});

const told = (thing: string, name: string, amounts: string[]): Goods =>
  Object.fromEntries(amounts.map((amount, at) => [`${thing} ${"ABCDEF"[at]}`, { [name]: amount }]));

describe("a bound is kept to, in whatever unit of its kind goods are told", () => {
  test.each<[string, Goods, string[]]>([
    ["pump with at least 5 bar", told("Pump", "Pressure", ["3 bar", "6 bar", "100 psi"]), ["Pump B", "Pump C"]],
    ["pump with at least 70 psi", told("Pump", "Pressure", ["4 bar", "5 bar"]), ["Pump B"]],
    [
      "sleeping bag below 0 °C",
      told("Sleeping bag", "Comfort", ["10 °C", "−5 °C", "20 °F"]),
      ["Sleeping bag B", "Sleeping bag C"],
    ],
    ["sleeping bag below -4 °C", told("Sleeping bag", "Comfort", ["-2 °C", "-5 °C"]), ["Sleeping bag B"]],
    ["freezer below 0 °F", told("Freezer", "Temperature", ["-10 °C", "-20 °C"]), ["Freezer B"]],
    ["tarp of at least 10 m²", told("Tarp", "Area", ["4 m²", "12 m²", "120 sq ft"]), ["Tarp B", "Tarp C"]],
    ["drill with at least 50 Nm", told("Drill", "Torque", ["30 Nm", "60 Nm"]), ["Drill B"]],
    [
      "router with at least 500 Mbit/s",
      told("Router", "Speed", ["300 Mbps", "0.5 Gbit/s", "600 Mbit/s"]),
      ["Router B", "Router C"],
    ],
    ["dumbbell of at least 20 lb", told("Dumbbell", "Weight", ["8 kg", "10 kg"]), ["Dumbbell B"]],
    ["mug of at least 12 oz", told("Mug", "Weight", ["300 g", "350 g"]), ["Mug B"]],
    ["rope of at least 30 ft", told("Rope", "Length", ["9 m", "10 m"]), ["Rope B"]],
    ["glass of at least 33 cl", told("Glass", "Volume", ["300 ml", "0.4 l"]), ["Glass B"]],
    ["heater with at least 2 kW", told("Heater", "Power", ["1500 W", "2200 W"]), ["Heater B"]],
    ["processor with at least 3 GHz", told("Processor", "Clock", ["2800 MHz", "3200 MHz"]), ["Processor B"]],
    ["power bank with at least 10 Ah", told("Power bank", "Capacity", ["5000 mAh", "20000 mAh"]), ["Power bank B"]],
    [
      "power station with at least 1 kWh",
      told("Power station", "Capacity", ["500 Wh", "1200 Wh"]),
      ["Power station B"],
    ],
    ["fuse of at least 16 A", told("Fuse", "Rating", ["10A", "20 A", "25 amps", "500 mA"]), ["Fuse B", "Fuse C"]],
    ["mixer with at least 20 rpm", told("Mixer", "Speed", ["15 rpm", "25 U/min"]), ["Mixer B"]],
    ["scooter with at least 25 km/h", told("Scooter", "Top speed", ["20 km/h", "20 mph"]), ["Scooter B"]],
    ["pump with at least 20 l/min", told("Pump", "Flow", ["15 l/min", "25 l/min"]), ["Pump B"]],
    ["torch with at least 500 lux", told("Torch", "Light", ["300 lx", "800 lux"]), ["Torch B"]],
    ["bucket of at least 2 gal", told("Bucket", "Volume", ["5 l", "3 gallons", "10 l"]), ["Bucket B", "Bucket C"]],
    ["hose of at least 10 yd", told("Hose", "Length", ["9 m", "12 yards"]), ["Hose B"]],
    // A figure before "a" is none of amperes, and what goes on so far is no speed.
    ["fuse de 5 a 40 euros", told("Fuse", "Rating", ["10 A", "2 A"]), ["Fuse A", "Fuse B"]],
    ["scooter that goes at least 25 km", told("Scooter", "Range", ["20 km", "30 km"]), ["Scooter B"]],
  ])("%s", async (wish, goods, fits) => {
    expect((await shownOf(goods, wish)).shown).toEqual(fits);
  });

  test("what is told in thousands of a unit is another datum: the lines of a screen are not its pictures", async () => {
    const monitors: Goods = {
      "Monitor Alder": { "Refresh rate": "60 Hz", "Horizontal frequency": "30 - 94 kHz" },
      "Monitor Birch": { "Refresh rate": "165 Hz", "Horizontal frequency": "30 - 94 kHz" },
    };
    expect((await shownOf(monitors, "monitor with at least 144 Hz")).shown).toEqual(["Monitor Birch"]);
  });
});
