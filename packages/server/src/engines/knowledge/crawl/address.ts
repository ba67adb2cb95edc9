import { createHash } from "node:crypto";

/** Members of an address that tell where a visitor came from, and nothing of the page. */
const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl|_hs(enc|mi))$/i;
const LONGEST = 2_000;

/** The address of a page, without fragment, tracking and credentials; null: it is none of the web's. */
export function pageAddress(given: string, base?: string): URL | null {
  const url = URL.parse(given.trim(), base);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  url.hash = "";
  url.username = "";
  url.password = "";
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  // Deleting writes the others anew, in another spelling.
  for (const name of tracking) url.searchParams.delete(name);
  return url.href.length <= LONGEST && !url.href.includes("\0") ? url : null;
}

/** The site that an address belongs to: with and without `www.`, by `https:` and `http:`, it is the same. */
export const siteOf = (url: URL): string => url.host.replace(/^www\./, "");

/**
 * The id of a page, a UUID. Addresses that differ in what `siteOf` leaves out, or in a slash at the end, are one page's; a
 * sitemap is none.
 */
export function pageId(url: URL, of: "page" | "sitemap" = "page"): string {
  const { pathname } = url;
  // By hand: a pattern would look anew from each of the slashes that a path may have by the thousand.
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end--;
  return createHash("sha256")
    .update(`${of} ${siteOf(url)}${pathname.slice(0, end)}${url.search}`)
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
