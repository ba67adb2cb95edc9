import { languages, type Language } from "./languages.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** The most words between "talk" and "person". */
const reach = 5;

/** The language in which a message wishes for a person; null when it doesn't. */
export function wishForPerson(message: string, spoken: readonly Language[]): Language | null {
  const clauses = clausesOf(message);
  // Nearly every message ends here: none of its words begins the name of a person or a wish by itself.
  if (!saidIn(message).some((word) => begins.has(word))) return null;
  return (
    spoken.find(({ words }) =>
      clauses.some((clause, at) => isWish(clause.words, clauses[at + 1]?.words ?? [], words)),
    ) ?? null
  );
}

/** The words, of all languages, with which a person's name or a wish by itself begins. */
const begins = new Set(languages.flatMap(({ words: { person } }) => [...person.human.keys(), ...person.alone.keys()]));

function isWish(said: readonly string[], next: readonly string[], { person, smallTalk, plain }: Words): boolean {
  if (!said.some((word) => person.human.has(word) || person.alone.has(word))) return false;
  const bare = said.filter(
    (word, at) =>
      phraseAt([word], 0, smallTalk.filler) + phraseAt([word], 0, smallTalk.greeting) === 0 ||
      isPhrase(said.slice(at), person.alone),
  );
  if (isPhrase(said, person.alone) || isPhrase(bare, person.alone)) return true;
  if (holdsPhrase(said, person.notAWish)) return false;

  const isPlain = (word: string): boolean =>
    plain.has(word) || phraseAt([word], 0, smallTalk.filler) > 0 || phraseAt([word], 0, person.talk) > 0;
  const humans = placesOf(said, person.human);
  const talks = placesOf(said, person.talk).some(({ from, to }) => {
    const follows = humans.some((human) => human.from >= to && human.from - to <= reach);
    const precedes = person.verbLast && humans.some((human) => human.to <= from && from - human.to <= reach);
    return precedes || (follows && (from === 0 || person.verbLast || isPlain(said[from - 1]!)));
  });
  const isAlone = (rest: readonly string[]): boolean =>
    rest.every(isPlain) && phraseAt(rest.length > 0 ? rest : next, 0, person.whoDoes) === 0;
  const wants = placesOf(said, person.want).some(({ to }) =>
    humans.some(
      (human) => human.from >= to && said.slice(to, human.from).every(isPlain) && isAlone(said.slice(human.to)),
    ),
  );
  return talks || wants;
}
