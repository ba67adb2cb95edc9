import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf, sourceFiles, testFiles, type SourceFile } from "./source-files.ts";

/**
 * Which room may import what: the first rule whose `room` a path begins with. `own` files of the room are always free.
 * `types`: rooms of which only types may be imported.
 */
interface Rule {
  room: string;
  may: string[];
  types?: string[];
  /** Whether packages from outside may be imported: all, or those named. */
  packages?: string[];
}

const server = "packages/server/src";
const everyEngine = [
  `${server}/engines/retrieval/`,
  `${server}/engines/model/`,
  `${server}/engines/outbound/`,
  `${server}/engines/jobs/`,
  `${server}/engines/tenants/`,
  `${server}/engines/wishes/`,
  `${server}/db/`,
  `${server}/errors.ts`,
  "contract",
];
const assistantTypes = [`${server}/engines/assistant/tools.ts`, `${server}/engines/assistant/turn.ts`];

const rules: Rule[] = [
  { room: "packages/contract/src/", may: [], packages: ["typebox"] },
  { room: "packages/client/src/", may: [], types: ["contract"], packages: [] },
  { room: "packages/widget/src/react.ts", may: ["packages/widget/src/"], packages: ["react"] },
  { room: "packages/widget/src/vue.ts", may: ["packages/widget/src/"], packages: ["vue"] },
  { room: "packages/widget/src/", may: ["client"], types: ["contract"], packages: ["lit", "uqr"] },
  { room: `${server}/main.ts`, may: [`${server}/config.ts`, `${server}/app.ts`], packages: ["node:"] },
  { room: `${server}/app.ts`, may: [`${server}/`, "contract"] },
  {
    room: `${server}/background.ts`,
    may: [`${server}/engines/`, `${server}/db/`],
    types: [`${server}/config.ts`],
    packages: [],
  },
  { room: `${server}/config.ts`, may: [], packages: ["node:"] },
  { room: `${server}/admin-key.ts`, may: [], packages: ["node:"] },
  { room: `${server}/data-folder.ts`, may: [], packages: ["node:"] },
  { room: `${server}/unless-aborted.ts`, may: [], packages: ["node:"] },
  { room: `${server}/errors.ts`, may: ["contract"], packages: [] },
  {
    room: `${server}/demo-tenant.ts`,
    may: [`${server}/engines/`, `${server}/db/`, `${server}/errors.ts`, "contract"],
    packages: ["node:"],
  },
  {
    room: `${server}/http/`,
    may: [`${server}/engines/`, `${server}/db/`, `${server}/errors.ts`, "contract"],
    types: [`${server}/config.ts`],
  },
  { room: `${server}/engines/wording/`, may: [], packages: [] },
  { room: `${server}/engines/wishes/`, may: [`${server}/engines/wording/`], packages: [] },
  {
    room: `${server}/engines/assistant/`,
    may: [
      `${server}/engines/model/`,
      `${server}/engines/wishes/`,
      `${server}/engines/wording/`,
      `${server}/errors.ts`,
      "contract",
    ],
  },
  { room: `${server}/engines/model/`, may: [`${server}/errors.ts`, "contract"] },
  { room: `${server}/engines/outbound/`, may: [], types: [`${server}/config.ts`] },
  { room: `${server}/engines/`, may: everyEngine, types: assistantTypes },
  { room: `${server}/db/`, may: [`${server}/errors.ts`, "contract"] },
  { room: "packages/demo/src/", may: ["packages/widget/src/theme/"], types: ["packages/widget/src/"] },
  { room: "packages/bench/src/", may: ["client"] },
  { room: "packages/e2e/src/", may: ["client"] },
  { room: "packages/checks/src/", may: [] },
];

const files = sourceFiles();

test("every file stands in a room", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ path }) => !ruleOf(path)).map(({ path }) => path)).toEqual([]);
});

test("no import goes through a wall", () => {
  expect(files.flatMap(trespasses)).toEqual([]);
});

test("no route imports another route", () => {
  const routes = files.filter(({ path }) => path.startsWith(`${server}/http/routes/`));
  const crossing = routes.flatMap((file) =>
    importsOf(file)
      .map(({ specifier }) => resolve(file, specifier))
      .filter((to) => to.startsWith(`${server}/http/routes/`))
      .map((to) => `${file.path} -> ${to}`),
  );
  expect(crossing).toEqual([]);
});

test("the environment is read in one place, and handed on in one", () => {
  const readers = files
    .filter(({ path, text }) => path.startsWith(server) && /process\.env|\benv\b.* from "node:process"/.test(text))
    .map(({ path }) => path);
  expect(readers).toEqual([`${server}/engines/retrieval/workers/carriers.ts`, `${server}/main.ts`]);
});

test("nobody takes a file's address for its path, in which a space is no %20", () => {
  const takers = [...files, ...testFiles()].filter(
    ({ text }) => /import\.meta\.url/.test(text) && /\.pathname/.test(text),
  );
  expect(takers.map(({ path }) => path)).toEqual([]);
});

test("nothing in the widget writes raw HTML", () => {
  const writers = files.filter(
    ({ path, text }) =>
      path.startsWith("packages/widget/") && /innerHTML|unsafeHTML|insertAdjacentHTML|document\.write/.test(text),
  );
  expect(writers.map(({ path }) => path)).toEqual([]);
});

test("no room is named for what it is not", () => {
  expect(
    files.filter(({ path }) => /\/(lib|utils?|helpers?|common|misc)(\/|\.)/.test(path)).map(({ path }) => path),
  ).toEqual([]);
});

function ruleOf(path: string): Rule | undefined {
  return rules.find(({ room }) => path.startsWith(room));
}

function trespasses(file: SourceFile): string[] {
  const rule = ruleOf(file.path);
  if (!rule) return [];
  return importsOf(file)
    .filter(({ specifier, typeOnly }) => !mayImport(rule, resolve(file, specifier), typeOnly))
    .map(({ specifier }) => `${file.path} -> ${specifier}`);
}

function mayImport({ room, may, types = [], packages }: Rule, to: string, typeOnly: boolean): boolean {
  if (to.startsWith("packages/") || to === "client" || to === "contract") {
    return (
      to.startsWith(room) ||
      may.some((wall) => to.startsWith(wall)) ||
      (typeOnly && types.some((wall) => to.startsWith(wall)))
    );
  }
  return (
    packages === undefined ||
    packages.some((name) => to === name || to.startsWith(name.endsWith(":") ? name : `${name}/`))
  );
}

/** A path from the root for files, `contract` or `client` for those packages, the specifier itself for all others. */
function resolve({ path }: SourceFile, specifier: string): string {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const own = /^@widget-chat\/([^/]+)/.exec(specifier);
  return own ? (own[1] as string) : specifier;
}
