/** Cuts a streamed text where nothing is torn: between words, outside brackets, tags and code spans. */
export interface SafePieces {
  /** What may be shown now. */
  push(text: string): string;
  /** What is left. */
  end(): string;
}

/** An opening bracket that nothing closes for this long was none. In UTF-16 units. */
const longestWait = 600;

export function safePieces(): SafePieces {
  const thoughts = withoutThoughts();
  let waiting = "";
  let end = safeEnds();
  return {
    push(text) {
      const more = thoughts.push(text);
      waiting += more;
      let cut = end(more);
      if (waiting.length - cut > longestWait) {
        cut = waiting.length;
        end = safeEnds();
      }
      const safe = waiting.slice(0, cut);
      waiting = waiting.slice(cut);
      return safe;
    },
    end: () => waiting + thoughts.end(),
  };
}

/** The end of a thought, and as much of a text as may be the beginning of one. */
const thoughtsEnd = /<\/think(?:ing)?>\s*/;
const longestEnd = "</thinking>".length;

/** Leaves out what some models think aloud before they answer: `<think>…</think>`. */
function withoutThoughts(): SafePieces {
  /** What has come but the white space before it, until it is known whether it is thought; of a thought its last signs. */
  let head: string | null = "";
  let isThought = false;
  return {
    push(text) {
      if (head === null) return text;
      head += text;
      if (!isThought) {
        head = head.trimStart();
        isThought = head.startsWith("<think");
        if (!isThought && "<think".startsWith(head)) return "";
      }
      const ended = isThought ? thoughtsEnd.exec(head) : null;
      if (isThought && !ended) {
        head = head.slice(-longestEnd);
        return "";
      }
      const rest = ended ? head.slice(ended.index + ended[0].length) : head;
      head = null;
      return rest;
    },
    end: () => (isThought ? "" : (head ?? "")),
  };
}

/**
 * Tells, as a text comes, how much of what has not been cut off yet may be: up to the last white space before which all that
 * was opened is closed. Each sign is looked at once, as soon as the next one is known.
 */
function safeEnds(): (more: string) => number {
  let brackets = 0;
  let isTarget = false;
  let isCode = false;
  let isTag = false;
  /** The last signs that have come: of the very last it is not known yet what follows. */
  let last = "";
  /** How many have come since the cut. */
  let length = 0;

  const isWhole = (): boolean => brackets === 0 && !isTarget && !isCode && !isTag;
  const mayCut = (before: string, sign: string, next: string): boolean => {
    if (sign === "`") isCode = !isCode;
    else if (sign === "[" || sign === "【") brackets += 1;
    else if (sign === "]" || sign === "】") brackets = Math.max(0, brackets - 1);
    else if (sign === "(" && before === "]") isTarget = true;
    else if (sign === ")") isTarget = false;
    else if (sign === "<") isTag = /[a-z/!?]/i.test(next);
    else if (sign === ">") isTag = false;
    else return isWhole() && mayEndBetween(sign, next);
    return false;
  };

  return (more) => {
    const text = last + more;
    const from = length - last.length;
    length += more.length;
    let cut = 0;
    for (let at = Math.max(0, last.length - 1); at < text.length - 1; at += 1)
      if (mayCut(text[at - 1] ?? "", text[at]!, text[at + 1]!)) cut = from + at + 1;
    last = text.slice(-6);
    // A cited sentence that has ended will have no second mark: it need not wait for what comes.
    if (isWhole() && /[\]】][.!?]+\s$/.test(last)) {
      cut = length;
      last = "";
    }
    length -= cut;
    return cut;
  };
}

/** The mark of a citation belongs to the words before it. */
const mayEndBetween = (sign: string, next: string): boolean =>
  (/\s/.test(sign) && !/[[【\s]/.test(next)) || (/[。！？]/.test(sign) && !/[[【。！？」』”）\s]/.test(next));
