const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;
/** Between them all years have four digits, and none is that before the first. */
const [FIRST, LAST] = [Date.parse("0001-01-01T00:00Z"), Date.parse("9999-12-31T23:59:59Z")];
const DAY_MS = 24 * 60 * 60_000;

/** A moment as feeds write it; a day alone begins at midnight (UTC), and as an end includes the day. Null: it is none. */
export function readMoment(text: string, isEnd: boolean): string | null {
  const found = MOMENT.exec(text.trim());
  if (!found) return null;
  const [, day, time, seconds = "00", zone = "Z"] = found;
  // A day that no month has would be taken for one of the next.
  if (new Date(`${day}T00:00Z`).getUTCDate() !== Number(day?.slice(8))) return null;
  const at = Date.parse(
    `${day}T${time ?? "00:00"}:${seconds}${zone
      .toUpperCase()
      .replace(/(\d\d)(\d\d)$/, "$1:$2")
      .replace(/::/, ":")}`,
  );
  const moment = at + (isEnd && time === undefined ? DAY_MS : 0);
  return moment >= FIRST && moment <= LAST ? new Date(moment).toISOString() : null;
}

/** The first and the last moment of a sale: "2026-11-01T00:00+0100/2026-11-30T23:59+0100". Null: they are none. */
export function readSaleDates(text: string): { from: string | null; until: string | null } | null {
  const [first = "", last = "", ...more] = text.split("/").map((part) => part.trim());
  const from = first === "" ? null : readMoment(first, false);
  const until = last === "" ? null : readMoment(last, true);
  const isRead = more.length === 0 && (first === "" || from) && (last === "" || until) && (from ?? until) !== null;
  return isRead ? { from, until } : null;
}
