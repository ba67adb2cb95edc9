import { meetsPath, patternsIn } from "../../page/path-patterns.ts";
import { describe, fault, type Finding, good, warning } from "../finding.ts";
import type { WidgetOnPage } from "../widget-on-page.ts";

const title = "Launcher";

/** Whether visitors can see the launcher and reach it. */
export function checkLauncher({ element, tenantId, launcher }: WidgetOnPage, doctor: Element): Finding {
  if (!launcher)
    return fault(
      title,
      "The element has no launcher: it was never defined.",
      "Look into the console: the script has failed.",
    );
  if (element.hidden)
    return warning(title, "The page has hidden the widget.", "Call show(), or take the attribute hidden away.");
  if (!tenantId) return warning(title, "Not shown.", "It shows once the widget knows its tenant.");
  const { showOn, hideOn } = element;
  const { pathname } = location;
  if (showOn && !meetsPath(pathname, patternsIn(showOn)))
    return good(title, `Not shown here: ${pathname} is none of the paths in show-on="${showOn}".`);
  if (hideOn && meetsPath(pathname, patternsIn(hideOn)))
    return good(title, `Not shown here: ${pathname} is one of the paths in hide-on="${hideOn}".`);
  const { left, top, width, height } = launcher.getBoundingClientRect();
  if (width === 0)
    return warning(
      title,
      "Not shown.",
      "It shows once the server has answered, or after 2.5 s; a style of the page may hide <chat-widget>.",
    );
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
    return fault(title, "It stands outside of the screen.", "Check --chat-widget-offset-x and --chat-widget-offset-y.");
  const front = document.elementsFromPoint(x, y).find((found) => found !== doctor);
  if (front === element) return good(title, "It stands on the page, and nothing covers it.");
  if (!front)
    return warning(
      title,
      "Clicks do not reach it.",
      "A style of the page takes pointer-events away from <chat-widget>.",
    );
  const { zIndex } = getComputedStyle(front);
  return warning(
    title,
    `${describe(front)} covers it${zIndex === "auto" ? "" : ` with the z-index ${zIndex}`}.`,
    "Give chat-widget a higher --chat-widget-z-index, or move it with --chat-widget-offset-y.",
  );
}
