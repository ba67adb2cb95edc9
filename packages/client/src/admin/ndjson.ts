/** What makes a call send many items, one a line. */
export const ndjson = (items: readonly unknown[]) => ({
  headers: { "content-type": "application/x-ndjson" },
  text: items.map((item) => JSON.stringify(item) + "\n").join(""),
});
