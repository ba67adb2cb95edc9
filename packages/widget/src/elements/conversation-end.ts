import { html, LitElement } from "lit";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./conversation-end.styles.ts";
import { link } from "./link.styles.ts";

/** In place of the composer, where a conversation has ended: back into it, or on to a new one. */
export class ConversationEnd extends LitElement {
  static override styles = [base, buttons, link, styles];
  static override properties = { words: { attribute: false }, asksScore: { attribute: false } };
  declare words: Words;
  /** A score is asked for above: one thing at a time, so its button is the one that stands out. */
  declare asksScore: boolean;

  override render() {
    const { words, asksScore } = this;
    return html`<p>
        ${words.ended}
        <button class="link" type="button" @click=${() => wish(this, { type: "go-on" })}>${words.goOn}</button>
      </p>
      <button
        class=${asksScore ? "button" : "button primary"}
        type="button"
        @click=${() => wish(this, { type: "new-conversation" })}
      >
        ${words.newConversation}
      </button>`;
  }
}
