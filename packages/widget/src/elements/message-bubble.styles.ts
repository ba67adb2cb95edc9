import { css } from "lit";

export const styles = css`
  :host { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; max-width: 100%; }
  :host([from="visitor"]) { align-items: flex-end; }
  :host([from="system"]) { align-items: center; }

  .bubble {
    max-width: 88%;
    padding: 10px 14px;
    border-radius: 18px;
    border-end-start-radius: 6px;
    background: var(--chat-widget-bubble);
    overflow-wrap: anywhere;
  }
  .visitor {
    max-width: 82%;
    border-radius: 18px;
    border-end-end-radius: 6px;
    background: var(--chat-widget-accent);
    color: var(--chat-widget-on-accent);
    white-space: pre-wrap;
    transition: opacity .2s;
  }
  .fresh { animation: rise .2s cubic-bezier(.2, .8, .3, 1); }
  .agent { border: 1px solid color-mix(in srgb, var(--chat-widget-accent) 28%, transparent); background: color-mix(in srgb, var(--chat-widget-accent) 8%, var(--chat-widget-surface)); }
  .limit { border: 1px solid color-mix(in srgb, var(--chat-widget-warning) 32%, transparent); background: color-mix(in srgb, var(--chat-widget-warning) 9%, var(--chat-widget-surface)); }
  .marked { display: flex; gap: 10px; }
  .marked > .icon { margin-top: 1px; }
  .limit > .icon { color: var(--chat-widget-warning); }
  .handoff > .icon { color: var(--chat-widget-accent-text); }

  .author { margin-inline-start: 14px; margin-block-end: -4px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--chat-widget-text-muted); }
  .note {
    padding: 4px 12px;
    font-size: 13px;
    line-height: 18px;
    text-align: center;
    text-wrap: balance;
    color: var(--chat-widget-text-muted);
  }
  .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; font-size: 13px; line-height: 18px; color: var(--chat-widget-text-muted); }
  .foot.failed { color: var(--chat-widget-danger); }
  .foot .link { display: inline-flex; align-items: center; gap: 5px; min-height: 44px; margin-block: -13px; padding-inline: 4px; }
  .foot .icon { width: 15px; height: 15px; stroke-width: 2.2; }
  :host([from="visitor"]) .foot { justify-content: flex-end; text-align: end; max-width: 88%; }

  .dots { display: flex; align-items: center; gap: 5px; height: 22px; padding-inline: 2px; }
  .dots i { width: 7px; height: 7px; border-radius: 50%; background: var(--chat-widget-text-muted); animation: breathe 1.2s ease-in-out infinite; }
  .dots i:nth-child(2) { animation-delay: .16s; }
  .dots i:nth-child(3) { animation-delay: .32s; }

  @keyframes rise { from { opacity: 0; transform: translateY(6px); } }
  @keyframes breathe { 0%, 60%, 100% { opacity: .3; } 30% { opacity: 1; } }
  @media (prefers-reduced-motion: reduce) { .dots i { opacity: .7; } }
  @media (forced-colors: active) { .bubble { border: 1px solid; } }
`;

/** The Markdown in a bubble. */
export const prose = css`
  .prose > :first-child { margin-block-start: 0; }
  .prose > :last-child { margin-block-end: 0; }
  .prose p, .prose ul, .prose ol, .prose pre, .prose blockquote, .prose .table { margin-block: 8px; }
  .prose .heading { margin-block: 14px 4px; font-weight: 650; }
  .prose ul, .prose ol { padding-inline-start: 20px; }
  .prose ul { list-style: disc; }
  .prose ol { list-style: decimal; }
  .prose li { padding-inline-start: 2px; }
  .prose li + li { margin-block-start: 4px; }
  .prose li > ul, .prose li > ol { margin-block: 4px 0; }
  .prose li::marker { color: var(--chat-widget-text-muted); }
  .prose strong { font-weight: 650; }
  .prose a { color: var(--chat-widget-accent-text); text-underline-offset: 3px; text-decoration-thickness: 1px; }
  .prose a:hover { text-decoration-thickness: 2px; }
  .prose code { padding: 1px 5px; border-radius: 5px; background: color-mix(in srgb, var(--chat-widget-text) 8%, transparent); font: .92em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
  .prose pre { padding: 10px 12px; border-radius: 10px; background: color-mix(in srgb, var(--chat-widget-text) 6%, transparent); white-space: pre-wrap; text-align: left; }
  .prose pre code { padding: 0; background: none; font-size: 13px; }
  .prose blockquote { padding-inline-start: 12px; border-inline-start: 3px solid color-mix(in srgb, var(--chat-widget-text) 18%, transparent); color: var(--chat-widget-text-muted); }
  .prose hr { height: 1px; margin-block: 12px; border: 0; background: color-mix(in srgb, var(--chat-widget-text) 14%, transparent); }
  .prose .table { overflow-x: auto; margin-inline: -4px; padding-inline: 4px; border-radius: 6px; overscroll-behavior-x: contain; }
  .prose table { min-width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; }
  .prose th, .prose td { padding: 6px 16px 6px 0; padding-inline: 0 16px; border-block-end: 1px solid color-mix(in srgb, var(--chat-widget-text) 12%, transparent); text-align: start; vertical-align: top; overflow-wrap: normal; }
  .prose th { font-weight: 600; white-space: nowrap; }
  .prose tr > :last-child { padding-inline-end: 0; }
  .prose tbody tr:last-child td { border-block-end: 0; }
  .prose .center { text-align: center; }
  .prose .end { text-align: end; }

  .prose .cite {
    display: inline-grid;
    place-items: center;
    position: relative;
    min-width: 18px;
    height: 18px;
    margin-inline: 2px 1px;
    padding-inline: 4px;
    border-radius: 6px;
    background: color-mix(in srgb, var(--chat-widget-accent) 12%, var(--chat-widget-surface));
    color: var(--chat-widget-accent-text);
    font-size: 11px;
    line-height: 18px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    vertical-align: 2px;
  }
  .prose .cite:hover { background: var(--chat-widget-accent); color: var(--chat-widget-on-accent); }
  .prose .cite::after { content: ""; position: absolute; inset: -13px -8px; }
`;
