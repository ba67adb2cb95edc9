import { css, html, LitElement, nothing } from "lit";
import { type Failure, failureText, isFinal } from "../failure.ts";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base, buttons } from "./base.styles.ts";

/** In place of a conversation, when there is none to be had: calmly, why, and what can be done. */
export class NoChat extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 4px; padding: 32px; text-align: center; text-wrap: balance; }
      .sign { display: grid; place-items: center; width: 64px; height: 64px; margin-block-end: 12px; border-radius: 50%; background: var(--chat-widget-bubble); color: var(--chat-widget-text-muted); }
      .sign .icon { width: 28px; height: 28px; stroke-width: 1.6; }
      h3 { margin: 0; font-size: 17px; line-height: 24px; font-weight: 650; }
      p { max-width: 280px; color: var(--chat-widget-text-muted); }
      .button { margin-block-start: 16px; color: var(--chat-widget-text); }
    `,
  ];
  static override properties = { failure: { attribute: false }, words: { attribute: false } };
  declare failure: Failure;
  declare words: Words;

  override render() {
    const { words, failure } = this;
    const final = isFinal(failure);
    const closed = failure.code === "assistant_inactive";
    return html`
      <div class="sign">${final ? icons.closed : icons.offline}</div>
      <h3>${closed ? words.closedTitle : words.troubleTitle}</h3>
      <p>${failureText(failure, words)}</p>
      ${final
        ? nothing
        : html`<button class="button" type="button" @click=${() => wish(this, { type: "reload" })}>${icons.retry} ${words.retry}</button>`}
    `;
  }
}
