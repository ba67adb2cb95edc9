/** Moments are ms since 1970, read in the visitor's own time zone. */

const dayMs = 24 * 60 * 60 * 1000;

const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

export const isSameDay = (one: number, other: number) => midnight(one) === midnight(other);

/** The time of the day, as people of `locale` write it. */
export const timeOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(at);

/** The day: today and yesterday by those names, others by their date, with the year where it is not this one. */
export function dayOf(at: number, now: number, locale: string): string {
  const daysAgo = Math.round((midnight(now) - midnight(at)) / dayMs);
  if (daysAgo === 0 || daysAgo === 1) {
    const name = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-daysAgo, "day");
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  }
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const date: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
  if (!isThisYear) date.year = "numeric";
  return new Intl.DateTimeFormat(locale, date).format(at);
}
