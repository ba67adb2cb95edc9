import { wantAll } from "../locales/load-words.ts";

/** Elements that a first chat does without, by what stands behind `chat-widget-` in their names. */
const elements = {
  "conversation-end": () => import("./conversation-end.ts"),
  "conversation-list": () => import("./conversation-list.ts"),
  "csat-form": () => import("./csat-form.ts"),
  "device-link": () => import("./device-link.ts"),
  "erase-form": () => import("./erase-form.ts"),
  "no-chat": () => import("./no-chat.ts"),
  "prechat-form": () => import("./prechat-form.ts"),
  "panel-sheet": () => import("./panel-sheet.ts"),
  "panel-menu": () => import("./panel-menu.ts"),
  "code-block": () => import("./code-block.ts"),
  "answer-picture": () => import("./answer-picture.ts"),
  "answer-table": () => import("./answer-table.ts"),
  "filter-list": () => import("./filter-list.ts"),
  "product-list": () => import("./product-list.ts"),
  "source-list": () => import("./source-list.ts"),
};

type Name = keyof typeof elements;

const wanted = new Set<Name>();
const missing = new Set<Name>();

/** Tries again to fetch what could not be fetched. */
export const fetchMissing = () => missing.forEach(load);

/**
 * Fetches and defines an element, once; to be called wherever its tag is rendered. Until it is defined the tag shows its own
 * children: what keeps its room. What could not be fetched is tried again with the next call, or when the browser is back online.
 */
export function load(name: Name) {
  if (wanted.has(name)) return;
  wanted.add(name);
  void define(name);
}

async function define(name: Name) {
  try {
    // With it comes what grants the wishes that arise there: by then the network may be gone.
    const wishes = import("../deeds/rare-wishes.ts").catch(() => {});
    const [file] = await Promise.all([elements[name](), wantAll(), wishes]);
    const tag = `chat-widget-${name}`;
    // The one thing that each of these files exports.
    const [element] = Object.values(file) as unknown as CustomElementConstructor[];
    if (!customElements.get(tag)) customElements.define(tag, element!);
  } catch {
    wanted.delete(name);
    missing.add(name);
  }
}
