import { css, html, LitElement } from "lit";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";

/** What the visitor may want to say next, ready to be sent. */
export class SuggestionList extends LitElement {
  static override styles = [
    base,
    css`
      ul { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; }
      li { max-width: 100%; }
      button {
        min-height: 44px;
        padding: 8px 16px;
        border: 1px solid color-mix(in srgb, var(--chat-widget-accent-text) 40%, var(--chat-widget-surface));
        border-radius: 22px;
        color: var(--chat-widget-accent-text);
        font-size: 14px;
        line-height: 20px;
        font-weight: 500;
        overflow-wrap: anywhere;
        transition: background .15s, border-color .15s;
      }
      button:hover { border-color: var(--chat-widget-accent-text); background: color-mix(in srgb, var(--chat-widget-accent) 8%, transparent); }
    `,
  ];
  static override properties = { suggestions: { attribute: false }, words: { attribute: false } };
  declare suggestions: readonly string[];
  declare words: Words;

  override render() {
    return html`<ul aria-label=${this.words.suggestions}>
      ${this.suggestions.map(
        (text) => html`<li><button type="button" dir="auto" @click=${() => wish(this, { type: "send", text })}>${text}</button></li>`,
      )}
    </ul>`;
  }
}
