import { asksWhoMay } from "./age-bounds.ts";
import { contentOf } from "../said/follow-up.ts";
import { heldFirst } from "./keep-to.ts";
import { isDayOrHour, matterOf, wantingWords, whatIsAsked } from "../said/question.ts";
import { asksOfDay } from "./search-by-days.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { unknownWords } from "../said/topic.ts";
import { withoutAnswer } from "./without-answer.ts";
import { asksPermission } from "../said/asks-permission.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { areAlike } from "../words/forms.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What is so near in meaning is believed whatever its words; what scores so much of the best may answer in its place. */
const least = { nearness: 0.7, score: 0.5 };

/**
 * Leaves out what stands under the same question of another thing: "What does a badge cost?" where it is asked what a
 * sunbed costs, and no text knows of one. All else of the two is alike, so that it would be found for any thing. Where they
 * know nothing of what is asked about, no text answers: "do you have" is found for all that anybody has; nor where it is asked
 * whether one may take something that no text names: "may I take ibuprofen after it?"
 */
export function withoutOthersQuestions(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const { passages, terms, answerable } = found;
  const [best] = passages;
  if (!best || answerable.decision === "no_answer") return found;
  // A matter is told under any of its names: "where is my parcel?" under "Where is my order?"
  if (matterOf(saidIn(question), words) !== null || asksOfDay(question, words)) return found;
  const isUnknown = unknownWords(question, terms, words);
  const things = unknownThings(question, (word) => isUnknown(word) && !isDayOrHour(word, words), words);
  if (things.size === 0) return found;
  const asked = askedIn(question, words);
  const isMeant = passages.some(({ nearness = 0 }) => nearness >= least.nearness);
  // What one may take or eat is told of what is named, and of nothing else.
  const said = saidIn(question);
  const isOfSomebody = holdsPhrase(said, words.voice.speaker) || said.some((word) => words.kin.has(word));
  const asksToTake = asksWhoMay(said, words) && isOfSomebody;
  if (!isMeant && asksToTake && holdsPhrase(said, words.wishes.using)) return withoutAnswer(found);
  if (!isMeant && asked.content.length > 0 && asked.content.every((word) => things.has(word)))
    return withoutAnswer(found);
  const isOther = (passage: FoundPassage): boolean => {
    const { questions, headings } = passage;
    const names = questions.length > 0 ? questions : headings.slice(-1);
    return (
      (passage.nearness ?? 0) < least.nearness &&
      names.length > 0 &&
      names.every((name) => isOfAnother(asked, askedIn(name, words), things))
    );
  };
  if (!isOther(best)) return found;
  const other = passages.find((passage) => !isOther(passage));
  const most = other?.score ?? 0;
  const others = { ...found, passages: heldFirst(passages, (one) => !isOther(one)) };
  return most < best.score * least.score ? withoutAnswer(others) : others;
}

/** How a text asks, and of what. */
interface AskedIn {
  kinds: readonly string[];
  /** "Can I use it on beehives?", "is it flammable?" */
  isWhether: boolean;
  content: readonly string[];
}

function askedIn(text: string, words: Words): AskedIn {
  const wanting = wantingWords(text, words);
  const said = saidIn(text);
  return {
    kinds: whatIsAsked(text, words),
    isWhether: asksPermission(said, words) || phraseAt(said, 0, words.shop.whether) > 0,
    content: contentOf(text, words)
      .map(({ word }) => word)
      .filter((word) => !wanting.has(word) && !words.circumstances.has(word)),
  };
}

/** What tells how much or when tells not whether. */
const ofFigures: ReadonlySet<string> = new Set(["amount", "duration", "time"]);

/** Whether both ask alike, and each of something that the other does not name; or one whether something is so, and the other a figure. */
function isOfAnother(question: AskedIn, name: AskedIn, things: ReadonlySet<string>): boolean {
  const isIn = (word: string, { content }: AskedIn): boolean => content.some((one) => areAlike(one, word));
  const isAlike =
    question.kinds.some((kind) => name.kinds.includes(kind)) || question.content.some((word) => isIn(word, name));
  const isOfFigure =
    question.isWhether && question.kinds.length === 0 && name.kinds.some((kind) => ofFigures.has(kind));
  return (
    isAlike &&
    question.content.some((word) => things.has(word) && !isIn(word, name)) &&
    (isOfFigure || name.content.some((word) => !isIn(word, question)))
  );
}

/** The unknown words that name things, not what is done: not "obtain" of "how do I obtain a refund?" */
function unknownThings(
  question: string,
  isUnknown: (word: string) => boolean,
  { voice, plain, capitals, beingLast }: Words,
): ReadonlySet<string> {
  const things = new Set<string>();
  const hasNouns = capitals === "nouns" && /\s\p{Lu}/u.test(question);
  for (const { words: said, starts } of clausesOf(question)) {
    // "Mag ik ibuprofen nemen?" names it before what is done with it.
    const follows = (at: number): boolean =>
      (!beingLast || at === said.length - 1) &&
      [voice.speaker, voice.addressed, voice.may].some((phrases) =>
        said.slice(0, at).some((_, from) => phraseAt(said, from, phrases) === at - from),
      );
    for (const [at, word] of said.entries()) {
      if (!isUnknown(word)) continue;
      const isCapital = /\p{Lu}/u.test(question.charAt(starts[at]!));
      // A name tells of which country, make or person: what holds for all holds for it.
      const isNoun = hasNouns
        ? isCapital
        : at > 0 && !isCapital && !follows(at) && !(said[at - 1] === "to" && plain.has("to"));
      if (isNoun) things.add(word);
    }
  }
  return things;
}
