import { getServers, Resolver } from "node:dns/promises";

/** All IP addresses that a name has now. Throws the DNS's error when there are none. */
export type Resolve = (name: string) => Promise<string[]>;

/**
 * Asks the DNS itself. The system's own look-up waits in one of the process's four threads for slow work, as long as a
 * dead name server pleases, and everything that reads a file waits behind.
 */
export function openResolver(servers: string[] = getServers()): Resolve {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  resolver.setServers(servers);
  return async (name) => {
    // No name server knows it, and every computer has it.
    if (name === "localhost") return ["127.0.0.1", "::1"];
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [v4, v6].flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    if (found.length === 0) throw v4.status === "rejected" ? v4.reason : new Error(`${name} has no address.`);
    return found;
  };
}
