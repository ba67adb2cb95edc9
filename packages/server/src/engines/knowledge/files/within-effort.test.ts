import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

const program = (mostMs: number): string => `
  import { setImmediate as turn } from "node:timers/promises";
  import { withinEffort } from ${JSON.stringify(new URL("within-effort.ts", import.meta.url).href)};
  const told = await withinEffort(${mostMs}, async () => {
    const begun = process.cpuUsage().user;
    while (process.cpuUsage().user - begun < 1_000_000) await turn();
    return "read";
  });
  process.stdout.write(told);
`;

test.each([
  [250, "", 1],
  [60_000, "read", 0],
])("a file that takes a second of the processor, where %i ms are allowed", (mostMs, said, code) => {
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program(mostMs)]);
  expect([stdout.toString(), status]).toEqual([said, code]);
});
