import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { TestApp } from "./start-app.ts";

/** Every page of a list of the admin API, `limit` items at a time, each asked for by the cursor of the one before. */
export async function pagesOf<Item>(app: TestApp, url: string, limit: number): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = [];
  for (let cursor: string | null = ""; cursor !== null; cursor = pages.at(-1)!.next_cursor) {
    const query = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    pages.push((await app.admin("GET", `${url}?limit=${limit}${query}`)).json<Page<Item>>());
  }
  return pages;
}
