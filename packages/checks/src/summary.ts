import type { Outcome } from "./outcome.ts";

export interface Stage extends Outcome {
  title: string;
}

/** What is printed last: what passed only when it was tried again and what failed, stage by stage; how many tests were skipped, if any; how many passed and failed. */
export function summarize(stages: Stage[]): { text: string; failed: number } {
  const count = (of: (stage: Stage) => number): number => stages.reduce((total, stage) => total + of(stage), 0);
  const failed = count(({ failures }) => failures.length);
  const skipped = count((stage) => stage.skipped);
  const list = (title: string, of: (stage: Stage) => string[]): string[] => {
    const named = stages
      .filter((stage) => of(stage).length > 0)
      .map((stage) => [stage.title, ...of(stage)].join("\n  "));
    return named.length > 0 ? [`== ${title}`, ...named] : [];
  };
  const blocks = [
    ...list("What passed only when tried again", ({ unsteady }) => unsteady),
    ...list("What failed", ({ failures }) => failures),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${count(({ passed }) => passed)} passed, ${failed} failed`,
  ];
  return { text: `\n${blocks.join("\n\n")}`, failed };
}
