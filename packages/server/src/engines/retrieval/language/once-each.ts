/** Reads each thing once, when it is first needed. What could not be read is read when it is needed again. */
export function onceEach<Of, Found>(
  keyOf: (of: Of) => string,
  read: (of: Of) => Promise<Found>,
): (of: Of) => Promise<Found> {
  const byKey = new Map<string, Promise<Found>>();
  return (of) => {
    const key = keyOf(of);
    const known = byKey.get(key);
    if (known) return known;
    const found = read(of);
    byKey.set(key, found);
    found.catch(() => byKey.delete(key));
    return found;
  };
}
