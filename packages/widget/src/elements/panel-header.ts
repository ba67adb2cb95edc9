import { html, LitElement, nothing } from "lit";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { webAddress } from "../web-address.ts";
import { wish, type Wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { styles } from "./panel-header.styles.ts";

/** Who answers, and what can be done with the conversation as a whole. */
export class PanelHeader extends LitElement {
  static override styles = [base, styles];
  static override properties = {
    words: { attribute: false },
    name: {},
    status: {},
    avatar: {},
    away: { type: Boolean },
    canStartNew: { attribute: false },
    canEnd: { attribute: false },
    menuOpen: { state: true },
    broken: { state: true },
  };
  declare words: Words;
  declare name: string;
  declare status: string;
  declare avatar: string | null;
  /** Nobody answers here now. */
  declare away: boolean;
  declare canStartNew: boolean;
  declare canEnd: boolean;
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
    if (wasOpen) this.#menuButton()?.focus();
    this.menuOpen = false;
    return wasOpen;
  }

  readonly #left = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && this.renderRoot.contains(to))) this.menuOpen = false;
  };

  #menuButton() {
    return this.renderRoot.querySelector<HTMLElement>(".more");
  }

  #items() {
    return [...this.renderRoot.querySelectorAll<HTMLElement>("[role=menuitem]")];
  }

  async #toggle() {
    this.menuOpen = !this.menuOpen;
    await this.updateComplete;
    this.#items()[0]?.focus();
  }

  #choose(what: Wish) {
    this.closeMenu();
    wish(this, what);
  }

  #move(event: KeyboardEvent) {
    const items = this.#items();
    const at = items.findIndex((item) => item.matches(":focus"));
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items.at(target % items.length)?.focus();
  }

  #renderMenu() {
    const { words } = this;
    return html`<div class="menu" id="menu" role="menu" aria-label=${words.menu} @keydown=${this.#move}>
      ${
        this.canStartNew
          ? html`<button
              role="menuitem"
              tabindex="-1"
              type="button"
              @click=${() => this.#choose({ type: "new-conversation" })}
            >
              ${icons.compose} ${words.newConversation}
            </button>`
          : nothing
      }
      ${
        this.canEnd
          ? html`<button role="menuitem" tabindex="-1" type="button" @click=${() => this.#choose({ type: "end" })}>
              ${icons.check} ${words.endConversation}
            </button>`
          : nothing
      }
    </div>`;
  }

  override render() {
    const { words } = this;
    const address = webAddress(this.avatar);
    const picture = address === this.broken ? undefined : address;
    const tool = (name: string) => `tool ${name}`;
    return html`
      <div class=${this.away ? "avatar away" : "avatar"}>
        ${picture ? html`<img src=${picture} alt="" referrerpolicy="no-referrer" @error=${() => (this.broken = picture)} />` : icons.spark}
      </div>
      <div class="who">
        ${this.name ? html`<h2><bdi>${this.name}</bdi></h2>` : nothing}
        ${this.status ? html`<p class="status">${this.status}</p>` : nothing}
      </div>
      <div class="tools">
        ${
          this.canStartNew || this.canEnd
            ? html`<button
                class=${tool("more")}
                type="button"
                aria-label=${words.menu}
                aria-haspopup="menu"
                aria-expanded=${this.menuOpen}
                aria-controls=${this.menuOpen ? "menu" : nothing}
                @click=${this.#toggle}
              >
                ${icons.more}
              </button>`
            : nothing
        }
        <button
          class=${tool("close")}
          type="button"
          aria-label=${words.close}
          @click=${() => wish(this, { type: "close" })}
        >
          ${icons.close}
        </button>
      </div>
      ${this.menuOpen ? this.#renderMenu() : nothing}
    `;
  }
}
