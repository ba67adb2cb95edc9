import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { renderToString as renderVue } from "@vue/server-renderer";
import { createElement } from "react";
import { renderToString as renderReact } from "react-dom/server";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSSRApp, h } from "vue";
import { parts } from "./elements/parts.ts";
import type { ChatWidget as ReactComponent } from "./react.ts";
import { panelTokens } from "./theme/panel-tokens.ts";
import { tokens } from "./theme/tokens.ts";
import type { ChatWidget as VueComponent } from "./vue.ts";

/** The package as it is built; below this one, so that its imports find the same React and Vue. */
const root = fileURLToPath(new URL("..", import.meta.url));
const out = mkdtempSync(join(root, "node_modules/.package-"));
const entry = (name: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(out, name)).href);
const source = (name: string) => readFileSync(join(root, "src", name), "utf8");

beforeAll(async () => {
  await build({ configFile: join(root, "vite.package.config.ts"), logLevel: "error", build: { outDir: out } });
}, 60_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const props = { tenantId: "my-shop", apiUrl: "https://chat.example", colorScheme: "dark" as const, onOpen: () => {} };

test("a server can import the element", async () => {
  expect(typeof (await entry("index.js"))["ChatWidget"]).toBe("function");
});

test("a server renders the tag from React, with what is to show in its place", async () => {
  const ChatWidget = (await entry("react.js"))["ChatWidget"] as typeof ReactComponent;
  const page = renderReact(
    createElement(ChatWidget, { ...props, config: { a: 1 } }, createElement("a", null, "Contact")),
  );
  expect(page).toBe(
    '<chat-widget tenant-id="my-shop" api-url="https://chat.example" color-scheme="dark"><a>Contact</a></chat-widget>',
  );
});

test("a server renders the tag from Vue, with what is to show in its place", async () => {
  const ChatWidget = (await entry("vue.js"))["ChatWidget"] as typeof VueComponent;
  const page = createSSRApp({ render: () => h(ChatWidget, { ...props, config: { a: 1 } }, () => h("a", "Contact")) });
  expect(await renderVue(page)).toMatch(
    /^<chat-widget tenant-id="my-shop" api-url="https:\/\/chat.example" color-scheme="dark">(<!--\[-->)?<a>Contact<\/a>(<!--\]-->)?<\/chat-widget>$/,
  );
});

interface Declaration {
  attributes: { name: string }[];
  members: { name: string; kind: string }[];
  events: { name: string; description: string }[];
  cssProperties: { name: string; default: string }[];
  cssParts: { name: string }[];
}

function declaration(): Declaration {
  const manifest = JSON.parse(readFileSync(join(out, "custom-elements.json"), "utf8")) as {
    modules: { declarations: Declaration[] }[];
  };
  return manifest.modules[0]!.declarations[0]!;
}

const hidden = /^(constructor|update|tell|takeUpProperties)$|Callback$/;

const names = (all: { name: string }[]) => all.map(({ name }) => name).sort();

test("the manifest names every attribute and every public member of the element", async () => {
  const element = (await entry("index.js"))["ChatWidget"] as { observedAttributes: string[]; prototype: object };
  const { attributes, members } = declaration();
  expect(names(attributes)).toEqual([...element.observedAttributes].sort());
  // Those of the element itself, and of the two classes that it is made upon; `protected` ones are no page's.
  const own = new Set<string>();
  for (let layer = element.prototype, depth = 0; depth < 3; depth += 1, layer = Object.getPrototypeOf(layer) as object)
    for (const name of Object.getOwnPropertyNames(layer)) if (!hidden.test(name)) own.add(name);
  expect(own.size).toBeGreaterThan(30);
  expect(names(members)).toEqual([...own].sort());
});

test("the manifest names every event, token and part", () => {
  const { events, cssProperties, cssParts } = declaration();
  const body = /interface ChatWidgetEvents \{(.*?)\n\}/s.exec(source("events.ts"))?.[1] ?? "";
  const declared = [...body.matchAll(/^ {2}"?([\w-]+)"?: /gm)].map(([, name]) => `chat-widget:${name}`);
  expect(declared.length).toBeGreaterThan(10);
  expect(names(events)).toEqual(declared.sort());
  const all = [...tokens({}, "light", panelTokens).matchAll(/(--chat-widget-[\w-]+):/g)].map(([, name]) => name);
  expect(names(cssProperties)).toEqual(all.sort());
  expect(names(cssParts)).toEqual(expect.arrayContaining(["launcher", "proactive", ...parts]));
});
