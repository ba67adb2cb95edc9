import { describe, expect, test } from "vitest";
import { settingsCommand, snippet } from "./snippet.ts";

const server = "https://chat.example";
const shop = { accent: "#1f6457", accent_dark: "#7fcab8" };

describe("the snippet", () => {
  test("of one who changes nothing is the script tag alone", () => {
    const text = snippet({ "tenant-id": "my-shop" }, server);
    expect(text.replace(/\s+/g, " ")).toBe(
      '<script type="module" src="https://chat.example/chat-widget.js" data-tenant-id="my-shop" ></script>',
    );
  });

  test("holds an accent with all that goes with it, by day and in the dark", () => {
    const [light, dark] = snippet({ accent: "#e5aa38" }, server).split("@media (prefers-color-scheme: dark)");
    expect(light).toContain("--chat-widget-accent: #e5aa38;");
    expect(light).toContain("--chat-widget-on-accent: #000000;");
    expect(dark).toMatch(/--chat-widget-accent: #[0-9a-f]{6};/);
    const alwaysDark = snippet({ accent: "#2f3b43", "color-scheme": "dark" }, server);
    expect(alwaysDark).not.toContain("@media");
    expect(alwaysDark).not.toContain("accent: #2f3b43");
  });

  test("cannot be broken out of", () => {
    const text = snippet(
      {
        "tenant-id": '"><b>',
        "hide-on": '/a"<b>&*',
        font: "page",
        "font-family": 'Inter"; } </style><b>',
        "fallback-words": "<b>Write</b>",
        "fallback-address": '/"><b>',
      },
      server,
    );
    expect(text).not.toContain("<b>");
    expect(text.match(/<\/?style>/g)).toEqual(["<style>", "</style>"]);
  });

  test("is an element where it holds words for when there is no chat", () => {
    const text = snippet({ "fallback-words": "Write to us", position: "left" }, server);
    expect(text).toContain('<chat-widget tenant-id="demo" position="left">\n  <a href="/contact">Write to us</a>');
    expect(text).not.toContain("data-");
  });
});

test("the command for the settings sets the same looks", () => {
  const body = (choices: Record<string, string>): unknown =>
    JSON.parse(/-d '(.*)'$/s.exec(settingsCommand(choices, shop, server))![1]!);
  expect(body({})).toEqual({ theme: shop });
  expect(body({ accent: "#e5aa38", position: "left", radius: "8", mode: "ecommerce", "offset-x": "3" })).toEqual({
    theme: { accent: "#e5aa38", accent_dark: "#e5aa38", position: "left", radius: 8 },
    default_mode: "ecommerce",
  });
});
