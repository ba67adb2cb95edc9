import { expect, test } from "vitest";
import { parseMarkdown } from "./blocks.ts";
import { type Inline, parseInline } from "./inline.ts";
import { plainText } from "./plain-text.ts";

const text = (value: string): Inline => ({ type: "text", text: value });

/** Inline content in a shorthand that shows the nesting. */
const shape = (content: Inline[]): string =>
  content
    .map((piece) => {
      if (piece.type === "break") return "⏎";
      if (piece.type === "citation") return `<${piece.index}:${piece.text}>`;
      if ("text" in piece) return piece.type === "code" ? `<c>${piece.text}</c>` : piece.text;
      if (piece.type === "link") return `<a ${piece.href}>${shape(piece.content)}</a>`;
      if (piece.type === "image") return `<img ${piece.src}>${shape(piece.content)}</img>`;
      if (piece.type === "strike") return `<s>${shape(piece.content)}</s>`;
      return piece.type === "strong" ? `<b>${shape(piece.content)}</b>` : `<i>${shape(piece.content)}</i>`;
    })
    .join("");

test.each([
  ["plain words", "plain words"],
  ["a **bold** word", "a <b>bold</b> word"],
  ["an *old* and a _new_ word", "an <i>old</i> and a <i>new</i> word"],
  ["***both***", "<b><i>both</i></b>"],
  ["**bold with *italic* inside**", "<b>bold with <i>italic</i> inside</b>"],
  ["*italic with **bold** inside*", "<i>italic with <b>bold</b> inside</i>"],
  ["5 * 3 * 2 and 2**10", "5 * 3 * 2 and 2**10"],
  ["snake_case_name", "snake_case_name"],
  ["**never closed", "**never closed"],
  ["*a **b* c**", "<i>a **b</i> c**"],
  ["use `npm **start**`", "use <c>npm **start**</c>"],
  ["``a `tick` inside``", "<c>a `tick` inside</c>"],
  ["an `open tick", "an `open tick"],
  ["two\nlines", "two⏎lines"],
  ["\\*not italic\\* and C:\\dir", "*not italic* and C:\\dir"],
  ["see [1] and [2, 3].", "see<1: [1]> and<2: [2]><3:[3]>."],
  ["in [2024]", "in [2024]"],
  ["[note] and [link](https://a.example/x)", "[note] and <a https://a.example/x>link</a>"],
  ["[**bold** link](https://a.example)", "<a https://a.example><b>bold</b> link</a>"],
  ["[wiki](https://a.example/x_(film))", "<a https://a.example/x_(film)>wiki</a>"],
  ['[titled](https://a.example "A title")', "<a https://a.example>titled</a>"],
  ["[1](https://a.example)", "<a https://a.example>1</a>"],
  ["[mail](mailto:a@b.example) [call](tel:+4930123)", "<a mailto:a@b.example>mail</a> <a tel:+4930123>call</a>"],
  ["go to https://a.example/b_c?d=1.", "go to <a https://a.example/b_c?d=1>https://a.example/b_c?d=1</a>."],
  ["(https://a.example)", "(<a https://a.example>https://a.example</a>)"],
  ["xhttps://a.example", "xhttps://a.example"],
  ["**https://a.example**", "<b><a https://a.example>https://a.example</a></b>"],
  ["![picture](https://a.example/p.png)", "<img https://a.example/p.png>picture</img>"],
  ['![](https://a.example/p.png "A title")', "<img https://a.example/p.png></img>"],
  ["![1](https://a.example/p.png)", "<img https://a.example/p.png>1</img>"],
  [
    "[![zoom](https://a.example/s.png)](https://a.example/l.png)",
    "<a https://a.example/l.png><img https://a.example/s.png>zoom</img></a>",
  ],
  [
    "![a **bold** [link](https://b.example)](https://a.example/p.png)",
    "<img https://a.example/p.png>a <b>bold</b> <a https://b.example>link</a></img>",
  ],
  ["![gone](mailto:a@b.example) ![gone](javascript:x) ![gone](data:image/png,x)", "gone gone gone"],
  ["Great![1] And ![never closed", "Great!<1:[1]> And ![never closed"],
  ["wow! [so](https://a.example)", "wow! <a https://a.example>so</a>"],
  ["was ~~60~~ 40, ~5 km or ~~~ or ~~ 3", "was <s>60</s> 40, ~5 km or ~~~ or ~~ 3"],
  ["**~~both~~**", "<b><s>both</s></b>"],
  ["at <https://a.example/x_y>, 3 < 4", "at <a https://a.example/x_y>https://a.example/x_y</a>, 3 < 4"],
  ["<javascript:alert(1)> <b>", "<javascript:alert(1)> <b>"],
  ["[see <https://a.example>](https://b.example)", "<a https://b.example>see https://a.example</a>"],
  ["how high", "how high"],
])("%s", (source, expected) => {
  expect(shape(parseInline(source))).toBe(expected);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert)",
  "[x](data:text/html,hi)",
  "[x](vbscript:x)",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](\tjavascript:x)",
  "[x](https:evil)",
])("%s is no link", (source) => {
  expect(JSON.stringify(parseMarkdown(source))).not.toContain('"link"');
});

test("HTML is text", () => {
  const source = '<img src=x onerror="alert(1)"> <b>hi</b>';
  expect(parseInline(source)).toEqual([text(source)]);
});

test("paragraphs, headings, rules, quotes", () => {
  expect(parseMarkdown("# Title #\none\ntwo\n\nthree\n---\n> said\n> twice")).toEqual([
    { type: "heading", level: 1, content: [text("Title")] },
    { type: "paragraph", content: [text("one"), { type: "break" }, text("two")] },
    { type: "paragraph", content: [text("three")] },
    { type: "rule" },
    { type: "quote", content: [{ type: "paragraph", content: [text("said"), { type: "break" }, text("twice")] }] },
  ]);
});

test("fenced code keeps everything, closed or still being written", () => {
  const code = { type: "code", text: "a **b**\n\n- c" };
  expect(parseMarkdown("```js\na **b**\n\n- c\n```\n")).toEqual([code]);
  expect(parseMarkdown("~~~\na **b**\n\n- c")).toEqual([code]);
});

const paragraph = (value: string) => ({ type: "paragraph", content: [text(value)] });
const list = (start: number | undefined, ...items: unknown[][]) => ({ type: "list", start, items });

test("lists nest by indentation and keep their numbers", () => {
  expect(parseMarkdown("3. one\n   - a\n   - b\n4. two\n\n   more\n5. three")).toEqual([
    list(
      3,
      [paragraph("one"), list(undefined, [paragraph("a")], [paragraph("b")])],
      [paragraph("two"), paragraph("more")],
      [paragraph("three")],
    ),
  ]);
});

test("a blank line between items does not end a list; text that is not indented does", () => {
  expect(parseMarkdown("- a\n\n- b\n\nafter")).toEqual([
    list(undefined, [paragraph("a")], [paragraph("b")]),
    paragraph("after"),
  ]);
});

test("a list follows a paragraph without a blank line, and bullets end numbers", () => {
  expect(parseMarkdown("You need:\n* a\n* b\n1. c")).toEqual([
    paragraph("You need:"),
    list(undefined, [paragraph("a")], [paragraph("b")]),
    list(1, [paragraph("c")]),
  ]);
});

test("tables", () => {
  expect(parseMarkdown("| Size | Price |\n|:--|--:|\n| S \\| M | **5 €** |\n| L |\nafter")).toEqual([
    {
      type: "table",
      head: [[text("Size")], [text("Price")]],
      align: ["start", "end"],
      rows: [
        [[text("S | M")], [{ type: "strong", content: [text("5 €")] }]],
        [[text("L")], []],
      ],
    },
    paragraph("after"),
  ]);
});

test("read aloud, a picture is what it shows", () => {
  expect(plainText("Here: ![the **blue** mug](https://a.example/p.png), ~~60~~ 40 euros")).toBe(
    "Here: the blue mug, 60 40 euros",
  );
});

test("read aloud, an answer has no marks", () => {
  expect(plainText("## Returns\nSend it **back** [1] within [30 days](https://a.example).\n\n- one\n- two")).toBe(
    "Returns\nSend it back within 30 days.\none\ntwo",
  );
});

const hostile: Record<string, (size: number) => string> = {
  "open brackets": (size) => "[".repeat(size),
  "half links": (size) => "[a](".repeat(size / 4),
  "half targets": (size) => "](a".repeat(size / 3),
  "half pictures": (size) => "![a](".repeat(size / 5),
  "pictures in pictures": (size) => `${"![".repeat(size / 12)}${"](https://a)".repeat(size / 12)}`,
  "angles and addresses": (size) => "<http://".repeat(size / 8),
  tildes: (size) => "~~a ~ ".repeat(size / 6),
  exclamations: (size) => "![1".repeat(size / 3),
  "refused links": (size) => "[a](x:y)".repeat(size / 8),
  "one refused link around everything": (size) => `[${"\n".repeat(size)}](x:y)`,
  stars: (size) => "*".repeat(size),
  "open stars": (size) => "*a ".repeat(size / 3),
  "open and closed stars": (size) => `${"*a **b ".repeat(size / 14)}${"c** d* ".repeat(size / 14)}`,
  "mixed delimiters": (size) => "*_**__".repeat(size / 6),
  "ticks of every length": (size) =>
    Array.from({ length: Math.sqrt(size * 2) }, (_, length) => "`".repeat(length)).join(" "),
  "open ticks": (size) => "` `` ```".repeat(size / 8),
  "nested quotes": (size) => ">".repeat(size),
  "nested quotes in lines": (size) => `${"> ".repeat(50)}a\n`.repeat(size / 100),
  "nested bullets": (size) => "- ".repeat(size / 2),
  "stairs of bullets": (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n"),
  bullets: (size) => "- a\n".repeat(size / 4),
  "blank lines in a list": (size) => `- a${"\n".repeat(size)}b`,
  pipes: (size) => `${"|".repeat(size)}\n${"|-".repeat(size / 2)}\n${"|".repeat(size)}`,
  "tables without end": (size) => "|a|b|\n|-|-|\n".repeat(size / 12),
  "rows and rows": (size) => `|a|b|\n|-|-|\n${"|\n".repeat(size / 2)}`,
  "open fences": (size) => "```\n~~~\n".repeat(size / 8),
  rules: (size) => `${"- ".repeat(size / 2)}x`,
  "white space": (size) => `a${" ".repeat(size)}b`,
  headings: (size) => `# ${"# ".repeat(size / 2)}`,
  addresses: (size) => "http://".repeat(size / 7),
  "an address of dots": (size) => `http://a${".".repeat(size)}`,
  citations: (size) => "[1,".repeat(size / 3),
  backslashes: (size) => "\\".repeat(size),
};

// So long that quadratic work would exceed the test's time by far.
test.each(Object.keys(hostile))("hostile text is read in linear time: %s", (name) => {
  expect(parseMarkdown(hostile[name]!(600_000))).not.toHaveLength(0);
});

test("no text nests deep enough to break a reader that recurses", () => {
  const depthOf = (value: unknown): number =>
    value && typeof value === "object" ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  for (const make of Object.values(hostile)) expect(depthOf(parseMarkdown(make(2_000)))).toBeLessThan(60);
});
