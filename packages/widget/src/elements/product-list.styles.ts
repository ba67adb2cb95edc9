import { css } from "lit";

export const styles = css`
  /* What lies above something in here does so nowhere else: not above the menu. */
  :host {
    isolation: isolate;
  }
  :host([comparing]) {
    max-width: 100%;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    height: 32px;
    padding-inline-start: 14px;
  }
  .heading {
    font-size: 12px;
    line-height: 16px;
    font-weight: 600;
    color: var(--chat-widget-text-muted);
  }
  /* 44 px to the finger, 28 px to the eye. */
  .compare {
    position: relative;
    z-index: 1;
    display: grid;
    align-items: center;
    min-height: 44px;
    padding-inline: 4px;
  }
  .compare span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding-inline: 8px 10px;
    border-radius: 14px;
    color: var(--chat-widget-accent-text);
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    transition: background 0.15s;
  }
  .compare .icon {
    width: 16px;
    height: 16px;
    stroke-width: 2;
  }
  .compare:hover span {
    background: color-mix(in srgb, var(--chat-widget-accent) 8%, transparent);
  }
  .compare[aria-pressed="true"] span {
    background: var(--chat-widget-accent-soft);
  }
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
  .options {
    overflow: hidden;
    font-size: 12px;
    line-height: 17px;
    color: var(--chat-widget-text-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    margin-block-start: 2px;
  }

  /* 44 px to the finger, 34 px to the eye. */
  .cart {
    display: block;
    max-width: calc(100% - 104px);
    min-height: 44px;
    margin-block: -8px 2px;
    margin-inline-start: 94px;
    position: relative;
  }
  .cart span {
    display: flex;
    align-items: center;
    gap: 7px;
    min-height: 34px;
    padding: 4px 14px 4px 11px;
    padding-inline: 11px 14px;
    border-radius: 17px;
    background: var(--chat-widget-accent-soft);
    color: var(--chat-widget-accent-text);
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    overflow-wrap: anywhere;
    transition: background 0.15s;
  }
  .cart .icon {
    width: 17px;
    height: 17px;
    stroke-width: 2;
  }
  .cart:hover span {
    background: color-mix(in srgb, var(--chat-widget-accent-soft), var(--chat-widget-accent) 14%);
  }
  .cart:focus-visible,
  .compare:focus-visible {
    outline: none;
  }
  .cart:focus-visible span,
  .compare:focus-visible span {
    outline: 2px solid var(--chat-widget-accent-text);
    outline-offset: 2px;
  }
  .cart.inside {
    cursor: default;
  }
  .cart.inside span {
    padding-inline-start: 0;
    background: none;
    color: var(--chat-widget-success);
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
  @media (forced-colors: active) {
    .cart:not(.inside) span,
    .compare span {
      border: 1px solid;
    }
    .compare[aria-pressed="true"] span {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;
