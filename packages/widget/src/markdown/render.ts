import { html, nothing, type TemplateResult } from "lit";
import { type Block, parseMarkdown } from "./blocks.ts";
import type { Inline } from "./inline.ts";
import type { Table } from "./table.ts";

/** What stands for the mark `[index]`; nothing when there is no such source, and the mark stays text. */
export type RenderCitation = (index: number) => TemplateResult | undefined;

/** Markdown as Lit templates: text only ever reaches the page as text. */
export function renderMarkdown(source: string, citation: RenderCitation, tableName: string): TemplateResult[] {
  return blocks(parseMarkdown(source), { citation, tableName });
}

interface Context {
  citation: RenderCitation;
  tableName: string;
}

const blocks = (content: Block[], context: Context) => content.map((block) => renderBlock(block, context));

function renderBlock(block: Block, context: Context): TemplateResult {
  switch (block.type) {
    case "paragraph":
      return html`<p>${inlines(block.content, context)}</p>`;
    case "heading":
      return html`<p class="heading">${inlines(block.content, context)}</p>`;
    case "code":
      return html`<pre dir="ltr"><code>${block.text}</code></pre>`;
    case "quote":
      return html`<blockquote>${blocks(block.content, context)}</blockquote>`;
    case "rule":
      return html`<hr />`;
    case "table":
      return renderTable(block, context);
    case "list": {
      const items = block.items.map((item) => html`<li>${renderItem(item, context)}</li>`);
      return block.start === undefined
        ? html`<ul>
            ${items}
          </ul>`
        : html`<ol start=${block.start}>
            ${items}
          </ol>`;
    }
  }
}

/** The first paragraph of an item stands beside its mark, without space around it. */
function renderItem([first, ...rest]: Block[], context: Context) {
  if (first?.type !== "paragraph") return blocks(first ? [first, ...rest] : rest, context);
  return html`${inlines(first.content, context)}${blocks(rest, context)}`;
}

function renderTable({ head, align, rows }: Table, context: Context): TemplateResult {
  return html`<div class="table" role="group" aria-label=${context.tableName} tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((cell, column) => html`<th scope="col" class=${align[column] ?? nothing}>${inlines(cell, context)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, column) => html`<td class=${align[column] ?? nothing}>${inlines(cell, context)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const inlines = (content: Inline[], context: Context) => content.map((piece) => renderInline(piece, context));

function renderInline(piece: Inline, context: Context): TemplateResult | string {
  switch (piece.type) {
    case "text":
      return piece.text;
    case "break":
      return html`<br />`;
    case "code":
      return html`<code>${piece.text}</code>`;
    case "strong":
      return html`<strong>${inlines(piece.content, context)}</strong>`;
    case "emphasis":
      return html`<em>${inlines(piece.content, context)}</em>`;
    case "link":
      return html`<a href=${piece.href} target="_blank" rel="noopener noreferrer nofollow"
        >${inlines(piece.content, context)}</a
      >`;
    case "citation":
      return context.citation(piece.index) ?? `[${piece.index}]`;
  }
}
