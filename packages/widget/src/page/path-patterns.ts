/** The pattern with the escapes that a path of an address has; nothing where it cannot be read as one. */
export function escaped(pattern: string): string | undefined {
  try {
    return new URL(pattern, "http://page").pathname;
  } catch {
    return undefined;
  }
}

/** Whether `path` is `pattern` with something, or nothing, for each `*`; in one go, however many there are. */
function fits(path: string, pattern: string): boolean {
  const [head = "", ...between] = pattern.split("*");
  const tail = between.pop();
  if (tail === undefined) return path === head;
  if (!path.startsWith(head) || !path.endsWith(tail)) return false;
  let at = head.length;
  for (const piece of between) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at + tail.length <= path.length;
}

/** The patterns of an attribute: `/checkout, /account/*`. */
export const patternsIn = (list: string): string[] => list.split(",");

/** Whether `path` meets one of `patterns` (`/account/*`); `*` stands for any run of characters. */
export const meetsPath = (path: string, patterns: readonly string[]) =>
  patterns
    .map((pattern) => pattern.trim())
    .filter(Boolean)
    .some((pattern) => {
      const literally = escaped(pattern);
      return literally !== undefined && fits(path, literally);
    });
