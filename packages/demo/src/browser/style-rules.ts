import { type Choices, measures } from "./choices.ts";
import { accentTokens } from "./colours.ts";

type Declarations = Record<string, string>;

const block = (declarations: Declarations, indent = ""): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}  --chat-widget-${name}: ${value};`);
  return lines.length > 0 ? `${indent}chat-widget {\n${lines.join("\n")}\n${indent}}` : "";
};

/** One family in quotes, without what would end the string or the style sheet. */
const fontStack = (family: string) => `"${family.replace(/["'\\<>{};,\n]/g, "").trim()}", system-ui, sans-serif`;

/** The style sheet that gives the widget these looks; empty when nothing differs. */
export function styleRules(choices: Choices): string {
  const { accent, font } = choices;
  const scheme = choices["color-scheme"];
  const always: Declarations = accent ? accentTokens({ accent }, scheme === "dark" ? "dark" : "light") : {};
  for (const name of measures) if (choices[name]) always[name] = `${choices[name]}px`;
  if (font === "page" && choices["font-family"]) always["font"] = fontStack(choices["font-family"]);
  const rules = [block(always)];
  // Where the visitor's system decides, the accent has to hold in both.
  if (accent && !scheme) {
    const dark = block(accentTokens({ accent }, "dark"), "  ");
    rules.push(`@media (prefers-color-scheme: dark) {\n${dark}\n}`);
  }
  return rules.filter(Boolean).join("\n");
}
