import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect } from "vitest";
import type { Shop } from "./use-shop.ts";

/** Products by their titles; what is not said is 20 euros. */
export type Goods = Record<string, Partial<PutProduct>>;

/** Fills a shop's catalogue, and sets the language of its texts. */
export async function keepGoods({ app, url }: Shop, goods: Goods, locale: string): Promise<void> {
  await app.admin("PATCH", url, { locale });
  for (const [title, more] of Object.entries(goods)) {
    const body = { id: title.replace(/[^a-z0-9]/gi, "-"), title, price: { amount: "20.00", currency: "EUR" }, ...more };
    expect((await app.admin("POST", `${url}/products`, body)).statusCode).toBeLessThan(300);
  }
}

/** The answer to the last of some messages of one conversation. */
export async function askLast({ app, tenant }: Shop, ...messages: [string, ...string[]]): Promise<Answer> {
  const [first, ...more] = messages;
  let answer = await app.send(tenant.id, { message: first, session_id: "s" });
  for (const message of more)
    answer = await app.send(tenant.id, { message, session_id: "s", conversation_id: answer.conversation_id });
  return answer;
}

/** The titles of the products that an answer shows, in the order of the alphabet. */
export const titlesOf = ({ products }: Answer): string[] => products.map(({ title }) => title).toSorted();
