import { html, LitElement } from "lit";
import { scrollShade } from "./scroll-shade.styles.ts";
import { styles } from "./wide-box.styles.ts";

/** What may be wider than its bubble: it scrolls sideways, and fades where it goes on. */
export class WideBox extends LitElement {
  static override styles = [scrollShade, styles];
  static override properties = { label: {} };
  declare label: string;

  override render() {
    return html`<div class="shaded" role="group" aria-label=${this.label} tabindex="0"><slot></slot></div>`;
  }
}
