import { css } from "lit";
import { width } from "./rows.styles.ts";

/** Quiet: what was understood is read, and only its end is to be pressed. */
export const styles = css`
  :host {
    max-width: ${width};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  li {
    display: flex;
    align-items: center;
    max-width: 100%;
    padding-inline-start: 10px;
    border-radius: 8px;
    background: var(--chat-widget-bubble);
    font-size: 12px;
    line-height: 18px;
    font-weight: 500;
    color: var(--chat-widget-text-muted);
  }
  span {
    min-width: 0;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: 8px;
    color: inherit;
  }
  button svg {
    width: 12px;
    height: 12px;
  }
  @media (hover: hover) {
    button:hover {
      color: var(--chat-widget-text);
    }
  }
  @media (pointer: coarse) {
    ul {
      gap: 12px;
    }
    button {
      position: relative;
      width: 32px;
      height: 32px;
    }
    /* 44 px to the finger, and none of them its neighbour's. */
    button::after {
      content: "";
      position: absolute;
      inset: -6px;
    }
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
  }
`;
