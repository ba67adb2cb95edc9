import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Locale } from "../locale.ts";
import { words as english } from "../locales/en.ts";
import { loadWords } from "../locales/load-words.ts";
import type { Words } from "../locales/words.ts";

/** The words of the language that is spoken. */
export class Vocabulary implements ReactiveController {
  words: Words = english;
  /** False until the first language is there, so that nobody sees another one flash by. */
  ready = false;
  locale: Locale | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {}

  async speak(locale: Locale) {
    if (this.locale === locale) return;
    this.locale = locale;
    const words = await loadWords(locale);
    if (this.locale !== locale) return;
    this.words = words;
    this.ready = true;
    this.#host.requestUpdate();
  }
}
