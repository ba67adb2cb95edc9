import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

test.each([
  ["en", "Parcel box", "parcel not received"],
  ["de", "Paketbox", "Paket nicht angekommen"],
  ["fr", "Boîte à colis", "colis pas reçu"],
  ["es", "Buzón para paquete", "paquete no recibido"],
  ["it", "Cassetta per pacco", "pacco non arrivato"],
  ["pt", "Caixa para encomenda", "encomenda não recebida"],
  ["nl", "Pakketbox", "pakket niet ontvangen"],
  ["tr", "Kargo kutusu", "siparişim gelmedi"],
])("in %s who has not received a parcel is sold none: %s, %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {}, "Received at home": {} }, locale);
  const { products, applied_filters: filters } = await askLast(shop, message);
  expect({ products, filters }).toEqual({ products: [], filters: [] });
});
