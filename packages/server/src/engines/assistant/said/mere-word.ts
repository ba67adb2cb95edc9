import { fold, wordsIn } from "../../wording/fold.ts";

/** Greetings and thanks that are nothing else in any other language; "salve" is an ointment, "tag" a label. */
const unmistakable = wordsIn(`
  hello hi hallo moin servus grüezi danke dankeschön tschüss bonjour bonsoir salut coucou merci hola gracias adios
  ciao buongiorno buonasera grazie arrivederci scusa olá obrigado obrigada tchau goedemorgen goedemiddag goedenavond
  goedendag bedankt dankjewel doei merhaba merhabalar selam günaydın teşekkürler sağol hoşçakal entschuldigung
`);

/** Whether a message is one word ("Gore-Tex?" too) that may be of any language. */
export const isMereWord = (message: string): boolean =>
  message.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length === 1 && !unmistakable.has(fold(message));
