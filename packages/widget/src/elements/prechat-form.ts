import type { PrechatField, WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { html, nothing } from "lit";
import { failureText } from "../failure.ts";
import { faultOf, labelOf } from "../prechat.ts";
import type { Customer } from "../session.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { buttons } from "./buttons.styles.ts";
import { card } from "./card.styles.ts";
import { fields } from "./fields.styles.ts";
import type { PanelModel } from "./panel-model.ts";
import { styles } from "./prechat-form.styles.ts";

const autocomplete = { customer_name: "name", customer_email: "email", customer_phone: "tel" } as const;

/** What stands before the first message: what the tenant wants to know, and what the visitor has to agree to. */
export class PrechatForm extends ChatElement {
  static override styles = [base, buttons, fields, card, styles];
  static override properties = {
    model: { attribute: false },
    settings: { attribute: false },
    faults: { state: true },
  };
  declare model: PanelModel;
  declare settings: WidgetSettings;
  /** In words, by the name of the field. */
  declare faults: Partial<Record<PrechatField["name"], string>>;
  readonly #entries: Customer = {};

  constructor() {
    super();
    this.faults = {};
  }

  get #fields(): PrechatField[] {
    return this.model.entry.asksFields ? this.settings.widget_prechat_fields : [];
  }

  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector<HTMLElement>("input, button")?.focus(options);
  }

  #wrote({ name }: PrechatField, event: Event) {
    this.#entries[name] = (event.target as HTMLInputElement).value;
    if (this.faults[name]) this.#check();
  }

  #check(): boolean {
    const faults = this.#fields.map(
      (field) => [field.name, faultOf(field, this.#entries[field.name] ?? "", this.model.words)] as const,
    );
    this.faults = Object.fromEntries(faults.filter(([, fault]) => fault));
    return Object.keys(this.faults).length === 0;
  }

  async #submitted(event: Event) {
    event.preventDefault();
    if (this.model.errand.running) return;
    if (!this.#check()) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    const filled = this.#fields
      .map(({ name }) => [name, this.#entries[name]?.trim()] as const)
      .filter(([, entry]) => entry);
    wish(this, { type: "introduce", customer: Object.fromEntries(filled) });
  }

  #renderField(field: PrechatField) {
    const { name, type, required } = field;
    const fault = this.faults[name];
    return html`<div class="row">
      <label class="label" for=${name}
        >${labelOf(field, this.model.words)} ${required ? nothing : html`<small>(${this.model.words.optional})</small>`}</label
      >
      <input
        class="field"
        id=${name}
        name=${name}
        type=${type}
        dir=${type === "text" ? "auto" : "ltr"}
        autocomplete=${autocomplete[name]}
        ?required=${required}
        aria-invalid=${fault ? "true" : "false"}
        aria-describedby=${fault ? `${name}-error` : nothing}
        @input=${(event: Event) => this.#wrote(field, event)}
      />
      ${fault ? html`<p class="error" id=${`${name}-error`}>${fault}</p>` : nothing}
    </div>`;
  }

  #renderConsent() {
    const { words } = this.model;
    // Without terms of the tenant's the page asks for consent, and the widget has words for it.
    const { consent } = this.settings;
    const address = webAddress(consent?.url ?? null);
    return html`<p class="consent" dir="auto">
      <span id="consent">${consent?.text ?? words.consentText}</span>
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
    const { words, errand, entry } = this.model;
    const { running, failure } = errand;
    const asked = this.#fields;
    const { asksConsent } = entry;
    const hint = this.settings.escalation.enabled ? words.prechatTeamText : words.prechatText;
    return html`<form
      class="card"
      novalidate
      aria-labelledby="title"
      aria-describedby=${asked.length > 0 ? "hint" : nothing}
      @submit=${this.#submitted}
    >
      <h3 id="title">${asked.length > 0 ? words.prechatTitle : words.consentTitle}</h3>
      ${asked.length > 0 ? html`<p class="hint" id="hint">${hint}</p>` : nothing}
      ${asked.map((field) => this.#renderField(field))} ${asksConsent ? this.#renderConsent() : nothing}
      ${failure ? html`<p class="error" role="alert">${failureText(failure, words)}</p>` : nothing}
      <button
        class="button primary"
        type="submit"
        aria-disabled=${running}
        aria-describedby=${asksConsent ? "consent" : nothing}
      >
        ${asksConsent ? words.consentAgree : words.prechatStart}
      </button>
    </form>`;
  }
}
