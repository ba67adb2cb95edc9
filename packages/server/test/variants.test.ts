import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** A jacket in three colours and three sizes, of which navy is sold out, one in two colours, and a lamp that is alone. */
async function stock(colour: string, size: string): Promise<void> {
  const variant = (group: string, title: string, [hue, letter]: [string, string], more: Partial<PutProduct> = {}) => ({
    id: `${group}-${hue}-${letter}`.toLowerCase(),
    group_id: group,
    title,
    price: { amount: "89.00", currency: "EUR" },
    options: { [colour]: hue, [size]: letter },
    rating: 4.5,
    attributes: { reviews: 120 },
    ...more,
  });
  const goods: PutProduct[] = [
    ...["Black", "Moss", "Navy"].flatMap((hue) =>
      ["S", "M", "L"].map((letter) =>
        variant("aven", "Aven jacket", [hue, letter], {
          brand: "Fell",
          availability: hue === "Navy" || letter === "L" ? "out_of_stock" : "in_stock",
        }),
      ),
    ),
    variant("brae", "Brae jacket", ["Red", "M"], { brand: "Norda" }),
    variant("brae", "Brae jacket", ["Black", "XL"], { brand: "Norda" }),
    { id: "lamp", title: "Tarn lamp", price: { amount: "30.00", currency: "EUR" }, attributes: { [colour]: "White" } },
  ];
  const lines = goods.map((one) => JSON.stringify(one)).join("\n");
  expect((await shop.app.upload(`${shop.url}/products`, lines)).statusCode).toBe(200);
}

async function talk(...messages: string[]): Promise<Answer> {
  let answer: Answer | null = null;
  for (const message of messages)
    answer = await shop.app.send(shop.tenant.id, {
      message,
      ...(answer && { conversation_id: answer.conversation_id }),
    });
  return answer!;
}

const shown = ({ products }: Answer): string[] => products.map(({ id }) => id);

test("a card tells what its variants differ in, how many of each can be had, and what visitors think of it", async () => {
  await stock("Colour", "Size");
  const answer = await talk("Aven jacket in moss");
  const expected = {
    id: "aven-moss-s",
    rating: { value: 4.5, count: 120 },
    options: expect.toSatisfy((options: Answer["products"][number]["options"]) => {
      expect(options.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
        {
          name: "Colour",
          value: "Moss",
          values: [
            { value: "Black", count: 2 },
            { value: "Moss", count: 2 },
            { value: "Navy", count: 0 },
          ],
        },
        {
          name: "Size",
          value: "S",
          values: [
            { value: "S", count: 2 },
            { value: "M", count: 2 },
            { value: "L", count: 0 },
          ],
        },
      ]);
      return true;
    }),
  };
  expect(answer.products).toMatchObject([expected]);
  const history = await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${answer.conversation_id}`);
  expect(history.json<{ messages: Answer[] }>().messages.at(-1)!.products).toMatchObject([expected]);
});

test("what is alone has no options, and what nobody judged no rating", async () => {
  await stock("Colour", "Size");
  expect((await talk("Tarn lamp")).products).toMatchObject([{ id: "lamp", rating: null, options: [] }]);
});

test.each([
  [{ rating: 0 }],
  [{ rating: 0, attributes: { reviews: 0 } }],
  [{ rating: 5, attributes: { review_count: "0" } }],
])("a nought for what nobody has judged yet is no rating: %j", async (told) => {
  const mug = { id: "mug", title: "Blue mug", price: { amount: "5", currency: "EUR" } };
  await shop.app.admin("POST", `${shop.url}/products`, { ...mug, ...told });
  const { products, response } = await talk("blue mug", "how is it rated?");
  expect(products).toMatchObject([{ id: "mug", rating: null }]);
  expect(response).not.toMatch(/stars/);
});

test.for<[locale: string, colour: string, size: string, soldOut: string, colours: string[], sizes: string[]]>([
  [
    "en",
    "Colour",
    "Size",
    "out of stock",
    ["other colours?", "which colors does it come in?", "is it available in other colours?", "any other colours?"],
    ["which sizes do you have?", "do you have other sizes?", "what sizes does it come in?"],
  ],
  [
    "de",
    "Farbe",
    "Größe",
    "nicht vorrätig",
    ["welche Farben gibt es?", "andere Farben?", "gibt es das auch in anderen Farben?"],
    ["in welchen Größen gibt es das?", "welche Größen habt ihr?"],
  ],
  [
    "fr",
    "Couleur",
    "Taille",
    "épuisé",
    ["quelles couleurs ?", "il existe dans d'autres couleurs ?", "autres couleurs ?"],
    ["quelles tailles avez-vous ?", "y a-t-il d'autres tailles ?"],
  ],
  [
    "es",
    "Color",
    "Talla",
    "agotado",
    ["¿qué colores hay?", "¿lo tienen en otros colores?"],
    ["¿qué tallas tienen?", "¿hay otras tallas?"],
  ],
  [
    "it",
    "Colore",
    "Taglia",
    "esaurito",
    ["che colori ci sono?", "c'è in altri colori?"],
    ["quali taglie avete?", "ci sono altre taglie?"],
  ],
  [
    "nl",
    "Kleur",
    "Maat",
    "uitverkocht",
    ["welke kleuren zijn er?", "is het er in andere kleuren?"],
    ["welke maten hebben jullie?", "zijn er andere maten?"],
  ],
  [
    "pt",
    "Cor",
    "Tamanho",
    "esgotado",
    ["que cores há?", "tem noutras cores?"],
    ["que tamanhos têm?", "há outros tamanhos?"],
  ],
  [
    "tr",
    "Renk",
    "Beden",
    "tükendi",
    ["hangi renkler var?", "başka renkleri var mı?"],
    ["hangi bedenler var?", "başka beden var mı?"],
  ],
])(
  "%s: after a product, its colours and sizes are told and shown",
  async ([locale, colour, size, soldOut, ...asked]) => {
    await shop.app.admin("PATCH", shop.url, { locale });
    await stock(colour, size);
    const [colours, sizes] = asked;
    for (const question of colours) {
      const answer = await talk("Aven jacket", question);
      expect([question, answer.response]).toEqual([
        question,
        `**Aven jacket**: ${colour}: Black, Moss, Navy (${soldOut}).`,
      ]);
      expect([question, shown(answer)]).toEqual([question, ["aven-black-s", "aven-moss-s", "aven-navy-s"]]);
    }
    for (const question of sizes) {
      const answer = await talk("Aven jacket", question);
      expect([question, answer.response]).toEqual([question, `**Aven jacket**: ${size}: S, M, L (${soldOut}).`]);
      expect([question, shown(answer)]).toEqual([question, ["aven-black-s", "aven-black-m", "aven-black-l"]]);
    }
  },
);

test("of a product that the question names, too", async () => {
  await stock("Colour", "Size");
  for (const question of [
    "which colours does the Brae jacket come in?",
    "what colours do you have of the Brae jacket?",
  ])
    expect((await talk(question)).response).toBe("**Brae jacket**: Colour: Red, Black.");
});

test("of several that were shown, what there is is told with how many, and can be chosen", async () => {
  await stock("Colour", "Size");
  const answer = await talk("jackets", "which colours are there?");
  expect(answer.response).toBe("**Colour**: Black (2), Moss (1), Navy (1), Red (1).");
  expect(answer.suggestions).toEqual(["Moss", "Navy", "Red"]);
  expect(shown(await talk("jackets", "which colours are there?", "Red"))).toEqual(["brae-red-m"]);
  expect((await talk("jackets", "which sizes are there?")).response).toBe("**Size**: S (1), M (2), L (1), XL (1).");
});

test("a colour that was wished for does not hide the others", async () => {
  await stock("Colour", "Size");
  expect((await talk("red jackets", "other colours?")).response).toMatch(/Black/);
});

test("products that are compared by one word of their names are told apart by all their variants", async () => {
  await stock("Colour", "Size");
  const { response } = await talk("compare the Aven and the Brae");
  expect(response).toContain("| | Aven jacket | Brae jacket |");
  expect(response).toContain("| Colour | Black, Moss, Navy (out of stock) | Red, Black |");
});

test("and of all that the shop has", async () => {
  await stock("Colour", "Size");
  expect((await talk("what brands do you have?")).response).toBe("**Brand**: Fell (1), Norda (1).");
});

test("a variant that was asked for is told from the others by its own colour", async () => {
  await stock("Colour", "Size");
  const { products } = await talk("Aven jacket", "other colours?", "the moss one");
  expect(products.map(({ options }) => options.find(({ name }) => name === "Colour")!.value)).toEqual(["Moss"]);
});

test("options may be called as anything is, also what an object has by itself", async () => {
  const lines = [
    '"constructor": "Ada", "Colour": "Moss"',
    '"constructor": "Bo", "Colour": "Navy"',
    '"Colour": "Red", "toString": "no"',
  ].map(
    (options, at) =>
      `{"id": "tin-${at}", "group_id": "tin", "title": "Tin box", "price": {"amount": "5", "currency": "EUR"}, "options": {${options}}}`,
  );
  expect((await shop.app.upload(`${shop.url}/products`, lines.join("\n"))).json()).toMatchObject({ accepted: 3 });
  const { products } = await talk("tin box in red");
  const options = products[0]!.options.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(options.map(({ name, value, values }) => [name, value, values.map((one) => one.value)])).toEqual([
    ["Colour", "Red", ["Moss", "Navy", "Red"]],
    ["constructor", null, ["Ada", "Bo"]],
  ]);
});

test.each([[4.7], [-3], ["9".repeat(400)], ["many"], [true]])(
  "a number of reviews that is none is not told, and the card is shown: %s",
  async (reviews) => {
    const mug = { id: "mug", title: "Blue mug", price: { amount: "5", currency: "EUR" }, rating: 4.5 };
    await shop.app.admin("POST", `${shop.url}/products`, { ...mug, attributes: { ratings: reviews } });
    expect((await talk("blue mug")).products).toMatchObject([{ id: "mug", rating: { value: 4.5, count: null } }]);
  },
);

test.each([
  ["is the Aven jacket available in navy", /^No\. \*\*Aven jacket\*\*/],
  ["is the Aven jacket available in moss", /^Yes\. \*\*Aven jacket\*\*/],
])("%s: what is sold out in a colour is not to be had in it", async (message, response) => {
  await stock("Colour", "Size");
  expect((await talk(message)).response).toMatch(response);
});
