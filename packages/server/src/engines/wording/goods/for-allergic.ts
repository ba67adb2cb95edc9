import { foldedWords, wordsIn } from "../fold.ts";

/** What tells for whom a thing is. */
const suiting = wordsIn(
  "suitable ideal perfect recommended safe geeignet ideal perfekt empfohlen convient conviennent adapté adaptée adaptés adaptées idéal recommandé apto apta aptos aptas adecuado adecuada adecuados indicado indicada recomendado recomendada adatto adatta adatti adatte indicato consigliato adequado adequada geschikt aanbevolen uygun uygundur",
);
const denying = wordsIn(
  "not no never isn aren nicht kein keine nie ungeeignet pas non jamais no nunca mai não nem niet geen nooit değil unsuitable ongeschikt inadatto",
);
/** What leads to what is in a thing. */
const listing = wordsIn("with contains contain mit enthält avec contient con contiene com contém met bevat ile içerir");
/** "Allergic", "Nussallergiker", "alérgicos", "intolerantes"; no allergen is one. */
const OF_ALLERGIC = /(?:aller[gj]|aler[gj])(?!en)|intoler|intoll/u;
const MAY_TELL = /al+[eé]r|intol/iu;
const PARTS = /(?<=[.,;:!?()•|\n])/u;
/** Turkish names before it what the allergy is to. */
const TURKISH = /^alerj/u;

/**
 * A text without the parts that tell that a thing is for whoever is allergic, "suitable for people allergic to feathers": it may
 * have them in it or not. What says that it is not for them stays.
 */
export function withoutForAllergic(text: string): string {
  if (!MAY_TELL.test(text)) return text;
  return text
    .split(PARTS)
    .map((part) => {
      const words = foldedWords(part);
      const allergic = words.findIndex((word) => OF_ALLERGIC.test(word));
      const suits = words.findIndex((word) => suiting.has(word));
      if (allergic < 0 || suits < 0 || words.some((word) => denying.has(word))) return part;
      const from = Math.min(allergic - (TURKISH.test(words[allergic]!) ? 1 : 0), suits);
      return words.slice(from).some((word) => listing.has(word)) ? part : `${words.slice(0, from).join(" ")}. `;
    })
    .join("");
}
