import { checkAttributes } from "./checks/attributes.ts";
import { CostWatch, costFinding } from "./checks/cost.ts";
import { checkLauncher } from "./checks/launcher.ts";
import { PolicyWatch } from "./checks/policy.ts";
import { checkPresence, checkScript } from "./checks/script.ts";
import { checkStorage } from "./checks/storage.ts";
import { checkViewport } from "./checks/viewport.ts";
import { fault, type Finding } from "./finding.ts";
import { doctorName, Overlay } from "./overlay.ts";
import { type WidgetOnPage, widgetsOnPage } from "./widget-on-page.ts";

/** The longest that the doctor waits for a launcher before it looks at what is there, in ms. */
const patience = 5000;

/**
 * Examines the widgets of this page and shows, over it, what is wrong and what to do about it. `protocol`: the version of the
 * server's answers that these widgets understand.
 */
export function examine(protocol: number) {
  // Two copies of the script ask for two.
  if (document.querySelector(doctorName)) return;
  const closed = new AbortController();
  const { signal } = closed;
  const origins = () => [...new Set([new URL(import.meta.url).origin, ...widgetsOnPage().map(({ apiUrl }) => apiUrl)])];
  const isOwn = (address: string) =>
    origins().some((origin) => ["/chat-widget", "/api/chat/"].some((path) => address.startsWith(origin + path)));

  let server: Finding[] = [];
  const overlay = new Overlay({ again: () => void ask(), close: () => closed.abort() });
  const show = () => {
    if (!signal.aborted) overlay.show([...server, ...onPage(overlay.host), ...policy.findings, costFinding(cost.cost)]);
  };
  const policy = new PolicyWatch(origins, show, signal);
  const cost = new CostWatch(isOwn, show, signal);
  const ask = async () => {
    overlay.wait();
    const widgets = widgetsOnPage();
    await Promise.all(widgets.map((widget) => appears(widget, signal)));
    server = widgets.length > 0 ? await askServers(protocol) : [checkPresence()];
    show();
  };
  const begin = () => {
    void ask();
  };
  document.documentElement.append(overlay.host);
  signal.addEventListener("abort", () => overlay.host.remove());
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true, signal });
}

/** Fetched apart: it needs what the panel is made of, which a policy of the page may keep from running. */
async function askServers(protocol: number): Promise<Finding[]> {
  try {
    const [{ checkServer }, { checkEvents }] = await Promise.all([
      import("./checks/server.ts"),
      import("./checks/events.ts"),
    ]);
    const looks = widgetsOnPage().flatMap((widget) => [checkServer(widget, protocol), checkEvents(widget)]);
    return (await Promise.all(looks)).flat();
  } catch (error) {
    return [
      fault(
        "Panel",
        `The widget's files do not load or run: ${String(error)}`,
        "Mend what else is reported here; if that is nothing, look into the console.",
      ),
    ];
  }
}

const onPage = (doctor: Element): Finding[] => [
  checkScript(),
  ...widgetsOnPage().flatMap((widget) => [
    ...checkAttributes(widget),

    checkLauncher(widget, doctor),
  ]),
  checkStorage(),
  checkViewport(),
];

/** Waits until the launcher shows, and the panel behind it, which knows the most, is fetched. */
async function appears({ element }: WidgetOnPage, signal: AbortSignal) {
  const until = Date.now() + patience;
  const isThere = () => element.shadowRoot?.querySelector("chat-widget-panel");
  while (!isThere() && Date.now() < until && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 200));
}
