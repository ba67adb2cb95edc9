import { setImmediate as turn } from "node:timers/promises";
import { gistsOf, keyOf, type Gist } from "../sameness/gist.ts";
import type { PinnedAnswer, Stems } from "../tools.ts";

/** A tenant's pinned answers, so arranged that a question finds its own. */
export interface PinBook {
  /** The pin that certainly has this question; null: none. */
  find(question: string): Promise<PinnedAnswer | null>;
  /** The pin that has this very question, told apart by nothing but politeness, small words and endings; null: none. */
  holderOf(question: string): Promise<PinnedAnswer | null>;
  /** The gists of all wordings, by the tenant's locale: what the next edition need not work out again. */
  locale: string;
  gists: ReadonlyMap<string, Gist>;
}

/** Wordings read in one turn of the event loop. */
const AT_ONCE = 50;
/** No wording is half as long, in UTF-16 units: whoever writes more asks something else. */
const LONGEST = 1_500;

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
      for (const key of keysOf(gist)) byKey.set(key, pin);
    }
  }

  return {
    locale,
    gists,
    async find(question) {
      if (all.length === 0 || question.length > LONGEST) return null;
      const [gist] = await gistsOf([question], locale, stems);
      const key = keysFor(gist!).find((one) => byKey.has(one));
      return byText.get(gist!.text) ?? (key === undefined ? null : byKey.get(key)!);
    },
    async holderOf(question) {
      const [gist] = await gistsOf([question], locale, stems);
      return byText.get(gist!.text) ?? byKey.get(keyOf(gist!)) ?? null;
    },
  };
}

// A fragment, "delivery to Iceland", tells neither who nor when, and is the same as whatever question has its words.
const inAnyVoice = ({ sense, words }: Gist): string => `any|${sense}|${words.join(" ")}`;
const asFragment = ({ sense, words }: Gist): string => `fragment|${sense}|${words.join(" ")}`;
/** Telling words alone stand in any order. */
const inAnyOrder = ({ sense, words }: Gist): string => `bare|${sense}|${words.toSorted().join(" ")}`;

/** What a pinned question is found by. */
const keysOf = (gist: Gist): string[] => [
  keyOf(gist),
  inAnyVoice(gist),
  ...(gist.isFragment ? [asFragment(gist)] : []),
  ...(gist.isBare ? [inAnyOrder(gist)] : []),
];

/** What a question is looked for by, the surest first. */
const keysFor = (gist: Gist): string[] => [
  keyOf(gist),
  gist.isFragment ? inAnyVoice(gist) : asFragment(gist),
  ...(gist.isBare ? [inAnyOrder(gist)] : []),
];
