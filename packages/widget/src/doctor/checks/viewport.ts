import { type Finding, good, warning } from "../finding.ts";

const title = "Viewport";

/** Whether phones show the page, and with it the widget, in a size that can be read. */
export function checkViewport(): Finding {
  const content = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content.replaceAll(" ", "") ?? "";
  const fix = 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the page\'s head.';
  if (!content)
    return warning(
      title,
      "The page says nothing about its viewport: phones show it, and the chat, too small to read.",
      fix,
    );
  if (!content.includes("width=device-width"))
    return warning(
      title,
      `The page's viewport is “${content}”: phones show the page, and the chat, too small to read.`,
      fix,
    );
  if (/user-scalable=(no|0)|maximum-scale=1(\.0*)?(,|$)/.test(content))
    return warning(
      title,
      "The page forbids visitors to zoom.",
      "Take user-scalable and maximum-scale out of the viewport meta tag.",
    );
  return good(title, "The page is made for phones too.");
}
