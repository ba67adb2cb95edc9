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
`;
