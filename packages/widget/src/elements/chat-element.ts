import { LitElement } from "lit";
import { parts } from "./parts.ts";

const exported = parts.join();

/** How long the browser may be kept at a stretch, in ms: a slow phone is four times as slow, and may not be kept for 50. */
const stretch = 5;

/** Until when the present task may go on, as `performance.now()` counts. */
let end = 0;
let next: Promise<void> | undefined;

/** A task of the browser's with time left: the present one if it has some, else the next. What is due in between comes first. */
export const timeLeft = (): Promise<void> | undefined =>
  performance.now() < end
    ? undefined
    : (next ??= new Promise((resume) =>
        setTimeout(() => {
          next = undefined;
          end = performance.now() + stretch;
          resume();
        }),
      ));

/**
 * What the panel is made of. It is drawn for the first time piece by piece, and not in one long task. Each piece hands on the
 * parts that a page may style, from wherever in it they lie.
 */
export class ChatElement extends LitElement {
  /**
   * It was on the page before its chunk was. Then it does not wait: with its first drawing Lit sets the properties that it
   * had before once more, over what was set in between.
   */
  readonly #isLate = this.isConnected;

  override connectedCallback() {
    super.connectedCallback();
    this.setAttribute("exportparts", exported);
  }

  protected override async scheduleUpdate(): Promise<unknown> {
    if (!this.hasUpdated && !this.#isLate) for (let wait = timeLeft(); wait; wait = timeLeft()) await wait;
    return super.scheduleUpdate();
  }
}
