import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const notForDiabetics: Record<string, string> = {
  en: "Not for diabetics.",
  de: "Nicht für Diabetiker.",
  fr: "Ne convient pas aux diabétiques.",
  es: "No apto para diabéticos.",
  it: "Non adatto ai diabetici.",
  pt: "Não indicado para diabéticos.",
  nl: "Niet geschikt voor diabetici.",
  tr: "Diyabet hastaları için uygun değildir.",
};

describe("an animal that is ill stays what is sought for, and the visitor is not ill", () => {
  test.each<[locale: string, cat: string, dog: string, message: string]>([
    ["en", "Cat food", "Dog food", "my cat has kidney disease, which food?"],
    ["en", "Cat food", "Dog food", "food for a cat with kidney disease"],
    ["en", "Cat food", "Dog food", "food for my diabetic cat"],
    ["de", "Futter für Katze", "Futter für Hund", "meine Katze hat Diabetes, welches Futter?"],
    ["en", "Cat food", "Dog food", "food for a cat that has kidney disease and diabetes"],
    ["de", "Futter für Katze", "Futter für Hund", "meine Katze hat leider Diabetes, Futter"],
    ["de", "Futter für Katze", "Futter für Hund", "Futter, meine Katze ist nierenkrank"],
    ["fr", "Croquettes pour chat", "Croquettes pour chien", "mon chat a du diabète, croquettes"],
    ["fr", "Croquettes pour chat", "Croquettes pour chien", "croquettes pour chat diabétique"],
    ["es", "Pienso para gato", "Pienso para perro", "mi gato tiene problemas renales, pienso"],
    ["it", "Crocchette per gatto", "Crocchette per cane", "il mio gatto ha problemi renali, crocchette"],
    ["pt", "Ração para gato", "Ração para cão", "o meu gato tem problemas renais, ração"],
    ["nl", "Voer voor kat", "Voer voor hond", "mijn kat heeft nierproblemen, voer"],
    ["tr", "Kedi maması", "Köpek maması", "kedimin böbrek hastalığı var, mama"],
    ["tr", "Kedi maması", "Köpek maması", "kedim böbrek hastası, mama"],
    ["en", "Cat food", "Dog food", "I have a cat with diabetes, food"],
    ["de", "Futter für Katze", "Futter für Hund", "ich habe eine Katze mit Diabetes, Futter"],
    ["it", "Crocchette per gatto", "Crocchette per cane", "ho un gatto diabetico, crocchette"],
    ["es", "Pienso para gato", "Pienso para perro", "tengo un gato que tiene diabetes, pienso"],
    ["pt", "Ração para gato", "Ração para cão", "tenho um gato com diabetes, ração"],
    ["nl", "Voer voor kat", "Voer voor hond", "ik heb een kat met diabetes, voer"],
    ["fr", "Croquettes pour chat", "Croquettes pour chien", "j'ai un chat diabétique, croquettes"],
  ])("%s: %s, not %s: %s", async (locale, cat, dog, message) => {
    const warning = "Not for people with kidney disease or diabetes.";
    await keepGoods(shop, { [dog]: {}, [cat]: {}, Massager: { description: warning } }, locale);
    expect((await askLast(shop, message)).products[0]?.title).toBe(cat);
    expect(titlesOf(await askLast(shop, message, "Massager"))).toEqual(["Massager"]);
  });

  test("nor pregnant", async () => {
    await keepGoods(shop, { "Cat food": {}, Massager: { description: "Not during pregnancy." } }, "en");
    expect(titlesOf(await askLast(shop, "my cat is pregnant, food", "Massager"))).toEqual(["Massager"]);
  });

  test("but who has to do with an animal is", async () => {
    await keepGoods(shop, { "Dog food": {}, Massager: { description: "Not during pregnancy." } }, "en");
    expect(titlesOf(await askLast(shop, "pregnant dog owner, food", "Massager"))).toEqual([]);
  });

  test.each<[string, string]>([
    ["en", "dog food, I have diabetes"],
    ["en", "I have a dog and diabetes, dog food"],
    ["de", "ich habe Diabetes, Futter für meinen Hund"],
    ["de", "ich habe wegen meiner Katze Diabetes"],
    ["de", "mein Mann hat wegen der Katze Diabetes"],
    ["fr", "j'ai un chat et du diabète"],
    ["es", "tengo un perro y diabetes"],
    ["it", "ho un gatto e il diabete"],
    ["pt", "tenho um gato e diabetes"],
    ["nl", "ik heb een kat en diabetes"],
    ["nl", "ik heb door mijn kat diabetes"],
    ["tr", "kedim ve diyabetim var"],
    ["tr", "diyabetli köpek sahibiyim"],
    ["en", "diabetic dog owner"],
    ["en", "I am a diabetic dog owner, dog food"],
    ["en", "my dog walker has diabetes"],
  ])("%s: who speaks is ill all the same: %s", async (locale, message) => {
    const goods = { "Dog food": {}, Hundefutter: {}, Massager: { description: notForDiabetics[locale]! } };
    await keepGoods(shop, goods, locale);
    expect(titlesOf(await askLast(shop, message, "Massager"))).toEqual([]);
  });
});
