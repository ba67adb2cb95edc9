import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import { wishIn } from "./wish-in.ts";

/** As long as a message may be, and as long as a sentence that is read as a wish may be, and a short one. */
const MESSAGE = 4000;
const [LONGEST, SHORT] = [490, 60];
const RUNS = 3;
/** So many times the time of short sentences as many words in long ones may take; read from each thing of a list to its end, it was more. */
const MOST_TIMES = 2.5;

/** In how much processor time a message of nothing but the saying is read, in sentences of such a length, in milliseconds. */
function effortOf(code: string, said: string, length: number): number {
  const { words } = languages.find((language) => language.code === code)!;
  const efforts = Array.from({ length: RUNS }, (_, run) => {
    // What was read lately is known.
    const sentence = `${said.repeat(Math.floor(length / said.length))} x${run}. `;
    const begun = process.cpuUsage();
    wishIn(sentence.repeat(Math.floor(MESSAGE / length)), words);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...efforts);
}

test.each([
  ["tr", "süte, "],
  ["tr", "fındık ve "],
  ["tr", "yer fıstığına ve "],
  ["en", "nuts or "],
  ["en", "nuts, "],
  ["en", "i avoid nuts "],
  ["en", "nuts make me ill "],
  ["de", "Nüsse oder "],
])("%s: “%s” takes as long in long sentences as in short ones", (code, said) => {
  expect(effortOf(code, said, LONGEST)).toBeLessThan(MOST_TIMES * effortOf(code, said, SHORT));
});
