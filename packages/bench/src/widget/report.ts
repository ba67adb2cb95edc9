import { cpus, loadavg } from "node:os";
import type { Contender } from "./contender.ts";
import type { Scroll } from "./history.ts";
import { medians, type Sample } from "./sample.ts";
import { lessThePage, table } from "./table.ts";

export interface Entry {
  contender: Contender;
  samples: Partial<Sample>[];
  /** Why it could not be opened. */
  trouble: string | undefined;
}

export interface Results {
  entries: Entry[];
  /** The page without any of them. */
  alone: Partial<Sample>[];
  scrolls: { history: Scroll; floor: Scroll } | undefined;
  rounds: number;
  browserVersion: string;
}

/** Everything that was measured, and how, as Markdown. */
export function report({ entries, alone, scrolls, rounds, browserVersion }: Results): string {
  const page = medians(alone);
  const columns = entries.map(({ contender, samples }) => ({
    name: contender.release ? `${contender.name} ${contender.release.version}` : contender.name,
    medians: lessThePage(medians(samples), page),
  }));
  const notes = entries.flatMap(({ contender: { name, note }, trouble }) => [
    ...(note ? [`- ${name} ${note}.`] : []),
    ...(trouble ? [`- ${name} could not be opened: ${trouble}. Only what it loads was measured.`] : []),
  ]);
  return [
    "",
    table([...columns, { name: "the page alone", medians: page }]),
    "",
    `Chromium ${browserVersion}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load at the end ${loadavg()[0]?.toFixed(1)}. Medians of ${rounds} rounds, all in turn.`,
    "",
    ...how,
    ...notes,
    ...(scrolls
      ? [
          `- A wheel turned upwards for five seconds: ${scrolled(scrolls.history)} in Widget Chat with 1,000 messages of history shown; ${scrolled(scrolls.floor)} on a page of 1,000 plain paragraphs (not slowed down, drawn without a graphics card).`,
        ]
      : []),
  ].join("\n");
}

const scrolled = ({ p95, jolts, frames, distance }: Scroll): string =>
  `95 of 100 frames within ${p95.toFixed(1)} ms and ${(jolts * 100).toFixed(1)} % over 25 ms (${frames} frames, ${distance.toFixed(0)} px)`;

const how = [
  "- KB (1,000 bytes) on the wire with headers, without the page itself. Files come from one static server for all, brotli 11, on another origin of this machine. Before the first click: until half a second passes without a request; opened: a second after the composer is there, and quiet again.",
  "- Requests count preflights. Other machines cannot be reached; a request to one is counted and fails.",
  "- Long tasks (over 50 ms) as count: longest / total in ms, with the processor slowed down 4 ×; at load until three seconds after the network is quiet, at opening until one and a half after the composer is there. The page's own are in its column and not taken off.",
  "- Layout shift is the sum of all shifts, those right after a click as well.",
  "- INP: the longest interaction while the launcher is clicked, the composer clicked and 20 characters typed, and Enter pressed, slowed down 4 ×. The browser rounds to 8 ms and reports none under 16.",
  "- A composer is usable when a field is visible, enabled, within the window and hit by a click on its middle; looked for at every frame after the click, through shadow roots and frames. The pointer moves to the launcher right before it clicks. Cold: a fresh browser; warm: the second visit.",
  "- Heap and nodes after a collection, less those of the page alone; the page's own column shows its own.",
];
