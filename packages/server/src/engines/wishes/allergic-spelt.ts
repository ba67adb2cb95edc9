/**
 * "Allergic" as it is written in haste, with the spelling that each stands for. Whoever misspells it is as ill of the thing, so it
 * is not left to guesses at words that goods have: none there is like it. Where the slip is the right word in another language
 * ("alergico"), it is no slip here.
 */
const slips = new Map(
  Object.entries({
    allergic: "alergic alergick allergick allegic allergik alergik alllergic allergec",
    allergy: "alergy allegy",
    allergies: "alergies",
    allergisch: "alergisch allergich alergich allergish alergish allergis alergis",
    allergie: "alergie",
    allergique: "alergique alergiques",
    alerjik: "allerjik",
    alerjim: "allerjim",
    alerjisi: "allerjisi",
  }).flatMap(([right, all]) => all.split(" ").map((slip) => [slip, right] as const)),
);

/** A folded word, rightly spelt where it is a slip of these. */
export const spelt = (folded: string): string => slips.get(folded) ?? folded;
