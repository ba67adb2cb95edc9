import { foldedWords, wordsIn } from "../wording/fold.ts";

/** A size of clothes, shoes or rings, as it is compared however it is written. */
interface Size {
  /** "42", "8.5", "xl", "2xl", "32/34". */
  value: string;
  /** Whose figures they are: "eu", "uk"; null: it is not said. */
  system: string | null;
}

/** How a size is called, folded, by shops and by visitors. */
const names = wordsIn(`
  size sizes sizing shoesize ringsize clothingsize grosse grossen groesse groessen gr schuhgrosse schuhgroesse schuhgrossen
  konfektionsgrosse kleidergrosse ringgrosse taille tailles pointure pointures talla tallas taglia taglie misura tamanho tamanhos tam
  maat maten schoenmaat kledingmaat ringmaat beden bedeni bedenler numara numaram numarasi rozmiar
`);
/** Called so by visitors alone: shops number all sorts of things. */
const alsoSaid = wordsIn("numero sz");
/** Stand beside it in names of data, and say of what it is: "shoe size (EU)", "pa_size". */
const beside = wordsIn(`
  pa attribute product item variant option shoe shoes clothing clothes garment apparel dress shirt ring trouser trousers jeans glove hat
  schuh schuhe kleidung kleider ringe chaussure chaussures vetement vetements zapato zapatos ropa calzado calzature scarpe abbigliamento
  sapato calcado roupa schoen schoenen kleding ayakkabi giysi eu eur uk us usa de fr it int international of de la des du in
`);
const systems: Record<string, string> = {
  eu: "eu",
  eur: "eu",
  uk: "uk",
  gb: "uk",
  us: "us",
  usa: "us",
  fr: "fr",
  it: "it",
};

const inWords = new Map(
  Object.entries({
    s: "small klein kleine kleiner kleines petit petite pequeno pequena piccolo piccola kucuk",
    m: "medium mittel mittlere moyen moyenne medio media mediano mediana middel orta",
    l: "large gross grosse grosser grosses grand grande groot grote buyuk",
  }).flatMap(([value, list]) => [...wordsIn(list)].map((word) => [word, value] as const)),
);

/** No figure is so large. */
const LETTERS_FROM = 10_000;
const LETTERS = /^(?:(?<times>[2-6])\s?x|(?<xs>x{0,6}|extra|x[- ]))[- ]?(?<end>s|l|small|large)$/;
/** Of "43.5" only "43 5" may be left. */
const FIGURE = /^\d{1,3}(?:[., ]5|[.,]0)?$/;
const THIRDS = /^(?<whole>\d{1,3})\s?(?<part>[12]\/[23])$/;
const PAIR = /^w?(?<first>\d{1,3})\s?[/x-]?\s?(?:(?<=[/x-]\s?)|l)(?<second>\d{1,3})$/;
/** Of two figures so near each other all between are meant, too: "39-42". */
const NEAR = 4;

/** Whether what a name of a shop's data tells is a size: that of a shoe is, and that of a screen is not. */
export function namesSize(field: string): boolean {
  const words = foldedWords(field.replace(/^attributes\./, ""));
  return words.some((word) => names.has(word)) && words.every((word) => names.has(word) || beside.has(word));
}

/** Whether a folded word before or behind a size says that it is one. */
export const saysSize = (word: string): boolean => names.has(word) || alsoSaid.has(word);

/** Whether folded words say a size: "size 43", "42 beden", "do you have it in XL". */
export const statesSize = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const isSize = (other: string | undefined): boolean => other !== undefined && sizeOf(other) !== null;
    if (saysSize(word)) return isSize(words[at - 1]) || isSize(words[at + 1]);
    const left = words.length - at;
    return (left === 1 || left === 2) && isLedToSize(words, at) && isSize(words.slice(at).join(" "));
  });

/** The words that say a size in letters there, "M" of "size M" and of "in M": elsewhere they may be short for anything. */
export function sizesStated(words: readonly string[]): ReadonlySet<string> {
  if (!statesSize(words)) return new Set();
  return new Set(
    words.filter((word, at) => {
      const [before = "", after = ""] = [words[at - 1], words[at + 1]];
      return sizeOf(word) !== null && (saysSize(before) || saysSize(after) || isLedToSize(words, at));
    }),
  );
}

const leading = wordsIn("in en em nella");
const articles = wordsIn("la el los las der a o");

/** Whether the word before a place, of folded ones, may stand before a size that nobody calls one: "in 43", "en XL", "en la 42". */
export const isLedToSize = (words: readonly string[], at: number): boolean =>
  leading.has(words[at - 1] ?? "") || (articles.has(words[at - 1] ?? "") && leading.has(words[at - 2] ?? ""));

/** The size that a text is, and nothing else; null: it is none. */
export function sizeOf(text: string): Size | null {
  let system: string | null = null;
  const left = plain(text)
    .split(" ")
    .filter((word) => {
      const found = Object.hasOwn(systems, word) ? systems[word]! : null;
      system ??= found;
      return found === null && !names.has(word.replace(/\.$/, ""));
    })
    .join(" ");
  const value = valueOf(left);
  return value === null ? null : { value, system };
}

/** Where a size stands among others, from the smallest: figures, then letters; what is no size comes last. */
export function sizeRank(text: string): number {
  const value = sizeOf(text)?.value;
  if (value === undefined) return Number.POSITIVE_INFINITY;
  const figure = Number.parseFloat(value);
  if (/^\d/.test(value) && !/[a-z]/.test(value)) return figure;
  const times = /^\d/.test(value) ? figure : value.startsWith("x") ? 1 : 0;
  return LETTERS_FROM + (value.endsWith("s") ? -times : value === "m" ? 1 : 2 + times);
}

/** Whether a size is one of letters, and no word of every day: "XL" and "extra large", but not "large". */
export const isInLetters = (text: string): boolean =>
  /^(?:[2-6]?x{0,6}[sl]|m|(?:extra|[2-6]?x)[- ]?(?:small|large))$/i.test(text);

/** The sizes that one text of a shop's data tells, as they are written: "S, M/L", 42, "8,5". */
export const sizesTold = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => typeof one === "string" || typeof one === "number")
    .flatMap((one) => String(one).split(/[;|]|,(?!5(?!\d))|\s\/\s|(?<=[a-z])\/(?=[a-z])|(?=\()/i))
    .map((one) => one.replace(/[()]/g, "").trim())
    .filter(Boolean);

/** By which keys a size that is told is found; none: it is no size. */
export function keysOfSize(told: string): string[] {
  const size = sizeOf(told);
  if (!size) return [];
  const pair = /^(\d+)\/(\d+)$/.exec(size.value);
  const [first, last] = [Number(pair?.[1]), Number(pair?.[2])];
  const parts = !pair
    ? []
    : last > first && last - first <= NEAR
      ? Array.from({ length: last - first + 1 }, (_, n) => String(first + n))
      : [String(first), ...(last > first ? [String(last)] : [])];
  return [size.value, ...parts].flatMap((value) => [`size ${value}`, `size ${value} ${size.system ?? "any"}`]);
}

/** By which keys one is found that is wished for: where a system is said, in that one or where none is told. */
export function keysAsked(said: string): string[] {
  const size = sizeOf(said);
  if (!size) return [];
  const { value, system } = size;
  return system ? [`size ${value} ${system}`, `size ${value} any`] : [`size ${value}`];
}

/** In small letters, halves and thirds in figures. */
const plain = (text: string): string =>
  text
    .replace(/\s?½/g, ".5")
    .replace(/\s?(?:⅓|⅔)/g, (part) => (part.endsWith("⅓") ? " 1/3" : " 2/3"))
    .replace(/(?<=\d)\s1\/2/g, ".5")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");

function valueOf(text: string): string | null {
  if (FIGURE.test(text)) return String(Number(text.replace(/[, ]/, ".")));
  const thirds = THIRDS.exec(text)?.groups;
  if (thirds) return `${thirds["whole"]} ${thirds["part"]}`;
  const pair = PAIR.exec(text)?.groups;
  if (pair) return `${pair["first"]}/${pair["second"]}`;
  if (text === "m") return text;
  const word = inWords.get(text);
  if (word !== undefined) return word;
  const letters = LETTERS.exec(text)?.groups;
  if (!letters) return null;
  const xs = letters["xs"] ?? "";
  const times = Number(letters["times"] ?? (/^x+$/.test(xs) ? xs.length : xs === "" ? 0 : 1));
  const end = letters["end"]!.slice(0, 1);
  return times === 0 ? end : `${times === 1 ? "" : times}x${end}`;
}
