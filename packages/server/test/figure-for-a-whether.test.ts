import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const howMuch = "2.5 litres cover 30 m² in one coat; two coats are advised.";

/** What a shop in French tells in English, of stain and of more. */
const keepQuestions = () =>
  shop.app.admin("POST", `${shop.url}/documents`, {
    title: "FAQ",
    content: `# FAQ
## How do I assemble the cot?
Insert the four bolts with the hex key, then hang the slats at the height you need; use the lowest height once the child can sit up.
## How do I clean the baby carrier?
Machine wash at 30 °C, gentle cycle, no tumble dryer.
## Can I change or cancel my order?
Within one hour of ordering, in your account under Orders.
## How much wood stain do I need?
${howMuch}
`,
    format: "markdown",
  });

test.each(["can i use the wood stain on my beehives", "is the wood stain flammable"])(
  "how much is needed tells not whether: %s",
  async (message) => {
    await keepGoods(shop, { "Lampe Tor": {} }, "fr");
    await keepQuestions();
    expect((await askLast(shop, message)).response).not.toContain("30 m²");
    expect((await askLast(shop, "how much wood stain for a shed")).response).toContain(howMuch);
  },
);

test.each([
  ["can i use the wood stain on my beehives", "ni pour les ruches"],
  ["is the wood stain flammable", "Solvantée et inflammable."],
  ["is the weed killer ok on a lawn?", "Ne pas utiliser sur la pelouse"],
])("what is named in another language tells what limits its use: %s", async (message, told) => {
  const lasure = "Solvantée et inflammable. Ne pas utiliser à l'intérieur, ni pour les ruches.";
  await keepGoods(
    shop,
    {
      "Lasure Orm 2,5 L": { description: lasure },
      "Désherbant Tor 1 L": { description: "Herbicide. Ne pas utiliser sur la pelouse, ni près des cours d'eau." },
    },
    "fr",
  );
  await keepQuestions();
  const { response } = await askLast(shop, message);
  expect(response).toContain(told);
  expect(response).not.toContain("30 m²");
});
