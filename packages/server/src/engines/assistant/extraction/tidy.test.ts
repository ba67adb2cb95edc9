import { expect, test } from "vitest";
import { foundPassage } from "../testing/found-passage.ts";
import type { FoundPassage } from "../tools.ts";
import { tidy, tidyLine } from "./tidy.ts";

const at = (url: string | null): FoundPassage => foundPassage({ url });

test("links lead where they led on their page", () => {
  expect(tidyLine("See [costs](/help/costs/) and [this](#part).", at("https://shop.example/help/returns/"))).toBe(
    "See [costs](https://shop.example/help/costs/) and [this](https://shop.example/help/returns/#part).",
  );
  expect(tidyLine("See [costs](/help/costs/) or [mail](mailto:a@shop.example).", at(null))).toBe(
    "See costs or [mail](mailto:a@shop.example).",
  );
  expect(tidyLine('[Go](https://shop.example/x "Title")', at(null))).toBe("[Go](https://shop.example/x)");
});

test("links that may run something stay words", () => {
  expect(tidyLine("[click](javascript:alert(1)) [here](data:text/html,x)", at("https://shop.example/"))).not.toMatch(
    /\]\((javascript|data)/,
  );
});

test("pictures, HTML, comments, quote marks and footnote marks go", () => {
  expect(
    tidyLine("> It is ![a photo](https://x.example/a.png) <b>blue</b><br>now<!-- not\nthis --> [2].", at(null)),
  ).toBe("It is blue now .");
});

test("a picture that has its line for itself can be looked at", () => {
  const page = at("https://shop.example/help/");
  expect(tidyLine('![size chart](/chart.png "Sizes")', page)).toBe("[size chart](https://shop.example/chart.png)");
  expect(tidyLine("[![how to fold it](t.png)](https://video.example/v)", page)).toBe(
    "[how to fold it](https://video.example/v)",
  );
  expect(tidyLine("Hold ![button](b.png) and [![it](t.png)](v) turns.", page)).toBe("Hold and turns.");
  expect(tidyLine("![size chart](/chart.png)", at(null))).toBe("size chart");
});

test("an e-mail address in pointed brackets stays a link, the name of a reference goes", () => {
  expect(tidyLine("Write to <help@shop.example> or <b>call</b>.", at(null))).toBe(
    "Write to [help@shop.example](mailto:help@shop.example) or call.",
  );
  expect(tidyLine("See [the guide][guide] and [terms][] first [1][2].", at(null))).toBe(
    "See the guide and terms first .",
  );
});

test("scripts and styles go with what is in them, their names alone do not", () => {
  expect(
    tidyLine(
      '<b>Bold</b> <script>alert("1 < 2")</script>and <STYLE media="x">p {}</STYLE >dry <script> now.',
      at(null),
    ),
  ).toBe("Bold and dry now.");
});

test("bold marks that nothing closes or opens go, others stay", () => {
  const line = (text: string): string => tidyLine(text, at(null));
  expect(line("** We open at nine")).toBe("We open at nine");
  expect(line("**Shop at 22 Main Street.")).toBe("Shop at 22 Main Street.");
  expect(line("That is all.**")).toBe("That is all.");
  expect(line("** Open **daily** here")).toBe("Open **daily** here");
  expect(line("**Both** are **bold**, `**this` is code")).toBe("**Both** are **bold**, `**this` is code");
  expect(line("Write 2 ** 3 or 2**3")).toBe("Write 2 ** 3 or 2**3");
});

test("code stays as it is", () => {
  expect(tidy("Use `<del>` and ![x](y)\n```\n<b>[1]</b>\n```", at(null))).toBe(
    "Use `<del>` and \n```\n<b>[1]</b>\n```",
  );
});

test.each(["[", "<", "](", "[a](", "<a ", "<script"])(
  "a million of %j stay as they are within the test's time, which quadratic work would exceed by far",
  (part) => {
    const text = part.repeat(1_000_000);
    expect(tidy(text, at(null)) === text).toBe(true);
  },
);

test.each(["![", "<!--", "`"])("as many of %j as a document's longest block holds stay as they are", (part) => {
  const text = part.repeat(3_000);
  expect(tidy(text, at(null))).toBe(text);
});

test("short lines that begin anew are told with commas between them, and a line that was broken as one", () => {
  const passage = foundPassage({ url: "https://shop.example/" });
  expect(tidyLine("**Showroom**\nSeestrasse 4\nMon–Fri 9–18\nTel. +41 61 555 01 10", passage)).toBe(
    "**Showroom**, Seestrasse 4, Mon–Fri 9–18, Tel. +41 61 555 01 10",
  );
  expect(tidyLine("We send it to you\nwithin two days\nby post.", passage)).toBe(
    "We send it to you within two days by post.",
  );
});
