import { css } from "lit";

export const styles = css`
  :host {
    overflow: hidden;
    border-radius: 12px;
    background: color-mix(in srgb, var(--chat-widget-text) 5%, transparent);
  }
  .room {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  slot,
  .broken img {
    display: none;
  }
  .broken slot {
    display: block;
    padding: 12px;
    text-align: center;
  }
  @media (forced-colors: active) {
    :host {
      border: 1px solid;
    }
  }
`;
