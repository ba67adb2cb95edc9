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
  ["en", "Parcel box for two", "no parcel for two weeks"],
  ["de", "Paketbox", "seit 2 Wochen kein Paket"],
  ["fr", "Boîte à colis", "pas de colis depuis 2 semaines"],
  ["es", "Buzón para paquete", "2 semanas sin paquete"],
  ["it", "Cassetta per pacco", "da 2 settimane nessun pacco"],
  ["pt", "Caixa para encomenda", "há 2 semanas sem encomenda"],
  ["nl", "Pakketbox", "al 2 weken geen pakket"],
  ["tr", "Kargo kutusu", "2 haftadır kargo yok"],
  ["de", "Paketbox", "seit 10 Werktagen kein Paket"],
  ["nl", "Pakketbox", "al 10 werkdagen geen pakket"],
])("in %s who has not received a parcel is sold none: %s, %s", async (locale, title, message) => {
  await keepGoods(shop, { [title]: {}, "Received at home": {} }, locale);
  const { products, applied_filters: filters } = await askLast(shop, message);
  expect({ products, filters }).toEqual({ products: [], filters: [] });
});
