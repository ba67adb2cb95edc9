import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const inShort: [string, string, string][] = [
  ["en", "headphones", "No Bluetooth."],
  ["de", "Kopfhörer", "Kein Bluetooth."],
  ["fr", "casque", "Pas de Bluetooth."],
  ["es", "auriculares", "Sin Bluetooth."],
  ["it", "cuffie", "Senza Bluetooth."],
  ["pt", "fones", "Sem Bluetooth."],
  ["nl", "koptelefoon", "Geen Bluetooth."],
  ["tr", "kulaklık", "Bluetooth yok."],
];
const inSentences: typeof inShort = [
  ["en", "headphones", "These headphones from the nineties do not have any Bluetooth."],
  ["en", "headphones", "Wired headphones with a jack and no Bluetooth."],
  ["de", "Kopfhörer", "Dieser Kopfhörer mit langem Kabel hat kein Bluetooth."],
  ["fr", "casque", "Ce casque filaire n'a pas de Bluetooth mais une prise jack."],
  ["fr", "casque", "La version filaire du casque Sono n'a pas de Bluetooth."],
  ["en", "headphones", "Simple headphones with a long cable that do not have Bluetooth."],
  ["it", "cuffie", "Se cerchi la semplicità queste cuffie con cavo non hanno il Bluetooth."],
  ["de", "Kopfhörer", "Dein Kopfhörer mit langem Kabel hat kein Bluetooth."],
  ["fr", "casque", "Attention, ce casque ne dispose pas du Bluetooth."],
  ["es", "auriculares", "Estos auriculares con cable largo no tienen Bluetooth."],
  ["it", "cuffie", "Queste cuffie con cavo lungo non hanno il Bluetooth."],
  ["pt", "fones", "Estes fones com cabo longo não têm Bluetooth."],
  ["nl", "koptelefoon", "Deze koptelefoon met lange kabel heeft geen Bluetooth."],
  ["tr", "kulaklık", "Uzun kablolu bu kulaklıkta Bluetooth özelliği yok."],
];

test.each([...inShort, ...inSentences])("%s: %s: %s: not shown to who wants it", async (locale, goods, description) => {
  const kept: Goods = { [`Onda ${goods}`]: { description: "Bluetooth 5.0." }, [`Sono ${goods}`]: { description } };
  await keepGoods(shop, kept, locale);
  expect(titlesOf(await askLast(shop, `bluetooth ${goods}`))).toEqual([`Onda ${goods}`]);
});

test("what has it beside something that it has not is shown", async () => {
  await keepGoods(shop, { "Onda headphones": { description: "With Bluetooth, but does not have any cable." } }, "en");
  expect(titlesOf(await askLast(shop, "bluetooth headphones"))).toEqual(["Onda headphones"]);
});

test.each([
  ["en", "headphones", "If you do not have Bluetooth, use the cable."],
  ["en", "headphones", "Use the cable if your phone does not have Bluetooth."],
  ["en", "headphones", "Unlike the Mini, which does not have Bluetooth, the Max has it."],
  ["en", "headphones", "With a jack for phones that do not have Bluetooth."],
  ["de", "Kopfhörer", "Falls kein Bluetooth da, liegt ein Kabel bei."],
  ["de", "Kopfhörer", "Wenn dein Handy kein Bluetooth hat: Kabel liegt bei."],
  ["de", "Kopfhörer", "Anders als das Mini, das kein Bluetooth hat, ist das Max kabellos."],
  ["fr", "casque", "Si votre téléphone n'a pas de Bluetooth, un câble est fourni."],
  ["fr", "casque", "Contrairement au Mini, qui n'a pas de Bluetooth, le Max est sans fil."],
  ["es", "auriculares", "Si su móvil no tiene Bluetooth, use el cable."],
  ["it", "cuffie", "Se il telefono non ha il Bluetooth, usa il cavo."],
  ["pt", "fones", "Se o seu telemóvel não tem Bluetooth, use o cabo."],
  ["nl", "koptelefoon", "Als je telefoon heeft geen Bluetooth, gebruik de kabel."],
  ["tr", "kulaklık", "Eğer telefonunuzda Bluetooth yok, kabloyu kullanın."],
])("%s: %s: %s: says nothing against it", async (locale, goods, description) => {
  await keepGoods(shop, { [`Onda Bluetooth ${goods}`]: {}, [`Sono ${goods}`]: { description } }, locale);
  expect(titlesOf(await askLast(shop, `bluetooth ${goods}`))).toContain(`Sono ${goods}`);
});
