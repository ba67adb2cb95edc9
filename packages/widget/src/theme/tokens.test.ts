import { readFileSync } from "node:fs";
import type { Theme } from "@widget-chat/contract/theme.ts";
import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import type { Scheme } from "./accent.ts";
import { panelTokens } from "./panel-tokens.ts";
import { tokens } from "./tokens.ts";

const token = (sheet: string, name: string) => new RegExp(`--chat-widget-${name}:([^;}]+)`).exec(sheet)?.[1] ?? "";

/** As a page has them once the panel is there. */
const sheetOf = (theme: Theme, scheme: Scheme) => tokens(theme, scheme, panelTokens);

const schemes: Scheme[] = ["light", "dark"];

test.each(schemes)("every text can be read in the %s scheme, whatever the tenant's accent", (scheme) => {
  for (const accent of ["#000000", "#ffffff", "#ffdd00", "#3355ff", "#808080", "#00aa66"]) {
    const sheet = sheetOf({ accent }, scheme);
    expect(contrast(token(sheet, "accent"), token(sheet, "on-accent")), accent).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["surface", "bubble"]) {
      for (const text of ["text", "text-muted", "accent-text", "danger", "warning", "success"]) {
        const figure = contrast(token(sheet, text), token(sheet, ground));
        expect(figure, `${text} on ${ground}, accent ${accent}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(token(sheet, "accent-text"), token(sheet, "accent-soft")), accent).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(sheet, "badge"), token(sheet, "on-badge"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(sheet, "border-strong"), token(sheet, "surface"))).toBeGreaterThanOrEqual(3);
  }
});

test("the tenant's accent is used as it is, in the dark its own dark one", () => {
  const theme = { accent: "#7a1fa2", accent_dark: "#d28cff" };
  expect(token(sheetOf(theme, "light"), "accent")).toBe("#7a1fa2");
  expect(token(sheetOf(theme, "dark"), "accent")).toBe("#d28cff");
});

test("an accent that would sink into the dark is lifted", () => {
  const sheet = sheetOf({ accent: "#101014" }, "dark");
  expect(contrast(token(sheet, "accent"), token(sheet, "surface"))).toBeGreaterThanOrEqual(3);
});

test("what is not a colour or a number never reaches the style sheet", () => {
  const sheet = sheetOf({ accent: "red;}*{display:none", radius: "1px;}" as unknown as number }, "light");
  expect(sheet).not.toContain("display");
  expect(token(sheet, "radius")).toBe("20px");
});

test("the README has a row for every token", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const table = readme.slice(readme.indexOf("| `--chat-widget-…`"), readme.indexOf("| part |"));
  const documented = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
    ([, cell]) => cell!.match(/(?<=`)[a-z-]+(?=`)/g) ?? [],
  );
  const names = [...sheetOf({}, "light").matchAll(/--chat-widget-([a-z-]+):/g)].map(([, name]) => name);
  expect(documented.sort()).toEqual(names.sort());
});
