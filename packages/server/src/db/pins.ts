import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import { problems } from "../errors.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import { newestAfter, type Place } from "./place.ts";
import type { PinsTable } from "./tables/pins.ts";
import { lockTeaching, reviseTeaching } from "./tenants.ts";

export type PinRow = Omit<Selectable<PinsTable>, "tenant_id">;
export type PinValues = Omit<PinRow, "id" | "created_at" | "updated_at">;

const columns = ["id", "questions", "answer", "url", "title", "active", "created_at", "updated_at"] as const;

/** Most that the pins of a tenant may be, and the characters of all their answers together: each server keeps them in memory. */
export const limits = { pins: 1_000, characters: 8_000_000 };

export function listPins(db: Db, tenantId: string, limit: number, after: Place | null): Promise<PinRow[]> {
  return inTenant(db, tenantId, (tx) =>
    tx.selectFrom("pins").select(columns).where("tenant_id", "=", tenantId).$call(newestAfter(after, limit)).execute(),
  );
}

export function countPins(db: Db, tenantId: string): Promise<number> {
  return inTenant(db, tenantId, async (tx) => (await measure(tx, tenantId)).pins);
}

export async function findPin(db: Db, tenantId: string, id: string): Promise<PinRow | null> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx.selectFrom("pins").select(columns).where("tenant_id", "=", tenantId).where("id", "=", id).executeTakeFirst(),
  );
  return row ?? null;
}

/** Something else was taught since what a write goes by was read. */
export class TaughtMeanwhileError extends Error {
  override name = "TaughtMeanwhileError";
}

/**
 * Throws `pins_full`, `tenant_not_found`, and a `TaughtMeanwhileError`.
 *
 * @param seen the `teaching_revision` that it goes by
 */
export function insertPin(db: Db, tenantId: string, values: PinValues, seen: number): Promise<PinRow> {
  return revising(db, tenantId, seen, (tx) =>
    tx
      .insertInto("pins")
      .values({ tenant_id: tenantId, id: randomUUID(), ...written(values) })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

/** Throws as `insertPin` does. @returns null: there is no such pin */
export function updatePin(
  db: Db,
  tenantId: string,
  id: string,
  values: Partial<PinValues>,
  seen: number,
): Promise<PinRow | null> {
  return revising(
    db,
    tenantId,
    seen,
    async (tx) =>
      (await tx
        .updateTable("pins")
        .set({ ...written(values), updated_at: sql`clock_timestamp()` })
        .where("tenant_id", "=", tenantId)
        .where("id", "=", id)
        .returning(columns)
        .executeTakeFirst()) ?? null,
  );
}

/** @returns whether there was one */
export function deletePin(db: Db, tenantId: string, id: string): Promise<boolean> {
  return inTenant(db, tenantId, async (tx) => {
    // The tenant's row first, as whoever writes a pin does: else two could wait for each other.
    await lockTeaching(tx, tenantId);
    const { numDeletedRows } = await tx
      .deleteFrom("pins")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await reviseTeaching(tx, tenantId);
    return true;
  });
}

/** The pins in use, the one that was changed last at the end. */
export function readActivePins(tx: Tx, tenantId: string): Promise<PinRow[]> {
  return tx
    .selectFrom("pins")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("active", "=", true)
    .orderBy("updated_at")
    .orderBy("id")
    .execute();
}

/**
 * What is written is measured while the tenant's row is locked, so that no two writers go over the limits together.
 * @returns null: nothing was written
 */
function revising<Result>(db: Db, tenantId: string, seen: number, write: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTenant(db, tenantId, async (tx) => {
    if ((await lockTeaching(tx, tenantId)) !== seen) throw new TaughtMeanwhileError();
    const result = await write(tx);
    if (result === null) return result;
    await reviseTeaching(tx, tenantId);
    const { pins, characters } = await measure(tx, tenantId);
    if (pins > limits.pins || characters > limits.characters) throw problems.pinsFull(limits);
    return result;
  });
}

async function measure(tx: Tx, tenantId: string): Promise<typeof limits> {
  const { rows } = await sql<typeof limits>`
    select count(*) as pins, coalesce(sum(length(answer::text)), 0)::bigint as characters from pins
    where tenant_id = ${tenantId}`.execute(tx);
  return rows[0]!;
}

function written({ questions, answer, ...rest }: Partial<PinValues>) {
  return {
    ...rest,
    ...(questions && { questions: JSON.stringify(questions) }),
    ...(answer !== undefined && { answer: JSON.stringify(answer) }),
  } as { questions: string; answer: string } & Omit<PinValues, "questions" | "answer">;
}
