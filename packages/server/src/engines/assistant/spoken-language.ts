import { languageOfLocale, languages, type Language } from "./languages.ts";
import type { Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";

/** All languages, the likeliest first: the one the visitor writes in now, wrote in before, or the tenant's. */
export function spokenLanguages({ question, history, tenant }: Turn): Language[] {
  const own = languageOfLocale(tenant.locale);
  const before = history.filter(({ role }) => role === "visitor").map(({ content }) => content);
  const first = recognise(question, own) ?? recognise(before.join(" "), own) ?? own;
  return [first, ...languages.filter((language) => language !== first)];
}

/** The language whose plain words a text holds most of; null when they don't tell. */
function recognise(text: string, own: Language): Language | null {
  const words = saidIn(text);
  const scores = languages.map((language) => {
    let score = 0;
    for (const word of words) if (language.words.plain.has(word)) score++;
    return { language, score };
  });
  const top = Math.max(...scores.map(({ score }) => score));
  if (top === 0) return null;
  const best = scores.filter(({ score }) => score === top).map(({ language }) => language);
  return best.includes(own) ? own : best.length === 1 ? best[0]! : null;
}
