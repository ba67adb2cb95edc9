import { foldedWords, wordsIn } from "./fold.ts";

/** In the order of `values`; of some there are two forms, with a stroke between. */
const values = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000,
];
const spelled: Record<string, string> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand",
  de: "null ein|eins|eine|einen|einem|einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend",
  fr: "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille",
  es: "cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil",
  it: "zero un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille",
  pt: "zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil",
  nl: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend",
  tr: "sıfır bir iki üç dört beş altı yedi sekiz dokuz on on-bir on-iki on-üç on-dört on-beş on-altı on-yedi on-sekiz on-dokuz yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin",
};

/** Those that are articles as well, folded. */
export const articles = wordsIn("ein eine einen einem einer un une una uno um uma een bir");

/** What the number words of each language stand for; those of more than one word are left out. */
const byLanguage = new Map(
  Object.entries(spelled).map(([code, list]) => {
    const pairs = list.split(" ").flatMap((forms, at) =>
      forms.split("|").flatMap((form) => {
        const [word, ...more] = foldedWords(form);
        return more.length > 0 ? [] : [[word!, values[at]!] as const];
      }),
    );
    return [code, new Map(pairs)] as const;
  }),
);

/** @param codes languages such as `en`; where two disagree about a word, the first holds */
export function numberWordsOf(codes: string[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const code of codes)
    for (const [word, value] of byLanguage.get(code) ?? []) if (!all.has(word)) all.set(word, value);
  return all;
}
