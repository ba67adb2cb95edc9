import { html, nothing } from "lit";
import { backIcon, closeIcon, moreIcon, sparkIcon } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { load } from "./on-demand.ts";
import type { PanelModel } from "./panel-model.ts";
import { styles } from "./panel-header.styles.ts";

/** Who answers, and what can be done with the conversation as a whole; over a sheet, its title and the way back. */
export class PanelHeader extends ChatElement {
  static override styles = [base, styles];
  static override properties = {
    words: { attribute: false },
    name: {},
    status: {},
    avatar: {},
    away: { type: Boolean },
    model: { attribute: false },
    hasMenu: { attribute: false },
    sheet: { type: Boolean },
    menuOpen: { state: true },
    broken: { state: true },
  };
  declare words: Words;
  declare name: string;
  declare status: string;
  declare avatar: string | null;
  /** Nobody answers here now. */
  declare away: boolean;
  /** What the menu goes by. */
  declare model: PanelModel;
  declare hasMenu: boolean;
  /** A sheet lies over the conversation. */
  declare sheet: boolean;
  declare menuOpen: boolean;
  /** Address of an avatar that could not be loaded. */
  declare broken: string | undefined;

  constructor() {
    super();
    this.menuOpen = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener("focusout", this.#left);
  }

  /** Closes the menu; says whether it was open, so that Escape does one thing at a time. */
  closeMenu(): boolean {
    const wasOpen = this.menuOpen;
    if (wasOpen) this.renderRoot.querySelector<HTMLElement>(".more")?.focus();
    this.menuOpen = false;
    return wasOpen;
  }

  readonly #left = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && this.renderRoot.contains(to))) this.menuOpen = false;
  };

  #renderMenu() {
    load("panel-menu");
    return html`<chat-widget-panel-menu
      id="menu"
      part="menu"
      .model=${this.model}
      @wish=${() => this.closeMenu()}
    ></chat-widget-panel-menu>`;
  }

  #renderFace() {
    const { words } = this;
    if (this.sheet)
      return html`<button
        class="tool back"
        type="button"
        aria-label=${words.back}
        @click=${() => wish(this, { type: "show", sheet: null })}
      >
        ${backIcon}
      </button>`;
    const address = webAddress(this.avatar);
    const picture = address === this.broken ? undefined : address;
    return html`<div class=${this.away ? "avatar away" : "avatar"} part="avatar">
      ${picture ? html`<img src=${picture} alt="" referrerpolicy="no-referrer" @error=${() => (this.broken = picture)} />` : sparkIcon}
    </div>`;
  }

  override render() {
    const { words } = this;
    return html`
      ${this.#renderFace()}
      <div class="who">
        ${this.name ? html`<h2 part="title"><bdi>${this.name}</bdi></h2>` : nothing}
        ${this.status ? html`<p class="status" part="status">${this.status}</p>` : nothing}
      </div>
      ${
        this.hasMenu
          ? html`<button
              class="tool more"
              type="button"
              aria-label=${words.menu}
              aria-haspopup="menu"
              aria-expanded=${this.menuOpen}
              aria-controls=${this.menuOpen ? "menu" : nothing}
              @click=${() => (this.menuOpen = !this.menuOpen)}
            >
              ${moreIcon}
            </button>`
          : nothing
      }
      <button class="tool" type="button" aria-label=${words.close} @click=${() => wish(this, { type: "close" })}>
        ${closeIcon}
      </button>
      ${this.menuOpen ? this.#renderMenu() : nothing}
    `;
  }
}
