import { html } from "lit";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { styles } from "./suggestion-list.styles.ts";

/** What the visitor may want to say next, ready to be sent. */
export class SuggestionList extends ChatElement {
  static override styles = [base, styles];
  static override properties = { suggestions: { attribute: false }, words: { attribute: false } };
  declare suggestions: readonly string[];
  declare words: Words;

  override render() {
    return html`<ul aria-label=${this.words.suggestions}>
      ${this.suggestions.map(
        (text) =>
          html`<li>
            <button part="suggestion" type="button" dir="auto" @pointerdown=${hold} @click=${() => wish(this, { type: "send", text })}>${text}</button>
          </li>`,
      )}
    </ul>`;
  }
}

/** What is pressed is meant, also where cards that unfold above move it from under the pointer before that is let go. */
const hold = ({ target, pointerId }: PointerEvent): void => (target as Element).setPointerCapture(pointerId);
