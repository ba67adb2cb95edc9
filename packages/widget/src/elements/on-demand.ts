import { wantAll } from "../locales/load-words.ts";

/** Elements that a first chat does without, by what stands behind `chat-widget-` in their names. */
const elements = {
  "conversation-end": async () => (await import("./conversation-end.ts")).ConversationEnd,
  "conversation-list": async () => (await import("./conversation-list.ts")).ConversationList,
  "csat-form": async () => (await import("./csat-form.ts")).CsatForm,
  "device-link": async () => (await import("./device-link.ts")).DeviceLink,
  "erase-form": async () => (await import("./erase-form.ts")).EraseForm,
  "no-chat": async () => (await import("./no-chat.ts")).NoChat,
  "prechat-form": async () => (await import("./prechat-form.ts")).PrechatForm,
  "panel-sheet": async () => (await import("./panel-sheet.ts")).PanelSheet,
  "panel-menu": async () => (await import("./panel-menu.ts")).PanelMenu,
  "code-block": async () => (await import("./code-block.ts")).CodeBlock,
  "answer-picture": async () => (await import("./answer-picture.ts")).AnswerPicture,
  "answer-table": async () => (await import("./answer-table.ts")).AnswerTable,
  "filter-list": async () => (await import("./filter-list.ts")).FilterList,
  "product-list": async () => (await import("./product-list.ts")).ProductList,
  "source-list": async () => (await import("./source-list.ts")).SourceList,
};

type Name = keyof typeof elements;

const wanted = new Set<Name>();
const missing = new Set<Name>();
const fetchMissing = () => missing.forEach(load);

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
    const [element] = await Promise.all([elements[name](), wantAll(), wishes]);
    const tag = `chat-widget-${name}`;
    if (!customElements.get(tag)) customElements.define(tag, element as unknown as CustomElementConstructor);
  } catch {
    wanted.delete(name);
    missing.add(name);
    // However much is missing, this is one listener.
    addEventListener("online", fetchMissing, { once: true });
  }
}
