import type { FoundPassage } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { fold } from "../../wording/fold.ts";

const mark = /\[\d{1,2}\](?!\()/g;
/** So many of the assistant's last answers are looked back at. */
const LOOKED_BACK = 3;
/** Fewer words stand in many texts. */
const LEAST_WORDS = 3;
/** Of its letters. */
const MOSTLY = 0.5;

/** Tells of which passages the conversation's last answers have told most already. */
export function toldMostly(history: Turn["history"]): (passage: FoundPassage) => boolean {
  const told = history
    .filter(({ role, kind }) => role === "assistant" && kind === "answer")
    .slice(-LOOKED_BACK)
    .map(({ content }) => fold(content.replace(mark, "")));
  if (told.length === 0) return () => false;
  const said = ` ${told.join(" ")} `;
  return ({ text, sentences }) => {
    const own = sentences.map(({ start, end }) => fold(text.slice(start, end)));
    const isTold = (one: string): boolean => one.split(" ").length >= LEAST_WORDS && said.includes(` ${one} `);
    const lettersOf = (some: string[]): number => some.reduce((sum, { length }) => sum + length, 0);
    return lettersOf(own.filter(isTold)) >= lettersOf(own) * MOSTLY;
  };
}
