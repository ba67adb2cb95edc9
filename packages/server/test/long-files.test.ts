import { deflateSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { linesFrom, pdfOf, pdfWith } from "./made-files.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();
let base: string;
beforeAll(async () => {
  base = await shop.app.listen();
});

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const form = new FormData();
  form.append("files", new Blob([bytes]), "long.pdf");
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  return (await fetch(`${base}${shop.url}/documents`, { method: "POST", headers, body: form })).json();
}

test("a PDF without a full stop, all of which is one paragraph, is read", async () => {
  const page = linesFrom(
    790,
    Array.from({ length: 52 }, (_, line) => `we ship row ${line} of all that we have to say `.repeat(2)),
  );
  expect(await upload(pdfOf(Array.from({ length: 300 }, () => page)))).toEqual({ accepted: 1, failed: [] });
}, 120_000);

test("a PDF of a map, whose letters stand all over its page, is read", async () => {
  const places = Array.from(
    { length: 120_000 },
    (_, i) => `1 0 0 1 ${(i * 7919) % 590} ${(i * 104729) % 840} Tm (a) Tj`,
  );
  const map = deflateSync(Buffer.from(`BT /F 1 Tf ${places.join(" ")} ET`));
  expect(await upload(pdfWith([map], { times: 1 }))).toEqual({ accepted: 1, failed: [] });
}, 120_000);
