import { measuresNamed } from "../../wishes/measured.ts";
import type { Filter } from "../../wishes/wish.ts";
import { fold, wordsIn } from "../../wording/fold.ts";
import type { Hit } from "../ranking.ts";
import { MEANT } from "./choosing.ts";
import { namedAs } from "./free-of.ts";
import type { Facts } from "./facts.ts";
import type { ReadProperties } from "./read-properties.ts";
import { fieldsCalled, toldByName } from "./told-by-name.ts";

/** "Coating of the kettle" asks for that, and wishes for nothing. */
const ofIt = wordsIn("of der des vom von du de d del da do della van");
const leadsToHad = wordsIn("with having has mit hat avec ayant con com met heeft");
/** Words of the longest name of a thing that goods have: "noise cancelling microphone". */
const LONGEST = 3;
/** Who writes more words than this describes more than a wish. */
const MOST_READ = 40;
/** "Kablolu" is Turkish for "with cable". */
const WITH = /(?<=\p{L}{3})l[iıuü]$/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Finds what goods shall have and tell by the name of a datum alone, "bluetooth: 5.3", "armrests: 2". What texts say in words is
 * found by these.
 *
 * @param findLikely what is found by all of some words, best first
 */
export async function readHad(
  text: string,
  facts: Facts,
  findLikely: (words: string) => Promise<Hit[]>,
): Promise<ReadProperties> {
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  if (words.length < 2 || words.length > MOST_READ) return { words: text, filters: [] };
  for (let from = 0; from < words.length; from++) {
    // "5 persons" says how many.
    if (/^\d+$/.test(words[from - 1]?.folded ?? "")) continue;
    for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
      const written = text.slice(words[from]!.start, words[to - 1]!.end);
      const told = /\p{L}{3}/u.test(written)
        ? [written, written.replace(WITH, "")].map((one) => fieldsCalled(facts, one)[0])
        : [];
      const at = told.findIndex((one) => one !== undefined);
      const field = told[at];
      const thing = at > 0 ? written.replace(WITH, "") : written;
      // "Without cables" wishes for none.
      if (field === undefined || measuresNamed(written).length > 0 || namedAs([text], written) !== "there") continue;
      const isHad = thing !== written || leadsToHad.has(words[from - 1]?.folded ?? "");
      // What texts are called by is what is sought: a cable tells its length, too.
      if (!isHad && ofIt.has(words[to]?.folded ?? "")) continue;
      if (!isHad && (await findLikely(thing)).some(({ holds }) => holds.every(Boolean))) continue;
      const lead = isHad && thing === written ? from - 1 : from;
      const rest = `${text.slice(0, words[lead]!.start)} ${text.slice(words[to - 1]!.end)}`.replace(/\s+/g, " ").trim();
      if (rest === "" || (await findLikely(text)).some(({ holds }) => holds.every(Boolean))) continue;
      const hits = await findLikely(rest);
      const there = new Set(toldByName(facts, thing).there);
      const isMeant = hits.some(({ text: one, score }) => score >= hits[0]!.score * MEANT && there.has(one));
      if (!isMeant) continue;
      const filter: Filter = { field, op: "eq", value: thing };
      const more = await readHad(rest, facts, findLikely);
      return { words: more.words, filters: [filter, ...more.filters] };
    }
  }
  return { words: text, filters: [] };
}
