import { spawnSync } from "node:child_process";

/** One source of input and what it does, as WebDriver and WebDriver BiDi both take it. */
export type Input =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | {
      type: "pointer";
      id: string;
      actions: (
        | { type: "pointerMove"; x: number; y: number }
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    };

/** A browser that Playwright does not drive, as far as the tests drive it: the tab that was turned to last. */
export interface RemoteBrowser {
  /** As it tells it itself: `153.7.0`. */
  readonly version: string;
  /** Resolves when the page is loaded. */
  goTo(address: string): Promise<void>;
  /** What `script`, the body of a function, returns; JSON is all that comes back. */
  run(script: string): Promise<unknown>;
  act(inputs: Input[]): Promise<void>;
  /** CSS pixels of the page; no smaller than the browser's window can be. */
  resize(width: number, height: number): Promise<void>;
  /** Ids of all tabs. */
  tabs(): Promise<string[]>;
  turnTo(tab: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}

export interface BrowserKind {
  /** Debian packages without which it cannot be driven, each with the names of its program. */
  needs: Record<string, readonly string[]>;
  /** Starts one with an empty profile, without a window that anybody sees. `dark`: as on a desktop that is set so. */
  launch(scheme: "light" | "dark"): Promise<RemoteBrowser>;
}

/** Where a program is that goes by one of these names. */
export function programOf(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** The first of these packages whose program is not installed. */
export const missingOf = ({ needs }: BrowserKind): string | undefined =>
  Object.entries(needs).find(([, names]) => !programOf(names))?.[0];
