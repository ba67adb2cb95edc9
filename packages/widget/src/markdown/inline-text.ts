import type { Inline } from "./inline.ts";

/** Running text without marks and without the numbers of sources; a picture is what it is said to show. */
export const inlineText = (content: Inline[]): string =>
  content
    .map((piece) => {
      if (piece.type === "break") return " ";
      if (piece.type === "citation") return "";
      return "text" in piece ? piece.text : inlineText(piece.content);
    })
    .join("");
