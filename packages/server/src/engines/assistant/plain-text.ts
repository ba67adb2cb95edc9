import { visible } from "./written/visible.ts";

/** A text in which no sign means anything to Markdown, and none turns round what stands behind it; on one line. */
export const plainText = (text: string): string =>
  visible(text.replace(/\s+/g, " "))
    .trim()
    .replace(/[\\`*_[\]<>~|]/g, "\\$&");
