import type { Place } from "../db/place.ts";
import { problems } from "../errors.ts";
import { isUuid } from "./named-tenant.ts";

/** Throw it when a cursor is none of ours. */
export const noCursor = (): Error =>
  problems.validationFailed([
    { pointer: "cursor", code: "cursor", detail: "must be the next_cursor of an earlier page" },
  ]);

/** A place in a list, opaque to clients. */
export const encodeCursor = (place: string): string => Buffer.from(place).toString("base64url");

/** Throws `validation_failed` when the cursor is none of ours. */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const place = Buffer.from(cursor, "base64url").toString();
  if (place === "" || encodeCursor(place) !== cursor || place.includes("\0")) {
    throw noCursor();
  }
  return place;
}

/** The place of something in a list that begins with the newest. */
export const encodePlace = ({ created_at, id }: { created_at: Date; id: string }): string =>
  encodeCursor(`${created_at.toISOString()} ${id}`);

/** Throws `validation_failed` when it is the place of nothing. */
export function placeOf(cursor: string | null): Place | null {
  if (cursor === null) return null;
  const [time = "", id = ""] = cursor.split(" ");
  if (!isUuid(id)) throw noCursor();
  return { createdAt: timeOf(time), id };
}

/** Throws `validation_failed` when a cursor holds no number that something is counted by. */
export function numberOf(cursor: string | null): number | null {
  if (cursor === null) return null;
  if (!/^\d{1,15}$/.test(cursor)) throw noCursor();
  return Number(cursor);
}

/** A time in a cursor, in years that the database knows. Throws `validation_failed` when it is not as we write it. */
export function timeOf(time: string): Date {
  const date = new Date(time);
  if (!/^\d{4}-/.test(time) || Number.isNaN(date.getTime()) || date.toISOString() !== time) throw noCursor();
  return date;
}
