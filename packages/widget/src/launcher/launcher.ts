import { draw, mark } from "./draw.ts";
import { chatPath, downPath, face, waitPath } from "./launcher-icons.ts";

/** When the rest of the widget could not be loaded. In English alone: in all languages it would weigh 0.8 KB. */
export const loadFailed = "The chat could not be loaded. Please try again.";

export interface LauncherState {
  /** It is on the page; else neither it nor anything after it in the shadow tree is. */
  shown: boolean;
  /** Its name for those who cannot see it. */
  name: string;
  position: "left" | "right";
  /** The panel is open. */
  expanded: boolean;
  /** The rest of the widget is on its way. */
  busy: boolean;
  /** What went wrong, in words; empty when nothing did. */
  trouble: string;
  /** The page's own content for when there is no chat takes its place. */
  fallback: boolean;
}

/** The round button in the corner, in plain DOM: it is on the page before anything else is loaded. */
export class Launcher {
  readonly button = draw(
    "button",
    { type: "button", part: "launcher", "aria-haspopup": "dialog" },
    // The page may put its own in place of the first.
    draw("slot", { name: "launcher-icon", class: "chat" }, face("", chatPath)),
    face("down", downPath),
    face("wait", waitPath),
  );
  readonly #trouble = draw("span", { role: "alert" });
  readonly #fallback = draw("slot", {}) as HTMLSlotElement;
  readonly #bubble = draw("div", { part: "trouble" }, this.#trouble, this.#fallback);

  constructor(root: ShadowRoot) {
    root.append(this.button, this.#bubble);
  }

  /** Whether the page has elements for when there is no chat. */
  get hasFallback(): boolean {
    return this.#fallback.assignedElements().length > 0;
  }

  show({ shown, name, position, expanded, busy, trouble, fallback }: LauncherState) {
    this.button.hidden = !shown;
    mark(this.button, {
      class: `launcher ${position}`,
      "aria-label": name,
      "aria-expanded": expanded,
      "aria-busy": busy,
    });
    this.#bubble.className = `trouble ${position}`;
    this.#trouble.textContent = trouble;
    this.#fallback.hidden = !fallback;
    this.#bubble.hidden = !trouble && !(fallback && this.hasFallback);
  }
}
