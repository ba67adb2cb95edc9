import { join } from "node:path";
import { pid } from "node:process";
import { sql } from "kysely";
import { readAdminKey, type AdminKey } from "./admin-key.ts";
import { openBackground } from "./background.ts";
import type { Config } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import { seedDemo } from "./demo-tenant.ts";
import { openConsentReader } from "./db/consents.ts";
import { openCluster } from "./db/embedded/cluster.ts";
import { openConversationStore, type ConversationStore } from "./db/conversations.ts";
import { openDatabase, type Db } from "./db/database.ts";
import { openMemory } from "./db/memory.ts";
import { migrate } from "./db/migrate.ts";
import { findTenant } from "./db/tenants.ts";
import { hasTurn, setLease } from "./db/turns.ts";
import { limitMessage, wantsPerson } from "./engines/assistant/answer-at-once.ts";
import { cardsNow } from "./engines/catalogue/cards.ts";
import { openConsentGate } from "./engines/conversation/consent.ts";
import { openFeed, type Feed } from "./engines/conversation/feed.ts";
import { createLeases } from "./engines/conversation/lease.ts";
import { createPace } from "./engines/conversation/pace.ts";
import { openConversations, type Conversations } from "./engines/conversation/send-message.ts";
import { openAssistant } from "./engines/open-assistant.ts";
import { openConnectors, type Connectors } from "./engines/open-connectors.ts";
import { openEmbeddings, type OpenEmbeddings } from "./engines/open-embeddings.ts";
import { openSearch, type Search } from "./engines/open-search.ts";
import type { Sources } from "./engines/knowledge/sources.ts";
import type { Erasure } from "./engines/tenants/erasure.ts";
import { openTenantDirectory, type TenantDirectory } from "./engines/tenants/directory.ts";
import { createEventStreams, type EventStreams } from "./http/event-stream.ts";
import { productUpload } from "./http/feed-upload.ts";
import { adminKey } from "./http/plugins/admin-key.ts";
import { bodyDeadline } from "./http/plugins/body-deadline.ts";
import { dataHeaders } from "./http/plugins/data-headers.ts";
import { methodNotAllowed } from "./http/plugins/method-not-allowed.ts";
import { openapi } from "./http/plugins/openapi.ts";
import { optionalStrings } from "./http/plugins/optional-strings.ts";
import { origin, preflight } from "./http/plugins/origin.ts";
import { pages } from "./http/plugins/pages.ts";
import { pressure } from "./http/plugins/pressure.ts";
import { problemDetails } from "./http/plugins/problem-details.ts";
import { rateLimit } from "./http/plugins/rate-limit.ts";
import { requestLog } from "./http/plugins/request-log.ts";
import { stopping } from "./http/plugins/stopping.ts";
import { tenant } from "./http/plugins/tenant.ts";
import { unreadBody } from "./http/plugins/unread-body.ts";
import { embeddings as embeddingsRoute } from "./http/routes/admin/embeddings.ts";
import { connectors as connectorsRoute } from "./http/routes/admin/connectors.ts";
import { documentsUpload } from "./http/routes/admin/documents-upload.ts";
import { documents } from "./http/routes/admin/documents.ts";
import { identitySecret } from "./http/routes/admin/identity-secret.ts";
import { jobs } from "./http/routes/admin/jobs.ts";
import { jobFailures } from "./http/routes/admin/job-failures.ts";
import { pin } from "./http/routes/admin/pin.ts";
import { pins } from "./http/routes/admin/pins.ts";
import { productsUpload } from "./http/routes/admin/products-upload.ts";
import { products } from "./http/routes/admin/products.ts";
import { search } from "./http/routes/admin/search.ts";
import { sources } from "./http/routes/admin/sources.ts";
import { synonyms } from "./http/routes/admin/synonyms.ts";
import { tenants } from "./http/routes/admin/tenants.ts";
import { unanswered } from "./http/routes/admin/unanswered.ts";
import { operation } from "./http/routes/operation.ts";
import { consent } from "./http/routes/widget/consent.ts";
import { close } from "./http/routes/widget/close.ts";
import { csat } from "./http/routes/widget/csat.ts";
import { erase } from "./http/routes/widget/erase.ts";
import { events } from "./http/routes/widget/events.ts";
import { feedback } from "./http/routes/widget/feedback.ts";
import { history } from "./http/routes/widget/history.ts";
import { resume } from "./http/routes/widget/resume.ts";
import { sendMessage } from "./http/routes/widget/send-message.ts";
import { settings } from "./http/routes/widget/settings.ts";
import { welcome } from "./http/routes/widget/welcome.ts";
import { createServer, type App } from "./http/server.ts";
import { sieves } from "./http/sieves.ts";
import { unlessAborted } from "./db/unless-aborted.ts";

export interface RunningApp {
  server: App;
  adminKey: AdminKey;
  /** Where the data lies, for people. */
  database: string;
}

/** So that uploads, erasures and what goes on in the background take none from requests. */
const BULK_CONNECTIONS = 3;

/**
 * Opens the database, the engines and the server, which listens once told to; `server.close()` stops all of it, in
 * order, without losing what was accepted. `now` is the clock that life cycles, months and leases go by. When `ending`
 * is aborted meanwhile, what was begun is stopped and it throws the signal's reason.
 */
export async function openApp(
  config: Config,
  now: () => Date = () => new Date(),
  ending: AbortSignal = new AbortController().signal,
): Promise<RunningApp> {
  const needsFolder = config.adminApiKey === null || config.databaseUrl === null;
  if (needsFolder) await makeDataFolder(config.dataDir);
  const key = await readAdminKey(config.adminApiKey, config.dataDir);
  const server = createServer(config);
  const cluster = config.databaseUrl
    ? null
    : await openCluster({
        folder: config.dataDir,
        holder: `process ${pid} on http://${config.host}:${config.port}`,
        onCrash: () => server.log.error("the embedded database ended by itself; starting it again"),
        onRestartFailed: (err) => server.log.error({ err }, "the embedded database did not start; trying again"),
        signal: ending,
      });
  const url = config.databaseUrl ?? cluster?.url ?? "";
  try {
    await unlessAborted(
      ending,
      migrate(url, (what) => server.log.warn(what)),
    );
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
  const onError = (err: unknown): void => server.log.warn({ err }, "a database connection was lost");
  const database = openDatabase({ url, poolSize: config.databasePoolSize, patience: "request", onError });
  const bulk = openDatabase({ url, poolSize: BULK_CONNECTIONS, patience: "bulk", onError });
  const { db, pool } = database;
  const warn = (about: object, what: string): void => server.log.warn(about, what);
  const embeddings = config.embeddings && openEmbeddings({ ...config.embeddings, db: bulk.db, warn });
  const engines = openSearch({
    db,
    pool,
    bulk: bulk.db,
    databaseUrl: url,
    indexMemory: config.indexMemory,
    mostPassages: config.mostPassages,
    mostProducts: config.mostProducts,
    leavesOutGone: config.linkCheck !== null,
    embeddings,
    now,
    onMeaningFailed: (err) => server.log.warn({ err }, "vectors cannot be searched; words alone find meanwhile"),
    onStale: (err) => server.log.warn({ err }, "an index could not be made; an older one answers, if there is one"),
    onLeft: (err) => server.log.warn({ err }, "what an upload put aside could not be removed; a sweep does it later"),
  });
  const connectors = openConnectors({ db, openings: config.connectors.openings, sieves, now, warn });
  const assistant = openAssistant({
    db,
    search: engines,
    connectors,
    model: config.model,
    now,
    onModelFailed: (err) => server.log.warn({ err }, "the model failed; the answer is quoted instead"),
    onUncounted: (err) => server.log.warn({ err }, "what the model took could not be counted; an estimate stays"),
  });
  const directory = openTenantDirectory((name) => findTenant(db, name));
  const background = openBackground({
    db: bulk.db,
    databaseUrl: url,
    config,
    stock: engines.stock,
    checkProduct: productUpload.check,
    embeddings,
    onError: (err, what) => server.log.warn({ err }, what),
    now,
  });
  const pace = createPace();
  const store = openConversationStore(pool, pace.isAwaited);
  const feed = openFeed(store.read, now);
  const streams = createEventStreams();
  const conversations = openConversations({
    accept: store.accept,
    hasConsent: openConsentGate({
      read: openConsentReader(pool),
      hasTurn: (turn, since) => hasTurn(db, turn, since),
      now,
    }),
    store: store.store,
    exchange: store.exchange,
    answersAtOnce: assistant.answersAtOnce,
    assistant: assistant.answer,
    wantsPerson,
    limitMessage,
    pace: pace.turn,
    ...openMemory(db),
    leases: createLeases((turn, until) => setLease(db, turn, until), now),
    onChange: feed.changed,
    now,
  });

  server.addHook("onListen", engines.begin);
  server.addHook("onClose", async () => {
    await background.stop();
    await Promise.all([engines.close(), connectors.close()]);
    await Promise.all([bulk.close(), database.close()]);
    await cluster?.stop();
  });
  try {
    await serve(server, {
      db,
      directory,
      erasure: background.erasure,
      sources: background.sources,
      conversations,
      feed,
      streams,
      read: store.read,
      ...engines,
      embeddings,
      ...connectors,
      adminKey: key.key,
      maxEventLoopDelay: config.maxEventLoopDelay,
      now,
    });
    if (config.demo) await unlessAborted(ending, seedDemo({ db, ...engines }));
    await server.ready();
    ending.throwIfAborted();
    await background.start();
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    server,
    adminKey: key,
    database: cluster ? join(config.dataDir, "postgres") : "the PostgreSQL of DATABASE_URL",
  };
}

interface Parts extends Search, Connectors {
  db: Db;
  directory: TenantDirectory;
  erasure: Erasure;
  sources: Sources;
  conversations: Conversations;
  feed: Feed;
  streams: EventStreams;
  read: ConversationStore["read"];
  /** What passages are embedded by; null: nothing. */
  embeddings: OpenEmbeddings | null;
  adminKey: string;
  maxEventLoopDelay: number;
  now(): Date;
}

/** What the server answers, grouped by who may ask. */
async function serve(server: App, parts: Parts): Promise<void> {
  await server.register(dataHeaders);
  await server.register(problemDetails);
  await server.register(stopping, {
    stopConversations: parts.conversations.stop,
    endStreams: parts.streams.end,
  });
  await server.register(pressure, { maxEventLoopDelay: parts.maxEventLoopDelay });
  await server.register(unreadBody);
  await server.register(requestLog);
  await server.register(optionalStrings);
  await server.register(methodNotAllowed);
  await server.register(openapi);
  await server.register(pages);
  operation(server, { ping: () => sql`select 1`.execute(parts.db) });

  await server.register(async (widget: App) => {
    await widget.register(preflight);
    await widget.register(tenant, { directory: parts.directory });
    await widget.register(origin);
    await widget.register(rateLimit);
    await widget.register(bodyDeadline);
    sendMessage(widget, parts);
    welcome(widget);
    history(widget, { ...parts, cardsNow: (tenantId, shown) => cardsNow(parts.db, tenantId, shown) });
    settings(widget);
    csat(widget, parts);
    consent(widget, parts);
    feedback(widget, parts);
    close(widget, parts);
    erase(widget, parts);
    resume(widget, parts);
    events(widget, parts);
  });

  await server.register(async (admin: App) => {
    await admin.register(adminKey, { key: parts.adminKey });
    tenants(admin, parts);
    identitySecret(admin, parts);
    connectorsRoute(admin, { ...parts, sieves });
    documents(admin, parts);
    documentsUpload(admin, parts);
    sources(admin, parts);
    jobs(admin, parts);
    jobFailures(admin, parts);
    products(admin, parts);
    productsUpload(admin, parts);
    search(admin, parts);
    pins(admin, parts);
    pin(admin, parts);
    embeddingsRoute(admin, parts);
    synonyms(admin, parts);
    unanswered(admin, parts);
  });
  server.closeRoutes();
}
