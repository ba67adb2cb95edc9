import { html, nothing, type PropertyValues } from "lit";
import { sendIcon } from "../icons.ts";
import { say, type Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { styles } from "./composer.styles.ts";

/** From which share of the limit on the visitor is told how much is left. */
const near = 0.9;

const growsByItself = () => CSS.supports("field-sizing", "content");

/** Where the visitor writes. Enter sends, Shift and Enter begin a new line; too long a text is kept and cannot be sent. */
export class Composer extends ChatElement {
  static override styles = [base, styles];
  static override properties = {
    words: { attribute: false },
    maxLength: { attribute: false },
    blocked: { type: Boolean },
    draft: { attribute: false },
  };
  declare words: Words;
  /** In characters (code points), as the server counts. */
  declare maxLength: number;
  /** Nothing can be sent now; writing goes on. */
  declare blocked: boolean;
  /** What stands in the field; kept by the session, so that it outlives the page and shows in every tab. */
  declare draft: string;

  override focus(options?: FocusOptions) {
    this.#field()?.focus(options);
  }

  protected override updated(changed: PropertyValues<this>) {
    const field = this.#field();
    if (!field || !changed.has("draft")) return;
    // Set only where it differs, or the caret would jump to the end with every letter.
    if (field.value !== this.draft) field.value = this.draft;
    if (growsByItself()) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight}px`;
  }

  #field() {
    return this.renderRoot.querySelector("textarea");
  }

  #left(): number {
    return this.maxLength - [...this.draft.trim()].length;
  }

  #canSend(): boolean {
    return !this.blocked && this.draft.trim() !== "" && this.#left() >= 0;
  }

  #keyed(event: KeyboardEvent) {
    // While a word is being composed (Chinese, Japanese…), Enter chooses it. Safari tells only by the code 229.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    this.#send();
  }

  #submitted(event: Event) {
    event.preventDefault();
    this.#send();
    this.focus({ preventScroll: true });
  }

  #write(text: string) {
    this.draft = text;
    wish(this, { type: "draft", text });
  }

  #send() {
    if (!this.#canSend()) return;
    const text = this.draft.trim();
    this.#write("");
    wish(this, { type: "send", text });
  }

  override render() {
    const { words } = this;
    const left = this.#left();
    const told = left <= this.maxLength * (1 - near);
    return html`<form
        part="composer"
        @submit=${this.#submitted}
        @click=${(event: Event) => event.target === event.currentTarget && this.focus()}
      >
        <textarea
          part="field"
          rows="1"
          dir=${this.draft ? "auto" : words.dir}
          enterkeyhint="send"
          autocomplete="off"
          aria-label=${words.message}
          aria-describedby=${told ? "count" : nothing}
          aria-invalid=${left < 0 ? "true" : nothing}
          placeholder=${words.placeholder}
          @input=${(event: Event) => this.#write((event.target as HTMLTextAreaElement).value)}
          @keydown=${this.#keyed}
        ></textarea>
        <button class="send" part="send" type="submit" aria-label=${words.send} aria-disabled=${!this.#canSend()}>
          <span>${sendIcon}</span>
        </button>
      </form>
      ${told ? html`<p id="count" class=${left < 0 ? "count over" : "count"}>${say(words, left < 0 ? "tooLong" : "left", { count: Math.abs(left) })}</p>` : nothing}`;
  }
}
