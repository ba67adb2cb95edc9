import { LitElement } from "lit";

/** How long the browser may be kept at a stretch, in ms: a slow phone is four times as slow, and may not be kept for 50. */
const stretch = 5;

/** Until when the present task may go on, as `performance.now()` counts. */
let end = 0;
let next: Promise<void> | undefined;

/** A task of the browser's with time left: the present one if it has some, else the next. What is due in between comes first. */
const timeLeft = (): Promise<void> | undefined =>
  performance.now() < end
    ? undefined
    : (next ??= new Promise((resume) =>
        setTimeout(() => {
          next = undefined;
          end = performance.now() + stretch;
          resume();
        }),
      ));

/** What the panel is made of. Its parts are drawn for the first time one after the other, and not in one long task. */
export class ChatElement extends LitElement {
  protected override async scheduleUpdate(): Promise<unknown> {
    if (!this.hasUpdated) for (let wait = timeLeft(); wait; wait = timeLeft()) await wait;
    return super.scheduleUpdate();
  }
}
