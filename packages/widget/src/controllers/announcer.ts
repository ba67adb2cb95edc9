import type { ReactiveController, ReactiveControllerHost } from "lit";
import { plainText } from "../markdown/plain-text.ts";
import type { Entry } from "../transcript.ts";

/** How long an announcement stays in the live region, in ms: long enough to be taken up, gone before anyone browses there. */
const stay = 2500;

/** The sentences of a text; while it is written without the last, which may go on. */
function sentences(text: string, lang: string, isWhole: boolean): string[] {
  const all =
    "Segmenter" in Intl
      ? Array.from(new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text), ({ segment }) => segment)
      : text.split(/(?<=[.!?…]\s)|\n/);
  return (isWhole ? all : all.slice(0, -1)).map((sentence) => sentence.trim()).filter(Boolean);
}

/**
 * What a screen reader says by itself: each answer, sentence by sentence as it is written, and each trouble, once. It speaks
 * through a live region of its own, since the transcript changes with every word that is streamed.
 */
export class Announcer implements ReactiveController {
  /** What is said stands here for a while, each in an element of its own, so that the same words twice are read twice. */
  readonly region = document.createElement("div");
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Sentences that were said, by the key of their message. */
  readonly #said = new Map<string, Set<string>>();

  constructor(host: ReactiveControllerHost) {
    this.region.className = "unseen";
    this.region.setAttribute("role", "status");
    host.addController(this);
  }

  hostDisconnected() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.region.replaceChildren();
  }

  /** Tells what is new in the conversation; `aloud`: the visitor is there to hear it. */
  tell(entries: Entry[], lang: string, nameOf: (entry: Entry) => string, aloud: boolean) {
    for (const entry of entries) {
      if (entry.role === "visitor" || !entry.content || (entry.state === "sent" && this.#isTold(entry))) continue;
      const said = this.#said.get(entry.key) ?? new Set();
      const fresh = sentences(plainText(entry.content), lang, entry.state !== "streaming").filter(
        (one) => !said.has(one),
      );
      const name = said.size > 0 || entry.role === "system" ? "" : `${nameOf(entry)}: `;
      this.#said.set(entry.key, said);
      for (const sentence of fresh) said.add(sentence);
      if (entry.state === "sent") said.add("");
      if (aloud && fresh.length > 0) this.say(name + fresh.join(" "));
    }
  }

  /** It has been read before, or is read now by whoever looks at it. */
  know(entries: Entry[]) {
    for (const { key } of entries) this.#said.set(key, new Set([""]));
  }

  /** Told to its end: marked by a sentence that no text has. */
  #isTold({ key }: Entry): boolean {
    return this.#said.get(key)?.has("") === true;
  }

  say(text: string) {
    const words = document.createElement("p");
    words.textContent = text;
    this.region.append(words);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      words.remove();
    }, stay);
    this.#timers.add(timer);
  }
}
