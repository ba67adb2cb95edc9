import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl } from "./cluster.ts";

export interface FreshDatabase {
  url: string;
  /** Runs a statement as the database's owner, whom row-level security does not bind. */
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own. */
export const freshDatabase = (): Promise<FreshDatabase> => createDatabase("template_widget_chat");

/** A database of its own without our schema. */
export const bareDatabase = (): Promise<FreshDatabase> => createDatabase("template1");

async function createDatabase(template: string): Promise<FreshDatabase> {
  const clusterUrl = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(clusterUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(clusterUrl, name);
  // What a test waits for is asked for often, and a connection costs more than most questions.
  const connections = new pg.Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // Tests end connections, too.
  connections.on("error", () => {});
  return {
    url,
    query: async <Row extends object>(statement: string, values?: unknown[]) =>
      (await connections.query<Row>(statement, values)).rows,
    drop: async () => {
      await connections.end();
      await asOwner(clusterUrl, `drop database ${name} with (force)`);
    },
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
