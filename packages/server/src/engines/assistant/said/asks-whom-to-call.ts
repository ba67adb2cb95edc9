import { foldedWords, wordsIn } from "../../wording/fold.ts";

/** By these somebody asks for help in whichever language, where it was just told that somebody is in danger. */
const calling = wordsIn(`
  number call phone ring nummer anrufen telefon numéro appeler téléphone appelle número llamo llamar teléfono numero chiamare chiamo telefono
  ligo ligar telefone bellen bel numara aramalıyım arayayım arayım
`);
/** Who writes more asks for something else as well. */
const MOST_WORDS = 7;

/** "Which number?", "qui dois-je appeler ?" */
export function asksWhomToCall(message: string): boolean {
  const said = foldedWords(message);
  return said.length <= MOST_WORDS && said.some((word) => calling.has(word));
}
