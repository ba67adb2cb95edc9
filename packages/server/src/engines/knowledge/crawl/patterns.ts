/** Whether a path is as a pattern has it, in which `*` stands for anything, as people read both: `/größe` is `/gr%C3%B6%C3%9Fe`. */
export const matchesPattern = (path: string, pattern: string): boolean => matcherOf(pattern)(readable(path));

/** What a source wants of pages. Without `include`, it wants all that `exclude` does not name. */
export function wantedBy({ include, exclude }: { include: string[]; exclude: string[] }): (url: URL) => boolean {
  const [included, excluded] = [include.map(matcherOf), exclude.map(matcherOf)];
  return ({ pathname, search }) => {
    const path = readable(pathname);
    const paths = search === "" ? [path] : [path, path + readable(search)];
    const isOneOf = (matchers: Matcher[]): boolean => matchers.some((matches) => paths.some(matches));
    return !isOneOf(excluded) && (included.length === 0 || isOneOf(included));
  };
}

type Matcher = (path: string) => boolean;

/** Takes no longer than both are long together. */
function matcherOf(pattern: string): Matcher {
  const [head = "", ...rest] = pattern.split("*").map(readable);
  const tail = rest.pop();
  return (path) => {
    if (tail === undefined) return path === head;
    if (!path.startsWith(head)) return false;
    let at = head.length;
    for (const part of rest) {
      const found = path.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return path.length - tail.length >= at && path.endsWith(tail);
  };
}

const readable = (path: string): string => (path.includes("%") ? path.replace(/(%[0-9a-f]{2})+/gi, decoded) : path);

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
