import { parse, serializeOuter } from "parse5";
import { mainContent } from "../html/content.ts";
import { questionData } from "../html/faq-markup.ts";
import { attribute, descendants, textBelow, type Element, type Parent } from "../html/tree.ts";
import { pageAddress } from "./address.ts";
import { AGENT } from "./agent.ts";
import { robotsWords, type RobotsWords } from "./robots-words.ts";

/** What a page says beside its content. */
export interface PageFacts extends RobotsWords {
  /** The address that it gives itself. */
  canonical: string | null;
  /** The address that it leads browsers on to by itself, at once or soon. */
  leadsTo: string | null;
  /** Pages that it leads to, each once. */
  links: string[];
  /** Title, questions that are marked for machines, and main content as HTML, whose links are whole addresses. */
  content: string;
  /** Whether it has scripts, without which it may show nothing. */
  hasScripts: boolean;
}

const MOST_LINKS = 5_000;
/** "0; url=/new". Any later, it is there to be read. */
const REFRESH = /^\s*([0-9]|10)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i;

export function readFacts(html: string, url: string): PageFacts {
  const page = parse(html);
  const all = (tagName: string): Element[] => descendants(page, (element) => element.tagName === tagName);
  const [base] = all("base").flatMap((element) => attribute(element, "href") ?? []);
  const from = URL.parse(base ?? "", url)?.href ?? url;
  const canonical = all("link").find((link) => words(link, "rel").includes("canonical"));
  const robots = all("meta")
    .filter((meta) => ["robots", AGENT.toLowerCase()].includes(attribute(meta, "name")?.toLowerCase() ?? ""))
    .map((meta) => attribute(meta, "content") ?? "");
  const refreshing = all("meta").find((meta) => attribute(meta, "http-equiv")?.toLowerCase() === "refresh");
  const leadsTo = refreshing ? REFRESH.exec(attribute(refreshing, "content") ?? "")?.[2] : undefined;
  const links = new Set<string>();
  for (const link of all("a")) {
    const href = link.attrs.find(({ name }) => name === "href");
    const target = href && !/^\s*#/.test(href.value) ? URL.parse(href.value.trim(), from) : null;
    if (!href || !target) continue;
    href.value = target.href;
    const address = words(link, "rel").includes("nofollow") ? null : pageAddress(target.href);
    if (address && links.size < MOST_LINKS) links.add(address.href);
  }
  const main = mainContent(page);
  const [title] = all("title");
  return {
    canonical: canonical ? (pageAddress(attribute(canonical, "href") ?? "", from)?.href ?? null) : null,
    leadsTo: leadsTo === undefined ? null : (pageAddress(leadsTo.trim(), from)?.href ?? null),
    ...robotsWords(robots, AGENT),
    links: [...links],
    content: [
      title ? `<title>${escape(textBelow(title))}</title>` : "",
      // Within the main content they come with it.
      ...questionData(page)
        .filter((script) => !main || !isWithin(script, main))
        .map((script) => serializeOuter(script)),
      main ? serializeOuter(main) : "",
    ].join(""),
    hasScripts: all("script").length > 0,
  };
}

function isWithin(element: Element, outer: Element): boolean {
  for (let at: Parent | null = element.parentNode; at; at = "parentNode" in at ? at.parentNode : null)
    if (at === outer) return true;
  return false;
}

const words = (element: Element, name: string): string[] =>
  (attribute(element, name) ?? "").toLowerCase().split(/[\s,]+/);

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
