import type { Document } from "@widget-chat/contract/admin/document.ts";
import { beforeAll, expect, test } from "vitest";
import { ADMIN_KEY } from "./start-app.ts";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });
const { send, stored } = uploading(shop);

/** Cyrillic as Russian Windows writes it. */
const cyrillic = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0)!;
      return code >= 0x410 ? code - 0x410 + 0xc0 : code;
    }),
  );

let base: string;
beforeAll(async () => {
  base = await shop.app.listen();
});

test("lists, texts and feeds of an office are read in its charset, though nobody names it", async () => {
  const form = new FormData();
  form.append("files", new Blob([cyrillic("вопрос;ответ\nСколько стоит доставка?;Пять евро.\n")]), "faq.csv");
  form.append("files", new Blob([cyrillic("Возврат\n\nВозврат возможен в течение тридцати дней.")]), "returns.txt");
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  const reply = await fetch(`${base}${shop.url}/documents`, { method: "POST", headers, body: form });
  expect(await reply.json()).toEqual({ accepted: 2, failed: [] });
  const { items } = (await shop.app.admin("GET", `${shop.url}/documents`)).json<{ items: Document[] }>();
  expect(items.map(({ title }) => title).sort()).toEqual(["FAQ", "Возврат"]);

  const feed =
    "id;title;price;description\n1;Синяя кружка;5 EUR;Подходит для чая и кофе.\n2;Лампа;9 EUR;Для дома и для работы.\n";
  expect(await send(cyrillic(feed), "text/csv")).toMatchObject({ accepted: 2 });
  expect(await stored()).toMatchObject([{ title: "Синяя кружка" }, { title: "Лампа" }]);
});
