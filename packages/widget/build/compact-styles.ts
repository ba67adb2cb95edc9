import type { Plugin } from "vite";

/** Takes comments and white space out of the style sheets, which stand in template literals where no minifier looks. */
export const compactStyles: Plugin = {
  name: "compact-styles",
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) =>
      code.replace(/`[^`]+`/g, (sheet) =>
        sheet
          .replace(/\/\*.*?\*\//gs, "")
          .replace(/\s+/g, " ")
          .replace(/ ?([{};,~>`]) ?/g, "$1")
          .replaceAll(" / ", "/")
          .replaceAll(": ", ":")
          .replaceAll(" !important", "!important")
          .replaceAll(";}", "}")
          .replace(/\b0\.(?=\d)/g, ".")
          .replaceAll("( ", "(")
          .replaceAll(" )", ")"),
      ),
  },
};
