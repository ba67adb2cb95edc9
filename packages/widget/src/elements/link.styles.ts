import { css } from "lit";

/** A button that looks like a link. */
export const link = css`
  .link {
    min-height: 32px;
    color: var(--chat-widget-accent-text);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  .link:hover {
    text-decoration: underline;
  }
`;
