import { expect, test } from "vitest";
import { askLast } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rag_active: true, rate_limit: 10_000, locale: "es" });

test("what is asked after a price, in words that another text alone has, that text tells", async () => {
  const { app, url } = shop;
  const texts = {
    Ortodoncia:
      "Ofrecemos brackets metálicos y alineadores.\n\n| Tipo | Precio | Duración |\n|---|---|---|\n| Brackets metálicos | 2.400 € | 20 meses |\n| Alineadores | 3.600 € | 14 meses |\n\nLas revisiones están incluidas. Los retenedores se incluyen la primera vez; después cuestan 120 € cada uno.",
    "Formas de pago y financiación":
      "Aceptamos efectivo, tarjeta y Bizum.\n\n## Financiación\n\nA partir de 300 € puede pagar en plazos: hasta 12 meses sin intereses. La respuesta llega en 24 horas.\n\n## Descuentos\n\nLos mayores de 65 años tienen un 10 % de descuento.",
    Precios: "| Tratamiento | Precio |\n|---|---|\n| Limpieza dental | 55 € |\n| Empaste simple | 65 € |",
    Citas: "Si anula más tarde o no acude, cobramos 30 €. La primera vez no se cobra.",
  };
  for (const [title, text] of Object.entries(texts))
    await app.admin("POST", `${url}/documents`, { title, content: `# ${title}\n\n${text}\n`, format: "markdown" });
  const { response } = await askLast(shop, "¿Cuánto cuestan los brackets metálicos?", "¿puedo pagarlo a plazos?");
  expect(response).toContain("12 meses sin intereses");
});
