import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";

/** With what one tells that what was talked about is now somewhere, in any of the languages: "I have it in my eye", "j'en ai dans l'œil". */
export const held = phrasesIn(`
  have it | have some | have some of it | ve got it | it s | its | it is | there s some | there is some | he has it | she has it | he has some | she has some
  | hab es | habe es | hat es | hab was | habe was | hab was davon | habe was davon | hab etwas davon | habe etwas davon | hat was davon | hab das zeug | habe das zeug
  | en ai | en a | en avons | y en a | lo tengo | la tengo | lo tiene | tengo un poco | ce l ho | ce l ha
  | tenho | tem | tenho o | tenho um pouco | heb het | heeft het | heb er wat van | heb wat | heb wat van het spul
`);

/** Whose eye it is: "in my eye". */
export const whose = wordsIn(
  "my his her their our mein meine meinem meinen seinem seinen ihrem ihren mon ma mes son sa ses mi mis su sus mio miei suo suoi meu meus minha minhas seu seus mijn m zijn z n haar",
);
