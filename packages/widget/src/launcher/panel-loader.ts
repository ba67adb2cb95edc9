import type { Panel } from "../panel-door.ts";
import type { placePanel } from "../place-panel.ts";

/** Makes the panel and puts it where it belongs, by what was brought for that. */
type PlaceIt = (brought: { placePanel: typeof placePanel }) => ReturnType<typeof placePanel>;

/** Fetches the panel when it is first wanted, and again after a failure. */
export class PanelLoader {
  panel: Panel | undefined;
  /** Tells the panel what has changed about the widget. */
  refresh: (() => void) | undefined;
  busy = false;
  readonly #place: PlaceIt;
  readonly #onChange: () => void;
  readonly #onFailure: (error: unknown) => void;
  #loading: Promise<Panel> | undefined;

  /** `onChange`: it is on its way, or no longer. */
  constructor(place: PlaceIt, onChange: () => void, onFailure: (error: unknown) => void) {
    this.#place = place;
    this.#onChange = onChange;
    this.#onFailure = onFailure;
  }

  /** Calls `use` with the panel, at once if it is there; not at all if it cannot be fetched. */
  withPanel(use: (panel: Panel) => void) {
    if (this.panel) return use(this.panel);
    this.#loading ??= this.#load();
    this.#loading.then(use, () => {});
  }

  /** Takes the panel away. One that is still on its way comes with what holds by then. */
  drop() {
    const { panel } = this;
    if (!panel) return;
    panel.holder.tellUnread(0, "");
    panel.remove();
    this.panel = this.refresh = this.#loading = undefined;
  }

  async #load(): Promise<Panel> {
    this.busy = true;
    this.#onChange();
    try {
      const brought = await import("../chat.ts");
      // In a task of its own: reading the file has kept the browser for long enough.
      await new Promise((resume) => setTimeout(resume));
      const { panel, refresh } = this.#place(brought);
      this.refresh = refresh;
      return (this.panel = panel);
    } catch (error) {
      this.#loading = undefined;
      this.#onFailure(error);
      throw error;
    } finally {
      this.busy = false;
      this.#onChange();
    }
  }
}
