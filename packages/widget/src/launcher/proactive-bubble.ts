import { proactiveStyles } from "./proactive.styles.ts";

export interface BubbleContent {
  /** Who speaks. */
  name: string;
  message: string;
  /** Names the button that takes the bubble away. */
  dismiss: string;
  position: "left" | "right";
  lang: string;
  dir: "ltr" | "rtl";
}

/** What the visitor does with the bubble: opens the chat, or sends it away. */
export interface BubbleActions {
  accept(): void;
  dismiss(): void;
}

const element = (tag: string, className: string, text = "") =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/**
 * Shows the message beside the launcher and has it read out once the reader is done with what it says; takes no focus.
 * @returns takes it off the page again
 */
export function showBubble(root: ShadowRoot, content: BubbleContent, actions: BubbleActions): () => void {
  const { name, message, position, lang, dir } = content;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(proactiveStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  const say = element("button", "say");
  say.append(element("span", "name", name), element("span", "message", message));
  const dismiss = element("button", "dismiss");
  dismiss.setAttribute("aria-label", content.dismiss);
  const bubble = element("div", `proactive ${position}`);
  bubble.setAttribute("part", "proactive");
  bubble.setAttribute("role", "group");
  if (name) bubble.setAttribute("aria-label", name);
  bubble.append(say, dismiss);

  // A live region speaks of what changes in it, not of what it comes with.
  const spoken = element("div", "spoken");
  spoken.setAttribute("role", "status");
  for (const part of [bubble, spoken]) Object.assign(part, { lang, dir });
  root.append(bubble, spoken);
  const timer = setTimeout(() => (spoken.textContent = name ? `${name}: ${message}` : message), 300);

  say.addEventListener("click", () => actions.accept());
  dismiss.addEventListener("click", () => actions.dismiss());
  bubble.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    actions.dismiss();
  });
  return () => {
    clearTimeout(timer);
    bubble.remove();
    spoken.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((own) => own !== sheet);
  };
}
