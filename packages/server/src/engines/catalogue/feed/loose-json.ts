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

/** What lies deeper than a product has anything is looked at by nobody. */
const DEEPEST = 6;

/** Whether a value has more than so many members, those of its members counted. */
export function hasMoreThan(most: number, value: unknown): boolean {
  let level = [value];
  let members = 0;
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const one of level) {
      const own = objectIn(one);
      // Shopify lists with each variant the numbers of all that share its picture.
      members += Array.isArray(own) ? own.filter((of) => typeof of !== "number").length : Object.keys(own).length;
      // Before its values are looked at: of very many names that alone takes long.
      if (members > most) return true;
      for (const member of Object.values(own)) if (typeof member === "object") below.push(member);
    }
    level = below;
  }
  return false;
}

/** What an object calls the list of products that it holds. */
export const NAMES_OF_LISTS: ReadonlySet<string> = new Set(["products", "items", "data"]);

/** The products that an object lists, of all its lists of that name; null: it is none that lists any, or a product that has parts. */
export function productsIn(value: unknown): unknown[] | null {
  if (Array.isArray(value) || "price" in objectIn(value)) return null;
  const lists = Object.entries(objectIn(value)).flatMap(([name, said]) =>
    NAMES_OF_LISTS.has(name) && Array.isArray(said) ? [said as unknown[]] : [],
  );
  return lists.length > 0 ? lists.flat() : null;
}
