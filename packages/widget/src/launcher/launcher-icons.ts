const namespace = "http://www.w3.org/2000/svg";

/** A 24 px line drawing, made without a parser so that a page with Trusted Types takes it. */
function drawing(name: string, path: string): SVGSVGElement {
  const svg = document.createElementNS(namespace, "svg");
  for (const [attribute, value] of Object.entries({ class: name, viewBox: "0 0 24 24", "aria-hidden": "true" })) {
    svg.setAttribute(attribute, value);
  }
  const line = document.createElementNS(namespace, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** The three faces of the launcher; its state says which one shows. */
export const launcherIcons = () => [
  drawing(
    "chat",
    "M12 3.5c-4.97 0-9 3.47-9 7.75 0 2.4 1.26 4.54 3.25 5.96V20.5l3.3-1.9c.79.16 1.6.25 2.45.25 4.97 0 9-3.4 9-7.6S16.97 3.5 12 3.5Z M8.2 11.2h.01 M12 11.2h.01 M15.8 11.2h.01",
  ),
  drawing("down", "m6 9.5 6 6 6-6"),
  drawing("wait", "M12 3a9 9 0 1 0 9 9"),
];
