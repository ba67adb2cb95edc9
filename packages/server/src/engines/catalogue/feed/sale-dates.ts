const MOMENT = /^((?!0000)\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;
const DAY_MS = 24 * 60 * 60_000;

/** A moment as feeds write it; a day alone begins at midnight (UTC), and as an end includes the day. Null: it is none. */
export function readMoment(text: string, isEnd: boolean): string | null {
  const found = MOMENT.exec(text.trim());
  if (!found) return null;
  const [, day, time, seconds = "00", zone = "Z"] = found;
  const at = Date.parse(
    `${day}T${time ?? "00:00"}:${seconds}${zone
      .toUpperCase()
      .replace(/(\d\d)(\d\d)$/, "$1:$2")
      .replace(/::/, ":")}`,
  );
  return Number.isNaN(at) ? null : new Date(at + (isEnd && time === undefined ? DAY_MS : 0)).toISOString();
}

/** The first and the last moment of a sale: "2026-11-01T00:00+0100/2026-11-30T23:59+0100". Null: they are none. */
export function readSaleDates(text: string): { from: string | null; until: string | null } | null {
  const [first = "", last = "", ...more] = text.split("/").map((part) => part.trim());
  const from = first === "" ? null : readMoment(first, false);
  const until = last === "" ? null : readMoment(last, true);
  const isRead = more.length === 0 && (first === "" || from) && (last === "" || until) && (from ?? until) !== null;
  return isRead ? { from, until } : null;
}
