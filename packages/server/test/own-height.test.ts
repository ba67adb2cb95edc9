import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string[]]>([
  ["en", "Jackets", "size", "jacket", ["I'm 1.80 m", "I am 1.80 m tall", "I'm 5 ft 11", "I'm 180 cm", "I'm 1.80 tall"]],
  ["de", "Jacken", "Größe", "Jacke", ["ich bin 1,80 m", "ich bin 1,80 m groß", "ich bin 1,80 groß", "bin 180 cm groß"]],
  ["fr", "Vestes", "taille", "veste", ["je mesure 1,80 m", "je fais 1m80", "je mesure 1 m 80"]],
  ["es", "Chaquetas", "talla", "chaqueta", ["mido 1,80 m", "mido 1,80", "mido 180 cm"]],
  ["it", "Giacche", "taglia", "giacca", ["sono alto 1,80 m", "sono alta 1,80", "misuro 180 cm"]],
  ["pt", "Casacos", "tamanho", "casaco", ["tenho 1,80 m", "meço 1,80 m", "tenho 1,80 m de altura"]],
  ["nl", "Jassen", "maat", "jas", ["ik ben 1.80 m", "ik ben 1,80 m lang", "ik ben 180 cm"]],
  ["tr", "Ceketler", "beden", "ceket", ["boyum 1.80 m", "boyum 180 cm", "ben 1,80 m boyundayım"]],
])("in %s how tall somebody is is neither a size nor an age", async (locale, kind, size, said, heights) => {
  const goods = {
    [`${kind} Berg`]: { category: kind, attributes: { [size]: "M" } },
    [`${kind} Tor`]: { category: kind, attributes: { [size]: "L" } },
  };
  await keepGoods(shop, goods, locale);
  const all = Object.keys(goods).toSorted();
  for (const height of heights) {
    for (const message of [`${said}, ${height}`, `${height}, ${said}`]) {
      const answer = await askLast(shop, message);
      expect([message, titlesOf(answer)]).toEqual([message, all]);
      const fields = answer.applied_filters.map(({ field }) => field).filter((field) => field !== "category");
      expect([message, fields]).toEqual([message, []]);
    }
    const next = await askLast(shop, said, height);
    const wished = next.applied_filters.filter(({ field, value }) => field === "age" || value === "M");
    expect([height, wished, titlesOf(next).length === 1]).toEqual([height, [], false]);
  }
});

test("a guide tells which size it is", async () => {
  await keepGoods(shop, { "Jacket Berg": { category: "Jackets", attributes: { size: "M" } } }, "en");
  await shop.app.admin("PATCH", shop.url, { rag_active: true });
  const content = "# Size guide\n\nWhich size for which height: 165-175 cm: size M. 176-185 cm: size L.";
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Size guide", format: "markdown", content });
  expect((await askLast(shop, "jackets", "I'm 1.80 m")).response).toMatch(/176-185 cm: size L/);
});

test.each([
  ["en", "I'm 180 cm tall I need trousers", "trousers"],
  ["en", "I am 180 cm looking for trousers", "trousers"],
  ["de", "ich bin 185 cm suche Hose", "Hose"],
  ["fr", "je suis 1,80 m je cherche un pantalon", "pantalon"],
  ["es", "soy de 180 cm busco pantalón", "pantalón"],
  ["it", "sono 1,80 m cerco pantaloni", "pantaloni"],
  ["pt", "tenho 1,80 m procuro calças", "calças"],
  ["nl", "ik ben 180 cm zoek broek", "broek"],
])("%s: nor where what is sought follows without a comma: %s", async (locale, message, thing) => {
  await keepGoods(shop, { [`${thing} Berg`]: {} }, locale);
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual([`${thing} Berg`]);
  expect(answer.applied_filters.filter(({ value }) => /18/.test(String(value)))).toEqual([]);
});
