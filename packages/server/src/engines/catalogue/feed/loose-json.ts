/** What somebody else's JSON says in a member, whatever it is; nothing where it says something else. */
export function textIn(value: unknown, member?: string): string {
  const found = member === undefined ? value : objectIn(value)[member];
  return typeof found === "string" ? found : typeof found === "number" ? String(found) : "";
}

export function objectIn(value: unknown, member?: string): Record<string, unknown> {
  const found = member === undefined ? value : objectIn(value)[member];
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

export function listIn(value: unknown, member: string): unknown[] {
  const found = objectIn(value)[member];
  return Array.isArray(found) ? found : [];
}
