import { problems } from "../errors.ts";

interface Place {
  createdAt: Date;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Places in a list that is ordered by `created_at` and then by id, as cursors hold them. */
export const newestFirst = {
  nameOf: (row: { created_at: Date; id: string }): string => `${row.created_at.toISOString()} ${row.id}`,

  /** Throws `validation_failed` where the text names no such place. */
  placeOf(text: string | null): Place | null {
    if (text === null) return null;
    const [time = "", id = ""] = text.split(" ");
    const createdAt = new Date(time);
    const isOurs = /^\d{4}-/.test(time) && !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === time;
    if (!isOurs || !UUID.test(id)) {
      throw problems.validationFailed([
        { pointer: "cursor", code: "cursor", detail: "must be the next_cursor of an earlier page" },
      ]);
    }
    return { createdAt, id };
  },
};
