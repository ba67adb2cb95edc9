/** The pattern with the escapes that a path of an address has; nothing where it cannot be read as one. */
function escaped(pattern: string): string | undefined {
  try {
    return new URL(pattern, "http://page").pathname;
  } catch {
    return undefined;
  }
}

/** Whether `path` meets one of `patterns` (`/checkout, /account/*`); `*` stands for any run of characters. */
export const meetsPath = (path: string, patterns: string) =>
  patterns
    .split(",")
    .map((pattern) => pattern.trim())
    .filter(Boolean)
    .some((pattern) => {
      const literally = escaped(pattern)
        ?.replace(/[^\w*]/g, "\\$&")
        .replaceAll("*", ".*");
      return literally !== undefined && new RegExp(`^${literally}$`).test(path);
    });
