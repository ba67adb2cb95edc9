import { type Connection, settings, welcome } from "@widget-chat/client";
import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Failure, failureOf } from "../failure.ts";
import type { Locale } from "../locale.ts";
import { timeLeft } from "../time-left.ts";

export type TenantState =
  | { phase: "loading" }
  | { phase: "ready"; settings: WidgetSettings; welcome: Welcome }
  | { phase: "failed"; failure: Failure };

export interface TenantDeps {
  connection: Connection;
  /** What has to be there, beside settings and welcome, before anything shows. */
  restore(signal: AbortSignal): Promise<void>;
  onFailure(failure: Failure): void;
}

/** What the tenant says about its widget, fetched when the visitor first reaches for it. */
export class Tenant implements ReactiveController {
  state: TenantState = { phase: "loading" };
  readonly #host: ReactiveControllerHost;
  readonly #deps: TenantDeps;
  #locale: Locale | undefined;
  #abort: AbortController | undefined;

  constructor(host: ReactiveControllerHost, deps: TenantDeps) {
    this.#host = host;
    this.#deps = deps;
    host.addController(this);
  }

  hostDisconnected() {
    this.#abort?.abort();
    if (this.state.phase !== "ready") this.#locale = undefined;
  }

  /** Tries again after a failure. */
  again(locale: Locale) {
    if (this.state.phase === "failed") this.#locale = undefined;
    void this.load(locale);
  }

  /** Reads anew what the tenant says, while what was read before goes on showing. */
  refresh(locale: Locale) {
    this.#locale = undefined;
    void this.load(locale, true);
  }

  /** Fetches what is not there yet, in this language; `fresh`: what the browser has kept will not do. */
  async load(locale: Locale, fresh = false) {
    if (this.#locale === locale) return;
    this.#locale = locale;
    this.#abort?.abort();
    const { signal } = (this.#abort = new AbortController());
    const { connection, restore, onFailure } = this.#deps;
    if (this.state.phase === "failed") this.#show({ phase: "loading" });
    try {
      // Not in the task of the visitor's touch.
      await timeLeft();
      const [widgetSettings, greeting] = await Promise.all([
        settings(connection, { locale, fresh, signal }),
        welcome(connection, { locale, signal }),
        restore(signal),
      ]);
      if (!signal.aborted) this.#show({ phase: "ready", settings: widgetSettings, welcome: greeting });
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      this.#show({ phase: "failed", failure });
      onFailure(failure);
    }
  }

  #show(state: TenantState) {
    this.state = state;
    this.#host.requestUpdate();
  }
}
