import { weekdaysIn } from "../calendar/weekdays.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isAmong } from "../words/forms.ts";
import { pieceAround, underName, type Piece } from "./pieces.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** So many are told, where they are nearly as good: the rows of a third table or a fourth are seldom meant. */
const limits = { rows: 3, asGood: 0.6 };

/**
 * Rows of the same name in tables of several sections, "day ticket" of the indoor and of the open-air pool, each under the
 * name of its section, and rows of the same day of the week: those of the section that the question names, or all. Empty where the row has no namesake.
 */
export function namesakesOf(best: RankedSentence, ranked: RankedPassage[], wish: Wish): Piece[] {
  const label = rowName(best);
  if (label === "") return [];
  const isOfDay = sharesDay(best, wish);
  const isNamesake = (one: RankedSentence): boolean =>
    (isOfDay
      ? rowName(one) !== "" && sharesDay(one, wish)
      : rowName(one) === label && one.score >= best.score * limits.asGood) &&
    (!wish.isOfPrice || one.line.price === best.line.price);
  const rows = ranked.flatMap((passage) => {
    const row = passage.passage === best.passage ? best : passage.sentences.find(isNamesake);
    const name = passage.passage.headings.at(-1) ?? passage.passage.title;
    return row ? [{ row, passage, name }] : [];
  });
  const own = rows.find(({ row }) => row === best)!;
  const others = rows.filter(({ name }) => name !== own.name);
  if (others.length === 0) return [];
  const sections = [own, ...others];
  const names = sections.map(({ name }) => foldedWords(name));
  const isOwn = (word: string): boolean => !wish.words.plain.has(word) && !names.every((name) => name.includes(word));
  const isSaid = isAmong(wish.said);
  const said = sections.filter((_, at) => names[at]!.some((word) => isOwn(word) && isSaid(word)));
  if (said.length > 0 && !said.includes(own)) return [];
  return (said.length > 0 ? said : sections)
    .slice(0, limits.rows)
    .sort((one, other) => one.row.passage.id - other.row.passage.id)
    .map(({ row, passage, name }) => underName(pieceAround(row, passage, wish), name));
}

/** Whether its name is of a day of the week that is asked for: "Monday to Friday" is another shop's name for a Tuesday. */
const sharesDay = ({ line }: RankedSentence, { measures: { weekdays } }: Wish): boolean =>
  weekdays.size > 0 && [...weekdaysIn(line.cells[0] ?? "")].some((day) => weekdays.has(day));

const rowName = ({ line }: RankedSentence): string => (line.block.kind === "table" ? line.label.join(" ") : "");
