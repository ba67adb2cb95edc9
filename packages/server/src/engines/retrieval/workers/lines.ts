/** Those that wait for something, in lines that take turns: a long line keeps nobody waiting who stands in another. */
export interface Lines<One> {
  join(line: string, one: One): void;
  /** Takes the next one out; undefined: nobody waits. */
  call(): One | undefined;
  /** @returns whether it was waiting */
  leave(one: One): boolean;
}

export function createLines<One>(): Lines<One> {
  /** In the order of their turns. Each has somebody waiting, but for the one whose turn was last. */
  const lines = new Map<string, One[]>();
  let last = "";

  return {
    join(name, one) {
      const line = lines.get(name) ?? [];
      line.push(one);
      lines.set(name, line);
    },
    call() {
      // Behind those too that have come since its turn.
      const before = lines.get(last);
      if (before) {
        lines.delete(last);
        if (before.length > 0) lines.set(last, before);
      }
      for (const [name, waiting] of lines) {
        last = name;
        return waiting.shift();
      }
      return undefined;
    },
    leave(one) {
      for (const [name, waiting] of lines) {
        const place = waiting.indexOf(one);
        if (place < 0) continue;
        waiting.splice(place, 1);
        if (waiting.length === 0) lines.delete(name);
        return true;
      }
      return false;
    },
  };
}
