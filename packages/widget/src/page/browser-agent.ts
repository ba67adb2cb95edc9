import { type Connection, connect, randomId, sendMessage, welcome } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Mode } from "@widget-chat/contract/mode.ts";
import type { AttributedElement } from "./attributes.ts";
import { type AgentTool, modelContext } from "./model-context.ts";

const wordings = {
  ecommerce: {
    name: "assistant-search-products",
    title: (shop: string) => `Search products of ${shop}`,
    description: (shop: string) =>
      `Searches the catalogue of ${shop} and answers with products that can be bought now: title, price, availability, address. ` +
      "Understands wishes in plain words, in any language, such as kind, colour, size and price limits.",
    query: "What is looked for, in plain words: waterproof hiking boots under 150 euros",
  },
  rag: {
    name: "assistant-ask",
    title: (shop: string) => `Ask ${shop}`,
    description: (shop: string) =>
      `Answers questions about ${shop} from its own pages (delivery, returns, care, opening hours, policies), with the sources.`,
    query: "One question, in plain words",
  },
} as const;

/**
 * Lets the agent of the visitor's browser search the shop and ask its assistant (WebMCP), with a tool for each mode that the
 * tenant has switched on. It talks in a conversation of its own; the visitor's stays theirs.
 */
export async function offerTools(widget: AttributedElement, signal: AbortSignal) {
  const { apiUrl, tenantId, spokenLocale: locale } = widget;
  const connection = connect({ baseUrl: apiUrl, tenantId });
  const { assistant_name: name, ...active } = await welcome(connection, { locale, signal });
  const modes: Mode[] = [
    ...(active.ecommerce_active ? ["ecommerce" as const] : []),
    ...(active.rag_active ? ["rag" as const] : []),
  ];
  for (const mode of modes) await register(toolFor(mode, name, connection, widget), signal);
}

async function register(tool: AgentTool, signal: AbortSignal) {
  const context = modelContext();
  if (!context || signal.aborted) return;
  signal.addEventListener("abort", () => context.unregisterTool?.(tool.name));
  await context.registerTool(tool, { signal });
}

function toolFor(mode: Mode, name: string, connection: Connection, widget: AttributedElement): AgentTool {
  const { title, description, query, ...wording } = wordings[mode];
  const shop = `${location.hostname} (${name})`;
  const session = randomId();
  let conversation: string | undefined;
  return {
    name: wording.name,
    title: title(location.hostname),
    description: description(shop),
    inputSchema: { type: "object", properties: { query: { type: "string", description: query } }, required: ["query"] },
    annotations: { readOnlyHint: true },
    async execute({ query: message }) {
      if (typeof message !== "string" || !message.trim()) throw new TypeError("Say in `query` what is looked for.");
      if (widget.consent === "required") throw new Error("The visitor has not agreed to the chat on this page yet.");
      const answer = await sendMessage(connection, {
        message,
        session_id: session,
        type: mode,
        ...(conversation && { conversation_id: conversation }),
      });
      conversation = answer.conversation_id;
      return told(answer);
    },
  };
}

/** What an agent has use for: no ids, no states, and addresses that are whole. */
const told = ({ response, products, citations }: Answer) => ({
  answer: response,
  products: products.map(({ title, url, price, availability, brand }) => ({
    title,
    url: url && new URL(url, document.baseURI).href,
    price: `${price.amount} ${price.currency}`,
    availability,
    brand,
  })),
  sources: citations.map(({ title, section, url }) => ({ title, section, url })),
});
