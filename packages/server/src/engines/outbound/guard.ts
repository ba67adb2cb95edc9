import { BlockList, isIP } from "node:net";
import type { Opening } from "../../config.ts";
import { isPublic } from "./addresses.ts";

/** Where a connection would go: the host as the address names it, and one of the IP addresses behind it. */
export interface Destination {
  host: string;
  port: number;
  address: string;
}

/** Whether the server may connect there: anywhere public on the web's ports, else only where an operator has opened it. */
export type Guard = (destination: Destination) => boolean;

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** @param ports of what is public; none: only what is opened may be called */
export function createGuard(openings: readonly Opening[], ports: readonly number[] = [80, 443]): Guard {
  const opened = openings.map(({ host, bits, port }): Guard => {
    if (bits === null) return (to) => to.port === port && to.host.replace(/\.$/, "") === host;
    const network = new BlockList();
    network.addSubnet(host, bits, familyOf(host));
    return (to) => to.port === port && network.check(to.address, familyOf(to.address));
  });
  return (to) => (ports.includes(to.port) && isPublic(to.address)) || opened.some((isOpen) => isOpen(to));
}
