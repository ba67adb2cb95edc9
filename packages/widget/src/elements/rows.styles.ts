import { css } from "lit";

/** What belongs to an answer, row by row in one frame. */
export const rows = css`
  :host {
    width: 100%;
    max-width: 88%;
  }
  ul {
    overflow: hidden;
    border: 1px solid var(--chat-widget-border);
    border-radius: 16px;
  }
  li + li {
    border-block-start: 1px solid var(--chat-widget-border);
  }
`;
