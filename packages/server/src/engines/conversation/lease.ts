import type { TurnKey } from "../../db/turns.ts";

const LEASE_MS = 10_000;
const RENEWAL_MS = 3_000;

/** Tells other servers that this one is at work on a turn. When it dies, its leases end and others take over. */
export interface Leases {
  until(now: Date): Date;
  set(turn: TurnKey, until: Date): Promise<void>;
  now(): Date;
}

export const createLeases = (set: Leases["set"], now: () => Date): Leases => ({
  until: (from) => new Date(from.getTime() + LEASE_MS),
  set,
  now,
});

/** Renews the turn's lease until released. After a failure the lease is given up, so that a retry is served at once. */
export function holdLease(leases: Leases, turn: TurnKey): (how: "answered" | "failed") => void {
  // A renewal that fails only makes the lease end early; the database then tells who stored first.
  const renew = (until: Date): void => void leases.set(turn, until).catch(() => {});
  const timer = setInterval(() => renew(leases.until(leases.now())), RENEWAL_MS);
  return (how) => {
    clearInterval(timer);
    if (how === "failed") renew(leases.now());
  };
}
