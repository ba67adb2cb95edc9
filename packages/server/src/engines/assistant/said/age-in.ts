import { isLasting } from "../../wishes/age-range.ts";
import { ageAt, ageTokensOf, GROWN, tellsHowOld, type Age, type AgeToken } from "../../wishes/ages.ts";
import { isWithin, partiesIn } from "../../wishes/parties.ts";
import { wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { ageOfSomebody, between, ownBefore, pronouns } from "./age-of-somebody.ts";
import { agesIn } from "./ages-in.ts";

const old = wordsIn("old olds alt alte alten alter altes oud oude");
/** With what it is asked what somebody may, or what to give to them: "can a 2 year old play with it?", "what can I get a 2 year old?" */
const leading = wordsIn(
  "get give buy geben schenken kaufen offrir acheter regalar comprar regalare comprare oferecer geven kopen can could may darf kann dürfen können peut peuvent puede pueden può possono pode podem mag mogen kan kunnen",
);
/** So many words may stand between "for" and an age: "for my little 5 year old". */
const NEAR = 3;

/**
 * How old somebody is for whom something is sought: "a bike for my 5 year old", or of which ages: "3 to 6 years". Null: it is not said; a warranty of 2 years and a
 * whisky of 12 are no ages, and neither are months of pregnancy.
 */
export function ageIn(sentence: string, words: Words): Age | null {
  const all = ageTokensOf(sentence);
  if (all.some(({ said }) => isLasting(said))) return null;
  const isPerson = ({ said }: AgeToken): boolean =>
    isPhrase([said], words.wishes.counted) || words.kin.has(said) || partiesIn(said).length > 0;
  const several = agesIn(sentence, words, isPerson);
  if (several) return several;
  for (let at = 0; at < all.length; at++) {
    const age = ageAt(all, at);
    if (!age) continue;
    if (age.value >= GROWN) return null;
    const behind = /^[-–]$/.test(all[age.to]?.said ?? "") ? age.to + 1 : age.to;
    const isOld = old.has(all[behind]?.said ?? "");
    const to = isOld ? behind + 1 : age.to;
    const next = all[to];
    if (next && partiesIn(next.said).includes("pregnant")) return null;
    // "Enceinte de 5 mois"
    const opened = all[Math.max(0, at - NEAR)]!.start;
    if (partiesIn(sentence.slice(opened, all[at]!.start)).includes("pregnant")) return null;
    // Of "a 7 year old girl under 30" the girl is the one of that age.
    const end = next && isPerson(next) ? to + 1 : to;
    const before = all.slice(Math.max(0, at - NEAR), at).map(({ said }) => said);
    // "3 yaş için oyuncak".
    const isForBehind = words.beingLast && words.forWhom.has(next?.said ?? "");
    const isFor =
      isForBehind || before.some((said) => words.forWhom.has(said) || words.mine.has(said) || leading.has(said));
    const isThing =
      next !== undefined && end === to && !words.plain.has(next.said) && isJoined(sentence, all[to - 1]!, next);
    // "Puppy 4 months food" is for one of that age.
    const isNamed = at > 0 && isPerson(all[at - 1]!);
    if (isThing && !isFor && !isNamed) return null;
    // "A 2 year old" is a child.
    const isOne = ["a", "an"].includes(before.at(-1) ?? "");
    const people = all.filter((token, place) => isPerson(token) || (place >= at && place < end));
    const from = safely(all, at);
    return {
      from: age.value,
      to: age.value + age.unit,
      said: sentence.slice(all[at]!.start, all[end - 1]!.end),
      rest: textOf(sentence, all, (token, place) => {
        const isSaid = (place >= from && place < to) || (people.includes(token) && !isAnimal(token));
        return !isSaid;
      }),
      isOfSomebody:
        isFor ||
        (isOld && isOne && !isThing) ||
        people.length > end - at ||
        end > to ||
        tellsHowOld(all[age.to - 1]!.said) ||
        isOwn(all, at) ||
        isToldOf(sentence, all, { at, to }, words),
      areSeveral: false,
    };
  }
  const bare = ageOfSomebody(sentence, words);
  return bare && { ...bare, rest: textOf(bare.rest, ageTokensOf(bare.rest), (token) => !isPerson(token)) };

  /** Where what is said of an age begins: with "safe" of "safe for a 2 year old". */
  function safely(tokens: readonly AgeToken[], at: number): number {
    for (let from = at - 1; from >= Math.max(0, at - NEAR); from--) {
      if (isPhrase([tokens[from]!.said], words.wishes.safe)) return from;
      if (!words.plain.has(tokens[from]!.said)) break;
    }
    return at;
  }
}

/** For whom goods are made, and called after: food for dogs is none for cats of that age. */
const isAnimal = ({ said }: AgeToken): boolean => partiesIn(said).some((one) => isWithin(one, "animal"));

const having = wordsIn("a ha tiene tem");
const being = wordsIn("is s ist");
/** "Il a 2 ans"; before goods it is an article elsewhere. */
const HE = "il";

/**
 * "She is 2 years old", "tiene 2 años", said of nobody who is named, with nothing behind it in its part: "ha 2 anni, va bene?" What is
 * nothing but a question, "¿tiene 12 años?", asks it of what was shown.
 */
function isToldOf(
  sentence: string,
  all: readonly AgeToken[],
  { at, to }: { at: number; to: number },
  words: Words,
): boolean {
  let from = at;
  while (from > 0 && between.has(all[from - 1]!.said)) from--;
  const verb = all[from - 1]?.said ?? "";
  const isHad = words.wishes.namesFirst && having.has(verb);
  const before = all.slice(0, Math.max(0, from - 1));
  const isPronoun = before.length === 1 && (pronouns.has(before[0]!.said) || before[0]!.said === HE);
  const isSomebody = isHad ? before.length === 0 || isPronoun : being.has(verb) && isPronoun;
  const behind = sentence.slice(all[to - 1]!.end);
  const isAsked = isHad && !pronouns.has(before[0]?.said ?? "") && /^\s*[?？]\s*$/u.test(behind);
  return isSomebody && !isAsked && /^\s*(?:[.,;:!?¿(]|$)/u.test(behind);
}

const isOwn = (tokens: readonly AgeToken[], at: number): boolean =>
  ownBefore(
    tokens.map(({ said }) => said),
    at,
  ) < at;

/** Whether only a blank stands between two words. */
const isJoined = (sentence: string, one: AgeToken, next: AgeToken): boolean =>
  sentence.slice(one.end, next.start).trim() === "";

/** What is left of a text of some of its tokens. */
const textOf = (
  text: string,
  tokens: readonly AgeToken[],
  isKept: (token: AgeToken, place: number) => boolean,
): string =>
  tokens
    .flatMap((token, place) => (isKept(token, place) ? text.slice(token.start, tokens[place + 1]?.start) : []))
    .join("")
    .trim();
