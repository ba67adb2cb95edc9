import type { ChatWidget } from "../../../widget/src/chat-widget.ts";
import { attributes, type Choices, choicesOf } from "./choices.ts";
import { type Accent, readingOf } from "./colours.ts";
import { copyButtons } from "./copy-buttons.ts";
import { settingsCommand, snippet } from "./snippet.ts";
import { styleRules } from "./style-rules.ts";
import { tellWidget } from "./tell-widget.ts";

const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;

const form = one<HTMLFormElement>("#controls");
const notice = one("#notice");
const rehearsal = one<HTMLInputElement>("#rehearsal");
const opener = one<HTMLButtonElement>("#open-chat");
const looks = new CSSStyleSheet();
const shop = { accent: form.dataset["accent"] ?? "", accent_dark: form.dataset["accentDark"] ?? "" };
/** Where there is room for the panel beside the controls; the same in the style sheet. */
const roomy = matchMedia("(min-width: 1100px)");
/** Nobody's: what the server says to it is what visitors meet where there is no chat. */
const nobodysTenant = "nobody-is-in";

let widget: ChatWidget | undefined;

function dress(choices: Choices) {
  if (!widget) return;
  for (const name of attributes) {
    const value = choices[name] ?? null;
    if (value === widget.getAttribute(name)) continue;
    if (value === null) widget.removeAttribute(name);
    else widget.setAttribute(name, value);
  }
  const { "fallback-words": words, "fallback-address": address = "/contact" } = choices;
  if (!words) return widget.replaceChildren();
  const link = widget.querySelector("a") ?? widget.appendChild(document.createElement("a"));
  link.textContent = words;
  link.href = address;
}

/** A rule for addresses may have sent the widget away from this very page. */
function tellWhetherSeen(launcher: HTMLElement) {
  const { "show-on": showOn, "hide-on": hideOn } = choicesOf(form);
  notice.textContent =
    launcher.hidden && (showOn || hideOn)
      ? "By these rules the chat is not shown on this page, whose path is /demo/try/. Change them, and it is back."
      : "";
}

function tellContrast({ accent }: Choices) {
  const theme: Accent = accent ? { accent } : shop;
  for (const scheme of ["light", "dark"] as const) {
    const { accent: ground, onAccent, words } = readingOf(theme, scheme);
    const specimen = one(`#specimen-${scheme}`);
    specimen.style.backgroundColor = ground;
    specimen.style.color = onAccent;
    one(`#contrast-${scheme}`).textContent = `${ground}. ${words}.`;
  }
}

function show() {
  const choices = choicesOf(form);
  looks.replaceSync(styleRules(choices));
  dress(choices);
  tellContrast(choices);
  for (const output of form.querySelectorAll("output")) {
    const [range] = output.htmlFor;
    output.value = `${one<HTMLInputElement>(`#${range}`).value} px`;
  }
  document.documentElement.dataset["side"] = choices["position"] ?? "right";
  one("#font-family").closest("label")!.hidden = choices["font"] !== "page";
  one("#snippet").textContent = snippet(choices, location.origin);
  one("#place").textContent = choices["fallback-words"]
    ? "just before </body>"
    : "in the <head>, or just before </body>";
  one("#settings").textContent = settingsCommand(choices, shop, location.origin);
}

/** A colour of one's own comes from the well or is written; either chooses it. */
function takeColour(colour: string) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return;
  const own = one<HTMLInputElement>("#own-accent");
  own.value = colour.toLowerCase();
  own.checked = true;
  one("#own-swatch").style.backgroundColor = colour;
  one<HTMLInputElement>("#colour-well").value = colour.toLowerCase();
}

function meet(found: ChatWidget) {
  widget = found;
  const tellOpen = () => (opener.textContent = found.isOpen ? "Close the chat" : "Open the chat");
  found.on("open", tellOpen);
  found.on("close", tellOpen);
  opener.hidden = false;
  const launcher = found.shadowRoot!.querySelector<HTMLElement>("[part=launcher]")!;
  new MutationObserver(() => tellWhetherSeen(launcher)).observe(launcher, { attributeFilter: ["hidden"] });
  show();
  if (roomy.matches) found.open();
}

opener.addEventListener("click", () => widget?.toggle());
one("#colour-well").addEventListener("input", ({ target }) => {
  one<HTMLInputElement>("#colour-code").value = (target as HTMLInputElement).value;
  takeColour((target as HTMLInputElement).value);
});
one("#colour-code").addEventListener("input", ({ target }) => takeColour((target as HTMLInputElement).value.trim()));
rehearsal.addEventListener("change", () => {
  if (widget) widget.tenantId = rehearsal.checked ? nobodysTenant : "demo";
});
form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
one("#begin-again").addEventListener("click", () => {
  form.reset();
  if (widget) widget.tenantId = "demo";
  show();
});
one('script[src="/chat-widget.js"]').addEventListener("error", () => {
  notice.textContent =
    "The chat's script could not be loaded, so there is nothing to dress here. The controls still write the snippet below.";
});

document.adoptedStyleSheets.push(looks);
copyButtons();
one("#no-script").hidden = true;
form.hidden = false;
show();
tellWidget(["ready", (found) => meet(found as ChatWidget)]);
