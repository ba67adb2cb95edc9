import { css } from "lit";

/** What a product looks like wherever it is shown. */
export const productFacts = css`
  .picture {
    display: grid;
    place-items: center;
    flex: none;
    width: 72px;
    height: 72px;
    overflow: hidden;
    border-radius: 10px;
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text-muted);
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .picture .icon {
    display: none;
    width: 32px;
    height: 32px;
    stroke-width: 1.3;
    opacity: 0.7;
  }
  .picture.broken img {
    display: none;
  }
  .picture.broken .icon {
    display: block;
  }
  /* Names are read in their own direction, and stand where the others do. */
  [dir="auto"] {
    text-align: match-parent;
  }
  .title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  a:hover .title {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .price {
    font-size: 14px;
    line-height: 20px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .reduced {
    color: var(--chat-widget-danger);
  }
  .before {
    font-size: 12px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .stock {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-size: 12px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
  }
  .stock::before {
    content: "";
    flex: none;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--chat-widget-warning);
    forced-color-adjust: none;
  }
  .in_stock {
    color: var(--chat-widget-success);
  }
  .in_stock::before {
    background: currentColor;
  }
  .out_of_stock::before {
    background: none;
    border: 1.5px solid currentColor;
  }
  .rating {
    font-size: 12px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .rating .icon {
    display: inline;
    width: 13px;
    height: 13px;
    margin-inline-end: 3px;
    vertical-align: -2px;
    color: var(--chat-widget-warning);
    fill: currentColor;
    stroke-width: 1;
  }
  .options strong {
    font-weight: 600;
    color: var(--chat-widget-text);
  }
`;
