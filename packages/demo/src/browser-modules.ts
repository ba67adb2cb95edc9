import { readdir, readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";

/** The widget's own reckoning of colours: the fitting room promises what the widget does. */
const ofWidget = ["accent", "contrast", "panel-tokens"];

async function module(path: string): Promise<string> {
  const source = await readFile(new URL(path, import.meta.url), "utf8");
  return stripTypeScriptTypes(source)
    .replaceAll(/"(?:\.\.\/)+widget\/src\/(theme\/[\w-]+)\.ts"/g, '"./$1.js"')
    .replaceAll(/"(\.\/[\w-]+)\.ts"/g, '"$1.js"');
}

/** What the pages run, as files of JavaScript by their names: each source without its types, and nothing bundled. */
export async function browserModules(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of await readdir(new URL("browser/", import.meta.url))) {
    const [, name] = /^([\w-]+)\.ts$/.exec(file) ?? [];
    if (name) files.set(`scripts/${name}.js`, await module(`browser/${file}`));
  }
  for (const name of ofWidget) files.set(`scripts/theme/${name}.js`, await module(`../../widget/src/theme/${name}.ts`));
  return files;
}
