import { html, type LitElement, type PropertyValues } from "lit";
import type { Sheet } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { load } from "./on-demand.ts";
import type { PanelModel } from "./panel-model.ts";

/** What lies over the conversation until the visitor goes back to it. */
export class PanelSheet extends ChatElement {
  static override styles = [base];
  static override properties = { model: { attribute: false }, sheet: {} };
  declare model: PanelModel;
  declare sheet: Sheet;

  override async focus(options?: FocusOptions) {
    const content = this.renderRoot.querySelector<LitElement>(":not(style)");
    if (!content) return;
    await customElements.whenDefined(content.localName);
    await content.updateComplete;
    content.focus(options);
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has("sheet")) void this.focus({ preventScroll: true });
  }

  override render() {
    const { words, past, errand } = this.model;
    switch (this.sheet) {
      case "conversations":
        load("conversation-list");
        return html`<chat-widget-conversation-list
          .words=${words}
          .conversations=${past}
          .failure=${errand.failure}
        ></chat-widget-conversation-list>`;
      case "device":
        load("device-link");
        return html`<chat-widget-device-link
          .words=${words}
          .link=${this.model.deviceLink}
          .failure=${errand.failure}
        ></chat-widget-device-link>`;
      case "erase":
        load("erase-form");
        return html`<chat-widget-erase-form
          .words=${words}
          .sending=${errand.running}
          .failure=${errand.failure}
        ></chat-widget-erase-form>`;
    }
  }
}
