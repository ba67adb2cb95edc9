/** Cuts a streamed text into what is judged as a whole: a sentence, an item of a list, a row of a table, a block of code. */
export interface Units {
  /** What is whole now. */
  push(text: string): string[];
  /** What is left. */
  end(): string[];
}

/** Ends a sentence, with all the quotes, emphasis and citations that belong to it. A run of marks is looked at from its first. */
const sentenceEnd =
  /(?:(?<![.!?…])[.!?…]+["”»’)\]*_]*(?:[ \t]*[[【][\d,;^ ]+[\]】])*(?=\s)(?![ \t]*[[【][\d,;^ ]+[\]】])|(?<![。！？])[。！？]+[」』”）]*(?:[ \t]*[[【][\d,;^ ]+[\]】])*)[ \t]*/gu;
/** No sentence ends after one of these, nor after the number of a list or of a day. */
const goesOn =
  /(?:^|[\s([])(?:\p{L}|\d{1,3}|Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Tel|Art|ca|bzw|usw|evtl|ggf|inkl|exkl|zzgl|max|min|Mio|approx|incl|etc|vs|z\.\s?B|d\.\s?h|e\.g|i\.e|p\.\s?ex)\.[ \t]*$/iu;
const structured = /^[ \t]*(?:[-*+•][ \t]|\d{1,3}[.)][ \t]|\||>|#)/;
/** A line without full stops is cut here; in UTF-16 units. */
const longest = 2_000;
/** And a block of code here: what follows is judged as a block of its own. */
const longestBlock = 4_000;
/** While no sentence of a line has ended for so long, it is looked at only after it has grown by an eighth. */
const longestSentence = 300;
const fence = /^[ \t]*```/;

export function createUnits(): Units {
  let line = "";
  /** From which length on it is worth a look whether a sentence has ended. */
  let nextLook = 0;
  /** A block of code that is still open. */
  let block: string | null = null;

  const takeLine = (whole: string): string[] => {
    if (block !== null) {
      block += whole;
      const isOver = fence.test(whole);
      if (!isOver && block.length <= longestBlock) return [];
      const code = block;
      block = isOver ? null : "";
      return [code];
    }
    if (fence.test(whole)) {
      block = whole;
      return [];
    }
    const { units, rest } = cut(whole);
    return rest === "" ? units : [...units, rest];
  };

  return {
    push(text) {
      const units: string[] = [];
      const lines = (line + text).split(/(?<=\n)(?!\n)/);
      line = lines.at(-1)!.endsWith("\n") ? "" : lines.pop()!;
      if (lines.length > 0) nextLook = 0;
      for (const whole of lines) units.push(...takeLine(whole));
      // A sentence need not wait for the end of its line.
      if (block === null && !fence.test(line) && line.length > 3 && line.length >= nextLook) {
        const { units: sentences, rest } = cut(line);
        units.push(...sentences);
        line = rest;
        nextLook = rest.length > longestSentence ? rest.length * 1.125 : 0;
      }
      if (line.length > longest) {
        units.push(...(block === null ? [line] : takeLine(line)));
        line = "";
        nextLook = 0;
      }
      return units;
    },
    end() {
      const units = line === "" ? [] : takeLine(line);
      return block ? [...units, block] : units;
    },
  };
}

/** The whole sentences of a line; what is structured is whole with its line. */
function cut(line: string): { units: string[]; rest: string } {
  if (structured.test(line)) return { units: [], rest: line };
  const units: string[] = [];
  let from = 0;
  for (const { 0: end, index } of line.matchAll(sentenceEnd)) {
    const to = index + end.length;
    if (goesOn.test(line.slice(Math.max(from, index - 12), index + 1))) continue;
    // Line breaks go with the sentence before them.
    const breaks = /^\s*\n\s*$/.test(line.slice(to)) ? line.length : to;
    units.push(line.slice(from, breaks));
    from = breaks;
  }
  return { units, rest: line.slice(from) };
}
