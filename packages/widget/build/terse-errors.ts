import type { Plugin } from "vite";

/** Takes the words from the errors of Lit's `css`: they tell of style sheets put together wrongly, which the types refuse before. */
export const terseErrors: Plugin = {
  name: "terse-errors",
  transform: {
    filter: { id: /\/@lit\/reactive-element\/css-tag\.js$/ },
    handler: (code) => code.replace(/\bError\("[^"]+"(\+\w+\+"[^"]+")?\)/g, "Error()"),
  },
};
