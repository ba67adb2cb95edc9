/**
 * Whether a picture may be loaded: from the page's own host (`own`, with its port), or from one of `hosts`, such as
 * `cdn.shop.example`, or `*.shop.example` for all below it. Anywhere else, loading would tell a stranger who reads this.
 */
export function mayLoad(src: string, hosts: readonly string[], own: string): boolean {
  let address;
  try {
    address = new URL(src);
  } catch {
    return false;
  }
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return false;
  const fits = (pattern: string) =>
    pattern.startsWith("*.") ? address.host.endsWith(pattern.slice(1)) : address.host === pattern;
  return [own, ...hosts].some((host) => host !== "" && fits(host.toLowerCase()));
}
