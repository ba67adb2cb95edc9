import { madeFrom, SHORTEST_BEFORE } from "../../wording/joined.ts";
import { firstFrom, lexemeAt, type LexemeIndex } from "../index/lexeme-index.ts";

/** What dictionaries take off too where more stands before it. */
const CUT_FURTHER = /(?:ig|lich|isch|heit|keit)$/;
const shortest = { part: 4, beginning: 3 };

/** The two words that a compound may be of. @param last letters that the second one has at least */
export function partsOf(word: string, links: readonly string[], last = shortest.part): [string, string][] {
  const found: [string, string][] = [];
  for (let at = shortest.part; at <= word.length - last; at++)
    for (const link of links) {
      const first = word.slice(0, at);
      if (first.endsWith(link) && first.length - link.length >= shortest.part)
        found.push([first.slice(0, first.length - link.length), word.slice(at)]);
    }
  return found;
}

/** The compounds of the texts that a word is the last part of. */
export function compoundsEndingIn(index: LexemeIndex, word: string, lexeme: string): string[] {
  if (word.length < shortest.part) return [];
  // A longer word is cut further: "Zimmerreinigung" is "zimmerrein", "Reinigung" alone "reinig".
  const endings = [...new Set([lexeme, lexeme.replace(CUT_FURTHER, "")])].filter(
    ({ length }) => length >= shortest.part,
  );
  return endings.flatMap((ending) =>
    endingIn(index, ending)
      .filter((other) => !madeFrom.test(other.slice(0, -ending.length)))
      // What ends in the longer one was found by that.
      .filter((other) => ending === lexeme || !other.endsWith(lexeme)),
  );
}

/** All lexemes are looked at, so that none is read that need not be. */
function endingIn(index: LexemeIndex, ending: string): string[] {
  const { lexemes, lexemeEnds } = index;
  const found: string[] = [];
  const units = Uint16Array.from(ending, (letter) => letter.charCodeAt(0));
  const last = units.length - 1;
  const least = units.length + SHORTEST_BEFORE;
  let start = 0;
  for (let number = 0; number < lexemeEnds.length; number++) {
    const end = lexemeEnds[number]!;
    if (lexemes[end - 1] === units[last] && end - start >= least) {
      let same = 1;
      while (same <= last && lexemes[end - 1 - same] === units[last - same]) same++;
      if (same > last) found.push(lexemeAt(index, number));
    }
    start = end;
  }
  return found;
}

/**
 * The compounds of the texts that a word begins and another of the question goes on: a "Fahrradreparatur" is no "Fahrrad",
 * but what it costs to repair one.
 */
export function compoundsBeginningWith(
  index: LexemeIndex,
  beginnings: ReadonlySet<string>,
  goesOn: (rest: string) => boolean,
): string[] {
  const found = new Set<string>();
  for (const beginning of beginnings) {
    if (beginning.length < shortest.beginning) continue;
    for (let at = firstFrom(index, beginning); at < index.sorted.length; at++) {
      const other = lexemeAt(index, index.sorted[at]!);
      if (!other.startsWith(beginning)) break;
      if (goesOn(other.slice(beginning.length))) found.add(other);
    }
  }
  return [...found];
}

/** Of which words the rest of a compound begins with what they go on as, however many there are. @param words what, and of which */
export function goingOnWith(words: [string, string][], links: readonly string[]): (rest: string) => string[] {
  const all = new Map<string, string[]>();
  for (const [begins, word] of words)
    for (const link of links) all.set(link + begins, [...(all.get(link + begins) ?? []), word]);
  return (rest) => {
    const found: string[] = [];
    for (let end = shortest.part; end <= rest.length; end++) found.push(...(all.get(rest.slice(0, end)) ?? []));
    return found;
  };
}
