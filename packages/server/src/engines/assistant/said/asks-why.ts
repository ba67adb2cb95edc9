import { isPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";

/** Asked after an answer, with nothing beside. */
const why = phrasesIn(`
  why | why not | how come | why is that | but why | warum | warum nicht | wieso | wieso nicht | weshalb | warum das | pourquoi | pourquoi pas | pourquoi ça | et pourquoi |
  por qué | por qué no | y por qué | perché | perché no | e perché | come mai | porquê | porque não | por que não | porque | porquê não | waarom | waarom niet | hoezo |
  neden | neden olmasın | neden olmaz | niye | niye olmasın | niçin
`);

/** "Why not?" */
export const asksWhy = (question: string): boolean => isPhrase(saidIn(question), why);
