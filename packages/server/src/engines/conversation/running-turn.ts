import type { Answer } from "@widget-chat/contract/answer.ts";
import type { AnswerEvent } from "@widget-chat/contract/answer-stream.ts";

type TurnEvent = Exclude<AnswerEvent, { event: "error" }>;

/** An answer on its way. It goes on whoever listens, or nobody. */
export interface RunningTurn {
  /** Rejects when the answer could not be made or stored. */
  answer: Promise<Answer>;
  /** Everything from the start, for whoever joins whenever. Throws as `answer` rejects. */
  events(): AsyncIterable<TurnEvent>;
}

/** Starts a turn; `work` tells what it does by `emit` and returns the stored answer. */
export function startTurn(work: (emit: (event: TurnEvent) => void) => Promise<Answer>): RunningTurn {
  const told: TurnEvent[] = [];
  let listeners: (() => void)[] = [];
  let ended = false;
  const wake = (): void => {
    const waiting = listeners;
    listeners = [];
    for (const listener of waiting) listener();
  };
  const emit = (event: TurnEvent): void => {
    told.push(event);
    wake();
  };
  const answer = work(emit).then((data) => {
    emit({ event: "final", data });
    return data;
  });
  const end = (): void => {
    ended = true;
    wake();
  };
  answer.then(end, end);

  return {
    answer,
    async *events() {
      for (let next = 0; ;) {
        while (next < told.length) yield told[next++] as TurnEvent;
        if (ended) break;
        await new Promise<void>((resolve) => listeners.push(resolve));
      }
      await answer;
    },
  };
}
