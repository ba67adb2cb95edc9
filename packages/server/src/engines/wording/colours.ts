import { foldedWords, wordsIn } from "./fold.ts";

/** How colours are called, with their endings: in English, German, French, Spanish, Italian, Portuguese, Dutch and Turkish. */
const colours: Record<string, string> = {
  black:
    "black; schwarz schwarze schwarzer schwarzes schwarzen schwarzem; noir noire noirs noires; negro negra negros negras; nero nera neri nere; preto preta pretos pretas; zwart zwarte; siyah",
  white:
    "white; weiß weiße weißer weißes weißen weißem weiss; blanc blanche blancs blanches; blanco blanca blancos blancas; bianco bianca bianchi bianche; branco branca brancos brancas; wit witte; beyaz",
  grey: "grey gray; grau graue grauer graues grauen grauem; gris grise grises; gris grises; grigio grigia grigi grigie; cinza cinzento cinzenta; grijs grijze; gri",
  silver:
    "silver; silber silbern silberne silberner silbernes; argent argente argentee; plateado plateada; argento argentato; prata prateado prateada; zilver zilveren; gümüş",
  gold: "gold golden; gold golden goldene goldener goldenes; dore doree; dorado dorada; dorato; dourado dourada; goud gouden; altın",
  red: "red; rot rote roter rotes roten rotem; rouge rouges; rojo roja rojos rojas; rosso rossa rossi rosse; vermelho vermelha vermelhos vermelhas; rood rode; kırmızı",
  blue: "blue; blau blaue blauer blaues blauen blauem; bleu bleue bleus bleues; azul azules; blu azzurro; azul azuis; blauw blauwe; mavi",
  green:
    "green; grün grüne grüner grünes grünen grünem gruen; vert verte verts vertes; verde verdes; verde verdi; verde verdes; groen groene; yeşil",
  yellow:
    "yellow; gelb gelbe gelber gelbes gelben gelbem; jaune jaunes; amarillo amarilla amarillos amarillas; giallo gialla gialli gialle; amarelo amarela amarelos amarelas; geel gele;",
  orange: "orange; orange orangefarben; orange; naranja; arancione; laranja; oranje; turuncu",
  brown:
    "brown; braun braune brauner braunes braunen braunem; brun brune bruns brunes marron; marrón marrones; marrone marroni; castanho castanha; bruin bruine; kahverengi",
  pink: "pink; rosa rosafarben pink; rosé; rosa; rosa; rosa; roze; pembe",
  purple:
    "purple violet; violett violette lila; violet violette; violeta lila morado morada; viola; roxo roxa roxos roxas; paars paarse; mor",
  beige: "beige; beige; beige; beige; beige; beige; beige; bej",
  turquoise: "turquoise; türkis turkis; turquoise; turquesa; turchese; turquesa; turquoise; turkuaz",
};

/** Shades that have a name of their own, and what they are shades of. */
const shades: Record<string, { of: string; words: ReadonlySet<string> }> = {
  navy: { of: "blue", words: wordsIn("navy marineblau marine lacivert") },
  anthracite: { of: "grey", words: wordsIn("anthracite anthrazit antracita antracite antraciet antrasit") },
  burgundy: { of: "red", words: wordsIn("burgundy bordeaux weinrot bordo burdeos") },
  khaki: { of: "green", words: wordsIn("khaki kaki haki olive") },
};
/** German writes shades together: "dunkelblau". */
const LIGHT_OR_DARK = /^(?:hell|dunkel|licht|donker)(?=\p{L}{3})/u;

const byWord = new Map(
  [
    ...Object.entries(colours).map(([colour, said]) => [colour, wordsIn(said)] as const),
    ...Object.entries(shades).map(([shade, { words }]) => [shade, words] as const),
  ].flatMap(([colour, words]) => [...words].map((word) => [word, `#${colour}`] as const)),
);

/** The colour that a folded word says, whatever its language; null: none. */
export const colourOf = (word: string): string | null => byWord.get(word) ?? null;

/** The colour that a word says a shade of; null: none. */
export function shadeOf(word: string): string | null {
  const plain = word.replace(LIGHT_OR_DARK, "");
  if (plain !== word) return colourOf(plain);
  const shade = shades[(colourOf(word) ?? "").slice(1)];
  return shade ? `#${shade.of}` : null;
}

/** What colours are called in each of these languages, in the order in which they stand above; folded. */
export const coloursIn = (place: number): string[] =>
  Object.values(colours).flatMap((said) => foldedWords(said.split(";")[place] ?? ""));

/** What the colour that a folded word says is called in one of these languages; none where it says no colour. */
export function colourCalled(word: string, place: number): string[] {
  const said = colours[(colourOf(word) ?? "").slice(1)]?.split(";")[place];
  return said ? foldedWords(said) : [];
}
