import { html, LitElement, nothing, svg } from "lit";
import { encode } from "uqr";
import { toClipboard } from "../clipboard.ts";
import { type Failure, failureText } from "../failure.ts";
import { offlineIcon, retryIcon } from "../icons.ts";
import { say, type Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { checkIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { fields } from "./fields.styles.ts";
import type { PanelModel } from "./panel-model.ts";
import { sheet } from "./sheet.styles.ts";
import { styles } from "./device-link.styles.ts";

/** Where the conversation goes on with another device: as a code for its camera, and as a link. */
export class DeviceLink extends LitElement {
  static override styles = [base, buttons, fields, sheet, styles];
  static override properties = {
    words: { attribute: false },
    link: { attribute: false },
    failure: { attribute: false },
    copied: { state: true },
  };
  declare words: Words;
  declare link: PanelModel["deviceLink"];
  /** What asks the server for it could not be fetched. */
  declare failure: Failure | undefined;
  declare copied: boolean;

  constructor() {
    super();
    this.copied = false;
  }

  override focus(options?: FocusOptions) {
    this.renderRoot.querySelector<HTMLElement>("button, .middle")?.focus(options);
  }

  async #copy(address: string) {
    this.copied = await toClipboard(address);
    // Where nothing may be copied the address is selected, to be copied by hand.
    if (!this.copied) this.renderRoot.querySelector("input")?.select();
  }

  #renderCode(address: string) {
    const { data, size } = encode(address, { border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
    return html`<svg class="code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${this.words.otherDeviceCode}>
      ${svg`<path d=${dark.join("")} />`}
    </svg>`;
  }

  #renderLink({ address, minutes }: { address: string; minutes: number }) {
    const { words } = this;
    return html`<div class="middle" tabindex="-1">
        ${this.#renderCode(address)}
        <p class="muted">${say(words, "otherDeviceText", { minutes })}</p>
      </div>
      <div class="buttons">
        <input class="field" type="text" readonly dir="ltr" aria-label=${words.copyLink} .value=${address} />
        <button class="button primary" type="button" @click=${() => this.#copy(address)}>
          ${this.copied ? html`${checkIcon} ${words.copied}` : words.copyLink}
        </button>
        <span class="unseen" role="status">${this.copied ? words.copied : nothing}</span>
      </div>`;
  }

  override render() {
    const { words, link } = this;
    if (link && "address" in link) return this.#renderLink(link);
    const failure = link ?? this.failure;
    if (!failure) return html`<div class="middle" tabindex="-1"><i class="code waiting"></i></div>`;
    return html`<div class="middle" tabindex="-1">
        <span class="sign">${offlineIcon}</span>
        <p class="muted" role="alert">${failureText(failure, words)}</p>
      </div>
      <button class="button" type="button" @click=${() => wish(this, { type: "show", sheet: "device" })}>
        ${retryIcon} ${words.retry}
      </button>`;
  }
}
