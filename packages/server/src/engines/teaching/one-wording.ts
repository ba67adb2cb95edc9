import type { Stems } from "../assistant/tools.ts";
import { usualSynonyms } from "../retrieval/other-words/usual-synonyms.ts";

/** Words, each group of which everyone uses for the same. */
const groups = usualSynonyms
  .filter((group) => Array.isArray(group))
  .map((group) => group.filter((word) => !/\s/.test(word)));

/** Stems of which all that everyone uses for the same have one: who asks for shipping asks what others ask for delivery. */
export function inOneWording(stems: Stems): Stems {
  const known = new Map<string, Promise<Map<string, string>>>();

  async function read(locale: string): Promise<Map<string, string>> {
    const all = (await stems(groups.flat(), locale)).values();
    const same = new Map<string, string>();
    for (const group of groups) {
      const own = group.map(() => all.next().value!);
      for (const stem of own) if (!same.has(stem)) same.set(stem, own[0]!);
    }
    return same;
  }

  return async (words, locale) => {
    let same = known.get(locale);
    if (!same) {
      same = read(locale);
      known.set(locale, same);
      same.catch(() => known.delete(locale));
    }
    const [found, wording] = await Promise.all([stems(words, locale), same]);
    return found.map((stem) => wording.get(stem) ?? stem);
  };
}
