import { wordsIn } from "../wording/fold.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import type { Pick, Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";
import type { WishWords } from "./words/wish-words.ts";

/** What stands between "safe" and whom it is for: "safe for my cats". */
const between = wordsIn(
  "is are ist sind est sont es son è sono é são zijn for to around with the my our your a für gegenüber mein meine meinen meiner unsere unseren die den der pour à aux au les mes mon ma nos la le l para mis mi los las per i gli miei mio mia agli ai os as meus minhas meu minha aos voor mijn onze de het için and or und oder et ou y o e ed en of ve veya",
);
const MOST_BETWEEN = 4;

/**
 * Reads that goods shall harm nobody, "safe for cats", "pet-safe", "sans danger pour les animaux", "ungiftig", and takes it out:
 * what is told to be a danger shall not be.
 */
export function readHarms(sentence: Sentence, languages: readonly WishWords[]): Filter[] {
  // "Non-toxic" is two words.
  const places = sentence.tokens.flatMap(({ folded }, at) => (folded === "-" ? [] : [at]));
  const words = places.map((at) => sentence.tokens[at]!.folded);
  const lengthAt = (at: number, pick: Pick): number =>
    Math.max(0, ...languages.map((one) => phraseAt(words, at, pick(one) ?? new Map())));
  /** Where whom it is for ends, behind `at`; null: nobody is named. */
  const namedFrom = (at: number): number | null => {
    for (let to = at; to <= at + MOST_BETWEEN; to++) {
      const harmed = lengthAt(to, (one) => one.harmed);
      if (harmed > 0) return namedFrom(to + harmed) ?? to + harmed;
      if (!between.has(words[to] ?? "")) return null;
    }
    return null;
  };
  const isJoined = (at: number): boolean => places[at]! - places[at - 1]! > 1;
  /** Where whom it is for begins, right before `at`: "pet-safe", "pet safe"; not "keep my dog safe" and "keeps toddlers safe". */
  const namedUpTo = (at: number): number | null => {
    const isFor = words[at - 1] === "icin";
    const last = isFor ? at - 1 : at;
    for (const length of [2, 1]) {
      const from = last - length;
      if (from < 0 || lengthAt(from, (one) => one.harmed) !== length) continue;
      const isKept = between.has(words[from - 1] ?? "") || /s$|^children$/.test(words[at - 1]!);
      return isFor || isJoined(at) || !isKept ? from : null;
    }
    return null;
  };
  const found: Filter[] = [];
  for (let at = 0; at < words.length; at++) {
    const harmless = lengthAt(at, (one) => one.harmless) || denied(at);
    const length = harmless || lengthAt(at, (one) => one.safe);
    if (length === 0 || sentence.isTaken[places[at]!]) continue;
    // "A safe for the kids' money" and "un seguro para perros" are things.
    if (harmless === 0 && at > 0 && lengthAt(at - 1, (one) => one.articles) === 1) continue;
    const [from, to] = [namedUpTo(at), namedFrom(at + length)];
    if (harmless === 0 && from === null && to === null) continue;
    const end = places[(to ?? at + length) - 1]! + 1;
    sentence.takeOut(places[from ?? at]!, end);
    if (found.length === 0) found.push({ field: "words", op: "not", value: languages[0]!.danger });
    at = (to ?? at + length) - 1;
  }
  return found;

  /** "Not toxic", "sans danger", "zehirli olmayan". */
  function denied(at: number): number {
    const before = Math.max(...denials.map((pick) => lengthAt(at, pick)));
    const danger = lengthAt(at + before, (one) => one.dangerous);
    if (danger === 0) return 0;
    if (before > 0) return before + danger;
    const behind = lengthAt(at + danger, (one) => one.withoutBehind) || lengthAt(at + danger, (one) => one.freeBehind);
    return behind > 0 ? danger + behind : 0;
  }
}

const denials: Pick[] = [(one) => one.without, (one) => one.denied, (one) => one.noneOf];
