import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parts } from "../src/elements/parts.ts";
import { attributes as observed } from "../src/page/attributes.ts";
import { panelTokens } from "../src/theme/panel-tokens.ts";
import { tokens } from "../src/theme/tokens.ts";
import { membersOf } from "./members.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const lifeCycle = new Set([
  "constructor",
  "connectedCallback",
  "disconnectedCallback",
  "attributeChangedCallback",
  "connectedMoveCallback",
]);

/** The element, and what it is made upon: a page sees the members of all. */
const layers = [
  ["src/chat-widget.ts", "ChatWidget"],
  ["src/page/told-element.ts", "ToldElement"],
  ["src/page/attributes.ts", "AttributedElement"],
] as const;

/** Writes `custom-elements.json` (schema 1.0.0), which editors and documentation read, from the sources. */
export function elementsManifest(): Plugin {
  return {
    name: "elements-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "custom-elements.json", source: JSON.stringify(manifest(), null, 2) });
    },
  };
}

function manifest() {
  const classes = layers.map(([path, name]) => membersOf(path, read(path), name));
  const { description } = classes[0]!;
  const members = new Map(
    classes
      .flatMap(({ members: all }) => all.toReversed())
      .reverse()
      .map((member) => [member.name, member]),
  );
  const named = [...members.values()].filter(
    ({ name, isStatic, isHidden }) => !isStatic && !isHidden && !lifeCycle.has(name),
  );
  const declaration = {
    kind: "class",
    customElement: true,
    name: "ChatWidget",
    tagName: "chat-widget",
    superclass: { name: "HTMLElement" },
    description,
    attributes: attributes(),
    members: named.map(({ kind, name, type, description: about, parameters }) =>
      kind === "method"
        ? { kind, name, description: about, parameters, return: { type: { text: type || "void" } } }
        : { kind, name, description: about, type: { text: type } },
    ),
    events: events(),
    slots: [...new Set(found(/<slot(?: name="([\w-]+)")?/g))].map((name) => ({ name })),
    cssParts: [
      ...new Set(parts.concat(found(/\bpart(?:="|", "|: ")([\w -]+)"/g).flatMap((names) => names.split(" ")))),
    ].map((name) => ({ name })),
    cssProperties: properties(),
  };
  const module = "dist/package/index.js";
  const reference = { name: "ChatWidget", module };
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path: module,
        declarations: [declaration],
        exports: [
          { kind: "js", name: "ChatWidget", declaration: reference },
          { kind: "custom-element-definition", name: "chat-widget", declaration: reference },
        ],
      },
    ],
  };
}

/** The observed attributes, with what the project's README says about each. */
function attributes() {
  const rows = readFileSync(join(root, "../../README.md"), "utf8").matchAll(
    /^\| `data-([\w-]+)` \| (.*?) \| (.*?) \|$/gm,
  );
  const about = new Map([...rows].map(([, name, usual, text]) => [name, { usual, text }]));
  return [...observed, "hidden"].map((name) => {
    const { usual = "", text = "" } = about.get(name) ?? {};
    return { name, description: text, ...(usual && usual !== "–" && { default: usual }), type: { text: "string" } };
  });
}

const events = () =>
  membersOf("src/events.ts", read("src/events.ts"), "ChatWidgetEvents").members.map(({ name, type, description }) => ({
    name: `chat-widget:${name}`,
    description,
    type: { text: type === "{}" ? "CustomEvent<EventDetail>" : `CustomEvent<EventDetail & ${type}>` },
  }));

const properties = () =>
  [...tokens({}, "light", panelTokens).matchAll(/(--chat-widget-[\w-]+):([^;}]+)/g)].map(([, name, usual]) => ({
    name,
    default: usual,
  }));

const found = (pattern: RegExp) =>
  globSync("src/**/*.ts", { cwd: root })
    .filter((path) => !/\.test\.ts$|\/doctor\//.test(path))
    .flatMap((path) => [...read(path).matchAll(pattern)].map(([, name = ""]) => name));
