import { attributesIn, type Choices } from "./choices.ts";
import { accentTokens } from "./colours.ts";
import { styleRules } from "./style-rules.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const indented = (text: string) => text.replace(/^/gm, "  ");

/** A tag, on one line as long as that is readable. */
function tag(name: string, attributes: [name: string, value: string][]): string {
  const written = attributes.map(([key, value]) => `${key}="${escaped(value)}"`);
  const line = `<${name} ${written.join(" ")}>`;
  return line.length <= 78 ? line : `<${name}\n${indented(written.join("\n"))}\n>`;
}

/** What an owner pastes to have exactly this; `server` is the origin of the chat's server. */
export function snippet(choices: Choices, server: string): string {
  const tenant = choices["tenant-id"] ?? "demo";
  const rules = styleRules(choices);
  const style = rules && `<style>\n${indented(rules)}\n</style>\n`;
  const said: [string, string][] = [["tenant-id", tenant], ...attributesIn(choices)];
  const source: [string, string][] = [
    ["type", "module"],
    ["src", `${server}/chat-widget.js`],
  ];
  const { "fallback-words": words, "fallback-address": address = "/contact" } = choices;
  if (!words) {
    const data = said.map(([name, value]): [string, string] => [`data-${name}`, value]);
    return `${style}${tag("script", [...source, ...data])}</script>`;
  }
  const link = `<a href="${escaped(address)}">${escaped(words)}</a>`;
  return `${style}${tag("chat-widget", said)}\n  ${link}\n</chat-widget>\n${tag("script", source)}</script>`;
}

/** What an owner sets once for all pages of a tenant, as a command for the admin API; the theme is replaced as a whole. */
export function settingsCommand(
  choices: Choices,
  shop: { accent: string; accent_dark: string },
  server: string,
): string {
  const { accent, mode, radius, position } = choices;
  const scheme = choices["color-scheme"];
  const theme = {
    ...(accent ? { accent, accent_dark: accentTokens({ accent }, "dark")["accent"] } : shop),
    ...(scheme && { color_scheme: scheme }),
    ...(position && { position }),
    ...(radius && { radius: Number(radius) }),
  };
  const body = JSON.stringify({ theme, ...(mode && { default_mode: mode }) }, null, 2);
  const address = `${server}/api/admin/tenants/${encodeURIComponent(choices["tenant-id"] ?? "demo")}`;
  return [
    `curl -X PATCH ${address}`,
    `  -H "Authorization: Bearer $ADMIN_API_KEY"`,
    `  -H "Content-Type: application/json"`,
    `  -d '${body}'`,
  ].join(" \\\n");
}
