import { putProduct } from "@widget-chat/client/admin";
import { expect, type Page, test } from "@playwright/test";
import { chatOn, type WidgetElement } from "../src/chat.ts";
import { admin, hostPage, newTenant } from "../src/seed.ts";

interface Tool {
  name: string;
  description: string;
  execute(input: object): Promise<unknown>;
}

type WithTools = typeof globalThis & { tools: Map<string, Tool> };

/** A browser whose agent may use the page's tools, as WebMCP has it. */
const withAgent = (page: Page, holder: "document" | "navigator"): Promise<void> =>
  page
    .addInitScript((name) => {
      const tools = new Map<string, Tool>();
      const context = {
        async registerTool(tool: Tool, { signal }: { signal: AbortSignal }): Promise<void> {
          if (tools.has(tool.name)) throw new DOMException("Its name is taken", "InvalidStateError");
          tools.set(tool.name, tool);
          signal.addEventListener("abort", () => tools.delete(tool.name));
        },
      };
      (globalThis as WithTools).tools = tools;
      Object.defineProperty(name === "document" ? document : navigator, "modelContext", { value: context });
    }, holder)
    .then(() => {});

const names = (page: Page): Promise<string[]> => page.evaluate(() => [...(globalThis as WithTools).tools.keys()]);

const use = (page: Page, tool: string, query: string): Promise<unknown> =>
  page.evaluate(([name, text]) => (globalThis as WithTools).tools.get(name)?.execute({ query: text }), [
    tool,
    query,
  ] as const);

for (const holder of ["document", "navigator"] as const) {
  test(`a browser agent searches the shop by the tool that the ${holder} takes`, async ({ page }) => {
    await withAgent(page, holder);
    const tenant = await newTenant({ ecommerce_active: true });
    await putProduct(admin, tenant, {
      id: "mug-1",
      title: "Blue mug",
      url: "https://shop.example/mug-1",
      price: { amount: "39.90", currency: "EUR" },
    });
    await page.goto(hostPage("plain", tenant));
    await expect.poll(() => names(page)).toEqual(["assistant-search-products", "assistant-ask"]);
    await expect
      .poll(() => use(page, "assistant-search-products", "blue mug"))
      .toMatchObject({ products: [{ title: "Blue mug", url: "https://shop.example/mug-1", price: "39.90 EUR" }] });
    expect(await use(page, "assistant-ask", "What does shipping cost?")).toMatchObject({
      answer: expect.stringContaining("4.90 euros"),
      sources: [{ title: "Shipping", url: "https://shop.example/shipping#what-it-costs" }],
    });
    // The visitor's own conversation is another one.
    const chat = chatOn(page);
    await chat.open();
    await expect(chat.transcript).not.toContainText("4.90 euros");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await chat.element.evaluate((element: WidgetElement) => element.destroy());
    await expect.poll(() => names(page)).toEqual([]);
  });
}

test("offers only what the tenant has switched on, and nothing where no agent is", async ({ page }) => {
  await withAgent(page, "document");
  await page.goto(hostPage("plain", await newTenant()));
  await expect.poll(() => names(page)).toEqual(["assistant-ask"]);
  await expect(use(page, "assistant-ask", " ")).rejects.toThrow("what is looked for");
});
