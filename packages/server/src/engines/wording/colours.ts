import { wordsIn } from "./fold.ts";

/** How colours are called in the languages of shops, with their endings, folded. */
const colours: Record<string, ReadonlySet<string>> = {
  black: wordsIn(
    "black schwarz schwarze schwarzer schwarzes schwarzen schwarzem noir noire noirs noires negro negra negros negras nero nera neri nere preto preta pretos pretas zwart zwarte siyah",
  ),
  white: wordsIn(
    "white weiß weiße weißer weißes weißen weißem weiss blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi bianche branco branca brancos brancas wit witte beyaz",
  ),
  grey: wordsIn(
    "grey gray grau graue grauer graues grauen grauem gris grise grises grigio grigia grigi grigie cinza cinzento cinzenta grijs grijze gri",
  ),
  silver: wordsIn(
    "silver silber silbern silberne silberner silbernes argent argente argentee plateado plateada argento argentato prata prateado prateada zilver zilveren gumus",
  ),
  gold: wordsIn(
    "gold golden goldene goldener goldenes dorado dorada dore doree dorato dourado dourada goud gouden altin",
  ),
  red: wordsIn(
    "red rot rote roter rotes roten rotem rouge rouges rojo roja rojos rojas rosso rossa rossi rosse vermelho vermelha vermelhos vermelhas rood rode kirmizi",
  ),
  blue: wordsIn(
    "blue blau blaue blauer blaues blauen blauem bleu bleue bleus bleues azul azules azuis blu blauw blauwe mavi",
  ),
  green: wordsIn(
    "green grün grüne grüner grünes grünen grünem gruen vert verte verts vertes verde verdes verdi groen groene yesil",
  ),
  yellow: wordsIn(
    "yellow gelb gelbe gelber gelbes gelben gelbem jaune jaunes amarillo amarilla amarillos amarillas giallo gialla gialli gialle amarelo amarela amarelos amarelas geel gele",
  ),
  orange: wordsIn("orange orangefarben oranje naranja arancione laranja turuncu"),
  brown: wordsIn(
    "brown braun braune brauner braunes braunen braunem brun brune bruns brunes marron marrone marroni marrones castanho castanha bruin bruine kahverengi",
  ),
  pink: wordsIn("pink rosa rosé rosafarben roze pembe"),
  purple: wordsIn(
    "purple violet violett violette lila violeta viola roxo roxa paars paarse mor roxos roxas morado morada",
  ),
  beige: wordsIn("beige bej"),
  turquoise: wordsIn("turquoise türkis turkis turquesa turchese turkuaz"),
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
  [...Object.entries(colours), ...Object.entries(shades).map(([shade, { words }]) => [shade, words] as const)].flatMap(
    ([colour, words]) => [...words].map((word) => [word, `#${colour}`] as const),
  ),
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
