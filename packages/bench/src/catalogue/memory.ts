import { readFile, readdir } from "node:fs/promises";

/** The most memory that a process and each of those it has begun held at once each, in bytes, by what they run (Linux). */
export async function peakMemory(pid: number): Promise<{ server: number; readers: number }> {
  const children = (await readdir(`/proc/${pid}/task`)).map((task) =>
    readFile(`/proc/${pid}/task/${task}/children`, "utf8"),
  );
  const pids = (await Promise.all(children)).join(" ").split(/\s+/).filter(Boolean);
  const peaks = await Promise.all(pids.map(async (child) => ((await isNode(child)) ? peakOf(child) : 0)));
  return { server: await peakOf(String(pid)), readers: Math.max(0, ...peaks) };
}

const isNode = async (pid: string): Promise<boolean> =>
  /node|MainThread/.test(await readFile(`/proc/${pid}/comm`, "utf8").catch(() => ""));

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}
