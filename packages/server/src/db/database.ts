import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { tellLosses } from "./failures.ts";
import { APP_ROLE } from "./migrations/row-level-security.ts";
import type { ConsentsTable } from "./tables/consents.ts";
import type { ConversationEventsTable } from "./tables/conversation-events.ts";
import type { ConversationsTable } from "./tables/conversations.ts";
import type { CsatTable } from "./tables/csat.ts";
import type { DeletedTenantsTable } from "./tables/deleted-tenants.ts";
import type { DismissedQuestionsTable } from "./tables/dismissed-questions.ts";
import type { DocumentsTable } from "./tables/documents.ts";
import type { EmbeddingModelsTable } from "./tables/embedding-models.ts";
import type { EmbeddingsTable } from "./tables/embeddings.ts";
import type { FeedbackTable } from "./tables/feedback.ts";
import type { JobFailuresTable } from "./tables/job-failures.ts";
import type { JobsTable } from "./tables/jobs.ts";
import type { KeptIndexesTable } from "./tables/kept-indexes.ts";
import type { MessagesTable } from "./tables/messages.ts";
import type { ModelUsageTable } from "./tables/model-usage.ts";
import type { OrderAttemptsTable } from "./tables/order-attempts.ts";
import type { PassagesTable } from "./tables/passages.ts";
import type { PinsTable } from "./tables/pins.ts";
import type { ProductsTable } from "./tables/products.ts";
import type { ResumeLinksTable } from "./tables/resume-links.ts";
import type { ReplacedPassagesTable } from "./tables/replaced-passages.ts";
import type { SeedsTable } from "./tables/seeds.ts";
import type { SynonymsTable } from "./tables/synonyms.ts";
import type { SourcePagesTable } from "./tables/source-pages.ts";
import type { SourcesTable } from "./tables/sources.ts";
import type { TenantsTable } from "./tables/tenants.ts";
import type { TurnsTable } from "./tables/turns.ts";
import type { UsageTable } from "./tables/usage.ts";

export interface Tables {
  tenants: TenantsTable;
  deleted_tenants: DeletedTenantsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  turns: TurnsTable;
  conversation_events: ConversationEventsTable;
  usage: UsageTable;
  model_usage: ModelUsageTable;
  csat: CsatTable;
  consents: ConsentsTable;
  feedback: FeedbackTable;
  resume_links: ResumeLinksTable;
  order_attempts: OrderAttemptsTable;
  documents: DocumentsTable;
  passages: PassagesTable;
  embeddings: EmbeddingsTable;
  embedding_models: EmbeddingModelsTable;
  replaced_passages: ReplacedPassagesTable;
  products: ProductsTable;
  pins: PinsTable;
  synonyms: SynonymsTable;
  dismissed_questions: DismissedQuestionsTable;
  kept_indexes: KeptIndexesTable;
  seeds: SeedsTable;
  jobs: JobsTable;
  job_failures: JobFailuresTable;
  sources: SourcesTable;
  source_pages: SourcePagesTable;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export interface Database {
  db: Db;
  /** For named statements on the hot path. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** `request`: somebody waits for each query. `bulk`: work that takes as long as it is large, such as uploads. */
export type Patience = "request" | "bulk";

/**
 * Longest that a connection, a lock and a statement are waited for, in milliseconds. The database gives up by itself
 * first, so that the connection is free again; the driver does where nothing comes from the database at all.
 */
const limits = {
  request: { connection: 2_000, lock: 1_500, statement: 1_900, silence: 2_000 },
  bulk: { connection: 10_000, lock: 10_000, statement: 59_000, silence: 60_000 },
};

export interface DatabaseOptions {
  url: string;
  /** Most connections at once. */
  poolSize: number;
  patience: Patience;
  onError(error: Error): void;
}

/** The connections of this server. A database that hangs or is away gives an error, never a hang. */
export function openDatabase({ url, poolSize, patience, onError }: DatabaseOptions): Database {
  const { connection, lock, statement, silence } = limits[patience];
  const pool = tellLosses(
    new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: connection,
      query_timeout: silence,
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      // All that is asked for has a key that begins with the tenant. Plans are kept, and one made while a table was small
      // must not read the whole of it when it has grown. Before PostgreSQL 18 a plan that has to read a small table all the
      // same counts as dear for that, and would be compiled, which takes longer than all else.
      options: `-c role=${APP_ROLE} -c enable_seqscan=off -c jit=off`,
      types: { getTypeParser: readType as typeof pg.types.getTypeParser },
    }),
  );
  // Without a listener, a connection that the database ends while it idles would end this process.
  // One that is being closed may well hear that the database stops.
  pool.on("error", (error) => pool.ending || onError(error));
  // The same for one that ends while it is in use: its query fails, and that is where it is told.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Runs queries on one tenant's rows; no other tenant's can be seen or written, whatever the queries say. */
export function inTenant<Result>(db: Db, tenantId: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
    return work(tx);
  });
}

/** bigint as number: counts, revisions and ids stay far below 2^53. */
function readType(oid: number, format?: "text" | "binary"): unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
}
