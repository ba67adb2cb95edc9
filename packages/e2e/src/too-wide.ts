import type { Page } from "@playwright/test";

/** What lies beyond the sides of the panel, or can be moved there; boxes that scroll on purpose apart. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.locator("chat-widget").evaluate((widget) => {
    const found: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        const { overflowX } = getComputedStyle(element);
        if (element.localName === "chat-widget-answer-table" || element.localName === "pre") continue;
        if (overflowX !== "visible" && overflowX !== "hidden" && overflowX !== "clip")
          if (element.scrollWidth > element.clientWidth + 1) found.push(`${element.localName}.${element.className}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(widget.shadowRoot!);
    if (document.documentElement.scrollWidth > innerWidth) found.push("page");
    return found;
  });
