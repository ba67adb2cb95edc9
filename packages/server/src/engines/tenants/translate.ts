/** What was written in the first of these languages that there is anything in: `de-AT` finds `de-AT`, else `de`. */
export function inLocale<Written>(
  byLocale: Record<string, Written>,
  wishes: (string | null | undefined)[],
): { locale: string; written: Written } | null {
  const byTag = new Map(
    Object.entries(byLocale).map(([tag, written]) => [tag.toLowerCase(), { locale: tag, written }]),
  );
  for (const wish of wishes) {
    const tag = wish?.toLowerCase() ?? "";
    const found = byTag.get(tag) ?? byTag.get(tag.split("-")[0] as string);
    if (found) return found;
  }
  return null;
}

/** A text in the first of these languages that it was written in, else in the one it was written in first. */
export function translate(
  texts: string | Record<string, string>,
  wishes: (string | null | undefined)[],
  fallback: string,
): { text: string; locale: string } {
  if (typeof texts === "string") return { text: texts, locale: fallback };
  const found = inLocale(texts, wishes);
  const [locale, text] = found ? [found.locale, found.written] : (Object.entries(texts)[0] ?? [fallback, ""]);
  return { text, locale };
}
