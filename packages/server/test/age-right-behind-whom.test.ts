import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods = {
  en: ["Puppy food", "Chew stick for puppies", "Not for puppies younger than 6 months.", "Kitten food"],
  nl: ["Puppybrokken", "Kauwstaaf voor puppy's", "Niet voor puppy's jonger dan 6 maanden.", "Kittenbrokken"],
} as const;

test.each<[keyof typeof goods, string]>([
  ["en", "puppy 4 months food"],
  ["en", "food for my 4 month old puppy"],
  ["nl", "puppy 4 maanden brokken"],
])("in %s an age stands right behind whom it is of: %s", async (locale, message) => {
  const [food, stick, against, other] = goods[locale];
  const shelf: Goods = {
    [food]: { category: "Dogs", description: "Complete." },
    [stick]: { category: "Dogs", description: against },
    [other]: { category: "Cats", description: "Complete." },
  };
  await keepGoods(shop, shelf, locale);
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual([food]);
});
