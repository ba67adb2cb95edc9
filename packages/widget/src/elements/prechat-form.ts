import type { Consent } from "@widget-chat/contract/consent.ts";
import type { PrechatField } from "@widget-chat/contract/widget-settings.ts";
import { html, nothing } from "lit";
import { type Failure, failureText } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import { faultOf, labelOf } from "../prechat.ts";
import type { Customer } from "../session.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { buttons } from "./buttons.styles.ts";
import { card } from "./card.styles.ts";
import { fields } from "./fields.styles.ts";
import { styles } from "./prechat-form.styles.ts";

const autocomplete = { customer_name: "name", customer_email: "email", customer_phone: "tel" } as const;

/** What stands before the first message: what the tenant wants to know, and what the visitor has to agree to. */
export class PrechatForm extends ChatElement {
  static override styles = [base, buttons, fields, card, styles];
  static override properties = {
    fields: { attribute: false },
    consent: { attribute: false },
    asksConsent: { attribute: false },
    escalates: { type: Boolean },
    words: { attribute: false },
    sending: { type: Boolean },
    failure: { attribute: false },
    faults: { state: true },
  };
  declare fields: PrechatField[];
  /** The tenant's terms; null: the page asks for consent, and the widget has words for it. */
  declare consent: Consent | null;
  declare asksConsent: boolean;
  /** A person can be called where the assistant cannot help. */
  declare escalates: boolean;
  declare words: Words;
  declare sending: boolean;
  declare failure: Failure | undefined;
  /** In words, by the name of the field. */
  declare faults: Partial<Record<PrechatField["name"], string>>;
  readonly #entries: Customer = {};

  constructor() {
    super();
    this.faults = {};
  }

  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector<HTMLElement>("input, button")?.focus(options);
  }

  #wrote({ name }: PrechatField, event: Event) {
    this.#entries[name] = (event.target as HTMLInputElement).value;
    if (this.faults[name]) this.#check();
  }

  #check(): boolean {
    const faults = this.fields.map(
      (field) => [field.name, faultOf(field, this.#entries[field.name] ?? "", this.words)] as const,
    );
    this.faults = Object.fromEntries(faults.filter(([, fault]) => fault));
    return Object.keys(this.faults).length === 0;
  }

  async #submitted(event: Event) {
    event.preventDefault();
    if (this.sending) return;
    if (!this.#check()) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const filled = this.fields
      .map(({ name }) => [name, this.#entries[name]?.trim()] as const)
      .filter(([, entry]) => entry);
    wish(this, { type: "introduce", customer: Object.fromEntries(filled) });
  }

  #renderField(field: PrechatField) {
    const { name, type, required } = field;
    const fault = this.faults[name];
    return html`<div class="row">
      <label class="label" for=${name}
        >${labelOf(field, this.words)} ${required ? nothing : html`<small>(${this.words.optional})</small>`}</label
      >
      <input
        class="field"
        id=${name}
        name=${name}
        type=${type}
        dir=${type === "text" ? "auto" : "ltr"}
        autocomplete=${autocomplete[name]}
        ?required=${required}
        aria-invalid=${fault ? "true" : nothing}
        aria-describedby=${fault ? `${name}-error` : nothing}
        @input=${(event: Event) => this.#wrote(field, event)}
      />
      ${fault ? html`<p class="error" id=${`${name}-error`}>${fault}</p>` : nothing}
    </div>`;
  }

  #renderConsent() {
    const { words, consent } = this;
    const address = webAddress(consent?.url ?? null);
    return html`<p class="consent" id="consent" dir="auto">
      ${consent?.text ?? words.consentText}
      ${
        address
          ? html`<a href=${address} target="_blank" rel="noopener noreferrer"
              >${words.consentMore}<span class="unseen">(${words.newTab})</span></a
            >`
          : nothing
      }
    </p>`;
  }

  override render() {
    const { words, failure, fields: asked } = this;
    const hint = this.escalates ? words.prechatTeamText : words.prechatText;
    return html`<form class="card" novalidate aria-labelledby="title" @submit=${this.#submitted}>
      <h3 id="title">${asked.length > 0 ? words.prechatTitle : words.consentTitle}</h3>
      ${asked.length > 0 ? html`<p class="hint">${hint}</p>` : nothing}
      ${asked.map((field) => this.#renderField(field))} ${this.asksConsent ? this.#renderConsent() : nothing}
      ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      <button
        class="button primary"
        type="submit"
        aria-disabled=${this.sending}
        aria-describedby=${this.asksConsent ? "consent" : nothing}
      >
        ${this.asksConsent ? words.consentAgree : words.prechatStart}
      </button>
    </form>`;
  }
}
