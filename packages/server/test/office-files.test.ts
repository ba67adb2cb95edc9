import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { docxOf, linesFrom, paragraph, pdfOf, stylesOf, type PdfLine } from "./made-files.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

interface Result {
  accepted: number;
  failed: { line: number; external_id?: string; code: string; detail: string }[];
}

const shop = useShop();
let base: string;
let url: string;
beforeAll(async () => {
  base = await shop.app.listen();
});
beforeEach(() => {
  url = `${shop.url}/documents`;
});

async function upload(files: Record<string, Uint8Array<ArrayBuffer>>, address = ""): Promise<Result> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) {
    if (address) form.append("url", address);
    form.append("files", new Blob([bytes]), name);
  }
  const reply = await fetch(base + url, {
    method: "POST",
    headers: { authorization: `Bearer ${ADMIN_KEY}` },
    body: form,
  });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Result>;
}

interface Stored {
  title: string;
  format: string;
  content: string;
  passages: { headings: string[]; anchor: string | null; text: string }[];
}

/** What is stored of the only document. */
async function stored(): Promise<Stored> {
  const [document] = await shop.app.database.query<Stored>(
    `select d.title, d.format, d.content,
       (select jsonb_agg(jsonb_build_object('headings', p.headings, 'anchor', p.anchor, 'text', p.text) order by p.position)
        from passages p where p.document_id = d.id) as passages
     from documents d join tenants t on t.id = d.tenant_id where t.slug = $1`,
    [shop.tenant.slug],
  );
  return document!;
}

describe("a Word document", () => {
  const styles = stylesOf(
    [
      ["berschrift1", "heading 1", '<w:outlineLvl w:val="0"/>', ""],
      ["Kapitel", "Kapitel der Firma", "", "berschrift2"],
      ["berschrift2", "heading 2", '<w:outlineLvl w:val="1"/>', ""],
      ["Verzeichnis1", "toc 1", "", ""],
    ]
      .map(
        ([id, name, level, basedOn]) =>
          `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${level}</w:pPr></w:style>`,
      )
      .join(""),
  );
  const row = (...cells: string[]): string =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;

  test("is read with its headings, of whatever language, and its tables, without its contents", async () => {
    const body = [
      paragraph("Garantie", "Verzeichnis1"),
      paragraph("Handbuch", "berschrift1"),
      paragraph("Alles über die Lampe."),
      paragraph("Garantie", "Kapitel"),
      paragraph("Die Garantie gilt zwei Jahre."),
      `<w:tbl>${row("Teil", "Jahre")}${row("Schirm", "2")}</w:tbl>`,
    ].join("");
    expect(await upload({ "handbuch.docx": docxOf(body, { "word/styles.xml": styles }) })).toEqual({
      accepted: 1,
      failed: [],
    });
    expect(await stored()).toEqual({
      title: "Handbuch",
      format: "docx",
      content:
        "# Handbuch\n\nAlles über die Lampe.\n\n## Garantie\n\nDie Garantie gilt zwei Jahre.\n\n| Teil | Jahre |\n| --- | --- |\n| Schirm | 2 |",
      passages: [
        { headings: [], anchor: null, text: "Alles über die Lampe." },
        {
          headings: ["Garantie"],
          anchor: null,
          text: "Die Garantie gilt zwei Jahre.\n\n| Teil | Jahre |\n| --- | --- |\n| Schirm | 2 |",
        },
      ],
    });
  });

  test("is known by what it holds, whatever it is called", async () => {
    expect(await upload({ "notes.txt": docxOf(paragraph("We ship to Norway.")) })).toEqual({ accepted: 1, failed: [] });
    expect(await stored()).toMatchObject({ title: "Notes", format: "docx", content: "We ship to Norway." });
  });

  test("is read without its pictures, however large they are and many", async () => {
    const small = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`word/media/${at}.png`, "PNG"]));
    const file = docxOf(paragraph("We ship to Norway."), {
      ...small,
      "word/media/large.png": Buffer.alloc(60_000_000),
    });
    expect(await upload({ "album.docx": file })).toEqual({ accepted: 1, failed: [] });
    expect((await stored()).content).toBe("We ship to Norway.");
  });
});

describe("a PDF", () => {
  const header = { x: 72, y: 800, text: "Lamp manual" };
  const footer = (page: number) => ({ x: 500, y: 30, text: `Page ${page}` });

  test("is read in order: paragraphs joined, headings by their letters, nothing of what runs along", async () => {
    const pages = [
      [
        header,
        { x: 72, y: 760, text: "The Lamp", size: 24 },
        ...linesFrom(720, [
          "The lamp is made of oak and brass, and it stands on any even sur-",
          "face. Its cable is two metres long. It has passed all of its tests in",
          "Norway.",
        ]),
        ...linesFrom(650, ["Please keep this manual for as long as you have the lamp."]),
        footer(1),
      ],
      [
        header,
        { x: 72, y: 760, text: "Cleaning", size: 16 },
        ...linesFrom(730, ["Wipe the shade with a dry cloth. Never use any water or other"]),
        footer(2),
      ],
      [
        header,
        ...linesFrom(760, ["liquids on it."]),
        { x: 72, y: 700, text: "Warranty", bold: true as const },
        ...linesFrom(680, ["The warranty ends after four years."]),
        footer(3),
      ],
    ];
    expect(await upload({ "lamp.pdf": pdfOf(pages) }, "https://shop.example/lamp.pdf")).toEqual({
      accepted: 1,
      failed: [],
    });
    expect(await stored()).toEqual({
      title: "The Lamp",
      format: "pdf",
      content: [
        "# The Lamp",
        "The lamp is made of oak and brass, and it stands on any even surface. Its cable is two metres long. It has passed all of its tests in Norway.",
        "Please keep this manual for as long as you have the lamp.",
        "## Cleaning",
        "Wipe the shade with a dry cloth. Never use any water or other liquids on it.",
        "### Warranty",
        "The warranty ends after four years.",
      ].join("\n\n"),
      passages: [
        { headings: [], anchor: "page=1", text: expect.stringContaining("oak") },
        { headings: ["Cleaning"], anchor: "page=2", text: expect.stringContaining("Wipe") },
        { headings: ["Cleaning", "Warranty"], anchor: "page=3", text: "The warranty ends after four years." },
      ],
    });
    const answer = await shop.app.send(shop.tenant.id, { message: "When does the warranty end?" });
    expect(answer.citations[0]).toMatchObject({
      url: "https://shop.example/lamp.pdf#page=3",
      quote: "The warranty ends after four years.",
    });
  });

  test("of one font throughout is cut where its pages end, and within what goes on for pages", async () => {
    const short = [
      linesFrom(760, ["Orders before noon leave our store on the same day."]),
      linesFrom(760, ["Returns are free for thirty days after the delivery."]),
      linesFrom(760, ["The warranty of each lamp ends after four years."]),
    ];
    await upload({ "short.pdf": pdfOf(short) });
    expect((await stored()).passages.map(({ anchor, text }) => [anchor, text.split(" ")[0]])).toEqual([
      ["page=1", "Orders"],
      ["page=2", "Returns"],
      ["page=3", "The"],
    ]);
    // Each page ends in the middle of a sentence.
    const line = (page: number, at: number): string =>
      `and of page ${page} line ${at} has this to say. More than that does not stand there, as of now`;
    const long = [1, 2, 3, 4].map((page) =>
      linesFrom(
        790,
        Array.from({ length: 50 }, (_, at) => line(page, at)),
      ),
    );
    await upload({ "short.pdf": pdfOf(long) });
    const { passages } = await stored();
    for (const page of [1, 2, 3, 4]) {
      const own = passages.filter(({ anchor }) => anchor === `page=${page}`).map(({ text }) => text);
      expect(own.length).toBeGreaterThan(1);
      expect(own.join(" ")).toContain(`page ${page} line 25`);
      expect(own.join(" ")).not.toContain(`page ${page + 1} line 25`);
    }
  });

  test("of two columns is read column by column, and a table row by row", async () => {
    const left = [
      "Orders before noon leave",
      "our store on the same day",
      "and arrive with you two",
      "days later at the latest.",
    ];
    const right = [
      "Returns are free for thirty",
      "days after the delivery. A",
      "label is in each parcel, so",
      "keep it for that long.",
    ];
    const cells = [
      ["Country", "Days", "Price"],
      ["Norway", "4", "9 EUR"],
      ["France", "2", "5 EUR"],
    ];
    const above = "What leaves our store and what comes back to it is told below, in two columns side by side.";
    // As programs like to write them: line by line across both columns.
    const columns = left.flatMap((text, at) => [
      { x: 72, y: 700 - at * 14, text },
      { x: 320, y: 700 - at * 14, text: right[at]! },
    ]);
    const table = cells.flatMap((texts, at) =>
      texts.map((text, cell) => ({ x: 72 + cell * 150, y: 600 - at * 16, text })),
    );
    await upload({ "columns.pdf": pdfOf([[{ x: 72, y: 740, text: above }, ...columns], table]) });
    expect((await stored()).content).toBe(
      [
        above,
        left.join(" "),
        right.join(" "),
        "| Country | Days | Price |\n| --- | --- | --- |\n| Norway | 4 | 9 EUR |\n| France | 2 | 5 EUR |",
      ].join("\n\n"),
    );
  });

  test("keeps the head and the rows of a table that is set close, and makes none of running text", async () => {
    const cells = (y: number, places: number[], texts: string[], bold?: true): PdfLine[] =>
      texts.map((text, at) => ({ x: places[at]!, y, text, ...(bold && { bold }) }));
    const tyres = [
      ...cells(700, [75, 108], ["Tyre", "Pressure"], true),
      ...cells(682, [72, 108], ["28 mm", "6.5 bar"]),
      ...cells(664, [72, 108], ["42 mm", "3.5 bar"]),
      ...linesFrom(630, ["Look at it once a week."]),
    ];
    const marked = ["1.", "2.", "3."].flatMap((mark, at) =>
      cells(560 - at * 14, [72, 91], [mark, "Look at the chain"]),
    );
    const left = ["Orders before noon leave", "our store on the same da", "and arrive with you two."];
    const right = ["Returns are free, thirty", "days after delivery, and", "a label is in each parce"];
    const columns = left.flatMap((text, at) => cells(500 - at * 14, [72, 212], [text, right[at]!]));
    await upload({ "tyres.pdf": pdfOf([tyres, [...marked, ...columns]]) });
    const { content } = await stored();
    expect(content).toContain(
      "| Tyre | Pressure |\n| --- | --- |\n| 28 mm | 6.5 bar |\n| 42 mm | 3.5 bar |\n\nLook at it once a week.",
    );
    expect(content.match(/---/g)).toHaveLength(2);
    const { response } = await shop.app.send(shop.tenant.id, { message: "What pressure for 42 mm tyres?" });
    expect(response).toContain("3.5 bar");
    expect(response).not.toContain("6.5 bar");
  });

  test("keeps together what a row of a table says in several lines, in cells at the top or in the middle", async () => {
    const places = [72, 150, 250, 420];
    const rows = [
      [["Size"], ["As big as"], ["What fits in"], ["Good for"]],
      [
        ["Locker (10", "sq ft)"],
        ["A wardrobe"],
        ["Around ten boxes, a suitcase", "and a pair of skis"],
        ["Students over the", "long summer"],
      ],
      [
        ["25 sq ft"],
        ["A garden shed"],
        ["Thirty boxes, a bike and all", "of a small two-bedroom flat", "without its beds"],
        ["Decluttering before", "you sell a house"],
      ],
      [
        ["50 sq ft"],
        ["A large van"],
        ["What stands in a usual one-", "bedroom flat"],
        ["Long trips abroad", "and first flats"],
      ],
    ];
    const pageOf = (isMiddle: boolean): PdfLine[] => {
      let y = 700;
      const lines = rows.flatMap((cells) => {
        const most = Math.max(...cells.map((texts) => texts.length));
        const from = y;
        y -= most * 13 + 9;
        return cells.flatMap((texts, at) =>
          texts.map((text, line) => ({
            x: at > 0 && cells === rows[0] ? places[at]! + 30 : places[at]!,
            y: from - line * 13 - (isMiddle ? ((most - texts.length) * 13) / 2 : 0),
            text,
          })),
        );
      });
      return [
        ...linesFrom(740, ["Which size one needs is told by this table of ours, and by whoever is at the desk."]),
        ...lines,
        ...linesFrom(y - 12, ["Things that stack need half the floor, so that a smaller size will do for them."]),
      ];
    };
    const told = [
      "| Size | As big as | What fits in | Good for |",
      "| --- | --- | --- | --- |",
      "| Locker (10 sq ft) | A wardrobe | Around ten boxes, a suitcase and a pair of skis | Students over the long summer |",
      "| 25 sq ft | A garden shed | Thirty boxes, a bike and all of a small two-bedroom flat without its beds | Decluttering before you sell a house |",
      "| 50 sq ft | A large van | What stands in a usual one-bedroom flat | Long trips abroad and first flats |",
    ].join("\n");
    for (const isMiddle of [false, true]) {
      await upload({ "sizes.pdf": pdfOf([pageOf(isMiddle)]) });
      expect((await stored()).content).toContain(`\n\n${told}\n\nThings that stack`);
    }
  });

  test("without a heading is titled by what it says of itself, unless a program said so", async () => {
    const page = linesFrom(700, ["We ship to Norway."]);
    await upload({ "a.pdf": pdfOf([page], "/Title (Shipping abroad)") });
    expect((await stored()).title).toBe("Shipping abroad");
    await upload({ "a.pdf": pdfOf([page], "/Title (Microsoft Word - neu.doc)") });
    expect((await stored()).title).toBe("A");
  });
});
