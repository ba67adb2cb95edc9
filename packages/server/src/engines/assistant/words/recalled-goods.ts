import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { formOf } from "./forms.ts";

/** What a device recalls, "presets are recalled with one press", and no shop does. */
const settings = wordsIn(
  "preset presets setting settings memory memories position positions station stations temperature temperatures height heights program programs programme programmes sound sounds channel channels scene scenes profile profiles mode modes favourite favourites favorite favorites",
);
/** What goods are called, whatever they are. */
const goods = wordsIn(
  "product products item items model models unit units batch batches lot lots article articles device devices appliance appliances toy toys",
);
/** By which they are meant where nothing stands beside it. */
const pronouns = wordsIn("it they this these");
const being = wordsIn("is are");
const adverbs = wordsIn("now currently hereby also");
const relatives = wordsIn("that which");
/** What parts the head of a subject from what is told of it: "the settings of the kettle". */
const parting = wordsIn("of in for on from");
/** How a device is told to recall: "with one press", "when it is switched on". */
const byWhat = wordsIn("with by at via using from through when whenever on in instantly automatically");
const controls = wordsIn(
  "press presses pressed pressing touch button buttons key keys click tap dial pad pads knob remote app startup start switched turned power powered second seconds number voice instantly automatically",
);
/** So far behind it that stands, in words. */
const NEAR = 6;
/** Shorter words of a title tell nothing of it. In letters. */
const SHORTEST = 3;
const SENTENCES = /(?<=[.!?;:])\s+|\n+/u;

/** Whether a text says that goods that are called so "are recalled". */
export const areRecalled = (text: string, title: string): boolean =>
  text.split(SENTENCES).some((sentence) => recalledIn(sentence, foldedWords(title)) === "goods");

/** A text without the sentences that tell what a device recalls. Its lines stay. */
export const withoutSettingsRecalled = (text: string, title: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .split(SENTENCES)
        .filter((sentence) => recalledIn(sentence, foldedWords(title)) !== "settings")
        .join(" "),
    )
    .join("\n");

function recalledIn(sentence: string, own: readonly string[]): "goods" | "settings" | null {
  const words = foldedWords(sentence);
  const at = words.findIndex(
    (word, place) =>
      word === "recalled" && being.has(words[adverbs.has(words[place - 1] ?? "") ? place - 2 : place - 1] ?? ""),
  );
  // "It is recalled that" reminds.
  if (at < 0 || words[at + 1] === "that") return null;
  const verb = words.slice(0, at).findLastIndex((word) => being.has(word));
  const subject = words.slice(0, relatives.has(words[verb - 1] ?? "") ? verb - 1 : verb);
  const parted = subject.findIndex((word, place) => place > 0 && parting.has(word));
  const head = subject[(parted < 0 ? subject.length : parted) - 1] ?? "";
  const isBySomething =
    byWhat.has(words[at + 1] ?? "") && words.slice(at + 1, at + NEAR).some((word) => controls.has(word));
  if ((settings.has(head) && !own.includes(head)) || isBySomething) return "settings";
  const names = own.filter((word) => word.length >= SHORTEST).map(formOf);
  const areGoods =
    (subject.length === 1 && pronouns.has(head)) ||
    subject.some((word) => goods.has(word) || names.some((isForm) => isForm(word)));
  return areGoods ? "goods" : null;
}
