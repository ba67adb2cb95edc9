import { html, LitElement, nothing } from "lit";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./conversation-end.styles.ts";
import { link } from "./link.styles.ts";

/** When the end is told, and when that leaves the live region again, in ms: it speaks of what changes in it, not of what it comes with. */
const spoken = { from: 300, until: 2800 };

/** In place of the composer, where a conversation has ended: back into it, or on to a new one. */
export class ConversationEnd extends LitElement {
  static override styles = [base, buttons, link, styles];
  static override properties = { words: { attribute: false }, asksScore: { attribute: false }, aloud: { state: true } };
  declare words: Words;
  /** A score is asked for above: one thing at a time, so its button is the one that stands out. */
  declare asksScore: boolean;
  /** The end is being told to who cannot see it. */
  declare aloud: boolean;

  protected override firstUpdated() {
    setTimeout(() => (this.aloud = true), spoken.from);
    setTimeout(() => (this.aloud = false), spoken.until);
  }

  override render() {
    const { words, asksScore } = this;
    const told = asksScore ? `${words.ended} ${words.csatTitle}` : words.ended;
    return html`<span class="unseen" role="status">${this.aloud ? told : nothing}</span>
      <p>
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
