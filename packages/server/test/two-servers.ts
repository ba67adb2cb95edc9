import { afterAll, beforeAll, beforeEach } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

export const places = ["this server", "another server"] as const;
export type Place = (typeof places)[number];

export interface TwoServers {
  app: TestApp;
  /** Another server on the same database. */
  other: TestApp;
  at: (where: Place) => TestApp;
  /** The address, without a slash at the end. */
  base: (where: Place) => string;
  /** Sets the clock of `app` to so many hours after the test began. */
  after: (hours: number) => void;
}

const HOUR = 3_600_000;

/** Two listening servers on one database for the tests of a file. To be read inside of tests. */
export function useTwoServers(): TwoServers {
  const bases = {} as Record<Place, string>;
  let start: number;
  const servers = {
    at: (where) => (where === "this server" ? servers.app : servers.other),
    base: (where) => bases[where],
    after: (hours) => servers.app.setClock(new Date(start + hours * HOUR)),
  } as TwoServers;
  beforeAll(async () => {
    servers.app = await startApp();
    servers.other = await startApp({ database: servers.app.database });
    for (const where of places) bases[where] = await servers.at(where).listen();
  });
  beforeEach(() => {
    start = Date.now();
    servers.after(0);
  });
  afterAll(async () => {
    await servers.other.stop();
    await servers.app.stop();
  });
  return servers;
}
