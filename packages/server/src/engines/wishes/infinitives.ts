import { wordsIn } from "../wording/fold.ts";

/** What opens an order not to do something, where languages give it by the infinitive: "No aplicar en gatos", "Non coprire". */
const denying = wordsIn("no non não");
/** "Aplicar", "exponerse", "coprire", "lavarlo". */
const INFINITIVE = /^\p{L}{2,}(?:[ai]r|[aei]re|rre)(?:se|lo|la|los|las|si|li|le)?$/u;
/** English nouns end in these, and adjectives: "no sugar". */
const nouns = wordsIn(
  "sugar collar hangar air hair chair stair repair fair pair dollar pillar altar jar radar calendar guitar vinegar familiar similar regular popular particular solar lunar molar angular circular modular tubular fire wire tire spire empire attire choir software hardware fire care share square flare spare score store core shore here there where sphere picture mixture structure moisture texture puncture",
);
/** Nouns in English and Portuguese end as these do: "no paper". */
const inEr = wordsIn(
  "poner ponerse meter exceder exponer exponerse extender morder someter beber comer coser torcer encender perder retorcer mover remover romper verter ingerir tender colocar correr esconder prender aprender vender fazer conter expor manter comer sobrepor exceder",
);

/** Whether folded words open with an order not to do something that is given by an infinitive. */
export const forbidsByInfinitive = ([first = "", verb = ""]: readonly string[]): boolean =>
  denying.has(first) && !nouns.has(verb) && (INFINITIVE.test(verb) || inEr.has(verb));
