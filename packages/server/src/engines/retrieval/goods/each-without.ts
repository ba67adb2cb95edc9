import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";

/** What says before a list that nothing of it is there, in one word or with what may follow: "free from". */
const without = wordsIn("without ohne sans sin senza zonder sem kein keine keinen no geen");
const free = wordsIn("free frei libre libres exempt exempte exento exenta livre livres isento isenta vrij privo priva");
const from = wordsIn("from of von de di da van");
const neither = wordsIn("neither nor weder ni né nem noch ne");
/** What may stand between: "contains no added". */
const contained = wordsIn(
  "contain contains enthält enthalten contient contiennent contiene contienen contengono contém contêm bevat bevatten",
);
/** What joins things of which none is there, what may, and what else joins. */
const nor = wordsIn("nor ni né nem noch ne");
const or = wordsIn("or oder ou o u of veya");
const and = wordsIn("and und et y e en ve");
/** What leads to what is there, or denies anew: no thing begins with it. */
const others = wordsIn(
  "with mit avec con com met but aber mais pero ma mas maar for für pour para per voor nur only seulement solo só alleen not nicht pas non não niet is are ist sind est sont es son è sono é são zijn",
);
/** What turns a denial around: "not without milk or nuts". */
const turning = wordsIn("not n t isn nicht pas non não niet kaum hardly never nie");
const REACH = 3;
const MOST_WORDS = 3;
const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*|[^\s]/gu;
const WORD = /^[\p{L}\p{N}]/u;
const MAY_JOIN =
  /(?<!\p{L})(?:nor|ni|né|nem|noch|ne|or|oder|ou|o|u|of|veya|and|und|et|y|e|en|ve)(?!\p{L})|\p{L}-[\s,/&]/iu;
/** "Gluten- und laktosefrei". */
const SHARED =
  /(?<=\p{L}{3})-(?=(?:\s*,\s*\p{L}{3,}-)*\s*(?:,|\/|&|und|oder|sowie|en|of|and|or)\s*\p{L}{2,}-?(free|frei|vrij)\p{L}{0,2}(?!\p{L}))/giu;
/** "Gluten ve laktoz içermez". */
const BEHIND =
  /((?:(?<!\p{L})\p{L}+,\s){0,8})(\p{L}+)\s+(?:ve|veya|ya da)\s+(\p{L}+)\s+(içermez|içermeyen|içermemektedir|bulunmaz|yok)(?:tur)?(?!\p{L})/giu;

interface Token {
  folded: string;
  start: number;
  end: number;
}

/**
 * A text in which each of several things is told by itself not to be there: "sin gluten, leche ni huevo" is without milk, too.
 * In doubt it stays as it is: "without gluten, chocolate and nuts" may have both in it.
 */
export function eachWithout(text: string): string {
  if (!MAY_JOIN.test(text)) return text;
  const apart = text.replace(SHARED, "$1").replace(BEHIND, eachBehind);
  const tokens = Array.from(apart.matchAll(TOKEN), ({ index, 0: said }): Token => ({
    folded: WORD.test(said) ? foldedWords(said).join(" ") : said,
    start: index,
    end: index + said.length,
  }));
  let told = "";
  let last = 0;
  const replace = (start: number, end: number, by: string): void => {
    told += apart.slice(last, start) + by;
    last = end;
  };
  for (let at = 0; at < tokens.length; at++) {
    const begin = listAt(tokens, at);
    if (begin === null) continue;
    const { joints, end } = joinedFrom(tokens, begin);
    if (!isSure(tokens, begin, { joints, end }) && !areAvoided(tokens, at, { begin, joints, end })) continue;
    if (neither.has(tokens[at]!.folded)) replace(tokens[at]!.start, tokens[at]!.end, "without");
    for (const { start, end: to } of joints) replace(tokens[start]!.start, tokens[to - 1]!.end, ", without");
    at = end - 1;
  }
  return told + apart.slice(last);
}

/** "Gluten, süt ve yumurta içermez"; in doubt what a comma parts from the others is there: "bal, fındık ve süt içermez". */
function eachBehind(_: string, listed: string, one: string, other: string, denied: string): string {
  const before = listed.split(/,\s/u).filter(Boolean);
  const things = [...before, one, other];
  const areAll = before.length > 0 && things.every((thing) => isAvoided(foldedWords(thing)));
  return areAll
    ? things.map((thing) => `${thing} ${denied}`).join(", ")
    : `${listed}${one} ${denied}, ${other} ${denied}`;
}

/** Where the things begin that a denial at a token is of; null: it is none. */
function listAt(tokens: readonly Token[], at: number): number | null {
  const { folded } = tokens[at]!;
  const before = tokens.slice(Math.max(0, at - REACH), at);
  if (before.some((one) => turning.has(one.folded)) && !neither.has(folded)) return null;
  if (free.has(folded) && from.has(tokens[at + 1]?.folded ?? "")) return at + 2;
  if (!without.has(folded) && !neither.has(folded)) return null;
  return contained.has(tokens[at + 1]?.folded ?? "") ? at + 2 : at + 1;
}

interface Joint {
  start: number;
  end: number;
  isComma: boolean;
}

/** What joins the things that stand at a token and behind it, and where they end. */
function joinedFrom(tokens: readonly Token[], at: number): { joints: Joint[]; end: number } {
  const joints: Joint[] = [];
  let end = thingFrom(tokens, at);
  while (end > at) {
    const isComma = tokens[end]?.folded === ",";
    const next = isComma ? end + 1 : end;
    const joins = isJoining(tokens[next]?.folded);
    if (!isComma && !joins) break;
    const start = joins ? next + 1 : next;
    const to = thingFrom(tokens, start);
    if (to === start) break;
    joints.push({ start: end, end: start, isComma: !joins });
    end = to;
  }
  return { joints, end };
}

const isJoining = (folded = ""): boolean => nor.has(folded) || or.has(folded) || and.has(folded);

/** Where a thing of a few words ends that begins at a token. */
function thingFrom(tokens: readonly Token[], at: number): number {
  let to = at;
  const isOver = ({ folded }: Token): boolean =>
    !WORD.test(folded) || isJoining(folded) || others.has(folded) || without.has(folded);
  while (to - at < MOST_WORDS && tokens[to] && !isOver(tokens[to]!)) to++;
  return to;
}

/** Whether nothing of a list is there: a "nor" says so, an "or" where it is no choice of kinds, and an "and" between what is known alone. */
function isSure(tokens: readonly Token[], begin: number, { joints, end }: { joints: Joint[]; end: number }): boolean {
  const last = joints.at(-1);
  if (!last || last.isComma) return false;
  const word = tokens[last.end - 1]!.folded;
  if (nor.has(word)) return true;
  const hasComma = joints.some(({ isComma }) => isComma);
  const next = tokens[end]?.folded;
  if (or.has(word)) return !hasComma || /^[.!]$/.test(next ?? "");
  const bounds = [begin, ...joints.flatMap((one) => [one.start, one.end]), end];
  const isKnown = joints.every((_, i) => isThing(tokens, bounds[2 * i + 2]!, bounds[2 * i + 3]!));
  return (
    !hasComma && isKnown && isThing(tokens, begin, joints[0]!.start) && !(next && (WORD.test(next) || next === ","))
  );
}

/** What goods are praised for having not, by its English names; nobody praises them for a list of such. */
const avoided = wordsIn(
  "gluten wheat milk lactose eggs soya nuts peanuts hazelnuts almonds sesame mustard celery lupin fish shellfish sulphites sugar alcohol perfume parabens sulphates preservatives colourings nickel latex",
);
/** With what a text goes on before a denial, so that what follows may be there, too. */
const goingOn = wordsIn("with mit avec con com met ile");

/** "Ohne Gluten, Milch und Eier.": where nothing else is listed before it and nothing follows, each of what is avoided is not there. */
function areAvoided(
  tokens: readonly Token[],
  at: number,
  { begin, joints, end }: { begin: number; joints: Joint[]; end: number },
): boolean {
  const next = tokens[end]?.folded ?? ".";
  if (joints.length === 0 || joints.at(-1)!.isComma || WORD.test(next) || next === ",") return false;
  const opened = tokens.slice(0, at).findLastIndex(({ folded }) => /^[.!?;:•|()]$/.test(folded)) + 1;
  const isListed = tokens
    .slice(opened, at)
    .some(({ folded }) => folded === "," || isJoining(folded) || goingOn.has(folded));
  const bounds = [begin, ...joints.flatMap((one) => [one.start, one.end]), end];
  const all = Array.from({ length: joints.length + 1 }, (_, i) => tokens.slice(bounds[2 * i], bounds[2 * i + 1]));
  return !isListed && all.every((some) => isAvoided(some.map(({ folded }) => folded)));
}

const isAvoided = (said: readonly string[]): boolean =>
  namesSaidBy(said).some(({ thing }) => thing.names.en.some(({ text }) => avoided.has(text)));

const isThing = (tokens: readonly Token[], start: number, end: number): boolean =>
  namesSaidBy(tokens.slice(start, end).map(({ folded }) => folded)).length > 0;
