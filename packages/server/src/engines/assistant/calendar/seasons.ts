import { foldedWords } from "../../wording/fold.ts";

/** The seasons in the assistant's languages, folded. */
export const seasons: ReadonlySet<string> = new Set(
  foldedWords(`
    winter spring summer autumn sommer sommers winters frühling frühjahr herbst été hiver printemps automne
    invierno verano primavera otoño inverno estate autunno zomer lente voorjaar herfst verão outono
    kış kışın yaz yazın ilkbahar ilkbaharda sonbahar sonbaharda
  `),
);
