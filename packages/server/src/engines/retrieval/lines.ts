/** Those that wait for something, in lines that take turns: a long line keeps nobody waiting who stands in another. */
export interface Lines<One> {
  join(line: string, one: One): void;
  /** Takes the next one out; undefined: nobody waits. */
  call(): One | undefined;
  /** @returns whether it was waiting */
  leave(one: One): boolean;
}

export function createLines<One>(): Lines<One> {
  /** Which have somebody waiting, and the one whose turn was last. `turn`: the number of its last one. */
  const lines = new Map<string, { turn: number; waiting: One[] }>();
  let turns = 0;

  return {
    join(name, one) {
      const line = lines.get(name) ?? { turn: 0, waiting: [] };
      line.waiting.push(one);
      lines.set(name, line);
    },
    call() {
      const all = [...lines].filter(([, { waiting }]) => waiting.length > 0);
      const [first] = all;
      if (!first) return undefined;
      const [next, line] = all.reduce((longest, other) => (other[1].turn < longest[1].turn ? other : longest), first);
      for (const [name, { waiting }] of lines) if (waiting.length === 0 && name !== next) lines.delete(name);
      line.turn = ++turns;
      return line.waiting.shift();
    },
    leave(one) {
      for (const { waiting } of lines.values()) {
        const place = waiting.indexOf(one);
        if (place >= 0) return waiting.splice(place, 1).length > 0;
      }
      return false;
    },
  };
}
