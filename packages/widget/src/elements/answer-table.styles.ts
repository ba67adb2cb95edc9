import { css } from "lit";

export const styles = css`
  :host {
    display: block;
  }
  /* Around it is room for what is larger to a finger than to the eye, which would be scrolled to otherwise. */
  div {
    overflow-x: auto;
    margin: -7px -4px;
    padding: 7px 4px;
    border-radius: 6px;
    overscroll-behavior-x: contain;
  }
  div:focus-visible {
    outline: 2px solid var(--chat-widget-accent-text);
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    /* On pages without a doctype tables have a colour of their own. */
    color: inherit;
    font-size: 14px;
    line-height: 20px;
  }
  th,
  td {
    padding-block: 6px;
    padding-inline: 0 8px;
    border-block-end: 1px solid color-mix(in srgb, var(--chat-widget-text) 12%, transparent);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    font-weight: 600;
  }
  .figure {
    white-space: nowrap;
  }
  /* What something cost before stands below what it costs where both have no room beside each other. */
  .figure:has(s) {
    white-space: normal;
  }
  .figure s {
    white-space: nowrap;
  }
  /* Where the head names nothing above them, what stands first are the names of the rows: they stay while the rest scrolls by. */
  table:has(th:first-child:empty) tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--chat-widget-bubble);
  }
  tr > :last-child {
    padding-inline-end: 4px;
  }
  tbody tr:last-child td {
    border-block-end: 0;
  }
  .center {
    text-align: center;
  }
  .end {
    text-align: end;
  }
  /* Names that stay do not fade. */
  @supports (animation-timeline: scroll()) {
    .shaded:has(th:first-child:empty) {
      animation-name: shade-end;
    }
    .shaded:dir(rtl):has(th:first-child:empty) {
      animation-name: shade-end-rtl;
      animation-direction: normal;
    }
  }
  @keyframes shade-end {
    0%,
    92% {
      mask-position: -32px 0;
      mask-size: calc(100% + 32px) 100%;
    }
  }
  @keyframes shade-end-rtl {
    0%,
    92% {
      mask-position: 0 0;
      mask-size: calc(100% + 32px) 100%;
    }
  }
`;
