import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

test("a version that several packages share stands in the workspace's catalog, once", () => {
  const manifests = ["package.json", ...globSync("packages/*/package.json", { cwd: root })];
  const users = new Map<string, string[]>();
  for (const path of manifests) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      users.set(name, [...(users.get(name) ?? []), `${path} has ${name} ${version}`]);
  }
  expect(users.size).toBeGreaterThan(20);
  const repeated = [...users.values()].filter((of) => of.length > 1).flat();
  expect(repeated.filter((use) => !/ (catalog|workspace):/.test(use))).toEqual([]);
});
