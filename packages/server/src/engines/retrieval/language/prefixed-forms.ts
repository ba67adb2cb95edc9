import { formsOfOne } from "./irregular-forms.ts";

/** What a verb may begin with, whether it stays there or stands apart. */
const prefixes: Record<string, RegExp> = {
  de: /^(ab|an|auf|aus|be|bei|durch|ein|ent|er|fest|frei|ge|heim|her|hin|los|miss|mit|nach|über|um|unter|ver|vor|weg|wieder|zer|zu|zurück)(?=\p{L}{4})/u,
  nl: /^(aan|af|be|bij|door|er|her|in|mee|mis|na|om|onder|ont|op|over|terug|toe|uit|ver|voor|weg)(?=\p{L}{4})/u,
};
/** What is done by a weak verb that begins with something: "abgeholt". */
const done: Record<string, RegExp> = {
  de: /^(\p{L}{2,8}?)ge(\p{L}{3,}?)e?t$/u,
  nl: /^(\p{L}{2,8}?)ge(\p{L}{3,}?)[dt]$/u,
};
/** "Krankschreibung" of what is done by a verb behind another word. */
const noun: Record<string, RegExp> = { de: /^(\p{L}{4,8}?)(\p{L}{4,})ung$/u };
/** What stands before a verb and is a word of its own has so many letters at least. */
const SHORTEST = 4;

const grouped = new Map<string, ReadonlyMap<string, string[]>>();

/** All forms of an irregular verb, by each of them. */
function groupsIn(code: string): ReadonlyMap<string, string[]> {
  const known = grouped.get(code) ?? new Map(formsOfOne(code).flatMap((group) => group.map((form) => [form, group])));
  grouped.set(code, known);
  return known;
}

/** Other forms of a verb that begins with what other verbs begin with: "vertritt" of "vertreten", "abgeholt" of "abholen". */
export function prefixedForms(word: string, code: string): string[] {
  const prefix = prefixes[code]?.exec(word)?.[1];
  const forms = prefix === undefined ? [] : (groupsIn(code).get(word.slice(prefix.length)) ?? []);
  const [, before, stem] = done[code]?.exec(word) ?? [];
  return [...forms.map((form) => prefix + form), ...(before && stem ? [`${before}${stem}en`] : [])];
}

/** The two words that a verb, or a noun made of it, may be where texts part it: "krankgeschrieben" of "schreiben … krank". */
export function partedForms(word: string, code: string): [string, string][] {
  if (!(code in done)) return [];
  const found: [string, string][] = [];
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const [before, rest] = [word.slice(0, at), word.slice(at)];
    for (const form of groupsIn(code).get(rest) ?? []) found.push([before, form]);
    const stem = rest.startsWith("ge") ? /^ge(.{3,}?)e?t$/u.exec(rest)?.[1] : undefined;
    if (stem !== undefined) found.push([before, `${stem}en`]);
  }
  const [, before, stem] = noun[code]?.exec(word) ?? [];
  if (before && stem)
    for (let at = SHORTEST; at <= word.length - SHORTEST - 3; at++)
      found.push([word.slice(0, at), `${word.slice(at, -3)}en`]);
  return found;
}
