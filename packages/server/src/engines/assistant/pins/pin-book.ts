import { setImmediate as turn } from "node:timers/promises";
import { gistsOf, keyOf, type Gist } from "../sameness/gist.ts";
import { likeness, weighing, type Weigh } from "../sameness/likeness.ts";
import type { PinnedAnswer, Stems } from "../tools.ts";

/** A tenant's pinned answers, so arranged that a question finds its own. */
export interface PinBook {
  /** The pin that certainly has this question; null: none. */
  find(question: string): Promise<PinnedAnswer | null>;
}

interface Wording {
  pin: PinnedAnswer;
  gist: Gist;
}

/** Most wordings read in one turn of the event loop. */
const AT_ONCE = 50;
/** No wording is half as long, in UTF-16 units: whoever writes more asks something else. */
const LONGEST = 1_500;
/** How much of the weight of each question the other must have: of six words that tell alike, one may be too many. */
const NEAR = 0.85;

/** @param pins the one that answers where two have the same question comes last */
export async function openPinBook(pins: readonly PinnedAnswer[], locale: string, stems: Stems): Promise<PinBook> {
  const wordings: Wording[] = [];
  const all = pins.flatMap((pin) => pin.questions.map((question) => ({ pin, question })));
  for (let at = 0; at < all.length; at += AT_ONCE) {
    if (at > 0) await turn();
    const some = all.slice(at, at + AT_ONCE);
    const gists = await gistsOf(
      some.map(({ question }) => question),
      locale,
      stems,
    );
    wordings.push(...some.map(({ pin }, i) => ({ pin, gist: gists[i]! })));
  }
  const byText = new Map(wordings.map(({ gist, pin }) => [gist.text, pin]));
  const byKey = new Map(wordings.map(({ gist, pin }) => [keyOf(gist), pin]));
  const byStem = new Map<string, Wording[]>();
  for (const wording of wordings)
    for (const { stem } of wording.gist.words) {
      const holding = byStem.get(stem) ?? [];
      if (holding.at(-1) !== wording) byStem.set(stem, holding).get(stem)!.push(wording);
    }
  const weigh: Weigh = weighing((stem) => byStem.get(stem)?.length ?? 0, wordings.length);

  return {
    async find(question) {
      if (wordings.length === 0 || question.length > LONGEST) return null;
      const [gist] = await gistsOf([question], locale, stems);
      return byText.get(gist!.text) ?? byKey.get(keyOf(gist!)) ?? nearest(gist!, byStem, weigh);
    },
  };
}

/** What has a word too many or too few, and is the same question for all that. */
function nearest(gist: Gist, byStem: Map<string, Wording[]>, weigh: Weigh): PinnedAnswer | null {
  if (!gist.isUnderstood) return null;
  const candidates = new Set(gist.words.flatMap(({ stem }) => byStem.get(stem) ?? []));
  let best: PinnedAnswer | null = null;
  let most = NEAR;
  for (const { pin, gist: other } of candidates) {
    const alike = likeness(gist, other, weigh);
    if (alike >= most) [best, most] = [pin, alike];
  }
  return best;
}
