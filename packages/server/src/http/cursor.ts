import { problems } from "../errors.ts";

/** A place in a list, opaque to clients. */
export const encodeCursor = (place: string): string => Buffer.from(place).toString("base64url");

/** Throws `validation_failed` when the cursor is none of ours. */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const place = Buffer.from(cursor, "base64url").toString();
  if (place === "" || encodeCursor(place) !== cursor || place.includes("\0")) {
    throw problems.validationFailed([
      { pointer: "cursor", code: "cursor", detail: "must be the next_cursor of an earlier page" },
    ]);
  }
  return place;
}
