/**
 * Keeps what is made of things, by name, as long as they are there: the thing's texts never change. Of a thing at most so many
 * are kept; the one that was made first gives way.
 */
export function keptWith<Thing extends object, Made>(
  most: number,
): (thing: Thing, name: string | number, make: () => Made) => Made {
  const kept = new WeakMap<Thing, Map<string | number, Made>>();
  return (thing, name, make) => {
    const its = kept.get(thing) ?? new Map<string | number, Made>();
    kept.set(thing, its);
    const known = its.get(name);
    if (known !== undefined) return known;
    const made = make();
    if (its.size >= most) its.delete(its.keys().next().value!);
    its.set(name, made);
    return made;
  };
}
