import type { Tx } from "./database.ts";

/**
 * Notes that a seed is sown, with whatever else the transaction does. Of several servers that start at once, the others
 * wait for the first.
 * @returns whether it had not been before
 */
export async function noteSeed(tx: Tx, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("seeds")
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
