import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product, shopOfGoods } from "./shop-of-goods.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let spanish: Tenant;
let english: Tenant;
let dutch: Tenant;

const described = (id: string, title: string, description: string, attributes: Record<string, string> = {}) =>
  product(id, title, "39.90", { description, attributes });

beforeAll(async () => {
  app = await startApp();
  spanish = await shopOfGoods(
    app,
    [
      described("stove", "Hornillo de gas Chispa", "Para cartuchos de rosca. Solo al aire libre. No cubrir."),
      described("tent", "Tienda de campaña Veleta", "3 estaciones. No cocinar ni usar estufas dentro: peligro."),
      described("pills", "Magnesio 60 comprimidos", "1 al día. No tomar con antibióticos: espere 3 horas."),
      described("rack", "Portabicis para 2 bicicletas", "Carga máxima 60 kg, 30 kg por bicicleta."),
      described("spray", "Repelente de mosquitos", "Protege hasta 6 horas. No aplicar en gatos ni perros."),
      described("bag", "Saco de dormir Vega", "Sintético.", { "temperatura de confort": "10 °C" }),
    ],
    { locale: "es" },
  );
  english = await shopOfGoods(app, [
    described("heater", "Gas heater Ember", "Outdoors only. Do not cover."),
    described("zinc", "Zinc tablets", "One a day. Do not take with antibiotics."),
    described("rack", "Bike rack for 3 bikes", "Takes 45 kg, 15 kg per bike."),
    described("bag", "Sleeping bag Fell", "Down. Comfort -3 °C, limit -9 °C."),
    described("paint", "Wall paint", "White. Not for outdoor use."),
  ]);
  dutch = await shopOfGoods(app, [described("grill", "Gasbarbecue Vulkaan", "Alleen buiten gebruiken.")], {
    locale: "nl",
  });
});

afterAll(() => app.stop());

const answer = async (shop: Tenant, message: string): Promise<string> =>
  (await app.send(shop.id, { message })).response;

describe("what a product tells against the use that a message names", () => {
  test.each([
    ["hornillo dentro de la furgoneta", "Solo al aire libre"],
    ["hornillo para el garaje", "Solo al aire libre"],
    ["estoy tomando doxiciclina y quiero magnesio", "No tomar con antibióticos"],
    ["portabicis para 2 bicis de 32 kg", "30 kg por bicicleta"],
    ["saco de dormir para -5 grados", "10 °C"],
    ["saco de dormir para 5 grados", "10 °C"],
    ["repelente para perros", "No aplicar en gatos ni perros"],
    ["repelente para cão", "No aplicar en gatos ni perros"],
    ["mosquito repellent for dogs", "No aplicar en gatos ni perros"],
  ])("%s", async (message, told) => {
    expect(await answer(spanish, message)).toContain(told);
  });
  test.each([
    ["gas heater inside", "Outdoors only"],
    ["a gas heater for my van", "Outdoors only"],
    ["I'm on doxycycline, I'd like zinc tablets", "Do not take with antibiotics"],
    ["bike rack for bikes of 20 kg", "15 kg per bike"],
    ["sleeping bag for -10 degrees", "Comfort -3 °C"],
  ])("%s", async (message, told) => {
    expect(await answer(english, message)).toContain(told);
  });
  test("holds in a conversation where goods are shown in another language", async () => {
    const { conversation_id } = await app.send(spanish.id, { message: "I need a tent" });
    const { response } = await app.send(spanish.id, { message: "what about cooking inside", conversation_id });
    expect(response).toContain("No cocinar ni usar estufas dentro");
  });
});

describe("nothing is told against", () => {
  test.each([
    ["hornillo de gas", "Solo al aire libre"],
    ["magnesio", "antibióticos"],
    ["portabicis para 2 bicis de 15 kg", "30 kg por bicicleta"],
    ["saco de dormir para 15 grados", "10 °C"],
  ])("%s", async (message, told) => {
    expect(await answer(spanish, message)).not.toContain(told);
  });
  test.each([
    ["sleeping bag -20 %", "Comfort"],
    ["sleeping bag min 5 kg", "Comfort"],
    ["wall paint indoor", "Not for outdoor use"],
  ])("%s", async (message, told) => {
    expect(await answer(english, message)).not.toContain(told);
  });
  test('a barbecue of somebody in Dutch, whose "van" is no car', async () => {
    expect(await answer(dutch, "gasbarbecue van Vulkaan")).not.toContain("buiten");
    expect(await answer(dutch, "gasbarbecue voor binnen")).toContain("Alleen buiten gebruiken");
  });
  test("what a bag is warm enough for", async () => {
    expect(await answer(english, "sleeping bag for 0 degrees")).not.toContain("Comfort");
  });
});
