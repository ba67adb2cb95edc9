import type { PrechatField } from "@widget-chat/contract/widget-settings.ts";
import { html, LitElement, nothing } from "lit";
import type { Words } from "../locales/words.ts";
import { faultOf, labelOf } from "../prechat.ts";
import type { Customer } from "../session.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { fields } from "./fields.styles.ts";
import { card } from "./card.styles.ts";
import { styles } from "./prechat-form.styles.ts";

const autocomplete = { customer_name: "name", customer_email: "email", customer_phone: "tel" } as const;

/** What the tenant wants to know before the first message. */
export class PrechatForm extends LitElement {
  static override styles = [base, buttons, fields, card, styles];
  static override properties = {
    fields: { attribute: false },
    escalates: { type: Boolean },
    words: { attribute: false },
    faults: { state: true },
  };
  declare fields: PrechatField[];
  /** A person can be called where the assistant cannot help. */
  declare escalates: boolean;
  declare words: Words;
  /** In words, by the name of the field. */
  declare faults: Partial<Record<PrechatField["name"], string>>;
  readonly #entries: Customer = {};

  constructor() {
    super();
    this.faults = {};
  }

  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector("input")?.focus(options);
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

  override render() {
    const { words } = this;
    return html`<form class="card" novalidate aria-labelledby="title" @submit=${this.#submitted}>
      <h3 id="title">${words.prechatTitle}</h3>
      <p class="hint">${this.escalates ? words.prechatTeamText : words.prechatText}</p>
      ${this.fields.map((field) => this.#renderField(field))}
      <button class="button primary" type="submit">${words.prechatStart}</button>
    </form>`;
  }
}
