import { LitElement } from "lit";
import { timeLeft } from "../time-left.ts";
import { parts } from "./parts.ts";

const exported = parts.join();

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
