import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "widget-chat-packed-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The packages as they are in a new clone: installed, and nothing built. */
function clone(to: string): string {
  // Other tests build into `node_modules/.…`.
  const filter = (path: string) => !/^(dist|\.vite.*|\.package.*)$/.test(basename(path));
  for (const name of ["contract", "client", "widget"])
    cpSync(join(root, "packages", name), join(to, "packages", name), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  for (const name of ["tsconfig.json", "README.md"]) cpSync(join(root, name), join(to, name));
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
  return join(to, "packages/widget");
}

/** A project of somebody else's that has installed the package, and has what it asks for beside it. */
function install(packed: string, into: string): void {
  const modules = join(into, "node_modules");
  mkdirSync(join(modules, "@widget-chat"), { recursive: true });
  execFileSync("tar", ["-xzf", packed, "-C", join(modules, "@widget-chat")]);
  execFileSync("mv", [join(modules, "@widget-chat/package"), join(modules, "@widget-chat/widget")]);
  const theirs = join(root, "packages/widget/node_modules");
  for (const name of ["react", "vue", "@types"]) symlinkSync(realpathSync(join(theirs, name)), join(modules, name));
}

const uses = `
import { ChatWidget as Element, type ChatWidgetEvents } from "@widget-chat/widget";
import { ChatWidget as InReact } from "@widget-chat/widget/react";
import { ChatWidget as InVue } from "@widget-chat/widget/vue";

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
/** What could not be found would be \`any\`, which is the same as nothing else. */
export const known: [
  Same<ChatWidgetEvents["error"]["code"], string>,
  Same<ChatWidgetEvents["message-received"]["mode"], "rag" | "ecommerce" | undefined>,
] = [true, true];

export const side: "left" | "right" = new Element().sideOf({ position: "left" });
document.addEventListener("chat-widget:message-sent", ({ detail }) => detail.tenantId.trim());
InReact({ tenantId: "my-shop", apiUrl: "https://chat.example", onMessageSent: ({ conversationId }) => conversationId?.trim() });
InVue;
// @ts-expect-error: a number names no tenant
export const wrong: Parameters<typeof InReact>[0] = { tenantId: 1 };
`;

test(
  "a new clone packs a package with all that it exports, whose types need nothing but the frameworks'",
  { timeout: 120_000 },
  () => {
    const widget = clone(join(folder, "clone"));
    execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: widget, stdio: "pipe" });
    const project = join(folder, "project");
    install(join(folder, "widget-chat-widget-0.0.0.tgz"), project);
    writeFileSync(join(project, "page.ts"), uses);
    for (const module of [{ module: "esnext", moduleResolution: "bundler" }, { module: "nodenext" }])
      expect(complaints(project, module)).toBe("");
    const entries = ["", "/react", "/vue", "/custom-elements.json"].map((entry) => `@widget-chat/widget${entry}`);
    const load = `for (const entry of ${JSON.stringify(entries)}) console.log(typeof require(entry));`;
    const options = { cwd: project, encoding: "utf8" } as const;
    expect(execFileSync("node", ["--input-type=commonjs", "--eval", load], options)).toBe("object\n".repeat(4));
  },
);

function complaints(project: string, module: object): string {
  const compilerOptions = { strict: true, noEmit: true, target: "es2022", types: [], ...module };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["page.ts"] }));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
  return spawnSync("tsc", [], { cwd: project, encoding: "utf8" }).stdout;
}
