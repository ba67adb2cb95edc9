import { css } from "lit";

export const styles = css`
  .product {
    position: relative;
    display: flex;
    gap: 12px;
    padding: 10px;
    color: inherit;
    text-decoration: none;
    transition: background 0.15s;
  }
  a.product:hover {
    background: color-mix(in srgb, var(--chat-widget-bubble) 60%, transparent);
  }
  a.product:focus-visible {
    outline-offset: -3px;
    border-radius: 16px;
  }
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
    width: 32px;
    height: 32px;
    stroke-width: 1.3;
    opacity: 0.7;
  }
  .about {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
  }
  .about > * {
    max-width: 100%;
  }
  .brand {
    overflow: hidden;
    font-size: 12px;
    line-height: 16px;
    color: var(--chat-widget-text-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
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
  a.product:hover .title {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    margin-block-start: 2px;
  }
  .price {
    font-size: 14px;
    line-height: 20px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
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
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--chat-widget-warning);
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
  .more {
    width: 100%;
    min-height: 44px;
    text-align: center;
    font-size: 14px;
  }
  .more:focus-visible {
    outline-offset: -3px;
    border-radius: 14px;
  }
`;
