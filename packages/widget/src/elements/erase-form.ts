import { html, LitElement, nothing } from "lit";
import { type Failure, failureText } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { eraseIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { fields } from "./fields.styles.ts";
import { sheet } from "./sheet.styles.ts";

/** Asks once more before a conversation is deleted for good. */
export class EraseForm extends LitElement {
  static override styles = [base, buttons, fields, sheet];
  static override properties = {
    words: { attribute: false },
    sending: { type: Boolean },
    failure: { attribute: false },
  };
  declare words: Words;
  declare sending: boolean;
  declare failure: Failure | undefined;

  /** The way back comes first: nobody deletes by a key pressed too often. */
  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector<HTMLElement>(".cancel")?.focus(options);
  }

  override render() {
    const { words, failure } = this;
    return html`<div class="middle">
        <span class="sign">${eraseIcon}</span>
        <div id="question">
          <h3>${words.eraseTitle}</h3>
          <p class="muted">${words.eraseText}</p>
        </div>
        ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      </div>
      <div class="buttons">
        <button
          class="button danger"
          type="button"
          aria-disabled=${this.sending}
          aria-describedby="question"
          @click=${() => wish(this, { type: "erase" })}
        >
          ${words.erase}
        </button>
        <button
          class="button cancel"
          type="button"
          aria-describedby="question"
          @click=${() => wish(this, { type: "show", sheet: null })}
        >
          ${words.cancel}
        </button>
      </div>`;
  }
}
