import type { Outcome } from "./outcome.ts";

export interface Stage extends Outcome {
  title: string;
}

/** What is printed last: what failed, stage by stage; how many tests were skipped, if any; how many passed and failed. */
export function summarize(stages: Stage[]): { text: string; failed: number } {
  const count = (of: (stage: Stage) => number): number => stages.reduce((total, stage) => total + of(stage), 0);
  const failed = count(({ failures }) => failures.length);
  const skipped = count((stage) => stage.skipped);
  const blocks = [
    ...(failed > 0 ? ["== What failed"] : []),
    ...stages
      .filter(({ failures }) => failures.length > 0)
      .map(({ title, failures }) => [title, ...failures].join("\n  ")),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${count(({ passed }) => passed)} passed, ${failed} failed`,
  ];
  return { text: `\n${blocks.join("\n\n")}`, failed };
}
