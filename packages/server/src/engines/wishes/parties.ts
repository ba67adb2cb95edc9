import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { beginnings, phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";

/** Who may be harmed, and what party they surely belong to. */
interface Party {
  called: PhraseSet;
  in: readonly string[];
}

const party = (called: string, ...within: string[]): Party => ({
  called: phrasesIn(called.replaceAll(" ", "|").replaceAll("_", " ")),
  in: within,
});

/** What each is called in the assistant's languages; an underscore joins what is one name. German "Kind" has one before it: "a kind of". */
const parties: Readonly<Record<string, Party>> = {
  animal: party(
    "animal animals tier tiere tieren animaux animales animale animali animais dier dieren hayvan hayvanlar hayvanlara hayvanları",
  ),
  pet: party(
    "pet pets haustier haustiere haustieren animaux_domestiques animaux_de_compagnie animal_de_compagnie mascota mascotas animales_domésticos animali_domestici animale_domestico huisdier huisdieren animais_de_estimação animal_de_estimação animais_domésticos evcil_hayvan evcil_hayvanlar evcil_hayvanlara evcil_hayvanım",
    "animal",
  ),
  cat: party(
    "cat cats katze katzen chat chats gato gatos gata gatas gatto gatti kat katten kedi kediler kedim kedimiz kedilerim kedilere kedime kedimin kedinin kedilerin kedilerde kedileri kediye kediyi",
    "pet",
  ),
  dog: party(
    "dog dogs hund hunde hunden chien chiens perro perros perra perras cane cani hond honden cão cães cachorro cachorros köpek köpekler köpeğim köpeğimiz köpeklerim köpeklere köpeğime köpeğimin köpeğin köpeklerin köpeklerde köpekleri köpeğe köpeği",
    "pet",
  ),
  kitten: party(
    "kitten kittens kätzchen katzenbaby katzenbabys katzenwelpen chaton chatons gatito gatitos gattino gattini gatinho gatinhos yavru_kedi yavru_kediler yavru_kedilere",
    "cat",
  ),
  // "Cachorro" is a puppy in Spanish and any dog in Portuguese.
  puppy: party(
    "puppy puppies welpe welpen chiot chiots cucciolo_di_cane cuccioli_di_cane filhote_de_cachorro filhotes_de_cachorro pup pups yavru_köpek yavru_köpekler yavru_köpeklere",
    "dog",
  ),
  rabbit: party(
    "rabbit rabbits bunny bunnies kaninchen lapin lapins conejo conejos coniglio conigli konijn konijnen coelho coelhos tavşan tavşanlar tavşanlara tavşanlarda tavşanları tavşana tavşanım",
    "pet",
  ),
  guineaPig: party(
    "guinea_pig guinea_pigs meerschweinchen cochon_d_inde cochons_d_inde cobaye cobayes cobaya cobayas conejillo_de_indias conejillos_de_indias porcellino_d_india porcellini_d_india porquinho_da_índia porquinhos_da_índia cavia cavias caviaatje guinees_biggetje ginepig kobay kobaylar kobaylara",
    "pet",
  ),
  hamster: party(
    "hamster hamsters hamstern hámster hámsters hámsteres criceto criceti hamsterlar hamsterlara hamsterım hamsterıma",
    "pet",
  ),
  // Turkish "gelincik" is a poppy as well, and Dutch "fret" is a part of a guitar in English.
  ferret: party(
    "ferret ferrets frettchen furet furets hurón hurones furetto furetti furão furões fretje fretjes fretten",
    "pet",
  ),
  // "Fish" alone is eaten.
  fish: party(
    "fish_food aquarium_fish pet_fish my_fish goldfish zierfisch zierfische zierfischen aquarienfisch aquarienfische goldfisch goldfische goldfischen fischfutter poisson_rouge poissons_rouges poissons_d_aquarium nourriture_pour_poissons pez_dorado peces_de_acuario peces_de_colores comida_para_peces pesci_rossi pesce_rosso pesci_d_acquario mangime_per_pesci peixe_dourado peixes_de_aquário peixes_ornamentais ração_para_peixes goudvis goudvissen aquariumvis aquariumvissen siervissen vissenvoer visvoer akvaryum_balığı akvaryum_balıkları japon_balığı balık_yemi",
    "pet",
  ),
  bird: party(
    "bird birds parrot parrots budgie budgies budgerigar papagei papageien wellensittich wellensittiche kanarienvogel kanarienvögel canary canaries cockatiel cockatiels cockatoo parakeet parakeets sittich sittiche nymphensittich nymphensittiche canari canaris calopsitte perroquet perroquets perruche perruches loro loros periquito periquitos canario canarios cacatúa agapornis canarino canarini calopsitta cacatua canário canários calopsita kanarie kanaries valkparkiet kanarya kanaryalar kanaryam pappagallo pappagalli papagaio papagaios papegaai papegaaien parkiet parkieten papağan papağanlar muhabbet_kuşu vogel vögel vögeln oiseau oiseaux pájaro pájaros uccello uccelli vogels pássaro pássaros kuş kuşlar kuşlara kuşlarda kuşları kuşlarım",
    "animal",
  ),
  horse: party(
    "horse horses pferd pferde pferden cheval chevaux caballo caballos cavallo cavalli paard paarden cavalo cavalos atlar",
    "animal",
  ),
  child: party(
    "child children kid kids mein_kind meine_kinder ein_kind das_kind dein_kind ihr_kind unser_kind jedes_kind mijn_kind een_kind het_kind kinder kindern enfant enfants niño niños niña niñas bambino bambini bambina bambine kinderen criança crianças çocuk çocuklar çocuklara çocukları çocuklarda çocuğum çocuğuma çocuğumuz",
  ),
  newborn: party(
    "newborn newborns neugeborene neugeborenen neugeborenes nouveau_né nouveaux_nés recién_nacido recién_nacidos recém_nascido recém_nascidos pasgeborene pasgeborenen neonato neonati yenidoğan yenidoğanlar",
    "baby",
  ),
  baby: party(
    "baby babies infant infants babys säugling säuglinge säuglingen bébé bébés bebé bebés  bebê bebês bebek bebekler bebeklere bebekleri bebeklerde bebeğim bebeğime bebeğimiz bebeğin",
    "child",
  ),
  pregnant: party(
    "pregnant pregnancy schwanger schwangere schwangeren schwangerer schwangerschaft femme_enceinte femmes_enceintes suis_enceinte es_enceinte est_enceinte êtes_enceinte étant_enceinte enceinte_ou enceintes_ou enceinte_et enceintes_et si_enceinte grossesse embarazada embarazadas embarazo incinta gravidanza grávida grávidas gestante gestantes gravidez zwanger zwangere zwangeren zwangerschap hamile hamileyim hamileysem hamileler hamilelere hamilelik hamilelikte hamileyken gebe gebeler gebelik gebelikte gestanti incinte",
  ),
  nursing: party(
    "breastfeeding nursing_mothers nursing_mums stillend stillende stillenden stillzeit allaitante allaitantes allaitement lactancia allattamento amamentação borstvoeding emziren emzirme emzirenler lactante lactantes allaitent amamentando",
  ),
  toddler: party("toddler toddlers kleinkind kleinkinder kleinkindern peuter peuters", "child"),
};

const called = Object.fromEntries(Object.entries(parties).map(([name, one]) => [name, one.called]));

/** "Katzenfreundlich" names cats. */
const JOINED = /(?:freundlich|sicher|vriendelijk)\p{L}*$/u;

/** The parties that a text names. */
export const partiesIn = (text: string): string[] => {
  const all = named(text);
  // "Pet birds" are no other pets.
  const isOfNext = ({ name, end }: (typeof all)[number], at: number): boolean =>
    isAnyAnimal(name) && text[end] === " " && all[at + 1]?.start === end + 1 && isWithin(all[at + 1]!.name, "animal");
  return [...new Set(all.filter((one, at) => !isOfNext(one, at)).map(({ name }) => name))];
};
const isAnyAnimal = (name: string): boolean => name === "animal" || name === "pet";

/** The words of a text that name them. */
export const partiesSaid = (text: string): string[] => [...new Set(named(text).map(({ said }) => said))];

/** A text without the words that name them. */
export const withoutPartiesIn = (text: string): string =>
  named(text)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(/\s+/g, " ")
    .trim();

/** Shorter words are joined of no others. In letters. */
const SHORTEST_JOINED = 8;

function named(text: string): { name: string; said: string; start: number; end: number }[] {
  const tokens = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const words = tokens.map(([token]) =>
    token.length < SHORTEST_JOINED ? fold(token) : fold(token).replace(JOINED, ""),
  );
  const found: ReturnType<typeof named> = [];
  const first = beginnings(called);
  for (let at = 0; at < words.length; at++) {
    if (!first.has(words[at]!)) continue;
    const [longest] = Object.entries(called)
      .map(([name, phrases]) => ({ name, length: phraseAt(words, at, phrases) }))
      .toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length === 0) continue;
    const of = tokens.slice(at, at + longest.length);
    const last = of.at(-1)!;
    const said = of.map(([token]) => token).join(" ");
    found.push({ name: longest.name, said, start: of[0]!.index, end: last.index + last[0].length });
    at += longest.length - 1;
  }
  return found;
}

/** Whether a party surely belongs to another: cats to pets and to animals. */
export const isWithin = (one: string, other: string): boolean =>
  one === other || (parties[one]?.in ?? []).some((next) => isWithin(next, other));

/** Whether words name an animal. */
const namesAnimal = (words: readonly string[]): boolean =>
  partiesIn(words.join(" ")).some((one) => isWithin(one, "animal"));

/** How German and Dutch words begin that are joined of an animal and what is for it; no "hundert". */
const compounds: Readonly<Record<string, RegExp>> = {
  cat: /^(?:katzen|katten)\p{L}{4}/u,
  dog: /^(?:hunde(?!rt)|honden)\p{L}{4}/u,
  puppy: /^welpen\p{L}{4}/u,
  rabbit: /^(?:kaninchen|konijnen)\p{L}{4}/u,
  bird: /^(?:vogel|papageien|papegaaien|wellensittich)\p{L}{4}/u,
  horse: /^(?:pferde|paarden)\p{L}{4}/u,
};

/** The animals that a text names, also by words that are joined of their names: "Kaninchenstall", "hondenbrokken". */
export function animalsIn(text: string): string[] {
  const words = foldedWords(text);
  const joined = Object.entries(compounds).flatMap(([name, one]) => (words.some((word) => one.test(word)) ? name : []));
  return [...new Set([...partiesIn(text).filter((one) => isWithin(one, "animal")), ...joined])];
}

/** Who is named behind an animal and is none: "dog owner", "cat sitter". */
const keepers = wordsIn(
  "owner owners keeper keepers walker walkers sitter sitters lover lovers breeder breeders trainer trainers groomer groomers mum mom dad parent parents person people besitzer besitzerin halter halterin eigenaar eigenaren baasje oppas sahibi sahibiyim sahibiyiz sahipleri bakıcısı",
);
/** Whether the word at a place names an animal, and with the next one nobody who has to do with it. */
export const isAnimalAt = (words: readonly string[], at: number): boolean =>
  namesAnimal([words[at] ?? ""]) && !keepers.has(words[at + 1] ?? "");
