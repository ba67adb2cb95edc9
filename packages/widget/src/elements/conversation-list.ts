import { html, LitElement, nothing } from "lit";
import { type Failure, failureText } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { PastConversation } from "../session.ts";
import { dayOf } from "../when.ts";
import { wish } from "../wish.ts";
import { nextIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { fields } from "./fields.styles.ts";
import { styles } from "./conversation-list.styles.ts";
import { sheet } from "./sheet.styles.ts";

/** What the visitor spoke of before, to go back to. */
export class ConversationList extends LitElement {
  static override styles = [base, fields, sheet, styles];
  static override properties = {
    words: { attribute: false },
    conversations: { attribute: false },
    failure: { attribute: false },
  };
  declare words: Words;
  declare conversations: PastConversation[];
  declare failure: Failure | undefined;

  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector("button")?.focus(options);
  }

  #renderConversation({ id, at, title }: PastConversation) {
    return html`<li>
      <button type="button" @click=${() => wish(this, { type: "open-conversation", id })}>
        <span class="title" dir="auto">${title}</span>
        <span class="muted">${dayOf(at, Date.now(), this.words.lang)}</span>
        ${nextIcon}
      </button>
    </li>`;
  }

  override render() {
    const { words, conversations, failure } = this;
    return html`
      ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      ${
        conversations.length > 0
          ? html`<ul aria-label=${words.earlierConversations}>
              ${conversations.map((conversation) => this.#renderConversation(conversation))}
            </ul>`
          : html`<p class="middle muted">${words.noEarlierConversations}</p>`
      }
    `;
  }
}
