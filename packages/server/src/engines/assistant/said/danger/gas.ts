import { wordsIn } from "../../../wording/fold.ts";
import { holdsPhrase, isPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { gasAlarms } from "../../words/emergency/alarms.ts";
import { burners, gauges, powered } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { asksOfAny } from "./of-any.ts";
import { before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between a smell and what it is of: "smells really strongly of gas". */
const FAR = 4;
const NEXT = 2;
/** So many stand before a smell and tell that it may be. */
const LED = 4;
/** So many lie between a detector and what it does: "the detector in the hall won't stop beeping". */
const LONG = 7;

/** "Piept" is a word of two languages, and what is told of it is read in both. */
const denying = wordsIn("nicht niet not");
/** What is over, or done to see whether it works. */
const tried = wordsIn(
  "stopped once test tested testing aufgehört einmal getestet teste testen arrêté testé testais teste parado dejado probé probado probaba smesso provato testato provavo parou testei testava gestopt opgehouden getest testte sustu durdu test",
);
/** Where it smells, beside what it is sold for. */
const locating = wordsIn("bei");
/** That somebody perceives it, and who does where the verb does not say so. */
const able = wordsIn("can could kann kannst können konnte peut peux pouvons kan kunnen kon");
const ableSelf = wordsIn("puedo podemos posso possiamo podemos peux consigo conseguimos riesco");
const perceiving = wordsIn("i we you he she they ich wir er sie du man je on nous il elle ik we wij jij hij zij");
const relating = wordsIn("der die das dat that which");

/** Gas is smelled, or what tells of it sounds: "the stove smells of gas", "my CO detector is beeping". */
export const isGassed = (clause: Clause, scene: Scene, words: Words): boolean =>
  isSmelled(clause, scene, words) || isTold(clause, scene, words);

function isSmelled(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const { gas, maybe, against, denied, supposed } = scene.words;
  const smells = placesOf(said, gas.smells);
  const apart = placesOf(said, gas.of).flatMap((of): Place[] =>
    smells
      .filter(({ to }) => to <= of.from && of.from - to <= FAR)
      // "O cheiro do fogão a gás" is of the stove.
      .filter(({ to }) => thingsAt(said.slice(to, of.from), burners, powered).length === 0)
      .map(({ from }) => ({ from, to: of.to })),
  );
  const places = [...apart, ...placesOf(said, gas.whole)];
  if (places.length === 0 || asksOfAny(clause, scene, words)) return false;
  const sold = thingsAt(said, gauges);
  return places.some(({ from, to }) => {
    if (supposed.behind.has(said[to] ?? "") || sold.some((one) => isOfGauge(said, one, { from, to }, words)))
      return false;
    // "Smells of gas without the stove being on", and Spanish "no" begins what follows.
    if (denying.has(said[to] ?? "") || isSold(from)) return false;
    const isDenied = (word: string): boolean => denied.has(word) || words.negations.has(word);
    if (before(said, from, NEXT).some(isDenied)) return false;
    if (said.slice(from, to).some((word) => isDenied(word) && !against.has(word))) return false;
    const start = Math.max(0, from - LED);
    return scene.isDistressed || !said.slice(start, from).some((word, at) => maybe.has(word) && !isAble(start + at));
  });

  /** "Spray gegen Gasgeruch", "against the smell"; not "bei mir riecht es", "gegen Abend riecht es". */
  function isSold(from: number): boolean {
    const at = isPhrase([said[from - 1] ?? ""], words.shop.definite) ? from - 2 : from - 1;
    return against.has(said[at] ?? "") && !locating.has(said[at]!);
  }

  /** "I can smell gas", "puedo oler gas"; not "can I smell gas?" */
  function isAble(at: number): boolean {
    if (scene.isQuestion) return false;
    const [word, last] = [said[at]!, said[at - 1] ?? ""];
    return ableSelf.has(word) || (able.has(word) && (perceiving.has(last) || words.kin.has(last)));
  }
}

/** "Gas smell detector", "a detector for when it smells of gas"; not "my detector is silent but it smells of gas". */
function isOfGauge(said: readonly string[], one: Place, { from, to }: Place, words: Words): boolean {
  if (one.from >= to) return one.from - to <= 1;
  const isJoined = said.slice(one.to, from).some((word) => words.emergency.and.has(word));
  return one.to <= from && !isJoined && !isOwned(said, one, words);
}

/** Not "a detector that beeps", "does the detector beep?" */
function isTold(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const { sounding, maybe, against, denied, toTell, supposed } = scene.words;
  if (!holdsPhrase(said, sounding) || asksOfAny(clause, scene, words)) return false;
  const alarms = thingsAt(said, gasAlarms);
  // French "n'arrête pas" is read as "arrêté" is.
  const isTried = (start: number): boolean =>
    said.some((word, at) => at >= start && tried.has(word) && !before(said, at, NEXT).some((no) => denied.has(no)));
  const sounds = alarms.length === 0 ? [] : thingsAt(said, sounding);
  return sounds.some((sound) =>
    alarms.some((alarm) => {
      if (sound.from - alarm.to > LONG || alarm.from - sound.to > FAR) return false;
      const beside = [said[sound.from - 1] ?? "", ...said.slice(sound.to, sound.to + 2)];
      if (beside.some((word) => denied.has(word) || denying.has(word) || supposed.behind.has(word))) return false;
      // "It has stopped beeping", "it beeped once when I tested it".
      if (!scene.isDistressed && isTried(alarm.to)) return false;
      const isOurs = isOwned(said, alarm, words);
      const between = said.slice(alarm.to, sound.from);
      if (!isOurs && between.some((word) => maybe.has(word) || toTell.has(word) || relating.has(word))) return false;
      const led = before(said, Math.min(alarm.from, sound.from));
      return scene.isDistressed || !led.some((word) => maybe.has(word) || against.has(word));
    }),
  );
}

/** "My detector", "the new alarm". */
const isOwned = (said: readonly string[], { from }: Place, { mine, shop }: Words): boolean =>
  before(said, from, 2).some((word) => mine.has(word) || isPhrase([word], shop.definite));
