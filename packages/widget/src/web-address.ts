/** An address that may be loaded or opened from a product, a source or an avatar: http(s), or on the page's own site. */
export function webAddress(address: string | null): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, document.baseURI);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
