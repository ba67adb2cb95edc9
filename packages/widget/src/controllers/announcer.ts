import { plainText } from "../markdown/plain-text.ts";
import type { Entry } from "../transcript.ts";

/**
 * How long an announcement waits for what comes right behind it, in ms: readers pass over all but the last of several that come
 * at once. Meanwhile a panel that opens is there to be listened to: a live region speaks of what changes in it, not of what it comes with.
 */
const delay = 500;

/** How long an announcement stays in the live region, in ms: long enough to be taken up, gone before anyone browses there. */
const stay = 2500;

/** How long a listener waits before the silence is explained, in ms. */
const patience = 2000;

/** Stands among the sentences that were said for all of them: no text has it. */
const whole = "";

/** The sentences of a text, where the browser can tell them apart; while it is written without the last, which may go on. */
function sentences(text: string, lang: string, isWhole: boolean): string[] {
  const all =
    "Segmenter" in Intl
      ? Array.from(new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text), ({ segment }) => segment.trim())
      : [text];
  return all.slice(0, isWhole ? all.length : -1).filter(Boolean);
}

/**
 * What a screen reader says by itself: each answer, sentence by sentence as it is written, and each trouble, once. It speaks
 * through a live region of its own, since the transcript changes with every word that is streamed.
 */
export class Announcer {
  /** What is said stands here for a while, each in an element of its own, so that the same words twice are read twice. */
  readonly region = document.createElement("div");
  /** What is about to be said. */
  #next = "";
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Sentences that were said, by the key of their message. */
  readonly #said = new Map<string, Set<string>>();

  constructor() {
    this.region.className = "unseen";
    this.region.setAttribute("role", "status");
  }

  /** Tells what is new in the conversation; `aloud`: the visitor is there to hear it. */
  tell(entries: Entry[], lang: string, nameOf: (entry: Entry) => string, aloud: boolean) {
    for (const entry of entries) {
      const { key, role, content, state } = entry;
      const said = this.#said.get(key) ?? new Set();
      if (role === "visitor" || !content || (state === "sent" && said.has(whole))) continue;
      const fresh = sentences(plainText(content), lang, state !== "streaming").filter((one) => !said.has(one));
      const name = said.size > 0 || role === "system" ? "" : `${nameOf(entry)}: `;
      this.#said.set(key, said);
      for (const sentence of fresh) said.add(sentence);
      if (state === "sent") said.add(whole);
      if (aloud && fresh.length > 0) this.say(name + fresh.join(" "));
    }
  }

  /** It has been read before, or is read now by whoever looks at it. */
  know(entries: Entry[]) {
    for (const { key } of entries) this.#said.set(key, new Set([whole]));
  }

  /** Explains a silence that lasts; "": there is none to explain any more. */
  explain(silence: string) {
    clearTimeout(this.#silence);
    if (silence) this.#silence = setTimeout(() => this.say(silence), patience);
  }

  say(text: string) {
    this.explain("");
    if (!this.#next) setTimeout(() => this.#speak(), delay);
    this.#next += `${text} `;
  }

  #speak() {
    const words = document.createElement("p");
    words.append(this.#next);
    this.#next = "";
    this.region.append(words);
    setTimeout(() => words.remove(), stay);
  }
}
