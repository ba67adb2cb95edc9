import { html, type TemplateResult } from "lit";
import { load } from "../elements/on-demand.ts";
import type { Words } from "../locales/words.ts";
import { type Block, parseMarkdown } from "./blocks.ts";
import { mayLoad } from "./image-host.ts";
import { inlineText } from "./inline-text.ts";
import type { Inline } from "./inline.ts";
import { blockText } from "./plain-text.ts";
import type { Table } from "./table.ts";

export interface MarkdownContext {
  words: Words;
  /** What stands for the mark `[index]`; nothing when there is no such source, and the mark stays text. */
  citation(index: number): TemplateResult | undefined;
  /** Where pictures may be loaded from, beside the page's own host: see `mayLoad`. */
  imageHosts: readonly string[];
}

interface Context extends MarkdownContext {
  /** Inside a link nothing else can be pressed. */
  inLink: boolean;
}

/** Markdown as Lit templates: text only ever reaches the page as text. */
export const renderMarkdown = (source: string, context: MarkdownContext): TemplateResult[] =>
  blocks(parseMarkdown(source), { ...context, inLink: false });

const blocks = (content: Block[], context: Context) => content.map((block) => renderBlock(block, context));

function renderBlock(block: Block, context: Context): TemplateResult {
  switch (block.type) {
    case "paragraph":
      return html`<p>${inlines(block.content, context)}</p>`;
    case "heading":
      return html`<p class="heading">${inlines(block.content, context)}</p>`;
    case "code":
      return renderCode(block.text, context);
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

function renderCode(text: string, { words }: Context): TemplateResult {
  load("code-block");
  return html`<chat-widget-code-block class="box" dir="ltr" .text=${text} .words=${words}
    ><pre part="code"><code>${text}</code></pre></chat-widget-code-block
  >`;
}

function renderTable(table: Table, context: Context): TemplateResult {
  load("answer-table");
  const cells = (row: Inline[][]) => row.map((cell) => inlines(cell, context));
  const figures = (row: Inline[][]) =>
    row.map((cell) =>
      isFigure(cell) ? html`<span class="figure">${inlines(cell, context)}</span>` : inlines(cell, context),
    );
  return html`<chat-widget-answer-table
    class="box"
    part="table"
    .words=${context.words}
    .head=${cells(table.head)}
    .align=${table.align}
    .rows=${table.rows.map(figures)}
    >${blockText(table)}</chat-widget-answer-table
  >`;
}

/** "12.90 €", "9:00 – 12:30": parted into two lines it is hard to read. */
function isFigure(cell: Inline[]): boolean {
  const text = inlineText(cell);
  return text.length <= 16 && /\d/.test(text);
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
    case "strike":
      return html`<s>${inlines(piece.content, context)}</s>`;
    case "link":
      return renderLink(piece.href, inlines(piece.content, { ...context, inLink: true }));
    case "image":
      return renderImage(piece.src, inlineText(piece.content).trim() || context.words.image, context);
    case "citation":
      return renderCitation(piece, context);
  }
}

/** A mark never begins a line: it stands where its word does. */
function renderCitation({ index, text }: Extract<Inline, { type: "citation" }>, { inLink, citation }: Context) {
  const mark = inLink ? undefined : citation(index);
  return mark ? html`<span class="mark">&nbsp;${mark}</span>` : text;
}

const renderLink = (href: string, content: unknown) =>
  html`<a part="link" href=${href} target="_blank" rel="noopener noreferrer nofollow">${content}</a>`;

/** A picture in a room of its own, so that nothing moves when it comes; one that may not be had is a link to it. */
function renderImage(src: string, name: string, { imageHosts, inLink }: Context): TemplateResult | string {
  const otherwise = inLink ? name : renderLink(src, name);
  if (!mayLoad(src, imageHosts, location.host)) return otherwise;
  load("answer-picture");
  return html`<chat-widget-answer-picture class="picture" part="image" .src=${src} .name=${name}
    >${otherwise}</chat-widget-answer-picture
  >`;
}
