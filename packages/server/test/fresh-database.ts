import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl } from "./cluster.ts";

export interface FreshDatabase {
  url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const clusterUrl = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(clusterUrl, `create database ${name} template template_widget_chat`);
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () => asOwner(clusterUrl, `drop database ${name} with (force)`),
  };
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
