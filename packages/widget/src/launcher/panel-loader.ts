import type { Panel, PanelHolder, PanelSetting } from "../panel-door.ts";

type CreatePanel = (setting: PanelSetting, holder: PanelHolder) => Panel;

interface PanelLoaderDeps {
  /** Makes the panel and puts it where it belongs. */
  place(create: CreatePanel): Panel;
  /** It is on its way, or no longer. */
  onChange(): void;
  onFailure(error: unknown): void;
}

/** Fetches the panel when it is first wanted, and again after a failure. */
export class PanelLoader {
  panel: Panel | undefined;
  busy = false;
  readonly #deps: PanelLoaderDeps;
  #loading: Promise<Panel> | undefined;

  constructor(deps: PanelLoaderDeps) {
    this.#deps = deps;
  }

  /** Calls `use` with the panel, at once if it is there; not at all if it cannot be fetched. */
  withPanel(use: (panel: Panel) => void) {
    if (this.panel) return use(this.panel);
    this.#loading ??= this.#load();
    this.#loading.then(use, () => {});
  }

  /** Takes the panel away. One that is still on its way comes with what holds by then. */
  drop() {
    this.panel?.remove();
    if (this.panel) this.panel = this.#loading = undefined;
  }

  async #load(): Promise<Panel> {
    const { place, onChange, onFailure } = this.#deps;
    this.busy = true;
    onChange();
    try {
      const { createPanel } = await import("../chat.ts");
      this.panel = place(createPanel);
      return this.panel;
    } catch (error) {
      this.#loading = undefined;
      onFailure(error);
      throw error;
    } finally {
      this.busy = false;
      onChange();
    }
  }
}
