import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { html, nothing, type PropertyValues } from "lit";
import { type Failure, failureText } from "../failure.ts";
import { wish } from "../wish.ts";
import { checkIcon, face } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { buttons } from "./buttons.styles.ts";
import { fields } from "./fields.styles.ts";
import { card } from "./card.styles.ts";
import type { PanelModel } from "./panel-model.ts";
import { styles } from "./csat-form.styles.ts";

/** Longest feedback that the server takes, in UTF-16 units; it counts characters, which are never more. */
const longest = 2000;

/** How content the visitor is, from 1 to 5, and why. Once given, it only thanks. */
export class CsatForm extends ChatElement {
  static override styles = [base, buttons, fields, card, styles];
  static override properties = {
    model: { attribute: false },
    settings: { attribute: false },
    chosen: { state: true },
  };
  declare model: PanelModel;
  declare settings: WidgetSettings;
  declare chosen: number;
  /** As they were drawn before. */
  #score: number | null | undefined;
  #failure: Failure | undefined;

  constructor() {
    super();
    this.chosen = 0;
  }

  protected override updated(changed: PropertyValues<this>) {
    // What has been added pushes the button down, out of view.
    const { conversation, errand } = this.model;
    if (changed.has("chosen") || errand.failure !== this.#failure)
      this.renderRoot.querySelector(".primary")?.scrollIntoView({ block: "nearest" });
    // The form that had the focus has gone: whoever sent it hears the thanks, and goes on from there.
    if (this.#score === null && conversation.score !== null)
      this.renderRoot.querySelector<HTMLElement>(".thanks")?.focus();
    this.#score = conversation.score;
    this.#failure = errand.failure;
  }

  #submitted(event: Event) {
    event.preventDefault();
    if (!this.chosen || this.model.errand.running) return;
    const feedback = this.renderRoot.querySelector("textarea")?.value.trim() ?? "";
    wish(this, { type: "rate", score: this.chosen, feedback });
  }

  /** Names of the scores, from the worst to the best. */
  #scores() {
    const { score1, score2, score3, score4, score5 } = this.model.words;
    return [score1, score2, score3, score4, score5];
  }

  #renderFace(name: string, index: number) {
    const score = index + 1;
    return html`<label class="face" title=${name}>
      <input
        type="radio"
        name="score"
        value=${score}
        aria-label=${`${score}: ${name}`}
        @change=${() => (this.chosen = score)}
      />
      ${face(score)}
    </label>`;
  }

  #renderScale() {
    const scores = this.#scores();
    if (this.chosen) return html`<p class="scale chosen" aria-hidden="true">${scores[this.chosen - 1]}</p>`;
    return html`<p class="scale" aria-hidden="true"><span>${scores[0]}</span><span>${scores[4]}</span></p>`;
  }

  #renderRest() {
    const { words, errand } = this.model;
    const { running, failure } = errand;
    return html`
      ${
        this.settings.csat.ask_feedback
          ? html`<div class="why">
              <label class="label" for="feedback">${words.feedback} <small>(${words.optional})</small></label>
              <textarea
                class="field"
                id="feedback"
                dir=${words.dir}
                maxlength=${longest}
                rows="3"
                placeholder=${words.feedbackHint}
              ></textarea>
            </div>`
          : nothing
      }
      ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      <button class="button primary" type="submit" aria-disabled=${running}>
        ${running ? words.sending : words.submit}
      </button>
    `;
  }

  override render() {
    const { words, conversation } = this.model;
    if (conversation.score !== null) return html`<p class="card thanks" tabindex="-1">${checkIcon} ${words.thanks}</p>`;
    return html`<form class="card" @submit=${this.#submitted}>
      <fieldset>
        <legend>${words.csatTitle}</legend>
        <div class="faces">${this.#scores().map((name, index) => this.#renderFace(name, index))}</div>
        ${this.#renderScale()}
      </fieldset>
      ${this.chosen ? this.#renderRest() : nothing}
    </form>`;
  }
}
