import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bag = (id: string, weight: string, amount: string) => ({
  id,
  title: "Salmon kibble",
  category: "Kibble",
  group_id: "salmon",
  options: { weight },
  price: { amount, currency: "EUR" },
});

test.each<[string[], string[], string[]]>([
  [["what does the salmon kibble cost per kilo?"], ["(10 kg)**: €3.00/kg", "(2 kg)**: €5.00/kg"], []],
  [["salmon kibble", "price per kilo?"], ["(10 kg)**: €3.00/kg", "(2 kg)**: €5.00/kg"], []],
  [
    ["which kibble is cheapest per kilo?"],
    ["**Salmon kibble (10 kg)** (€3.00/kg)", "Chicken kibble 1 kg**: €4.00/kg"],
    [],
  ],
  [["what does the salmon kibble 2 kg cost per kilo?"], ["(2 kg)**: €5.00/kg"], ["€3.00/kg"]],
  [["what does the salmon kibble 10 kg cost per kilo?"], ["(10 kg)**: €3.00/kg"], ["€5.00/kg"]],
])("%j is told of each variant by its own price", async (messages, told, others) => {
  const chicken = { category: "Kibble", price: { amount: "4.00", currency: "EUR" } };
  const goods = { small: bag("s", "2 kg", "10.00"), large: bag("l", "10 kg", "30.00"), "Chicken kibble 1 kg": chicken };
  await keepGoods(shop, goods, "en");
  const { response } = await askLast(shop, ...(messages as [string]));
  for (const one of told) expect(response).toContain(one);
  for (const one of others) expect(response).not.toContain(one);
});
