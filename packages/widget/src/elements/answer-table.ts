import { html, nothing } from "lit";
import type { Words } from "../locales/words.ts";
import type { Table } from "../markdown/table.ts";
import { styles } from "./answer-table.styles.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { prose } from "./prose.styles.ts";
import { scrollShade } from "./scroll-shade.styles.ts";

/** A table of an answer, in place of its words. Its cells wrap at words; where it is wider than its bubble nonetheless it scrolls sideways, and fades where it goes on. */
export class AnswerTable extends ChatElement {
  static override styles = [base, prose, scrollShade, styles];
  static override properties = {
    words: { attribute: false },
    head: { attribute: false },
    align: { attribute: false },
    rows: { attribute: false },
  };
  declare words: Words;
  /** What stands in the cells, as templates. */
  declare head: readonly unknown[];
  declare align: Table["align"];
  declare rows: readonly (readonly unknown[])[];

  override render() {
    const { words, head, align, rows } = this;
    return html`<div class="prose shaded" role="group" aria-label=${words.table} tabindex="0">
      <table>
        <thead>
          <tr>
            ${head.map((cell, column) => html`<th scope="col" class=${align[column] ?? nothing}>${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, column) => html`<td class=${align[column] ?? nothing}>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}
