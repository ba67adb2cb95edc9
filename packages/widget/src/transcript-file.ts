import type { Citation } from "@widget-chat/contract/citation.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { availabilityText } from "./availability.ts";
import { shownSection } from "./shown-section.ts";
import { say, type Words } from "./locales/words.ts";
import { writtenText } from "./markdown/written-text.ts";
import { formatPrice, regularPrice } from "./price.ts";
import { dayOf, isSameDay, timeOf } from "./when.ts";

interface Setting {
  /** The site on which it was said. */
  host: string;
  /** The assistant's name. */
  assistant: string;
  words: Words;
}

/** What such a file is called: whose it is, and the day, on the visitor's clock, of the last word in it. */
export function transcriptName(messages: Message[], { host, assistant }: Pick<Setting, "host" | "assistant">): string {
  const day = new Date(messages.at(-1)?.created_at ?? Date.now());
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  // What no file's name may hold.
  const name = assistant.replace(/[\s\\/:*?"<>|\p{C}]+/gu, " ").trim();
  return `${[host, name, parts.join("-")].filter(Boolean).join(" ")}.txt`;
}

/** The conversation as the text of a file: day by day who said what and when, with the products and sources that were shown. */
export function transcriptFile(messages: Message[], setting: Setting): string {
  const { host, words } = setting;
  const paragraphs = [`${words.conversation} · ${host}`];
  let day: number | undefined;
  for (const message of messages) {
    const at = Date.parse(message.created_at);
    if (day === undefined || !isSameDay(day, at)) paragraphs.push(dayOf(at, 0, words.lang));
    day = at;
    paragraphs.push(...turn(message, at, setting));
  }
  return `${paragraphs.join("\n\n")}\n`;
}

function turn({ role, content, agent_name, products, citations }: Message, at: number, setting: Setting): string[] {
  const { assistant, words } = setting;
  const name = { visitor: words.you, assistant, agent: agent_name || words.team, system: "" }[role];
  const head = [name, timeOf(at, words.lang)].filter(Boolean).join(" · ");
  const said = role === "visitor" ? content : writtenText(content);
  return [
    `${head}\n${said}`.trim(),
    ...(products?.length ? [products.map((product) => productLines(product, words)).join("\n")] : []),
    ...(citations?.length
      ? [`${words.sources}\n${citations.map((source) => sourceLines(source, citations)).join("\n")}`]
      : []),
  ];
}

function productLines(product: ProductCard, words: Words): string {
  const { title, url, price, availability } = product;
  const before = regularPrice(product);
  const cost = [
    formatPrice(price, words.lang),
    ...(before ? [say(words, "regularPrice", { price: formatPrice(before, words.lang) })] : []),
    availabilityText(availability, words),
  ];
  return [`• ${title}`, cost.join(" · "), url].filter(Boolean).join("\n  ");
}

function sourceLines(source: Citation, sources: Citation[]): string {
  const { index, title, url } = source;
  const name = [title, shownSection(source, sources)].filter(Boolean).join(" · ");
  return [`[${index}] ${name}`, url].filter(Boolean).join("\n    ");
}
