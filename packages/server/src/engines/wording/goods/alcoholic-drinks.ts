import { foldedWords, wordsIn } from "../fold.ts";
import { namesSaidBy } from "./names-said.ts";

/** What is made of alcohol, by its names in the assistant's languages. */
const drinks = wordsIn(`
  wine wines beer beers ale lager cider rum gin vodka whisky whiskey bourbon brandy cognac armagnac liqueur liqueurs liquor spirits schnapps sherry marsala vermouth prosecco champagne absinthe tequila mezcal sake grappa limoncello amaretto baileys
  wein weine weines rotwein weißwein roséwein glühwein sekt bier biere schnaps likör liköre weinbrand kirschwasser obstler champagner wodka eierlikör apfelwein
  vin vins bière bières cidre rhum liqueur calvados pastis
  vino vinos cerveza cervezas sidra ron ginebra coñac licor licores aguardiente cava
  vini birra birre liquore liquori spumante acquavite
  vinho vinhos cerveja cervejas cachaça sidra conhaque espumante
  wijn wijnen bier bieren jenever likeur cognac
  şarap bira rakı likör votka viski konyak şampanya
`);
/** What is for them behind their names, "wine glass", and what only tastes or looks of them: "wine gums", "beer shampoo". */
const forThem = wordsIn(
  "glass glasses mug mugs stein steins opener openers rack racks cooler coolers fridge stopper stoppers decanter bottle bottles bag bags box boxes barrel barrels cabinet shelf shelves gum gums vinegar red coloured colored shampoo soap yeast garden table tent mat mats",
);
/** The same before them: "verre à vin", "Gläser für Wein", "bicchieri da vino". */
const toThem = wordsIn("for für fürs à a de da do d para per pour voor için vinaigre vinagre aceto glas gläser");
/** What is put together with a drink in one word, "Whiskytrüffel", "Kirschlikör", and is not for it: "Cognacglas". */
const PUT_TOGETHER =
  /^(?:rumkugeln?|(?:whiske?y|weinbrand|cognac|eierlikor|likor|likeur|champagner|champagne|amaretto|calvados|wodka|gluhwein|jenever|rotwein|weisswein)(?!glas|glaser|kuhl|farb|karaff|flasch|stein|schwenk|schal|kelch|regal|schrank|essig|koeler|kleur|gelagert|rot)\p{L}{4,}|\p{L}{3,}(?:likor|likeur|schnaps))$/u;
/** What says of a drink that there is none in it. */
const lacking = wordsIn(
  "non no without free zero 0 ohne alkoholfrei alkoholfreier alkoholfreies alkoholfreie kein keine sans zéro sin senza sem zonder alcoholvrij alcoholvrije alkolsüz analcolica analcolico",
);
const REACH = 3;

/** Whether a text of goods names an alcoholic drink that they are, or have in them. */
export function namesAlcoholicDrink(text: string): boolean {
  return text.split(/[.;:!?()•|\n]+/u).some((part) => {
    const words = foldedWords(part);
    return words.some(
      (word, at) =>
        (drinks.has(word) || PUT_TOGETHER.test(word)) &&
        !forThem.has(words[at + 1] ?? "") &&
        !words.slice(Math.max(0, at - 2), at).some((one) => toThem.has(one)) &&
        !words.slice(Math.max(0, at - REACH), at + 2).some((one) => lacking.has(one)),
    );
  });
}

/** Whether what shall not be is alcohol, in whichever language. */
export const namesAlcohol = (thing: string): boolean =>
  namesSaidBy(foldedWords(thing)).some((one) => one.thing.names.en.some(({ text }) => text === "alcohol"));
