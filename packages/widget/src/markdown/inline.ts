/** A piece of running text. Depth is bounded: no kind contains its own kind. */
export type Inline =
  | { type: "text" | "code"; text: string }
  | { type: "break" }
  | { type: "strong" | "emphasis" | "strike"; content: Inline[] }
  | { type: "link"; href: string; content: Inline[] }
  /** `content` says what the picture shows. Whether it may be loaded is decided where it is rendered. */
  | { type: "image"; src: string; content: Inline[] }
  /** `text` is what the source has, with the space before it. */
  | { type: "citation"; index: number; text: string };

interface Opener {
  marker: string;
  /** Where the marker lies in the output, as text until it is closed. */
  at: number;
}

const escapable = /[!-/:-@[-`{-~]/;
const space = /\s/;
const wordCharacter = /[\p{L}\p{N}]/u;
const webTarget = /^https?:/i;
const safeTarget = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i;

/** The address if a visitor may be led there, else nothing: `javascript:`, `data:` and their like stay text. */
const safeHref = (href: string) => (safeTarget.test(href) ? href : undefined);

/** Reads running text in one pass: every character is looked at a bounded number of times, whatever the text. */
export function parseInline(source: string): Inline[] {
  return new InlineReader(source).read();
}

class InlineReader {
  readonly #source: string;
  readonly #out: Inline[] = [];
  #openers: Opener[] = [];
  #at = 0;
  /** Lengths of backtick runs that are known not to come again, so that no search is made twice. */
  readonly #unclosed = new Set<number>();

  constructor(source: string) {
    this.#source = source;
  }

  read(): Inline[] {
    const plain = /[^\\`*_~[\]!<\nhH]+/y;
    while (this.#at < this.#source.length) {
      plain.lastIndex = this.#at;
      const run = plain.exec(this.#source)?.[0];
      if (run) this.#take(run);
      else this.#special(this.#source.charAt(this.#at));
    }
    return this.#out;
  }

  #special(character: string) {
    if (character === "\\") this.#escape();
    else if (character === "\n") this.#break();
    else if (character === "`") this.#code();
    else if (character === "[") this.#bracket();
    else if (character === "!") this.#exclamation();
    else if (character === "<") this.#angle();
    else if (character === "]") this.#closeBracket();
    else if (character === "*" || character === "_" || character === "~") this.#delimiter(character);
    else this.#address();
  }

  #take(text: string) {
    this.#text(text);
    this.#at += text.length;
  }

  #text(text: string) {
    const last = this.#out.at(-1);
    // An opener's marker stays apart: it is replaced when its closer comes.
    if (last?.type === "text" && this.#openers.at(-1)?.at !== this.#out.length - 1) last.text += text;
    else this.#out.push({ type: "text", text });
  }

  #escape() {
    const next = this.#source.charAt(this.#at + 1);
    if (next && escapable.test(next)) {
      this.#text(next);
      this.#at += 2;
    } else this.#take("\\");
  }

  #break() {
    this.#out.push({ type: "break" });
    this.#at += 1;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #code() {
    const fence = this.#match(/`+/y)?.[0] ?? "`";
    const start = this.#at + fence.length;
    const hopeless = fence.length > 3 || this.#unclosed.has(fence.length);
    const end = hopeless ? -1 : this.#closingFence(fence.length, start);
    if (end < 0) {
      this.#unclosed.add(fence.length);
      this.#take(fence);
      return;
    }
    this.#out.push({ type: "code", text: this.#source.slice(start, end).replaceAll("\n", " ").trim() });
    this.#at = end + fence.length;
  }

  #closingFence(length: number, from: number): number {
    const runs = /`+/g;
    runs.lastIndex = from;
    for (let run = runs.exec(this.#source); run; run = runs.exec(this.#source)) {
      if (run[0].length === length) return run.index;
    }
    return -1;
  }

  #bracket() {
    const citation = this.#match(/\[(\d{1,3}(?:\s?,\s?\d{1,3}){0,9})\](?!\()/y);
    if (citation) {
      let gap = this.#takeSpace();
      for (const index of (citation[1] ?? "").split(",")) {
        this.#out.push({ type: "citation", index: Number(index), text: `${gap}[${index.trim()}]` });
        gap = "";
      }
      this.#at += citation[0].length;
      return;
    }
    this.#openBracket("[");
  }

  /** Takes the space at the end of the text so far out of it. */
  #takeSpace(): string {
    const last = this.#out.at(-1);
    if (last?.type !== "text") return "";
    const { text } = last;
    last.text = text.trimEnd();
    return text.slice(last.text.length);
  }

  /** A picture's `![`; in "Great![1]" a mark of its own. */
  #exclamation() {
    if (this.#match(/!\[(?!\d{1,3}\](?!\())/y)) this.#openBracket("![");
    else this.#take("!");
  }

  #openBracket(marker: "[" | "![") {
    this.#forget(marker);
    this.#open(marker);
    this.#at += marker.length;
  }

  #open(marker: string) {
    this.#openers.push({ marker, at: this.#out.length });
    this.#out.push({ type: "text", text: marker });
  }

  #forget(marker: string | undefined) {
    this.#openers = this.#openers.filter((opener) => opener.marker !== marker);
  }

  #closeBracket() {
    const opener = this.#openers.findLast(({ marker }) => marker.endsWith("["))?.marker;
    const target = this.#match(
      /\]\(\s?((?:[^\s()[\]<>]|\([^\s()[\]<>]{0,200}\)){1,2000})(?:\s"[^"\n[\]]{0,200}")?\s?\)/y,
    );
    if (!target || !opener) {
      this.#forget(opener);
      this.#take("]");
      return;
    }
    const content = this.#close(opener);
    const href = safeHref(target[1] ?? "");
    if (href && opener === "[") this.#out.push({ type: "link", href, content });
    else if (href && webTarget.test(href)) this.#out.push({ type: "image", src: href, content });
    else for (const piece of content) this.#out.push(piece);
    this.#at += target[0].length;
  }

  #angle() {
    const address = this.#match(/<(https?:\/\/[^\s<>"]+)>/iy);
    if (!address) return this.#take("<");
    this.#at += 1;
    this.#link(address[1] ?? "");
    this.#at += 1;
  }

  #delimiter(character: string) {
    const run = this.#match(/\*+|_+|~+/y)?.[0] ?? character;
    // "~5 km" and "~~~" strike nothing.
    if (character === "~" && run.length !== 2) return this.#take(run);
    const before = this.#source.charAt(this.#at - 1);
    const after = this.#source.charAt(this.#at + run.length);
    const inWord = character === "_";
    const canOpen = after !== "" && !space.test(after) && !(inWord && wordCharacter.test(before));
    const canClose = before !== "" && !space.test(before) && !(inWord && wordCharacter.test(after));
    this.#at += run.length;
    let left = run.length;
    while (left > 0) {
      const marker = canClose ? this.#closable(character, left) : undefined;
      if (marker) {
        const content = this.#close(marker);
        const doubled = character === "~" ? "strike" : "strong";
        this.#out.push({ type: marker.length === 2 ? doubled : "emphasis", content });
        left -= marker.length;
        continue;
      }
      const next = left >= 2 ? character.repeat(2) : character;
      if (canOpen && left <= 3 && !this.#isOpen(next)) {
        this.#open(next);
        left -= next.length;
      } else {
        this.#text(character.repeat(left));
        left = 0;
      }
    }
  }

  /** The innermost open marker of this character that what is left of the run can close. */
  #closable(character: string, left: number): string | undefined {
    return this.#openers.findLast(({ marker }) => marker.startsWith(character) && marker.length <= left)?.marker;
  }

  /** At most seven markers are ever open: `[`, `![`, `*`, `**`, `_`, `__`, `~~`. */
  #isOpen(marker: string): boolean {
    return this.#openers.some((opener) => opener.marker === marker);
  }

  /** Takes what stands behind the open marker, and the marker, out of the output; markers opened in between stay text. */
  #close(marker: string): Inline[] {
    const index = this.#openers.findLastIndex((opener) => opener.marker === marker);
    const at = this.#openers[index]?.at ?? this.#out.length;
    this.#openers = this.#openers.slice(0, index);
    return this.#out.splice(at).slice(1);
  }

  #address() {
    const address = this.#match(/https?:\/\/[^\s<>"*`[\]|\\]+/iy)?.[0];
    const href = address && this.#startsWord() ? address.replace(/[.,:;!?'()_~]{1,9}$/, "") : "";
    if (safeHref(href)) this.#link(href);
    else this.#take(address ?? this.#source.charAt(this.#at));
  }

  /** An address that names itself; within a link it is text. */
  #link(address: string) {
    if (this.#isOpen("[")) return this.#take(address);
    this.#out.push({ type: "link", href: address, content: [{ type: "text", text: address }] });
    this.#at += address.length;
  }

  #startsWord(): boolean {
    return this.#at === 0 || !wordCharacter.test(this.#source.charAt(this.#at - 1));
  }
}
