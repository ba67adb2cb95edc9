import { expect, test } from "vitest";
import { useClaimingModel } from "./claims/claiming-model.ts";

const model = useClaimingModel();

test("of a translated answer visitors read what a source is named for, by itself or at the end of its paragraph", async () => {
  const tenant = await model.app.createTenant({ locale: "en" });
  const content = "You can return anything within 30 days of delivery. Put the label of the parcel on it.";
  await model.app.admin("POST", `/api/admin/tenants/${tenant.id}/documents`, {
    title: "Returns",
    content,
    format: "text",
  });
  model.titles = { returns: "Returns" };
  const read = async (sentence: string): Promise<string> => {
    model.sentence = sentence;
    const message = "¿Cuántos días tengo para devolver un pedido?";
    return (await model.app.send(tenant.id, { message, session_id: sentence.slice(0, 20) })).response;
  };
  expect(await read("Tiene 30 días [returns]. También regalamos un unicornio a cada cliente.")).toBe(
    "Tiene 30 días [1].",
  );
  expect(await read("Claro, es fácil. Ponga la etiqueta en el paquete. Tiene 30 días [returns].")).toBe(
    "Claro, es fácil. Ponga la etiqueta en el paquete. Tiene 30 días [1].",
  );
});
