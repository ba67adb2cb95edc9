import { css } from "lit";

export const styles = css`
  .frame {
    overflow: hidden;
    border: 1px solid var(--chat-widget-border);
    border-radius: 16px;
  }
  .scroller {
    position: relative;
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  .scroller:focus-visible {
    outline-offset: -3px;
    border-radius: 16px;
  }
  table {
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 13px;
    line-height: 20px;
  }
  th,
  td {
    padding: 28px 12px 10px;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    /* In a panel of the usual width the third one peeps in. */
    width: 152px;
    min-width: 152px;
    /* Any height: by one of its own the cell lets what stands in it fill it. */
    height: 1px;
    padding: 0;
  }
  tbody > tr > * {
    border-block-start: 1px solid var(--chat-widget-border);
  }
  /* The names of rows stand above what they name, however long they are, and stay in sight. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    width: 0;
    max-width: 0;
    padding: 0;
  }
  tr > :first-child span {
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 12px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--chat-widget-text-muted);
    white-space: nowrap;
  }
  .product {
    display: flex;
    flex-direction: column;
    gap: 8px;
    height: 100%;
    padding: 12px;
    color: inherit;
    text-decoration: none;
  }
  a.product:hover {
    background: color-mix(in srgb, var(--chat-widget-bubble) 60%, transparent);
  }
  a.product:focus-visible {
    outline-offset: -3px;
    border-radius: 14px;
  }
  .title {
    -webkit-line-clamp: 3;
    font-size: 13px;
    line-height: 18px;
  }

  /* The start, where the names of the rows stick, does not fade. */
  .scroller {
    animation-name: shade-end;
  }
  .scroller:dir(rtl) {
    animation-name: shade-left;
    animation-direction: normal;
  }
  @keyframes shade-end {
    0%,
    92% {
      mask-position: -32px 0;
      mask-size: calc(100% + 32px) 100%;
    }
  }
  @keyframes shade-left {
    0%,
    92% {
      mask-position: 0 0;
      mask-size: calc(100% + 32px) 100%;
    }
  }
`;
