import pg from "pg";

/** The database could not be reached, or the connection went before it had answered. The cause is what the driver threw. */
export class ConnectionLostError extends Error {
  override name = "ConnectionLostError";
  /** The operating system's, where it has one. */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    // Where a name has several addresses, the driver's error speaks of none of them.
    super(cause.message || cause.code || "no connection", { cause });
    this.code = cause.code;
  }
}

/**
 * Lets a pool throw a `ConnectionLostError` where the driver has but plain errors with a text. What else it throws are
 * refusals of the database (`pg.DatabaseError`) and values that cannot be sent (`TypeError`).
 */
export function tellLosses(pool: pg.Pool): pg.Pool {
  pool.query = telling(pool.query.bind(pool));
  pool.connect = telling(pool.connect.bind(pool));
  pool.on("connect", (client) => (client.query = telling(client.query.bind(client))));
  return pool;
}

/** The driver calls itself with callbacks, where nothing is promised: those calls stay as they are. */
function telling<Call>(call: Call & ((...args: never[]) => unknown)): Call {
  const told = (...args: never[]): unknown => {
    const result = call(...args);
    return result instanceof Promise ? result.catch(tellLoss) : result;
  };
  return told as Call;
}

function tellLoss(error: unknown): never {
  const isLoss = error instanceof Error && !(error instanceof pg.DatabaseError) && !(error instanceof TypeError);
  throw isLoss && !(error instanceof ConnectionLostError) ? new ConnectionLostError(error) : error;
}

/** Classes of SQLSTATE that mean: the database is away, stopping, full or overrun; what was asked may be asked again. */
const AWAY = /^(08|53|57P|58)/;

/** A row was locked by somebody else for too long; a statement took too long. */
const LOCKED = "55P03";
const CANCELLED = "57014";

/** Whether all connections of the pool were taken for longer than anybody waits. */
export const isPoolTaken = (error: unknown): boolean =>
  error instanceof ConnectionLostError && error.message === "timeout exceeded when trying to connect";

/** Whether a row was locked by somebody else for longer than anybody waits. */
export const isLocked = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === LOCKED;

/** Whether it and another waited for each other's locks, and the database ended this one. */
export const isDeadlock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "40P01";

/** Whether the database was reached, but had no time: a row was locked, or a statement took too long. */
export const isOverrun = (error: unknown): boolean =>
  isLocked(error) || (error instanceof pg.DatabaseError && error.code === CANCELLED);

/** Whether the database could not be reached or could not serve, as opposed to refusing what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLostError) return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  return AWAY.test(error.code ?? "") || isOverrun(error);
}

/** Whether the database itself refused, so that nothing of the statement stands. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (isLocked(error) || !isUnavailable(error));
}

/** Whether a row with the same key exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505";
}

/** An error on its way to another thread or process, where no class arrives. */
export interface PackedError {
  kind: "lost" | "database" | "other";
  name: string;
  message: string;
  stack: string;
  code: string | undefined;
  severity: string | undefined;
}

export function packError(error: Error & { code?: string; severity?: string }): PackedError {
  const kind = error instanceof ConnectionLostError ? "lost" : error instanceof pg.DatabaseError ? "database" : "other";
  const { name, message, stack = "", code, severity } = error;
  return { kind, name, message, stack, code, severity };
}

/** The error as it was, with the class that it had here. */
export function unpackError({ kind, message, ...told }: PackedError): Error {
  if (kind === "database") return Object.assign(new pg.DatabaseError(message, message.length, "error"), told);
  const error = new Error(message);
  return Object.assign(kind === "lost" ? new ConnectionLostError(error) : error, told);
}

/** Whether a row breaks this rule (a named check constraint) of its table. */
export function breaksRule(error: unknown, rule: string): boolean {
  return error instanceof pg.DatabaseError && error.code === "23514" && error.constraint === rule;
}
