import { html, LitElement } from "lit";
import { toClipboard } from "../clipboard.ts";
import { drawing } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { checkIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { styles } from "./code-block.styles.ts";

const copyIcon = drawing("M9 9h9.5v10H9Z M15 9V5H5.5v10H9");

/** How long the button says that it has copied, in ms. */
const pause = 2000;

/** Code, with a button that copies it. */
export class CodeBlock extends LitElement {
  static override styles = [base, styles];
  static override properties = {
    text: { attribute: false },
    words: { attribute: false },
    copied: { state: true },
  };
  declare text: string;
  declare words: Words;
  declare copied: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.copied = false;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.copied = false;
  }

  async #copy() {
    if (!(await toClipboard(this.text))) return;
    this.copied = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.copied = false), pause);
  }

  override render() {
    const { words, copied } = this;
    return html`<slot></slot>
      <button type="button" aria-label=${words.copy} title=${words.copy} @click=${this.#copy}>
        ${copied ? checkIcon : copyIcon}
      </button>
      <span class="unseen" role="status">${copied ? words.copied : ""}</span>`;
  }
}
