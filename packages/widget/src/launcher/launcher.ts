import { launcherIcons } from "./launcher-icons.ts";

export interface LauncherState {
  /** Its name for those who cannot see it. */
  name: string;
  position: "left" | "right";
  /** The panel is open. */
  expanded: boolean;
  /** The rest of the widget is on its way. */
  busy: boolean;
  /** What went wrong, in words; empty when nothing did. */
  trouble: string;
}

/** The round button in the corner, in plain DOM: it is on the page before anything else is loaded. */
export class Launcher {
  readonly button = document.createElement("button");
  readonly #trouble = document.createElement("div");

  constructor(root: ShadowRoot) {
    this.button.type = "button";
    this.button.hidden = true;
    this.button.setAttribute("aria-haspopup", "dialog");
    this.button.append(...launcherIcons());
    this.#trouble.setAttribute("role", "alert");
    root.append(this.button, this.#trouble);
  }

  show({ name, position, expanded, busy, trouble }: LauncherState) {
    this.button.className = `launcher ${position}`;
    this.button.setAttribute("part", "launcher");
    this.button.setAttribute("aria-label", name);
    this.button.setAttribute("aria-expanded", String(expanded));
    this.button.setAttribute("aria-busy", String(busy));
    this.#trouble.className = `trouble ${position}`;
    this.#trouble.textContent = trouble;
  }
}
