const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}，。、]/u;
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** Joins a line to the text before it, and a word that was parted at the end of the line. `last`: the last line of that text. */
export type JoinLines = (before: string, line: string, last?: string) => string;

/** No word is longer, in characters. Looked through for each of its lines, a long text would take for ever. */
const LONGEST_WORD = 200;

/** @param lines all of the document: its other words tell whether a hyphen belongs to a word */
export function lineJoiner(lines: string[]): JoinLines {
  const words = new Set<string>();
  const behindHyphen = new Set<string>();
  for (const line of lines)
    for (const [found] of line.matchAll(WORD)) {
      const word = found.toLowerCase();
      words.add(word);
      const at = word.lastIndexOf("-");
      if (at >= 0) behindHyphen.add(word.slice(at + 1));
    }

  return (before, line, last = before) => {
    const end = last.slice(-LONGEST_WORD);
    if (end.endsWith("\u00ad")) return before.slice(0, -1) + line;
    const parted = /(?:^|[^\p{L}\p{M}-])((?:[\p{L}\p{M}]+-)*[\p{L}\p{M}]{2,})[-‐]$/u.exec(end);
    const rest = /^[\p{Ll}\p{M}]+(?:-[\p{L}\p{M}]+)*/u.exec(line);
    if (parted && rest) {
      const whole = (parted[1]! + rest[0]).toLowerCase();
      const hyphened = `${parted[1]!}-${rest[0]}`.toLowerCase();
      // "Two-bedroom" elsewhere tells of "one-" and "bedroom".
      const isHyphened = words.has(hyphened) || behindHyphen.has(rest[0].toLowerCase());
      return isHyphened && !words.has(whole) ? before + line : before.slice(0, -1) + line;
    }
    const isDense = NO_SPACES.test(end.at(-1) ?? "") && NO_SPACES.test(line[0] ?? "");
    return isDense || /\p{L}[-‐]$/u.test(end) ? before + line : `${before} ${line}`;
  };
}
