import type { FoundPassage } from "./tools.ts";

/** The address of the place on its page where a passage stands, so that a visitor need not look for it. */
export function placeOf({ url, anchor }: FoundPassage): string | null {
  if (url === null || anchor === null || url.includes("#")) return url;
  // A page of a PDF is no id, and its name is read as it stands.
  return `${url}#${/^page=\d+$/.test(anchor) ? anchor : encodeURIComponent(anchor)}`;
}
