import type { Document } from "@widget-chat/contract/admin/document.ts";
import { beforeAll, expect, test } from "vitest";
import { linesFrom, pdfOf } from "./made-files.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();
let base: string;
beforeAll(async () => {
  base = await shop.app.listen();
});

/** What is kept of a PDF with these lines, all in one font and close below one another. */
async function kept(lines: string[]): Promise<string> {
  const form = new FormData();
  form.append("files", new Blob([pdfOf([linesFrom(760, lines)])]), "lines.pdf");
  const headers = { authorization: `Bearer ${ADMIN_KEY}` };
  await fetch(`${base}${shop.url}/documents`, { method: "POST", headers, body: form });
  const { items } = (await shop.app.admin("GET", `${shop.url}/documents`)).json<{ items: Document[] }>();
  const rows = await shop.app.database.query<{ content: string }>("select content from documents where id = $1", [
    items[0]!.id,
  ]);
  return rows[0]!.content;
}

const hours = [
  "Opening hours",
  "Monday to Friday 9:00 to 17:00",
  "Saturday 10:00 to 14:00",
  "Sunday closed",
  "Quay Street 5",
  "Galway",
];

test("lines of a PDF that end before they are full stay lines, in what is told of them, too", async () => {
  expect(await kept(hours)).toBe(hours.join("  \n"));
  const answer = await shop.app.send(shop.tenant.slug, { message: "are you open on saturday?" });
  expect(answer.response).toContain("\nSaturday 10:00 to 14:00  \n");
});

test.each([
  [
    "prose",
    [
      "The lamp is made of oak and brass, and it stands on any even floor of the",
      "House. Its cable is two metres long. It has passed all of its tests in the",
      "Laboratory of Norway, and keeps for as long as anybody can think of, or",
      "Longer than that.",
    ],
  ],
  [
    "prose under a longer title",
    [
      "Terms and conditions of the sale of all lamps, shades, cables, bulbs and other goods of this house",
      "The lamp is made of oak and brass, and it stands on any even floor",
      "House and garden alike. Its cable is two metres long. It is tested in",
      "Norway and Sweden, and keeps for as long as anybody can think of it,",
      "Oak and brass alike.",
    ],
  ],
])("what was parted where a line was full is joined: %s", async (_, lines) => {
  expect(await kept(lines)).not.toContain("  \n");
});
