import { css } from "lit";

export const styles = css`
  :host {
    display: block;
  }
  div {
    overflow-x: auto;
    margin-inline: -4px;
    padding-inline: 4px;
    border-radius: 6px;
    overscroll-behavior-x: contain;
  }
  div:focus-visible {
    outline: 2px solid var(--chat-widget-accent-text);
  }
`;
