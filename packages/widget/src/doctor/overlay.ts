import { type Finding, type State } from "./finding.ts";
import { overlayStyles } from "./overlay.styles.ts";
import { report, summary } from "./report.ts";

/** Names the element that holds it. */
export const doctorName = "chat-widget-doctor";

const namespace = "http://www.w3.org/2000/svg";
const drawings = {
  good: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M8.2 12.2l2.7 2.7 5-5.4",
  warning: "M12 4 2.8 19.8h18.4L12 4Z M12 10v4.4 M12 17.2v.1",
  fault: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3Z M12 7.8v5 M12 16.2v.1",
  close: "m6.5 6.5 11 11 M17.5 6.5l-11 11",
};
const stateWords: Record<State, string> = { good: "Good", warning: "Warning", fault: "Fault" };

interface OverlayActions {
  again(): void;
  close(): void;
}

/** What the doctor has found, over the page: a box in the browser's top layer, in a shadow tree of its own. */
export class Overlay {
  readonly host = document.createElement(doctorName);
  readonly #box = element("section", "");
  readonly #summary = element("p", "", "Looking…");
  readonly #list = element("ul", "");
  readonly #copy = button("Copy report", () => void this.#copyReport());
  #findings: readonly Finding[] = [];
  #shown = "";

  constructor({ again, close }: OverlayActions) {
    const root = this.host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(overlayStyles);
    root.adoptedStyleSheets = [sheet];
    this.host.lang = "en";
    this.host.dir = "ltr";
    const title = element("div", "");
    title.append(element("h2", "", "Chat widget check-up"), this.#summary);
    const closer = button("", close, "close");
    closer.setAttribute("aria-label", "Close");
    closer.append(drawing("close"));
    const header = element("header", "");
    header.append(title, closer);
    const footer = element("footer", "");
    footer.append(this.#copy, button("Look again", again));
    this.#summary.setAttribute("role", "status");
    this.#list.tabIndex = 0;
    this.#list.setAttribute("aria-label", "Findings");
    this.#box.setAttribute("role", "dialog");
    this.#box.setAttribute("aria-label", "Chat widget check-up");
    this.#box.setAttribute("popover", "manual");
    this.#box.append(header, this.#list, footer);
    this.#box.addEventListener("keydown", (event) => event.key === "Escape" && close());
    root.append(this.#box);
  }

  wait() {
    this.#summary.textContent = "Looking…";
    if ("showPopover" in this.#box && !this.#box.matches(":popover-open")) this.#box.showPopover();
  }

  show(findings: readonly Finding[]) {
    const text = JSON.stringify(findings);
    this.#findings = findings;
    this.#summary.textContent = summary(findings);
    // Drawn anew only where something is new: it may be read, or selected, at the moment.
    if (text === this.#shown) return;
    this.#shown = text;
    this.#list.replaceChildren(...[...findings].sort(faultsFirst).map(item));
  }

  async #copyReport() {
    const text = report(this.#findings, location.href, navigator.userAgent);
    try {
      await navigator.clipboard.writeText(text);
      this.#copy.textContent = "Copied";
    } catch {
      // No clipboard outside of secure pages; the console has one.
      console.warn(text);
      this.#copy.textContent = "It is in the console";
    }
  }
}

const order: State[] = ["fault", "warning", "good"];
const faultsFirst = (one: Finding, other: Finding) => order.indexOf(one.state) - order.indexOf(other.state);

function item({ state, title, found, fix }: Finding): HTMLElement {
  const heading = element("h3", "", title);
  heading.prepend(element("span", "unseen", `${stateWords[state]}: `));
  const text = element("div", "");
  text.append(heading, element("p", "", found));
  if (fix) text.append(element("p", "fix", fix));
  const line = element("li", state);
  line.append(drawing(state), text);
  return line;
}

function element(tag: string, className: string, text = ""): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function button(text: string, press: () => void, className = ""): HTMLElement {
  const made = element("button", className, text);
  made.addEventListener("click", press);
  return made;
}

function drawing(name: keyof typeof drawings): SVGSVGElement {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(namespace, "path");
  line.setAttribute("d", drawings[name]);
  svg.append(line);
  return svg;
}
