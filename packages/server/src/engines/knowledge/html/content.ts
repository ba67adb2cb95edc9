import { attribute, descendants, type Element, type Parent } from "./tree.ts";

const LEFT_OUT = new Set([
  "aside",
  "audio",
  "button",
  "canvas",
  "dialog",
  "embed",
  "form",
  "head",
  "iframe",
  "input",
  "map",
  "math",
  "menu",
  "nav",
  "noscript",
  "object",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "video",
]);
const LEFT_OUT_ROLES = new Set([
  "alertdialog",
  "banner",
  "complementary",
  "contentinfo",
  "dialog",
  "menu",
  "menubar",
  "navigation",
  "search",
  "toolbar",
]);

/** The element that holds what a page is about. */
export function mainContent(page: Parent): Element | null {
  const [main] = descendants(page, (element) => element.tagName === "main" || attribute(element, "role") === "main");
  if (main) return main;
  const articles = descendants(page, (element) => element.tagName === "article");
  if (articles.length === 1) return articles[0]!;
  return descendants(page, (element) => element.tagName === "body")[0] ?? null;
}

/** Menus, footers, forms, scripts, hidden things: what stands around the content. */
export function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  if (LEFT_OUT.has(tagName) || LEFT_OUT_ROLES.has(attribute(element, "role") ?? "")) return true;
  if (attribute(element, "hidden") !== null || attribute(element, "aria-hidden") === "true") return true;
  if (/display\s*:\s*none/i.test(attribute(element, "style") ?? "")) return true;
  // A header or footer of the page, not of an article or of the main content.
  return (
    (tagName === "header" || tagName === "footer") &&
    element.parentNode !== null &&
    "tagName" in element.parentNode &&
    isPageFrame(element.parentNode)
  );
}

const isPageFrame = (parent: Element): boolean =>
  parent.tagName === "body" ||
  (parent.tagName === "div" &&
    parent.parentNode !== null &&
    "tagName" in parent.parentNode &&
    parent.parentNode.tagName === "body");
