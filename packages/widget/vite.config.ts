import { defineConfig } from "vite";

/**
 * Builds `chat-widget.js`, the loader under its lasting name, and `chat-widget/*`, whose names carry a hash of
 * their content. Imports between them are relative to the script's own address, so that any host can serve them.
 */
export default defineConfig({
  root: import.meta.dirname,
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
