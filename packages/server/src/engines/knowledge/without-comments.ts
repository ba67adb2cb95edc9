/** Code, in which a comment is text, or the beginning of a comment. */
const CODE_OR_COMMENT = /(?<![^\n])[ \t]*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[\s\S]*?(?:\n[ \t]*\1|$)|`[^`\n]*`|<!--/g;
const END = "-->";

/** Markdown without its comments, which are notes of its writers to one another. One that is never closed stays. */
export function withoutComments(markdown: string): string {
  let kept = "";
  let from = 0;
  CODE_OR_COMMENT.lastIndex = 0;
  for (let found; (found = CODE_OR_COMMENT.exec(markdown));) {
    if (found[0] !== "<!--") continue;
    const end = markdown.indexOf(END, found.index + 4);
    if (end < 0) break;
    kept += markdown.slice(from, found.index);
    from = CODE_OR_COMMENT.lastIndex = end + END.length;
  }
  return kept + markdown.slice(from);
}
