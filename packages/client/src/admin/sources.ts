import type { Job, JobFailurePage, JobList } from "@widget-chat/contract/admin/job.ts";
import type { CreateSource, PatchSource, Source, SourcePage } from "@widget-chat/contract/admin/source.ts";
import { request, type CallOptions } from "../request.ts";
import { tenantPath, type AdminConnection } from "./connection.ts";
import type { PageOptions } from "./page.ts";

export function listSources(
  admin: AdminConnection,
  tenant: string,
  { signal, ...query }: PageOptions = {},
): Promise<SourcePage> {
  return request(admin, { path: tenantPath(tenant, "sources"), query: { ...query }, signal });
}

/** Learns from a page, a sitemap or a site; `last_job` is its first synchronisation. */
export function createSource(
  admin: AdminConnection,
  tenant: string,
  source: CreateSource,
  { signal }: CallOptions = {},
): Promise<Source> {
  return request(admin, { method: "POST", path: tenantPath(tenant, "sources"), json: source, signal });
}

export function getSource(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<Source> {
  return request(admin, { path: tenantPath(tenant, "sources", id), signal });
}

/** Changes a source, from its next synchronisation on. */
export function patchSource(
  admin: AdminConnection,
  tenant: string,
  id: string,
  change: PatchSource,
  { signal }: CallOptions = {},
): Promise<Source> {
  return request(admin, {
    method: "PATCH",
    path: tenantPath(tenant, "sources", id),
    json: change,
    repeatable: true,
    signal,
  });
}

/** Deletes a source and its documents. */
export function deleteSource(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  return request(admin, { method: "DELETE", path: tenantPath(tenant, "sources", id), signal });
}

/** Has a source synchronised; while that is to be done already, it is that job. */
export function syncSource(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal }: CallOptions = {},
): Promise<Job> {
  return request(admin, {
    method: "POST",
    path: `${tenantPath(tenant, "sources", id)}/sync`,
    repeatable: true,
    signal,
  });
}

/** A source's latest jobs, newest first. */
export function listJobs(
  admin: AdminConnection,
  tenant: string,
  sourceId: string,
  { signal }: CallOptions = {},
): Promise<JobList> {
  return request(admin, { path: `${tenantPath(tenant, "sources", sourceId)}/jobs`, signal });
}

/** How far a job has got. */
export function getJob(admin: AdminConnection, tenant: string, id: string, { signal }: CallOptions = {}): Promise<Job> {
  return request(admin, { path: tenantPath(tenant, "jobs", id), signal });
}

/** What a job could not do, newest first. */
export function listJobFailures(
  admin: AdminConnection,
  tenant: string,
  id: string,
  { signal, ...query }: PageOptions = {},
): Promise<JobFailurePage> {
  return request(admin, { path: `${tenantPath(tenant, "jobs", id)}/failures`, query: { ...query }, signal });
}
