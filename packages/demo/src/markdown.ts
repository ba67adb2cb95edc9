import { Marked } from "marked";
import { type Html, trusted } from "./html.ts";

/** The id of a heading, in GitHub's manner: `When is it ready?` is `when-is-it-ready`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // Wide tables scroll inside their own box: a focusable one, so that the keyboard can scroll it too.
    table(token) {
      const row = (cells: typeof token.header, tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      return `<div class="table" role="group" aria-label="Table: ${token.header.map((cell) => cell.text).join(", ")}" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${token.rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>\n`;
    },
  },
});

/** Renders our own articles: their markup is not sanitised. */
export const fromMarkdown = (markdown: string): Html => trusted(marked.parse(markdown, { async: false }));
