/** A text in which no sign means anything to Markdown, on one line. */
export const plainText = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>~|]/g, "\\$&");
