const day = 86_400_000;

/**
 * What this browser's visitor was shown by itself, and when. Nothing is stored before something was shown; where the browser
 * refuses storage, a message is remembered for as long as the page lives.
 */
export class ProactiveMemory {
  readonly #key: string;
  readonly #here = new Set<string>();

  constructor(apiUrl: string, tenantId: string) {
    this.#key = `chat-widget:${apiUrl}:${tenantId.toLowerCase()}:proactive`;
  }

  /** Names what only one tab may do at a time. */
  get key(): string {
    return this.#key;
  }

  /** Whether it was shown on this page, or within the last `days`. */
  has(id: string, days: number): boolean {
    const at = this.#read()[id];
    return this.#here.has(id) || (typeof at === "number" && Date.now() - at < days * day);
  }

  keep(id: string) {
    this.#here.add(id);
    try {
      localStorage.setItem(this.#key, JSON.stringify({ ...this.#read(), [id]: Date.now() }));
    } catch {
      // Refused: it is remembered here.
    }
  }

  #read(): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
      return typeof stored === "object" && stored !== null ? { ...stored } : {};
    } catch {
      return {};
    }
  }
}
