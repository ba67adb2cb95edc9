import { isIPv6 } from "node:net";

/** The address as limits count it: an IPv4 address, or the /64 of an IPv6 address, which one client owns whole. */
export function clientNetwork(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1] as string;
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
