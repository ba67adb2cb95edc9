import { css } from "lit";

export const styles = css`
  fieldset {
    min-width: 0;
  }
  legend {
    width: 100%;
    font-size: 16px;
    line-height: 22px;
    font-weight: 650;
    text-align: center;
  }
  .faces {
    display: flex;
    justify-content: center;
    gap: 4px;
    margin-block-start: 12px;
  }
  .face {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1;
    max-width: 60px;
    height: 56px;
    border-radius: 14px;
    color: var(--chat-widget-text-muted);
    cursor: pointer;
    transition:
      background 0.15s,
      color 0.15s;
  }
  .face .icon {
    width: 34px;
    height: 34px;
    stroke-width: 1.4;
    transition: transform 0.15s;
  }
  .face:hover {
    background: var(--chat-widget-bubble);
    color: var(--chat-widget-text);
  }
  .face:has(:checked) {
    background: var(--chat-widget-accent-soft);
    color: var(--chat-widget-accent-text);
  }
  .face:has(:checked) .icon {
    transform: scale(1.1);
    stroke-width: 1.7;
  }
  .face:has(:focus-visible) {
    outline: 2px solid var(--chat-widget-accent-text);
    outline-offset: -2px;
  }
  .face input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .scale {
    display: flex;
    justify-content: space-between;
    padding-inline: 8px;
    margin-block-start: 4px;
    font-size: 13px;
    line-height: 20px;
    color: var(--chat-widget-text-muted);
  }
  .scale.chosen {
    justify-content: center;
    font-weight: 600;
    color: var(--chat-widget-text);
  }
  .why {
    margin-block-start: 12px;
  }
  textarea {
    min-height: 84px !important;
    resize: none;
  }
  .button {
    width: 100%;
    margin-block-start: 14px;
  }
  .thanks {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    font-weight: 500;
  }
  @media (forced-colors: active) {
    .face:has(:checked) {
      border: 2px solid;
    }
  }
  .thanks .icon {
    color: var(--chat-widget-success);
    stroke-width: 2.2;
  }
`;
