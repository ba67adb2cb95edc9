import type { Page } from "@playwright/test";
import type { Answer } from "@widget-chat/client";
import { openChat, type Chat } from "./chat.ts";

const plain: Omit<Answer, "response"> = {
  conversation_id: "c",
  widget_type: "ecommerce",
  rag_active: true,
  ecommerce_active: true,
  message_id: "m",
  kind: "answer",
  status: "open",
  handler: "assistant",
  limit_reached: false,
  citations: [],
  products: [],
  applied_filters: [],
  suggestions: [],
};

/** The next messages are answered with these words and whatever else an answer may carry. */
export async function answering(page: Page, response: string, more: object = {}) {
  const final = JSON.stringify({ ...plain, response, ...more });
  await page.route("**/api/chat/widget", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          contentType: "text/event-stream",
          headers: { "access-control-allow-origin": "*" },
          body: `event: start\ndata: {"conversation_id": "c", "message_id": "m"}\n\nevent: final\ndata: ${final}\n\n`,
        })
      : route.fallback(),
  );
}

/** Opens a chat whose answer is told, and asks. */
export async function answered(page: Page, response: string, more: object = {}): Promise<Chat> {
  await answering(page, response, more);
  const chat = await openChat(page);
  await chat.say("What do you have?");
  return chat;
}

export const price = (amount: string) => ({ amount, currency: "EUR" });
export const product = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  url: `https://shop.example/${id}`,
  image_url: null,
  price: price("39.90"),
  regular_price: null,
  availability: "in_stock",
  brand: "Norrland",
  rating: null,
  options: [],
  ...more,
});
/** In what variants differ: what this one is, and the others. */
export const option = (name: string, value: string, ...others: string[]) => ({
  name,
  value,
  values: [value, ...others].map((one) => ({ value: one, count: 1 })),
});
export const products = [
  product("mug", "Blue mug", { price: price("14.90"), regular_price: price("19.90") }),
  product("boot", "Trail boot", { availability: "out_of_stock" }),
  product("tent", "Two-person tent", { availability: "preorder", brand: null }),
];

export const wideTable = `| Country | Standard shipping | Express delivery | Free above |
|:--|--:|--:|--:|
| Germany | 4.90 € | 9.90 € | 60 € |
| Switzerland | 12.90 € | 24.90 € | 150 € |`;

/** Wider than any bubble, however its cells wrap. */
export const widestTable = `| Weight | Austria | Switzerland | Liechtenstein | Netherlands | Luxembourg |
|:--|--:|--:|--:|--:|--:|
| up to 2 kg | 4.90 € | 12.90 € | 12.90 € | 6.90 € | 6.90 € |
| up to 10 kg | 9.90 € | 24.90 € | 24.90 € | 11.90 € | 11.90 € |`;

export const code = "npm install shop\necho '<b>'";
export const codeAnswer = `Run this:\n\n\`\`\`\n${code}\n\`\`\``;
