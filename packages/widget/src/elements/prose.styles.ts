import { css } from "lit";

/** The Markdown in a bubble. */
export const prose = css`
  .prose p,
  .prose ul,
  .prose ol,
  .prose blockquote,
  .prose .box {
    margin-block: 8px;
  }
  .prose .heading {
    margin-block: 14px 4px;
    font-weight: 650;
  }
  /* After all that has room around it. */
  .prose > :first-child {
    margin-block-start: 0;
  }
  .prose > :last-child {
    margin-block-end: 0;
  }
  .prose ul,
  .prose ol {
    padding-inline-start: 20px;
  }
  .prose ul {
    list-style: disc;
  }
  .prose ol {
    list-style: decimal;
  }
  .prose li {
    padding-inline-start: 2px;
  }
  .prose li + li {
    margin-block-start: 4px;
  }
  .prose li > ul,
  .prose li > ol {
    margin-block: 4px 0;
  }
  .prose li::marker {
    color: var(--chat-widget-text-muted);
  }
  .prose strong {
    font-weight: 650;
  }
  .prose a {
    color: var(--chat-widget-accent-text);
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .prose a:hover {
    text-decoration-thickness: 2px;
  }
  .prose code {
    padding: 1px 5px;
    border-radius: 5px;
    background: color-mix(in srgb, var(--chat-widget-text) 8%, transparent);
    font:
      0.92em/1.5 ui-monospace,
      "SF Mono",
      Menlo,
      Consolas,
      monospace;
  }
  .prose .box {
    display: block;
  }
  .prose pre {
    min-height: 44px;
    margin: 0;
    padding: 11px 12px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--chat-widget-text) 6%, transparent);
    white-space: pre-wrap;
    text-align: left;
  }
  /* The first lines leave the corner to the button. */
  .prose pre::before {
    content: "";
    float: right;
    width: 32px;
    height: 26px;
  }
  .prose pre code {
    padding: 0;
    background: none;
    font-size: 13px;
  }
  .prose blockquote {
    padding-inline-start: 12px;
    border-inline-start: 3px solid color-mix(in srgb, var(--chat-widget-text) 18%, transparent);
    color: var(--chat-widget-text-muted);
  }
  .prose hr {
    height: 1px;
    margin-block: 12px;
    border: 0;
    background: color-mix(in srgb, var(--chat-widget-text) 14%, transparent);
  }
  .prose s {
    color: var(--chat-widget-text-muted);
  }
  .prose .picture {
    display: grid;
    place-items: center;
    width: 320px;
    max-width: 100%;
    max-height: 240px;
    aspect-ratio: 3 / 2;
    margin-block: 8px;
  }
  .prose .mark {
    white-space: nowrap;
  }
  .prose .cite {
    display: inline-block;
    min-width: 18px;
    height: 18px;
    margin-inline: 2px 1px;
    padding-inline: 4px;
    border-radius: 6px;
    background: var(--chat-widget-accent-soft);
    color: var(--chat-widget-accent-text);
    font-size: 11px;
    line-height: 18px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: center;
    vertical-align: 2px;
  }
  @media (hover: hover) {
    .prose button.cite:hover {
      background: var(--chat-widget-accent);
      color: var(--chat-widget-on-accent);
    }
  }
  @media (forced-colors: active) {
    .prose .cite,
    .prose pre {
      border: 1px solid;
    }
  }
  /* As large as a finger, and no layer: 44 px high over the 18 of its line. */
  .prose .cite::after {
    content: "";
    display: block;
    height: 44px;
    margin: -31px -12px -13px;
  }
`;
