import { fault, type Finding, good, warning } from "../finding.ts";

const title = "Script";
/** Under its lasting name, or pinned: in the folder of one build. */
const isLoader = (address: string) => /\/chat-widget(\.js|\/[\w-]+\/loader\.js)$/.test(new URL(address).pathname);

const scriptsOnPage = () => [...document.scripts].filter(({ src }) => src && isLoader(src));

/** Why there is no widget on the page. */
export function checkPresence(): Finding {
  const names = scriptsOnPage().flatMap((script) => script.getAttributeNames());
  const odd = names.find((name) => name.includes("tenant") && name !== "data-tenant-id");
  return fault(
    "Widget",
    `There is no widget on this page.${odd ? ` The script tag says ${odd}, which means nothing.` : ""}`,
    'Give the script tag data-tenant-id="…", or put <chat-widget tenant-id="…"> on the page.',
  );
}

/** Whether the page loads the widget once, and in one version. */
export function checkScript(): Finding {
  const scripts = scriptsOnPage();
  const addresses = new Set(scripts.map(({ src }) => src));
  const [first = ""] = addresses;
  if (!customElements.get("chat-widget"))
    return fault(title, "The element <chat-widget> is not defined.", "Look into the console: the script has failed.");
  if (scripts.length === 0) return good(title, "It comes with the page's own scripts.");
  if (addresses.size > 1) {
    return fault(
      title,
      `The page loads the widget from ${addresses.size} addresses: ${[...addresses].join(" and ")}. The first one that arrives wins, so versions may be mixed.`,
      "Keep one of the script tags. A tag manager or a plugin of the shop may add the second.",
    );
  }
  if (scripts.length > 1)
    return warning(
      title,
      `The page has the script tag ${scripts.length} times.`,
      "Keep one of them; the others do nothing.",
    );
  return good(title, `Loaded once, from ${first}.`);
}
