import { html, LitElement, nothing } from "lit";
import { type Failure, failureText, isFinal } from "../failure.ts";
import { offlineIcon, retryIcon } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { closedIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./no-chat.styles.ts";

/** In place of a conversation, when there is none to be had: calmly, why, and what can be done. */
export class NoChat extends LitElement {
  static override styles = [base, buttons, styles];
  static override properties = { failure: { attribute: false }, words: { attribute: false } };
  declare failure: Failure;
  declare words: Words;

  override render() {
    const { words, failure } = this;
    const final = isFinal(failure);
    const closed = failure.code === "assistant_inactive";
    return html`
      <div class="sign">${final ? closedIcon : offlineIcon}</div>
      <h2>${closed ? words.closedTitle : words.troubleTitle}</h2>
      <p>${failureText(failure, words)}</p>
      ${
        final
          ? nothing
          : html`<button class="button" type="button" @click=${() => wish(this, { type: "reload" })}>
              ${retryIcon} ${words.retry}
            </button>`
      }
    `;
  }
}
