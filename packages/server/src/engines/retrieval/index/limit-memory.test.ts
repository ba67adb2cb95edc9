import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";

/** Fills buffers, of which V8 counts none, and is never done while it has more than it may have. */
const program = (megabytes: number): string => `
  import { limitMemory } from ${JSON.stringify(new URL("limit-memory.ts", import.meta.url).href)};
  limitMemory(${megabytes});
  for (const filled = []; filled.length < 400; ) filled.push(Buffer.alloc(1_000_000, 1));
  while (process.memoryUsage.rss() > ${megabytes * 1_000_000});
  process.stdout.write("read");
`;

test.each([
  [300, "", "SIGKILL"],
  [2_000, "read", null],
])("a process that fills 400 MB, where %i MB are allowed, and does nothing else meanwhile", (megabytes, said, end) => {
  const folder = mkdtempSync(join(tmpdir(), "limit-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "program.mjs");
  writeFileSync(file, program(megabytes));
  const { stdout, signal } = spawnSync(process.execPath, [file], { timeout: 30_000 });
  expect([stdout.toString(), signal]).toEqual([said, end]);
});
