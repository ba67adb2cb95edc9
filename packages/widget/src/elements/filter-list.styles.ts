import { css } from "lit";
import { width } from "./rows.styles.ts";

/** Quiet, and without an edge: nothing to press. */
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
    max-width: 100%;
    padding: 3px 10px;
    border-radius: 8px;
    background: var(--chat-widget-bubble);
    font-size: 12px;
    line-height: 18px;
    font-weight: 500;
    color: var(--chat-widget-text-muted);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
  }
`;
