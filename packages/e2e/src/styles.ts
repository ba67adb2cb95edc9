import type { Locator, Page } from "@playwright/test";

const told = [
  "font",
  "color",
  "backgroundColor",
  "padding",
  "margin",
  "border",
  "borderRadius",
  "boxSizing",
  "letterSpacing",
  "textTransform",
  "textAlign",
  "textDecorationLine",
  "listStyleType",
  "verticalAlign",
  "position",
  "display",
  "cursor",
  "opacity",
] as const;

/** How every element of the page itself looks, one line each. */
export const looksOfPage = (page: Page): Promise<string[]> =>
  page.locator("body").evaluate((body, properties) => {
    const lines: string[] = [];
    for (const element of [document.documentElement, body, ...body.querySelectorAll("*")]) {
      if (element.matches("chat-widget, script")) continue;
      const style = getComputedStyle(element);
      lines.push(`${element.tagName}: ${properties.map((property) => style[property]).join("; ")}`);
    }
    return lines;
  }, told);

/** How every element inside the widget looks, through all its shadow trees; without what is said aloud at the moment. */
export const looksOfWidget = (element: Locator): Promise<string[]> =>
  element.evaluate((widget, properties) => {
    const lines: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const found of root.querySelectorAll("*")) {
        if (found.matches("[role=status] > *")) continue;
        const style = getComputedStyle(found);
        lines.push(
          `${found.tagName}.${found.getAttribute("class")}: ${properties.map((property) => style[property]).join("; ")}`,
        );
        if (found.shadowRoot) walk(found.shadowRoot);
      }
    };
    walk(widget.shadowRoot!);
    return lines;
  }, told);
