import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** A coconut is called a nut in some languages, and whoever is allergic to one is to no other for that. */
test.each<[string, string, string, string, string, string]>([
  [
    "de",
    "Sonnencreme Meer",
    "Mit Kokosöl.",
    "Sonnencreme Tal",
    "Mit Aloe.",
    "ich bin allergisch gegen Kokosnuss, Sonnencreme",
  ],
  [
    "nl",
    "Zonnebrand Zee",
    "Met kokosolie.",
    "Zonnebrand Dal",
    "Met aloë.",
    "ik ben allergisch voor kokosnoot, zonnebrand",
  ],
  [
    "tr",
    "Güneş kremi Deniz",
    "Hindistan cevizi yağı ile.",
    "Güneş kremi Vadi",
    "Aloe ile.",
    "hindistan cevizine alerjim var, güneş kremi",
  ],
  [
    "fr",
    "Crème solaire Mer",
    "À l'huile de coco.",
    "Crème solaire Val",
    "À l'aloès.",
    "je suis allergique à la noix de coco, crème solaire",
  ],
])(
  "%s: nothing with coconut is shown to whoever is allergic to it",
  async (locale, withIt, has, without, hasNot, message) => {
    await keepGoods(shop, { [withIt]: { description: has }, [without]: { description: hasNot } }, locale);
    const titles = titlesOf(await askLast(shop, message));
    expect(titles).toContain(without);
    expect(titles).not.toContain(withIt);
  },
);
