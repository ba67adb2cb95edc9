import type { ReactiveControllerHost } from "lit";
import type { Locale } from "../locale.ts";
import { words as english } from "../locales/en.ts";
import { loadWords } from "../locales/load-words.ts";
import { type Words, withOwn } from "../locales/words.ts";
import { timeLeft } from "../time-left.ts";

/** The words of the language that is spoken. */
export class Vocabulary {
  words = english as Words;
  #language = this.words;
  #own: Readonly<Record<string, string>> = {};
  /** False until the first language is there, so that nobody sees another one flash by. */
  ready = false;
  locale: Locale | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** `own`: the owner's words in place of these, by name. */
  async speak(locale: Locale, own: Readonly<Record<string, string>>) {
    if (JSON.stringify(own) !== JSON.stringify(this.#own)) {
      this.#own = own;
      this.words = withOwn(this.#language, own);
    }
    const { locale: before } = this;
    if (before === locale) return;
    this.locale = locale;
    const language = await loadWords(locale, before);
    // What draws with them for the first time has much to do.
    await timeLeft();
    if (this.locale !== locale) return;
    this.#language = language;
    this.words = withOwn(language, this.#own);
    this.ready = true;
    this.#host.requestUpdate();
  }
}
