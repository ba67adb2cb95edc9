import { wordsIn } from "../wording/fold.ts";

/** Portuguese says "in the" as others deny: "pode ir no forno". */
const IN_THE = "no";
/** What says that it is Portuguese, before it. */
const portuguese = wordsIn("não são vão põe aquecer cozinhar caber");
/** What goods do, or what is done with them, right before it: Spanish has some of these, and a "y" or more behind them. */
const going = wordsIn(
  "ir vai vá entrar usar usado usada usados usadas utilizar lavar lavado lavada colocar meter secar guardar congelar assar servir serve funciona cabe ficar dentro bem",
);
/** What it stands before in rules, and no other language has a "not" or a "none" before: "no prazo de 30 dias". */
const inRules = wordsIn(
  "prazo dia mês ano momento ato período máximo mínimo início nosso vosso seu site aplicativo carrinho endereço entanto estado pagamento fornecedor armazém",
);
const REACH = { language: 12, verb: 2 };
/** From here on something else is said. */
const goingOn = wordsIn("e y que mas pero o ou porque si se");

/** Whether the word at a place of some folded ones is Portuguese for "in the", and denies nothing. */
export function isInThe(words: readonly string[], at: number): boolean {
  if (words[at] !== IN_THE) return false;
  if (inRules.has(words[at + 1] ?? "")) return true;
  const before = words.slice(Math.max(0, at - REACH.language), at);
  const near = before.slice(-REACH.verb);
  return (
    before.some((word) => portuguese.has(word)) ||
    near.some((word, i) => going.has(word) && !near.slice(i + 1).some((one) => goingOn.has(one)))
  );
}
