import type { Locator, Page } from "@playwright/test";

/** A state of what we show: a picture of it in light and in dark is kept in `packages/e2e/screens`. */
export interface Screen {
  /** Brings the page into the state, and resolves once it stands. */
  show(page: Page): Promise<unknown>;
  /** What the picture is of, where the page has more room than a phone. */
  area?: "panel" | "corner" | "page";
  /** Selects where axe and the finger look; left out: the widget. */
  within?: string;
  /** What is not the same the next time. */
  varies?(page: Page): Locator[];
}

export type Screens = Record<string, Screen>;

/** What the clock of every page says. */
export const now = "2026-11-24T10:30:00Z";

/** In px, from the lower right corner of the view; a phone shows nothing but the panel. */
const sizes = { panel: { width: 444, height: Infinity }, corner: { width: 444, height: 220 } };

export function clipOf(area: Screen["area"], view: { width: number; height: number }) {
  const { width, height } = area === "page" ? view : sizes[area ?? "panel"];
  const shown = { width: Math.min(width, view.width), height: Math.min(height, view.height) };
  return { x: view.width - shown.width, y: view.height - shown.height, ...shown };
}
