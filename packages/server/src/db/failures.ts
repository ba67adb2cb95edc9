import pg from "pg";

/** Classes of SQLSTATE that mean: the database is away, stopping, full or overrun; what was asked may be asked again. */
const AWAY = /^(08|53|57P|58)/;

/** Errors of the operating system and of the driver that mean the same. */
const LOST =
  /ECONN|EPIPE|ENOENT|EACCES|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|timeout|terminated|Connection|not queryable|after calling end/i;

/** A row was locked by somebody else for too long; a statement took too long. */
const LOCKED = "55P03";
const CANCELLED = "57014";

/** Whether the database could not be reached or could not serve, as opposed to refusing what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return AWAY.test(error.code ?? "") || [LOCKED, CANCELLED].includes(error.code ?? "");
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return LOST.test(code) || LOST.test(error.message);
}

/** Whether the database itself refused, so that nothing of the statement stands. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === LOCKED || !isUnavailable(error));
}

/** Whether a row with the same key exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505";
}
