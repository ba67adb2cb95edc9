import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parts } from "./parts.ts";

/** Those that do not lie in the panel. */
const outside = ["launcher", "launcher-icon", "badge", "trouble", "proactive"];

test("the README has a row for every part, and for no other", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const table = readme.slice(readme.indexOf("| part |"), readme.indexOf("| slot |"));
  const documented = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
    ([, cell]) => cell!.match(/(?<=`)[a-z-]+(?=`)/g) ?? [],
  );
  expect(documented.sort()).toEqual([...parts, ...outside].sort());
});
