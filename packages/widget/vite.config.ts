import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { compactStyles } from "./build/compact-styles.ts";
import { folder, oneHash } from "./build/one-hash.ts";
import { terseErrors } from "./build/terse-errors.ts";
import { textFirst } from "./build/text-first.ts";

/** Goes over what is minified once more: a second minifier finds a few per cent, and templates of HTML keep their indents. */
const compactChunks: Plugin = {
  name: "compact-chunks",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const { code = "" } = await minify(file.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false },
      });
      // Only templates have lines that are indented; some end a tag, and some begin or end a template.
      file.code = code.replace(/(?<=`)\n {2,}|\n {2,}(?=[>`])/g, "").replace(/\n {2,}/g, " ");
    }
  },
};

/** What of the client's one door only `deeds/` and live updates go through. */
const notAtFirst =
  /\/client\/src\/(close-conversation|erase-conversation|events|give-\w+|history|resume|send-csat)\.ts$/;

/** Everything that the first chat needs, in one file: less to ask for, and better compressed. */
const firstChat = new Set<string>();
const findFirstChat: Plugin = {
  name: "find-first-chat",
  buildEnd() {
    const entry = [...this.getModuleIds()].find((id) => id.endsWith("/src/chat.ts"));
    if (entry) firstChat.add(entry);
    for (const id of firstChat) for (const more of this.getModuleInfo(id)?.importedIds ?? []) firstChat.add(more);
  },
};

/**
 * Builds `chat-widget.js`, the loader under its lasting name, and `chat-widget/<hash>/*`, whose address changes with their
 * content. Imports between them are relative to the script's own address, so that any host can serve them.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Whoever starts the server looks for its words, not for a list of files.
  logLevel: "warn",
  plugins: [compactStyles, terseErrors, textFirst, compactChunks, findFirstChat, oneHash()],
  // Whatever NODE_ENV says: Lit's development build must never ship.
  resolve: { conditions: ["module", "browser", "production"] },
  build: {
    target: "es2022",
    // As a library, so that no preloading code is put around the imports: it would tie the files to a page's base address.
    lib: { entry: "src/loader.ts", formats: ["es"] },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What stands in a file alone, such as a width, does not tie the files that read it together.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        minify: true,
        entryFileNames: "chat-widget.js",
        chunkFileNames: `${folder}/[name].js`,
        codeSplitting: {
          groups: [{ name: "chat", test: (id) => firstChat.has(id) && !notAtFirst.test(id) }],
        },
      },
    },
  },
});
