import { css } from "lit";

export const styles = css`
  :host {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    padding: 32px;
    text-align: center;
    text-wrap: balance;
  }
  .sign {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    margin-block-end: 12px;
    border-radius: 50%;
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text-muted);
  }
  .sign .icon {
    width: 28px;
    height: 28px;
    stroke-width: 1.6;
  }
  h2 {
    margin: 0;
    font-size: 17px;
    line-height: 24px;
    font-weight: 650;
  }
  p {
    max-width: 280px;
    color: var(--chat-widget-text-muted);
  }
  .button {
    margin-block-start: 16px;
    color: var(--chat-widget-text);
  }
`;
