/** The cells of a row of a Markdown table, as they are written. */
export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/);

/** Whether a line parts the heads of a table from its rows. */
export const isRule = (line: string): boolean => /^[\s|:-]*-[\s|:-]*$/.test(line);
