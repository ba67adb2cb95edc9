import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
}

/** The TypeScript that ships, without tests. */
export const sourceFiles = (): SourceFile[] =>
  typeScript(":(glob)packages/*/src/**").filter(({ path }) => !isTest(path));

/** All tests, those of the end-to-end run included. */
export const testFiles = (): SourceFile[] => typeScript(":(glob)packages/**").filter(({ path }) => isTest(path));

const isTest = (path: string): boolean => /\.(test|spec)\.ts$/.test(path);

/** What git knows or would add. */
function typeScript(pathspec: string): SourceFile[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", pathspec], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), "utf8") }];
      } catch {
        return [];
      }
    });
}

export interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** The static and dynamic imports of a file, and what it re-exports. */
export function importsOf({ text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+["']([^"']+)["']|^import\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm,
  );
  return [...statements].map(([, type, from, bare, dynamic]) => ({
    specifier: from ?? bare ?? dynamic ?? "",
    typeOnly: type !== undefined,
  }));
}
