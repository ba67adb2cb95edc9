import { defineConfig } from "vite";
import { compactStyles } from "./build/compact-styles.ts";
import { elementsManifest } from "./build/elements-manifest.ts";

/** Builds the entries of the npm package into `dist/package`, beside what the script tag loads; the server does not serve them. */
export default defineConfig({
  root: import.meta.dirname,
  // Whoever starts the server looks for its words, not for a list of files.
  logLevel: "warn",
  plugins: [compactStyles, elementsManifest()],
  resolve: { conditions: ["module", "browser", "production"] },
  build: {
    outDir: "dist/package",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: { index: "src/index.ts", react: "src/react.ts", vue: "src/vue.ts" }, formats: ["es"] },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: ["react", "vue"],
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chat-widget/[name].js",
        codeSplitting: { groups: [{ name: "element", test: /widget\/src\/(chat-widget|index)\.ts$/ }] },
        // A server that imports it has no such class. It makes no element either; the class only has to be there.
        banner: "const HTMLElement = globalThis.HTMLElement ?? class {};",
      },
    },
  },
});
