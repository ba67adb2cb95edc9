const MADE_BY_PROGRAMS =
  /^(?:microsoft word|untitled|unbenannt|sans titre|document\d*$|dokument\d*$|slide 1$)|\.(?:docx?|pdf|indd|odt|rtf|html?|tex|pptx?|xlsx?)$/i;

/** The title that a file says it has; empty where a program made it up. */
export function toldTitle(said: unknown): string {
  const title = typeof said === "string" ? said.replace(/[\s\0]+/g, " ").trim() : "";
  return MADE_BY_PROGRAMS.test(title) || title.length > 300 ? "" : title.toWellFormed();
}
