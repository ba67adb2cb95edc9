export const overlayStyles = `
:host {
  all: initial !important;
  --surface: #fff; --text: #181a20; --muted: #5c6370; --line: #e4e6ea; --raised: #f2f3f5; --focus: #2f5be7;
  --good: #17713d; --warning: #8a5300; --fault: #b3261e;
  --shadow: 0 0 0 1px rgb(15 20 35 / .06), 0 8px 24px rgb(15 20 35 / .12), 0 24px 64px rgb(15 20 35 / .18);
}
@media (prefers-color-scheme: dark) {
  :host {
    --surface: #17191e; --text: #eceef2; --muted: #a3a9b6; --line: #30343d; --raised: #252830; --focus: #9db4ff;
    --good: #6fd394; --warning: #f0b95c; --fault: #ff9c92;
    --shadow: 0 0 0 1px rgb(255 255 255 / .09), 0 8px 24px rgb(0 0 0 / .4), 0 24px 64px rgb(0 0 0 / .5);
  }
}
section {
  position: fixed;
  z-index: 2147483647;
  inset: 16px auto auto 16px;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: min(440px, 100vw - 32px);
  max-height: min(720px, 100dvh - 32px);
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: 18px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  font: 14px/20px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  text-align: left;
  -webkit-font-smoothing: antialiased;
}
header { flex: none; display: flex; align-items: center; gap: 12px; padding: 12px 8px 12px 20px; border-bottom: 1px solid var(--line); }
h2 { margin: 0; font-size: 15px; line-height: 20px; font-weight: 650; }
header div { flex: 1; min-width: 0; }
header p { margin: 0; color: var(--muted); font-size: 13px; line-height: 18px; }
ul { flex: 1; margin: 0; padding: 4px 20px; overflow: auto; overscroll-behavior: contain; list-style: none; }
li { display: grid; grid-template-columns: 20px 1fr; gap: 0 12px; padding: 12px 0; }
li + li { border-top: 1px solid var(--line); }
li > svg { width: 20px; height: 20px; }
svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.good > svg { color: var(--good); }
.warning > svg { color: var(--warning); }
.fault > svg { color: var(--fault); }
h3 { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
li p { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
li p.fix { margin-top: 6px; padding: 8px 12px; border-radius: 10px; background: var(--raised); color: var(--text); }
footer { flex: none; display: flex; gap: 8px; padding: 12px 20px; border-top: 1px solid var(--line); }
button {
  all: initial;
  box-sizing: border-box;
  min-height: 44px;
  padding: 0 16px;
  border-radius: 12px;
  background: var(--raised);
  color: var(--text);
  font: 600 14px/20px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  text-align: center;
  cursor: pointer;
}
button:hover { background: var(--line); }
button:focus-visible, ul:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
footer button { flex: 1; }
.close { flex: none; display: grid; place-items: center; width: 44px; padding: 0; background: none; color: var(--muted); }
.close svg { width: 20px; height: 20px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 520px) {
  section { inset: 8px 8px auto; width: auto; max-height: min(560px, 68dvh); }
  header { padding-left: 16px; }
  ul { padding: 0 16px; }
  footer { padding: 10px 16px; }
}
@media (forced-colors: active) { section { border: 1px solid; } }
@media print { :host { display: none !important; } }
`;
