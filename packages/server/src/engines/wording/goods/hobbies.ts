import { foldedWords, wordsIn } from "../fold.ts";

/** What somebody does who is given something, and what goods for it are called where that is no form of the same word: "radelt", "Fahrrad". */
const hobbies: ReadonlyMap<string, string> = new Map(
  `
  cycle cycles cycling cyclist cyclists biking biker: bicycle
  photograph photographs photographing photographer photography: camera
  run runs jog jogs jogging jogger runner: running shoes
  read reads reader: book
  rad radelt radeln radfahren radfahrer radfahrerin radler radlerin fahrrad: Fahrrad
  kocht koch köchin: Kochen
  näht näherin: Nähen
  angelt angler anglerin: Angeln
  gärtnert gärtner gärtnerin: Garten
  strickt: Stricken
  malt maler malerin: Malen
  wandert wanderer wanderin: Wandern
  läuft joggt joggen jogger läufer läuferin: Laufschuhe
  liest leser leserin: Buch
  fotografiert fotografieren fotograf fotografin: Kamera
  backt bäckt: Backen
  campt zeltet camper: Camping
  cycliste cyclistes pédale: vélo
  coud couturière: couture
  jardine jardinier jardinière: jardin
  tricote: tricot
  lit lecteur lectrice: livre
  randonneur randonneuse: randonnée
  photographie photographe: appareil photo
  ciclista ciclistas: bicicleta
  cose: costura
  lee lector lectora: libro
  fotografía fotógrafo fotógrafa: cámara
  pedala: bicicletta
  cuce: cucito
  legge lettore lettrice: libro
  fotografa fotografo: macchina fotografica
  lê leitor leitora: livro
  fietst fietsen fietser wielrenner wielrent: fiets
  naait: naaien
  kookt: koken
  vist visser: vissen
  breit: breien
  leest lezer: boek
  tuiniert tuinieren: tuin
  wandelt wandelaar: wandelen
  schildert: schilderen
  bisikletçi pedallıyor: bisiklet
  `
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [said = "", name = ""] = line.split(":");
      return [...wordsIn(said)].map((word): [string, string] => [word, name.trim()]);
    }),
);

/** What goods are called for what somebody is told to do. */
export const goodsOfHobbies = (text: string): string[] => [
  ...new Set(foldedWords(text).flatMap((word) => hobbies.get(word) ?? [])),
];
