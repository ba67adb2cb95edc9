import { type Finding, warning } from "../finding.ts";
import { nearest } from "../nearest.ts";
import type { WidgetOnPage } from "../widget-on-page.ts";

/** Whether what the page waits for can happen. The queue refuses other names itself. */
export async function checkEvents({ element }: WidgetOnPage): Promise<Finding[]> {
  const { events } = await import("../../page/commands.ts");
  const names = Object.keys(events);
  return [...(element["awaited"] ?? [])]
    .filter((name) => !names.includes(name))
    .map((name) => {
      const meant = nearest(name, names);
      return warning(
        "Events",
        `The page waits by on() for “${name}”, which never happens.`,
        meant ? `Wait for ${meant}.` : `There are: ${names.join(", ")}.`,
      );
    });
}
