import { alone } from "../alone.ts";
import type { ElementDeps } from "../idle-deps.ts";

/** How long it may take until another tab has told that the visitor sees what came in there, in ms. */
const doubt = 500;
/** From the beginning of one tone to the next, whichever tab plays it, in ms at least: the tone is over long before. */
const pause = 4000;
/** How long the browser may take to let anything be heard, in ms: what came in is no news then. */
const patience = 1000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** The page went meanwhile, or the browser lets nothing be heard: a tone less. */
const ignore = () => {};

/** Two notes that rise, softly: pitch in Hz, and when each begins, in s. */
const notes = [
  [659.25, 0],
  [880, 0.14],
] as const;
/** How loud they begin, of 1, and how long they take to fade, in s. */
const loudness = 0.08;
const fade = 0.6;

/**
 * Plays a tone when a message came in that the visitor does not see, in one tab for all of them, while the attribute `sound`
 * asks for it: never before the visitor has opened the chat on this page.
 */
export function soundFor({ widget, wasOpened }: Pick<ElementDeps, "widget" | "wasOpened">, signal: AbortSignal) {
  let context: AudioContext | undefined;
  // Browsers let nothing be heard that was not begun while the visitor acts.
  const wake = () => {
    if (context || !wasOpened() || !(navigator.userActivation?.isActive ?? true)) return;
    try {
      context = new AudioContext();
    } catch {
      // The browser has none, or gives none now.
      return;
    }
    context.suspend().catch(ignore);
  };
  widget.addEventListener("chat-widget:open", wake, { signal });
  for (const act of ["click", "keydown"]) addEventListener(act, wake, { signal, capture: true });
  signal.addEventListener("abort", () => void context?.close());
  wake();

  let known = widget.unread;
  const play = async () => {
    if (!context || signal.aborted || widget.sound !== "on" || widget.unread === 0) return;
    await Promise.race([context.resume(), after(patience)]);
    if (context.state === "running") {
      ring(context);
      await after(pause);
    }
    await context.suspend();
  };
  const heard = () => {
    const isMore = widget.unread > known;
    known = widget.unread;
    if (!isMore) return;
    const { apiUrl, tenantId } = widget;
    const name = `chat-widget:${apiUrl}:${tenantId.toLowerCase()}:tone`;
    setTimeout(() => alone(name, { ifAvailable: true }, play).catch(ignore), doubt);
  };
  widget.addEventListener("chat-widget:unread-change", heard, { signal });
}

/** Lets the notes be heard; whoever closes the context cuts them short. */
function ring(context: AudioContext) {
  const start = context.currentTime;
  for (const [pitch, later] of notes) {
    const note = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    note.connect(volume).connect(context.destination);
    // From and to silence without a click.
    volume.gain.setValueAtTime(0, start + later);
    volume.gain.linearRampToValueAtTime(loudness, start + later + 0.01);
    volume.gain.exponentialRampToValueAtTime(loudness / 1000, start + later + fade);
    note.start(start + later);
    note.stop(start + later + fade);
  }
}
