import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds in the widget, or where else it is told to look, by rule and place. */
export async function violations(page: Page, within = "chat-widget"): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  // The mode is for pages without frames of other sites, and needs no page of its own for each look.
  const { violations: found } = await new AxeBuilder({ page }).include(within).withTags(tags).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
