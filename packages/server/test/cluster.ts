import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openCluster } from "../src/db/embedded/cluster.ts";
import { migrate } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL. */
    clusterUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "widget-chat-test-"));
  const cluster = await openCluster({
    folder,
    holder: "the test run",
    onCrash: () => console.error("The test database ended."),
    onRestartFailed: (error) => console.error("The test database did not start.", error),
    signal: new AbortController().signal,
  });
  const client = new pg.Client(cluster.url);
  await client.connect();
  // Nothing of it outlasts the run.
  await client.query("alter system set fsync = off");
  await client.query("select pg_reload_conf()");
  await client.query("create database template_widget_chat");
  await client.end();
  await migrate(databaseUrl(cluster.url, "template_widget_chat"));
  project.provide("clusterUrl", cluster.url);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The same cluster, another database. */
export const databaseUrl = (clusterUrl: string, name: string): string => clusterUrl.replace("/postgres?", `/${name}?`);
