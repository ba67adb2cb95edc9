import { BlockList, isIPv4 } from "node:net";

/** What lies in the public part of IPv4 and is yet no place of the web, as IANA's special-purpose registry has it. */
const special: [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // The cloud's metadata among others.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // Azure's own services answer here, on an address that is public by its number.
  ["168.63.129.16", 32],
];

/** Of the one part of IPv6 that is given out for the web: Teredo and the like, examples, 6to4, examples. */
const specialV6: [network: string, bits: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [network, bits] of special) refused.addSubnet(network, bits, "ipv4");
for (const [network, bits] of specialV6) refused.addSubnet(network, bits, "ipv6");

/** All else of IPv6 is no page's: loopback, link-local, private, multicast, and IPv4 in one of its disguises. */
const web = new BlockList();
web.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one that anybody on the internet may call. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !refused.check(address, "ipv4") : web.check(address, "ipv6") && !refused.check(address, "ipv6");
