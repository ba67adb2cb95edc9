import { wordsIn } from "../wording/fold.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import { readSentence, type Sentence } from "./sentence.ts";
import { unitAt } from "./unit-at.ts";
import { wishWords } from "./words/all.ts";
import { said } from "./words/wish-words.ts";

/** With what somebody says how tall he is, and what may follow: of goods nobody says so. */
const leading = said(
  "i m; im; i am; he s; she s; he is; she is; ich bin; bin; je suis; soy; soy de; sono; sou; tenho; ik ben; ben; boyum; boyu; ich messe; mi altura es; la mia altezza è; minha altura é; a minha altura é; my height is; meine Größe ist; meine Körpergröße ist; mijn lengte is",
);
/** These tell of nothing else that one is. */
const measuring = said(
  "je mesure; je fais; mido; misuro; meço; (sono | sei) (alto | alta); meine Größe ist; meine Körpergröße ist; my height is; mi altura es; la mia altezza è; a minha altura é; minha altura é; mijn lengte is; boyum; boyu; soy (alto | alta) de",
);
const tall = said(
  "tall; in height; groß; de haut; de hauteur; de taille; de grand; de alto; de alta; de altura; de estatura; di altezza; lang; groot; boyunda; boyundayım; boyundayim; uzunluğunda",
);

/** What people measure, in millimetres. */
const LEAST = 400;
const MOST = 2_500;
/** "1m80" is two tokens, and "1 m 80" three. */
const GLUED_HUNDREDTHS = /^m\d\d$/;

/** "I'm 1.80 m": neither an age nor the size M is wished for, nor is anything so high. */
export function leaveOutOwnHeight(sentence: Sentence): void {
  const words = sentence.tokens.map(({ folded }) => folded);
  for (let at = 0; at < words.length; at++) {
    const surely = phraseAt(words, at, measuring);
    const length = Math.max(surely, phraseAt(words, at, leading));
    const height = length > 0 ? heightUpTo(sentence, words, at + length, surely > 0) : null;
    // "I'm 60 cm wide" is a gap.
    if (height && (surely > 0 || height.isTall || endsPart(sentence, words, height.to)))
      sentence.takeOut(at, height.to);
  }
}

/** "Mido 172", as goods and guides are told in: "mido 172 cm". */
export function withOwnHeightInUnits(text: string): string {
  const sentence = readSentence(text, Object.values(wishWords));
  const words = sentence.tokens.map(({ folded }) => folded);
  for (let at = 0; at < words.length; at++) {
    const figure = at + phraseAt(words, at, measuring);
    const { number, end } = sentence.tokens[figure] ?? { number: null, end: 0 };
    const isBare = number !== null && Number.isInteger(number) && !unitAt(text, sentence.tokens, figure + 1);
    if (figure > at && isBare && heightUpTo(sentence, words, figure, true)?.to === figure + 1)
      return `${text.slice(0, end)} cm${text.slice(end)}`;
  }
  return text;
}

const joining = wordsIn("and und et y e en ve which what welche welcher welches quelle quel qué quale qual welke");
/** How somebody goes on to say what is sought: "ich bin 185 cm suche Hose". */
const seeking = said(
  "i need; i want; looking for; need; want; suche; brauche; je cherche; cherche; busco; necesito; cerco; procuro; preciso; zoek; ik zoek; nodig",
);
const endsPart = ({ tokens }: Sentence, words: readonly string[], at: number): boolean => {
  const next = tokens[at]?.folded;
  return next === undefined || /^[^\p{L}\p{N}]$/u.test(next) || joining.has(next) || phraseAt(words, at, seeking) > 0;
};

/** Whether somebody says how tall he is, and nothing else. */
export function tellsHeight(text: string): boolean {
  const sentence = readSentence(text, Object.values(wishWords));
  leaveOutOwnHeight(sentence);
  return sentence.isTaken.includes(true) && !/[\p{L}\p{N}]/u.test(sentence.rest());
}

/** Where a height ends that begins at a token, and whether it is called that; null: none begins. */
function heightUpTo(
  sentence: Sentence,
  words: readonly string[],
  at: number,
  isMeasured: boolean,
): { to: number; isTall: boolean } | null {
  const { text, tokens } = sentence;
  const figure = tokens[at];
  if (!figure || figure.number === null || sentence.isTaken[at]) return null;
  const inHundredths = GLUED_HUNDREDTHS.test(words[at + 1] ?? "");
  const isFeet = /^['′’]$/.test(words[at + 1] ?? "");
  const unit = inHundredths ? { base: "mm", times: 1_000 } : unitAt(text, tokens, at + 1);
  const isMetres = figure.number > 1 && figure.number < 2.5 && !Number.isInteger(figure.number);
  let to = at + 1 + (unit || isFeet ? 1 : 0);
  // "5 ft 11", "1 m 80".
  if ((unit || isFeet) && !inHundredths && tokens[to]?.number != null) to += 1 + (unitAt(text, tokens, to + 1) ? 1 : 0);
  if (/^["″”]$/.test(words[to] ?? "")) to += 1;
  const isTall = phraseAt(words, to, tall);
  // "Mido 172" is in centimetres.
  const isInCentimetres = isMeasured && Number.isInteger(figure.number);
  const bare = unit ? null : isMetres ? 1_000 : isInCentimetres ? 10 : null;
  const times = unit?.base === "mm" ? unit.times : isFeet ? 304.8 : bare;
  const isSaid = unit !== undefined || isFeet || isTall > 0 || isMeasured;
  if (times === null || !isSaid || figure.number * times < LEAST || figure.number * times > MOST) return null;
  return { to: to + isTall, isTall: isTall > 0 };
}
