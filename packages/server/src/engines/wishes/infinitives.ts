import { wordsIn } from "../wording/fold.ts";

/** Nouns and adjectives that end as verbs do: English ones behind "no", and Portuguese ones behind "no", which is "in the" there. */
const nouns = wordsIn(`
  sugar collar hangar air hair chair stair repair fair pair dollar pillar altar jar radar calendar guitar vinegar choir nectar cellar star scar stir elixir souvenir reservoir
  tear wear bear clear year fear gear pear near hear rear smear spear swear shear dear linear nuclear
  familiar similar regular popular particular solar lunar molar polar angular circular modular tubular cellular muscular rectangular triangular singular
  hogar lugar azúcar celular escolar militar ocular auxiliar ejemplar jantar andar olhar paladar calcanhar luar exemplar
`);
/** English nouns end as these Spanish verbs do: "no paper". */
const spanishInEr = wordsIn(
  "correr poner ponerse meter exceder exponer exponerse extender morder someter beber comer coser torcer encender perder retorcer mover remover romper verter",
);

/** By what opens an order not to do something, the infinitives with which a language gives it. */
const infinitives: Readonly<Record<string, (verb: string) => boolean>> = {
  // "Aplicar", "lavarlo", "exponerse"
  no: (verb) => /^\p{L}{2,}[ai]r(?:se|l[aeo]s?)?$/u.test(verb) || spanishInEr.has(verb),
  // "Coprire", "applicare", "esporre", and no French "alimentaire", "provisoire"
  non: (verb) => /^\p{L}{2,}(?:[ae]re|(?<![ao])ire|rre|[aei]r(?:si|l[aeio]))$/u.test(verb),
  // "Aplicar", "fazer", "expor"
  nao: (verb) => /^\p{L}{2,}[aeio]r$/u.test(verb),
};

/** Whether folded words open with an order not to do something that is given by an infinitive: "No aplicar en gatos", "Non coprire". */
export const forbidsByInfinitive = ([first = "", verb = ""]: readonly string[]): boolean =>
  Object.hasOwn(infinitives, first) && !nouns.has(verb) && infinitives[first]!(verb);
