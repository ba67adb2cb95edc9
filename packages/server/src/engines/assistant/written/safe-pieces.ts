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
  return {
    push(text) {
      waiting += thoughts.push(text);
      const cut = waiting.length > longestWait ? waiting.length : safeEnd(waiting);
      const safe = waiting.slice(0, cut);
      waiting = waiting.slice(cut);
      return safe;
    },
    end: () => waiting + thoughts.end(),
  };
}

/** Leaves out what some models think aloud before they answer: `<think>…</think>`. */
function withoutThoughts(): SafePieces {
  let head: string | null = "";
  return {
    push(text) {
      if (head === null) return text;
      head += text;
      const begun = head.trimStart();
      if ("<think".startsWith(begun.slice(0, 6))) {
        const end = /<\/think(?:ing)?>\s*/.exec(begun);
        if (!end) return "";
        head = begun.slice(end.index + end[0].length);
      }
      const rest = head;
      head = null;
      return rest;
    },
    end: () => (head === null || head.trimStart().startsWith("<think") ? "" : head),
  };
}

/** Where the text may be cut: after the last white space before which all that was opened is closed. */
function safeEnd(text: string): number {
  let end = 0;
  let brackets = 0;
  let isTarget = false;
  let isCode = false;
  let isTag = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    const next = text[at + 1] ?? "";
    if (sign === "`") isCode = !isCode;
    else if (sign === "[" || sign === "【") brackets += 1;
    else if (sign === "]" || sign === "】") brackets = Math.max(0, brackets - 1);
    else if (sign === "(" && text[at - 1] === "]") isTarget = true;
    else if (sign === ")") isTarget = false;
    else if (sign === "<") isTag = next === "" || /[a-z/!?]/i.test(next);
    else if (sign === ">") isTag = false;
    else if (brackets === 0 && !isTarget && !isCode && !isTag && mayEndAfter(sign, next, text)) end = at + 1;
  }
  return end;
}

function mayEndAfter(sign: string, next: string, text: string): boolean {
  // A cited sentence that has ended will have no second mark: it need not wait for what comes.
  if (next === "") return /\s/.test(sign) && /[\]】][.!?]+\s$/.test(text.slice(-6));
  // The mark of a citation belongs to the words before it.
  return (/\s/.test(sign) && !/[[【\s]/.test(next)) || (/[。！？]/.test(sign) && !/[[【。！？」』”）\s]/.test(next));
}
