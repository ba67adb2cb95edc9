import { defineConfig, type Plugin } from "vite";

/** Takes comments and white space out of the style sheets, which stand in template literals where no minifier looks. */
const compactStyles: Plugin = {
  name: "compact-styles",
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) =>
      code.replace(/`[^`]+`/g, (sheet) =>
        sheet
          .replace(/\/\*.*?\*\//gs, "")
          .replace(/\s+/g, " ")
          .replace(/ ?([{};,]) ?/g, "$1")
          .replaceAll(": ", ":"),
      ),
  },
};

/**
 * Builds `chat-widget.js`, the loader under its lasting name, and `chat-widget/*`, whose names carry a hash of
 * their content. Imports between them are relative to the script's own address, so that any host can serve them.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [compactStyles],
  // Whatever NODE_ENV says: Lit's development build must never ship.
  resolve: { conditions: ["module", "browser", "production"] },
  build: {
    target: "es2022",
    // As a library, so that no preloading code is put around the imports: it would tie the files to a page's base address.
    lib: { entry: "src/loader.ts", formats: ["es"] },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: "chat-widget.js",
        chunkFileNames: "chat-widget/[name]-[hash].js",
      },
    },
  },
});
