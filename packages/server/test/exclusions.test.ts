import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

type Goods = Record<string, Partial<PutProduct>>;

/** What a shop shows of these goods for a wish, by their titles; each price is 20 €. */
async function shownOf(goods: Goods, message: string, locale = "en"): Promise<{ shown: string[]; says: string }> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const [title, more] of Object.entries(goods)) {
    const body = { id: title.replace(/[^a-z]/gi, "-"), title, price: { amount: "20.00", currency: "EUR" }, ...more };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  const { products, response } = await shop.app.send(shop.tenant.id, { message });
  return { shown: products.map(({ title }) => title), says: response };
}

const bars: Goods = {
  "Almond chocolate bar": { description: "Contains nuts. Free from gluten." },
  "Dark chocolate bar": { description: "From our nut-free kitchen." },
  "Wheat chocolate bar": { description: "This bar is not gluten-free." },
  "Crunch chocolate bar": { description: "With roasted nuts. Free shipping." },
  "Milk chocolate bar": { description: "Made with milk." },
};
const bags: Goods = {
  "Leather bag": { description: "Fine leather. Free returns." },
  "Suede bag": { description: "Soft suede." },
  "Canvas bag": { description: "Cotton canvas." },
};
const mugs: Goods = Object.fromEntries(
  ["Red", "Blue", "Green", "White"].map((colour) => [`Mug “${colour}”`, { attributes: { colour } }]),
);
const tassen: Goods = Object.fromEntries(
  ["Rot", "Blau", "Grün", "Weiß"].map((farbe) => [`Tasse „${farbe}“`, { attributes: { farbe } }]),
);
const titles = (goods: Goods, ...without: string[]): string[] =>
  Object.keys(goods)
    .filter((title) => !without.some((one) => title.includes(one)))
    .toSorted();

const laptops: Goods = {
  "Aero laptop": { brand: "Norrland" },
  "Brick laptop": { brand: "Acme" },
  "Zen laptop": { brand: "Samsung" },
};

test.each<[string, Goods, string[], string?]>([
  ["chocolate bar without nuts", bars, ["Almond", "Crunch"]],
  ["chocolate bar without nuts and milk", bars, ["Almond", "Crunch", "Milk"]],
  ["chocolate bar without gluten", bars, ["Wheat"]],
  ["bag without leather or suede", bags, ["Leather", "Suede"]],
  ["bag without leather and suede", bags, ["Leather", "Suede"]],
  ["I don't want a leather bag", bags, ["Leather"]],
  ["a bag that isn't leather", bags, ["Leather"]],
  ["a bag, no leather", bags, ["Leather"]],
  ["leather-free bag", bags, ["Leather"]],
  ["a mug that is not red or blue", mugs, ["Red", "Blue"]],
  ["mug not red, blue or green", mugs, ["Red", "Blue", "Green"]],
  ["I don't want a red mug", mugs, ["Red"]],
  ["laptop exceto Samsung, por favor", laptops, ["Zen"]],
  ["laptop excepto Samsung", laptops, ["Zen"]],
  ["laptop sauf Samsung", laptops, ["Zen"]],
  ["laptop tranne Samsung", laptops, ["Zen"]],
  ["laptop behalve Samsung", laptops, ["Zen"]],
  ["Laptop außer Samsung", laptops, ["Zen"]],
  ["Samsung hariç laptop", laptops, ["Zen"]],
  ["eine Tasse, die nicht rot oder blau ist", tassen, ["Rot", "Blau"], "de"],
  ["Ich möchte keine rote Tasse", tassen, ["Rot"], "de"],
])("%s: nothing that shall not be is shown", async (wish, goods, without, locale) => {
  const { shown } = await shownOf(goods, wish, locale);
  expect(shown.toSorted()).toEqual(titles(goods, ...without));
});

test("what says that it is free of it comes first, whatever else it is free of", async () => {
  const { shown, says } = await shownOf(bars, "chocolate bar without nuts");
  expect(shown[0]).toBe("Dark chocolate bar");
  expect(says).not.toContain("don’t mention");
  expect((await shownOf({}, "chocolate bar without gluten")).shown[0]).toBe("Almond chocolate bar");
});

test("a list of what is not in something is no list of what is in it", async () => {
  const biscuits: Goods = {
    "Oat biscuits": { attributes: { free_from: ["Gluten", "Nuts"] } },
    "Honey biscuits": {
      attributes: { free_from: ["Milk"] },
      description: "With nuts and wheat flour: contains gluten.",
    },
  };
  for (const wish of ["biscuits without gluten", "biscuits without nuts"])
    expect((await shownOf(biscuits, wish)).shown, wish).toEqual(["Oat biscuits"]);
});

test("what an attribute does not tell, the rest of a product may", async () => {
  const creams: Goods = {
    "Chocolate cream classic": { attributes: { flavour: "Cocoa" }, description: "Cocoa, sugar, 12 % hazelnut, milk." },
    "Chocolate cream nut": { attributes: { flavour: "Hazelnut" } },
    "Chocolate cream plain": { attributes: { flavour: "Cocoa" }, description: "Cocoa, sugar, milk." },
  };
  const { shown } = await shownOf(creams, "chocolate cream without hazelnut");
  expect(shown).toEqual(["Chocolate cream plain"]);
});

test("a compound holds its parts", async () => {
  const { shown } = await shownOf(
    {
      "Schokolade Haselnuss": { description: "Mit ganzen Haselnüssen." },
      "Schokolade Edelbitter": { description: "Zartbitter." },
      "Schokolade Vollnuss": {},
      "Schokolade nussfrei": { description: "Garantiert nussfrei." },
    },
    "Schokolade ohne Nüsse",
    "de",
  );
  expect(shown.toSorted()).toEqual(["Schokolade Edelbitter", "Schokolade nussfrei"]);
});

test("a word for a colour is none where all that is called so has another", async () => {
  const bottles: Goods = {
    "Olive oil bottle": { attributes: { colour: "Clear" } },
    "Water bottle": { attributes: { colour: "Blue" } },
    "Wine bottle": { attributes: { colour: "Green" } },
    "Oil lamp": { attributes: { colour: "Black" } },
  };
  const { shown, says } = await shownOf(bottles, "olive oil bottle");
  expect(shown[0]).toBe("Olive oil bottle");
  expect(says).not.toContain("without that");
});

const plants: Goods = {
  "Plant Areca": { attributes: { "toxic for pets": false } },
  "Plant Lily": { attributes: { "toxic for pets": true } },
  "Plant Spider": { description: "Easy to grow. Safe for cats and dogs." },
  "Plant Ivy": { description: "Climbs. Poisonous to cats and dogs." },
  "Plant Fern": { attributes: { pet_safe: "yes" } },
  "Plant Dieffenbachia": { attributes: { pet_safe: "no" } },
  "Plant Aloe": { description: "Not safe for pets." },
  "Plant Ficus": { description: "Glossy leaves." },
};
const pflanzen: Goods = {
  "Pflanze Areca": { attributes: { "giftig für Haustiere": "nein" } },
  "Pflanze Einblatt": { attributes: { "giftig für Haustiere": "ja" } },
  "Pflanze Grünlilie": { description: "Ungiftig für Katzen." },
  "Pflanze Efeu": { description: "Giftig für Katzen." },
  "Pflanze Aloe": { attributes: { haustierfreundlich: "nein" } },
};
const plantes: Goods = {
  "Plante Areca": { attributes: { "toxique pour les animaux": "non" } },
  "Plante Lis": { attributes: { "toxique pour les animaux": "oui" } },
  "Plante Lierre": { description: "Toxique pour les chats." },
  "Plante Ficus": {},
};
const plantas: Goods = {
  "Planta Areca": { description: "Segura para gatos." },
  "Planta Hiedra": { description: "Tóxica para gatos y perros." },
};
const piante: Goods = {
  "Pianta Areca": { description: "Non tossica per i gatti." },
  "Pianta Edera": { description: "Velenosa per i gatti." },
};
const plantasDe: Goods = {
  "Planta Areca": { description: "Segura para gatos." },
  "Planta Hera": { description: "Tóxica para gatos." },
};
const planten: Goods = {
  "Plant Areca": { description: "Veilig voor katten." },
  "Plant Klimop": { description: "Giftig voor katten." },
};
const bitkiler: Goods = {
  "Bitki Areca": { description: "Kediler için güvenli." },
  "Bitki Sarmaşık": { description: "Kediler için zehirli." },
};

test.each<[string, Goods, string[], string]>([
  ["plants safe for cats", plants, ["Lily", "Ivy", "Dieffen", "Aloe"], "en"],
  ["pet-safe plant", plants, ["Lily", "Ivy", "Dieffen", "Aloe"], "en"],
  ["non-toxic plants", plants, ["Lily", "Ivy", "Dieffen", "Aloe"], "en"],
  ["a plant that is not poisonous to my dog", plants, ["Lily", "Ivy", "Dieffen", "Aloe"], "en"],
  ["Pflanze ungiftig für Katzen", pflanzen, ["Einblatt", "Efeu", "Aloe"], "de"],
  ["haustierfreundliche Pflanzen", pflanzen, ["Einblatt", "Efeu", "Aloe"], "de"],
  ["Pflanzen, die für Katzen nicht giftig sind", pflanzen, ["Einblatt", "Efeu", "Aloe"], "de"],
  ["une plante sans danger pour les animaux", plantes, ["Lis", "Lierre"], "fr"],
  ["plante non toxique pour les chats", plantes, ["Lis", "Lierre"], "fr"],
  ["planta segura para mi gato", plantas, ["Hiedra"], "es"],
  ["planta no tóxica para perros", plantas, ["Hiedra"], "es"],
  ["una pianta sicura per i gatti", piante, ["Edera"], "it"],
  ["planta que não seja tóxica para gatos", plantasDe, ["Hera"], "pt"],
  ["plant die veilig is voor katten", planten, ["Klimop"], "nl"],
  ["kediler için güvenli bitki", bitkiler, ["Sarmaşık"], "tr"],
])(
  "%s: what is told to be a danger is never shown, and what is told to be none first",
  async (wish, goods, without, locale) => {
    const { shown, says } = await shownOf(goods, wish, locale);
    expect(shown.slice(0, 6).toSorted(), says).toEqual(titles(goods, ...without));
  },
);

test("whether a product is safe is told by its data", async () => {
  expect((await shownOf(plants, "is the plant ivy safe for cats?")).says).toBe(
    "No. **Plant Ivy**: “Poisonous to cats and dogs.”",
  );
  expect((await shownOf({}, "is the plant areca safe for dogs?")).says).toBe(
    "Yes. **Plant Areca**: toxic for pets: no.",
  );
});

const sweets: Goods = {
  "Nougat biscuits": { description: "With roasted hazelnuts.", attributes: { allergens: "gluten, hazelnuts" } },
  "Oat biscuits": { attributes: { "gluten-free": true }, description: "From oats and butter." },
  "Plain biscuits": { description: "Wheat flour, sugar." },
  "Crisp biscuits": { attributes: { lactose_free: "yes" }, description: "With lactose-free milk and peanut butter." },
  "Rice biscuits": { description: "Rice and sugar." },
};
const kekse: Goods = {
  "Kekse Haselnuss": { attributes: { Allergene: "Haselnuss" } },
  "Kekse Butter": { description: "Mit Butter." },
  "Kekse Reis": { description: "Aus Reis." },
};

test.each<[string, Goods, string[], string?]>([
  ["biscuits for a nut allergy", sweets, ["Nougat", "Crisp"]],
  ["biscuits, I'm allergic to nuts", sweets, ["Nougat", "Crisp"]],
  ["biscuits, I can't eat nuts", sweets, ["Nougat", "Crisp"]],
  ["biscuits for someone allergic to peanuts", sweets, ["Crisp"]],
  ["gluten intolerant biscuits", sweets, ["Nougat", "Plain"]],
  ["biscuits for someone intolerant to gluten", sweets, ["Nougat", "Plain"]],
  ["biscuits without lactose", sweets, ["Oat"]],
  ["Kekse bei Nussallergie", kekse, ["Haselnuss"], "de"],
  ["Kekse, ich bin allergisch gegen Nüsse", kekse, ["Haselnuss"], "de"],
  ["Kekse bei Laktoseintoleranz", kekse, ["Butter"], "de"],
])("%s: what somebody can't have is never shown", async (wish, goods, without, locale) => {
  const { shown, says } = await shownOf(goods, wish, locale);
  expect(shown.toSorted(), says).toEqual(titles(goods, ...without));
});

test("what is free of another form of a thing is free of it", async () => {
  const shampoos: Goods = {
    "Shampoo Volumen": { attributes: { silikonfrei: true } },
    "Shampoo Repair": { attributes: { silikonfrei: false } },
  };
  const { shown, says } = await shownOf(shampoos, "Shampoo ohne Silikone", "de");
  expect(shown).toEqual(["Shampoo Volumen"]);
  expect(says).not.toContain("kommt in ihren Angaben nicht vor");
  const deos: Goods = {
    "Deo Stift": { description: "Ohne Aluminium. Frei von Aluminiumsalzen." },
    "Deo Spray": { description: "Mit Aluminiumsalzen." },
  };
  expect((await shownOf(deos, "Deo ohne Aluminium", "de")).shown).toEqual(["Deo Stift"]);
});

const foods: Goods = {
  "Dog food Salmon": { description: "Grain-free dry food with salmon 40 %, potato, peas." },
  "Dog food Chicken": { description: "Dry food with chicken 35 % and rice." },
  "Dog food Lamb": { description: "Dry food with lamb 30 %, oats." },
  "Dog food Insect": { description: "Dry food with insects and potato." },
  "Dog food Prawn": { description: "Dry food with prawns and potato." },
};
const futter: Goods = {
  "Hundefutter Lachs": { description: "Getreidefreies Trockenfutter mit Lachs." },
  "Hundefutter Huhn": { description: "Trockenfutter mit Huhn und Reis." },
  "Hundefutter Insekt": { description: "Trockenfutter mit Insekten." },
};
const croquettes: Goods = {
  "Nourriture pour chien Saumon": { description: "Croquettes au saumon." },
  "Nourriture pour chien Poulet": { description: "Croquettes au poulet et au riz." },
};

test.each<[string, Goods, string[], string?]>([
  ["dog food without fish", foods, ["Salmon"]],
  ["fish-free dog food", foods, ["Salmon"]],
  ["dog food, my dog is allergic to fish", foods, ["Salmon"]],
  ["my dog is allergic to fish, which dog food?", foods, ["Salmon"]],
  ["dog food without meat", foods, ["Chicken", "Lamb"]],
  ["dog food without poultry", foods, ["Chicken"]],
  ["dog food without shellfish", foods, ["Prawn"]],
  ["dog food without grain", foods, ["Chicken", "Lamb"]],
  ["Hundefutter ohne Fisch", futter, ["Lachs"], "de"],
  ["Hundefutter ohne Fleisch", futter, ["Huhn"], "de"],
  ["Hundefutter ohne Getreide", futter, ["Huhn"], "de"],
  ["nourriture pour chien sans poisson", croquettes, ["Saumon"], "fr"],
])("%s: a kind of it is never shown", async (wish, goods, without, locale) => {
  const { shown, says } = await shownOf(goods, wish, locale);
  expect(shown.toSorted(), says).toEqual(titles(goods, ...without));
});

test.each<[string, string]>([
  ["is the spider plant safe for cats?", "Yes. **Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for my kitten?", "Yes. **Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for cats and rabbits?", "**Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for children?", "**Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for babies?", "**Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for rabbits?", "**Spider Plant**: “Safe for cats and dogs.”"],
  ["is the spider plant safe for pets?", "**Spider Plant**: “Safe for cats and dogs.”"],
  ["is the parlour palm safe for rabbits?", "Yes. **Parlour Palm**: “Safe for pets.”"],
  ["is the aloe vera safe for rabbits?", "No. **Aloe Vera**: “Poisonous for pets.”"],
  ["is the aloe vera safe for babies?", "**Aloe Vera**: “Poisonous for pets.”"],
  ["is the peace lily safe for babies?", "No. **Peace Lily**: “Poisonous when chewed.”"],
  ["is the sticky gnat trap safe for children?", "No. **Sticky Gnat Trap**: “Keep away from children.”"],
  ["is the sticky gnat trap safe for toddlers?", "No. **Sticky Gnat Trap**: “Keep away from children.”"],
])("%s yes and no are told only of whom the data name", async (message, says) => {
  const all: Goods = {
    "Spider Plant": { description: "Easy for beginners. Safe for cats and dogs." },
    "Parlour Palm": { description: "Safe for pets." },
    "Aloe Vera": { description: "Succulent. Poisonous for pets." },
    "Peace Lily": { description: "White flowers. Poisonous when chewed." },
    "Sticky Gnat Trap": { description: "Yellow traps against fungus gnats. Keep away from children." },
  };
  expect((await shownOf(all, message)).says.slice(0, says.length)).toBe(says);
});

test("a list tells which of it are said to be free of a thing, or safe for whom it is asked", async () => {
  expect((await shownOf(foods, "dog food without grain")).says).toContain(
    "Only here is it said that “grain” isn’t there: Dog food Salmon.",
  );
  const ferns: Goods = {
    "Fern Maidenhair": { description: "Safe for cats and dogs." },
    "Fern Boston": { description: "Safe for children and pets." },
    "Fern Bracken": { description: "Poisonous." },
  };
  const { shown, says } = await shownOf(ferns, "fern safe for toddlers");
  expect(shown).toEqual(["Fern Boston", "Fern Maidenhair"]);
  expect(says).toContain("Only here is it said that “danger: toddlers” isn’t there: Fern Boston.");
  expect((await shownOf({}, "fern safe for cats")).says).not.toContain("Only here");
  const { applied_filters } = await shop.app.send(shop.tenant.id, { message: "fern safe for cats" });
  expect(applied_filters.map(({ label }) => label)).toContain("no danger to cats");
});
