import { html, LitElement } from "lit";
import { picture } from "../picture.ts";
import { styles } from "./answer-picture.styles.ts";

/** A picture of an answer. What it holds, a link to it, stands in its place where it cannot be loaded. */
export class AnswerPicture extends LitElement {
  static override styles = styles;
  static override properties = { src: { attribute: false }, name: { attribute: false } };
  declare src: string;
  declare name: string;

  override render() {
    return html`<div class="room">${picture(this.src, this.name)}<slot></slot></div>`;
  }
}
