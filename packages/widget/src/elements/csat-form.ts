import { css, html, LitElement, nothing } from "lit";
import { type Failure, failureText } from "../failure.ts";
import { face, icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base, buttons, fields } from "./base.styles.ts";
import { card } from "./card.styles.ts";

/** Longest feedback that the server takes, in UTF-16 units; it counts characters, which are never more. */
const longest = 2000;

/** How content the visitor is, from 1 to 5, and why. Once given, it only thanks. */
export class CsatForm extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    card,
    css`
      fieldset { min-width: 0; }
      legend { width: 100%; font-size: 16px; line-height: 22px; font-weight: 650; text-align: center; }
      .faces { display: flex; justify-content: center; gap: 4px; margin-block-start: 12px; }
      .face { position: relative; display: grid; place-items: center; flex: 1; max-width: 60px; height: 56px; border-radius: 14px; color: var(--chat-widget-text-muted); cursor: pointer; transition: background .15s, color .15s; }
      .face .icon { width: 34px; height: 34px; stroke-width: 1.4; transition: transform .15s; }
      .face:hover { background: var(--chat-widget-bubble); color: var(--chat-widget-text); }
      .face:has(:checked) { background: color-mix(in srgb, var(--chat-widget-accent) 12%, transparent); color: var(--chat-widget-accent-text); }
      .face:has(:checked) .icon { transform: scale(1.1); stroke-width: 1.7; }
      .face:has(:focus-visible) { outline: 2px solid var(--chat-widget-accent-text); outline-offset: -2px; }
      .face input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
      .chosen { min-height: 20px; margin-block-start: 4px; font-size: 14px; line-height: 20px; font-weight: 500; text-align: center; color: var(--chat-widget-text-muted); }
      .why { margin-block-start: 12px; }
      textarea { min-height: 84px !important; resize: none; }
      .button { width: 100%; margin-block-start: 14px; }
      .thanks { display: flex; align-items: center; justify-content: center; gap: 10px; font-weight: 500; }
      .thanks .icon { color: var(--chat-widget-success); stroke-width: 2.2; }
    `,
  ];
  static override properties = {
    words: { attribute: false },
    score: { attribute: false },
    asksFeedback: { attribute: false },
    sending: { type: Boolean },
    failure: { attribute: false },
    chosen: { state: true },
  };
  declare words: Words;
  /** What was given; null before. */
  declare score: number | null;
  declare asksFeedback: boolean;
  declare sending: boolean;
  declare failure: Failure | undefined;
  declare chosen: number;

  constructor() {
    super();
    this.chosen = 0;
  }

  #submitted(event: Event) {
    event.preventDefault();
    if (!this.chosen || this.sending) return;
    const feedback = this.renderRoot.querySelector("textarea")?.value.trim() ?? "";
    wish(this, { type: "rate", score: this.chosen, feedback });
  }

  #renderFace(name: string, index: number) {
    const score = index + 1;
    return html`<label class="face" title=${name}>
      <input type="radio" name="score" value=${score} aria-label=${`${score}: ${name}`} @change=${() => (this.chosen = score)} />
      ${face(score)}
    </label>`;
  }

  #renderRest() {
    const { words, failure } = this;
    return html`
      ${this.asksFeedback
        ? html`<div class="why">
            <label class="label" for="feedback">${words.feedback} <small>(${words.optional})</small></label>
            <textarea class="field" id="feedback" dir="auto" maxlength=${longest} rows="3" placeholder=${words.feedbackHint}></textarea>
          </div>`
        : nothing}
      ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      <button class="button primary" type="submit" aria-disabled=${this.sending}>${this.sending ? words.sending : words.submit}</button>
    `;
  }

  override render() {
    const { words } = this;
    if (this.score !== null) return html`<p class="card thanks">${icons.check} ${words.thanks}</p>`;
    return html`<form class="card" @submit=${this.#submitted}>
      <fieldset>
        <legend>${words.csatTitle}</legend>
        <div class="faces">${words.scores.map((name, index) => this.#renderFace(name, index))}</div>
        <p class="chosen" aria-hidden="true">${words.scores[this.chosen - 1]}</p>
      </fieldset>
      ${this.chosen ? this.#renderRest() : nothing}
    </form>`;
  }
}
