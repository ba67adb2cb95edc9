import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const litter = {
  "Clumping cat litter": { description: "10 l of bentonite. Not for kittens under 4 months.", rating: 4.9 },
  "Wood cat litter": { description: "10 l of pellets, for cats of any age.", rating: 4.1 },
  "Rawhide chew": { description: "A chew for dogs. Not for puppies under 12 weeks.", rating: 4.9 },
  "Dental chew": { description: "A chew for dogs and puppies.", rating: 4.1 },
};

describe("kittens and puppies", () => {
  beforeEach(() => keepGoods(shop, litter, "en"));

  test.each([
    ["my kitten is 10 weeks, which litter", "Clumping cat litter"],
    ["cat litter for my 10 weeks old kitten", "Clumping cat litter"],
    ["litter for a kitten of 3 months", "Clumping cat litter"],
    ["chew for 8 weeks old puppy", "Rawhide chew"],
    ["my puppy is 8 weeks, which chew", "Rawhide chew"],
  ])("who is too young for a thing is not shown it: %s", async (asked, against) => {
    expect(titlesOf(await askLast(shop, asked))).not.toContain(against);
  });

  test.each([
    ["cat litter for my 6 months old kitten", "Clumping cat litter"],
    ["chew for my puppy, 4 months", "Rawhide chew"],
    ["chew for my 14 weeks old puppy", "Rawhide chew"],
  ])("who is old enough is: %s", async (asked, right) => {
    expect(titlesOf(await askLast(shop, asked))).toContain(right);
  });

  test.each([
    ["cat litter for kittens", "Wood cat litter", "Clumping cat litter", "Not for kittens under 4 months."],
    ["litter for my kitten", "Wood cat litter", "Clumping cat litter", "Not for kittens under 4 months."],
    ["chew for puppies", "Dental chew", "Rawhide chew", "Not for puppies under 12 weeks."],
  ])("of whom no age is told, it stands behind what suits, with its warning: %s", async (asked, first, last, told) => {
    const { products, response } = await askLast(shop, asked);
    expect(products.map(({ title }) => title)).toEqual([first, last]);
    expect(response).toContain(`**${first}** for`);
    expect(response).not.toContain(`**${last}** for`);
    expect(response).toContain(`**${last}**: “${told}”`);
  });
});

const food = {
  "Puppy food": { description: "Dry food for puppies from 8 weeks. Not for puppies under 8 weeks." },
  "Kitten food": { description: "For kittens from 8 weeks." },
  "Baby carrier": { description: "From 4 months." },
};

describe("weeks that something takes", () => {
  beforeEach(() => keepGoods(shop, food, "en"));

  test.each([
    ["puppy food every 4 weeks", "Puppy food"],
    ["puppy food, delivery within 2 weeks", "Puppy food"],
    ["puppy food for 6 weeks", "Puppy food"],
    ["puppy food for the next 4 weeks", "Puppy food"],
    ["we got a puppy 3 weeks ago, puppy food", "Puppy food"],
    ["kitten food, a 4 weeks supply", "Kitten food"],
    ["kitten food in 1 week", "Kitten food"],
    ["baby carrier, due in 6 weeks", "Baby carrier"],
    ["I am 30 weeks pregnant, baby carrier", "Baby carrier"],
  ])("are nobody's age: %s", async (asked, right) => {
    expect(titlesOf(await askLast(shop, asked))).toContain(right);
  });

  test.each([
    ["my puppy is 6 weeks old, food", "Puppy food"],
    ["food for 6 weeks old puppies", "Puppy food"],
    ["food for a 6 week puppy", "Puppy food"],
    ["food for my kitten of 5 weeks", "Kitten food"],
    ["food for her kitten, 5 weeks", "Kitten food"],
    ["food for a kitten 5 weeks", "Kitten food"],
    ["kitten food for one 5 weeks old", "Kitten food"],
  ])("are not those of one who is so old: %s", async (asked, against) => {
    expect(titlesOf(await askLast(shop, asked))).not.toContain(against);
  });
});
