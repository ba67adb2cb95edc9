import { expect, test } from "vitest";
import { robotsWords } from "./robots-words.ts";

test.each<[string[], string]>([
  [[], ""],
  [["index, follow"], ""],
  [["NOINDEX"], "noindex"],
  [["noindex nofollow"], "noindex nofollow"],
  [["none"], "noindex nofollow"],
  [["max-snippet:-1, nofollow"], "nofollow"],
  [["max-image-preview:none", "max-image-preview: none"], ""],
  [["googlebot: noindex, nofollow"], ""],
  [["googlebot: noindex", "nofollow"], "nofollow"],
  [["googlebot: noindex, widgetchat: nofollow"], "nofollow"],
  [["WidgetChat: none"], "noindex nofollow"],
  [["unavailable_after: 25 Jun 2010 15:00:00 PST, noindex"], "noindex"],
  [["noindexing, xnone"], ""],
])("%j asks for: %s", (values, expected) => {
  const { noindex, nofollow } = robotsWords(values, "WidgetChat");
  expect([noindex && "noindex", nofollow && "nofollow"].filter(Boolean).join(" ")).toBe(expected);
});
