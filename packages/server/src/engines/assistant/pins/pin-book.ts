import { setImmediate as turn } from "node:timers/promises";
import { gistsOf, keyOf, type Gist } from "../sameness/gist.ts";
import { likeness, weighing, type Weigh } from "../sameness/likeness.ts";
import type { PinnedAnswer, Stems } from "../tools.ts";

/** A tenant's pinned answers, so arranged that a question finds its own. */
export interface PinBook {
  /** The pin that certainly has this question; null: none. */
  find(question: string): Promise<PinnedAnswer | null>;
  /** The gists of all wordings, by the tenant's locale: what the next edition need not work out again. */
  locale: string;
  gists: ReadonlyMap<string, Gist>;
}

interface Wording {
  pin: PinnedAnswer;
  gist: Gist;
}

/** Wordings read in one turn of the event loop. */
const AT_ONCE = 50;
/** No wording is half as long, in UTF-16 units: whoever writes more asks something else. */
const LONGEST = 1_500;
/** How much of the weight of each question the other must have: of seven words that tell alike, one may be too many. */
const NEAR = 0.85;

/**
 * @param pins the one that answers where two have the same question comes last
 * @param before the edition that this one follows
 */
export async function openPinBook(
  pins: readonly PinnedAnswer[],
  locale: string,
  stems: Stems,
  before: PinBook | null,
): Promise<PinBook> {
  const known = before?.locale === locale ? before.gists : new Map<string, Gist>();
  const gists = new Map<string, Gist>();
  const byText = new Map<string, PinnedAnswer>();
  const byKey = new Map<string, PinnedAnswer>();
  const byStem = new Map<string, Wording[]>();
  const all = pins.flatMap((pin) => pin.questions.map((question) => ({ pin, question })));
  for (let at = 0; at < all.length; at += AT_ONCE) {
    if (at > 0) await turn();
    const some = all.slice(at, at + AT_ONCE);
    const unknown = some.flatMap(({ question }) => (known.has(question) ? [] : [question]));
    const read = await gistsOf(unknown, locale, stems);
    unknown.forEach((question, i) => gists.set(question, read[i]!));
    for (const { pin, question } of some) {
      const gist = known.get(question) ?? gists.get(question)!;
      gists.set(question, gist);
      byText.set(gist.text, pin);
      byKey.set(keyOf(gist), pin);
      const wording = { pin, gist };
      for (const stem of new Set(gist.words.map((word) => word.stem))) {
        const holding = byStem.get(stem);
        if (holding) holding.push(wording);
        else byStem.set(stem, [wording]);
      }
    }
  }
  const weigh: Weigh = weighing((stem) => byStem.get(stem)?.length ?? 0, all.length);

  return {
    locale,
    gists,
    async find(question) {
      if (all.length === 0 || question.length > LONGEST) return null;
      const [gist] = await gistsOf([question], locale, stems);
      return byText.get(gist!.text) ?? byKey.get(keyOf(gist!)) ?? nearest(gist!, byStem, weigh);
    },
  };
}

/** What has a word too many or too few, and is the same question for all that. */
function nearest(gist: Gist, byStem: Map<string, Wording[]>, weigh: Weigh): PinnedAnswer | null {
  if (!gist.isUnderstood) return null;
  let best: PinnedAnswer | null = null;
  let most = NEAR;
  for (const { pin, gist: other } of candidates(gist, byStem, weigh)) {
    const alike = likeness(gist, other, weigh);
    if (alike >= most) [best, most] = [pin, alike];
  }
  return best;
}

/** The wordings that have one of the rarest words of a question: without all of these, too much would be missing. */
function candidates(gist: Gist, byStem: Map<string, Wording[]>, weigh: Weigh): Set<Wording> {
  const rarest = [...new Set(gist.words.map(({ stem }) => stem))].sort((a, b) => weigh(b) - weigh(a));
  const total = gist.words.reduce((sum, { stem }) => sum + weigh(stem), 0);
  const found = new Set<Wording>();
  let missing = 0;
  for (const stem of rarest) {
    for (const wording of byStem.get(stem) ?? []) found.add(wording);
    missing += weigh(stem);
    if (missing > total * (1 - NEAR)) break;
  }
  return found;
}
