/** Whether a path is as a pattern has it, in which `*` stands for anything. Takes no longer than both are long together. */
export function matchesPattern(path: string, pattern: string): boolean {
  const [head = "", ...rest] = pattern.split("*");
  const tail = rest.pop();
  if (tail === undefined) return path === pattern;
  if (!path.startsWith(head)) return false;
  let at = head.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - tail.length >= at && path.endsWith(tail);
}

/** Whether a source wants a page. Without `include`, it wants all that `exclude` does not name. */
export function isWanted({ pathname, search }: URL, { include, exclude }: { include: string[]; exclude: string[] }) {
  const matches = (pattern: string): boolean =>
    matchesPattern(pathname, pattern) || matchesPattern(pathname + search, pattern);
  return !exclude.some(matches) && (include.length === 0 || include.some(matches));
}
