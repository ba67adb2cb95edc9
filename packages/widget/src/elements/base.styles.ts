import { css } from "lit";

/** What every element of the panel starts from. Sizes are px: a page's root font size must not reach in here. */
export const base = css`
  :host { box-sizing: border-box; display: block; }
  :host([hidden]), [hidden] { display: none !important; }
  *, ::before, ::after { box-sizing: border-box; }
  p, h2, ul, ol, dl, figure, blockquote, fieldset, legend { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }

  button, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
  button {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  a { color: inherit; -webkit-tap-highlight-color: transparent; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--chat-widget-accent-text); outline-offset: 2px; }

  .icon {
    display: block;
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important; }
  }
`;

/** Buttons with words on them. */
export const buttons = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 18px;
    border-radius: 14px;
    background: var(--chat-widget-bubble);
    font-weight: 600;
    text-align: center;
    transition: background .15s, transform .15s;
  }
  .button:hover { background: color-mix(in srgb, var(--chat-widget-bubble), var(--chat-widget-text) 7%); }
  .button:active { transform: scale(.985); }
  .primary { background: var(--chat-widget-accent); color: var(--chat-widget-on-accent); }
  .primary:hover { background: color-mix(in srgb, var(--chat-widget-accent), var(--chat-widget-on-accent) 10%); }
  .button[disabled], .button[aria-disabled="true"] { opacity: .55; cursor: default; }
  .link {
    min-height: 32px;
    color: var(--chat-widget-accent-text);
    font-weight: 600;
    text-underline-offset: 3px;
  }
  .link:hover { text-decoration: underline; }
`;

/** Fields to write in. 16 px on phones: below that iOS zooms in on focus. */
export const fields = css`
  .label { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 600; }
  .label small { font-size: inherit; font-weight: 400; color: var(--chat-widget-text-muted); }
  .field {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 10px 14px;
    border: 1px solid var(--chat-widget-border-strong);
    border-radius: 12px;
    background: var(--chat-widget-surface);
    transition: border-color .15s, box-shadow .15s;
  }
  .field::placeholder { color: var(--chat-widget-text-muted); opacity: 1; }
  .field:focus-visible {
    outline: none;
    border-color: var(--chat-widget-accent-text);
    box-shadow: 0 0 0 1px var(--chat-widget-accent-text), 0 0 0 4px color-mix(in srgb, var(--chat-widget-accent) 18%, transparent);
  }
  .field[aria-invalid="true"] { border-color: var(--chat-widget-danger); box-shadow: 0 0 0 1px var(--chat-widget-danger); }
  .error { margin-top: 6px; font-size: 13px; line-height: 18px; color: var(--chat-widget-danger); }
  @media (max-width: 520px), (max-height: 440px), (pointer: coarse) { .field { font-size: 16px; } }
  @media (forced-colors: active) { .field:focus-visible { outline: 2px solid Highlight; } }
`;
