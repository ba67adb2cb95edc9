import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Chaqueta roja": {},
  "Camiseta azul": {},
  "Pendientes de luna": {},
  "Zapatillas Run": {},
  "Móvil X": {},
  "Ordenador Z": {},
};

test.each([
  ["campera", "Chaqueta roja"],
  ["chamarra roja", "Chaqueta roja"],
  ["remera", "Camiseta azul"],
  ["playera azul", "Camiseta azul"],
  ["polera", "Camiseta azul"],
  ["aretes de luna", "Pendientes de luna"],
  ["tenis", "Zapatillas Run"],
  ["celular", "Móvil X"],
  ["computadora", "Ordenador Z"],
])("%s: what others call %s, and nothing is given up for it", async (message, title) => {
  await keepGoods(shop, goods, "es");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual([title]);
  expect(answer.response).not.toContain("así que he buscado sin");
});

test.each([
  ["celular", "Telemóvel X"],
  ["telemóvel", "Celular X"],
  ["tênis", "Sapatilhas Run"],
  ["sapatilhas", "Tênis Run"],
])("%s: %s", async (message, title) => {
  await keepGoods(shop, { [title]: {}, "Caneca azul": {} }, "pt");
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});

test.each(["¿me devuelven el dinero?", "¿devuelven la plata?"])("%s: what texts say of refunds", async (message) => {
  await keepGoods(shop, { "Anillo de plata": {} }, "es");
  const content = "# Devoluciones\n\nEl reembolso se hace en 14 días.\n\n# Envíos\n\nEl envío cuesta 4 €.";
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Ayuda", content, format: "markdown" });
  expect((await askLast(shop, message)).response).toContain("El reembolso se hace en 14 días.");
});
