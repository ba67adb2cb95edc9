import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The files of a page that is written with a framework and takes the widget from the package, by their names: `index.js`, … */
export async function bundle(page: "react" | "vue"): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL(".", import.meta.url)),
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { index: fileURLToPath(new URL(`${page}-page.ts`, import.meta.url)) },
        output: { entryFileNames: "index.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return new Map(outputs.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])));
}
