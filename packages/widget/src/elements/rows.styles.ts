import { css } from "lit";

/** How wide what belongs to an answer is at most: like its bubble, or wider where there is little room. */
export const width = css`max(88%, min(100%, 300px))`;

/** What belongs to an answer, row by row in one frame. */
export const rows = css`
  :host {
    width: 100%;
    max-width: ${width};
  }
  ul {
    overflow: hidden;
    overflow: clip;
    border: 1px solid var(--chat-widget-border);
    border-radius: 16px;
  }
  li + li {
    border-block-start: 1px solid var(--chat-widget-border);
  }
`;
