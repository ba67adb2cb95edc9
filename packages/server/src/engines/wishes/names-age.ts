import { wordsIn } from "../wording/fold.ts";
import { ageTokensOf } from "./ages.ts";

/** What an age is called. */
export const ofAge = wordsIn(
  "age ages aged alter alters âge âges edad edades età leeftijd idade idades yaş yaşlar yaşından yaşına",
);

/** What joins an age to a word; a "Halter", a "Schalter" and Turkish "yastık", a pillow, are none. */
const OF_AGE =
  /^(?:alters\p{L}+|(?:mindest|hochst|maximal|einstiegs|eintritts|spiel|kindes|nutzer)alter|\p{L}*leeftijd|yas(?!tik|am|tig)\p{L}*)$/u;

/** Whether what tells something, by its name, tells an age: "recommended_age", "Altersempfehlung", "Mindestalter". */
export const namesAge = (name: string): boolean =>
  ageTokensOf(name).some(({ said }) => ofAge.has(said) || OF_AGE.test(said));
