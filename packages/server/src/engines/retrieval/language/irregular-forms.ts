/** Endings of words that change with their number where dictionaries cut both apart, and what stands in their place. */
const endings: Record<string, [ending: string, instead: string[]][]> = {
  en: [
    ["i", ["us"]],
    ["us", ["i"]],
    ["ves", ["f", "fe"]],
    ["f", ["ves"]],
    ["fe", ["ves"]],
    ["ices", ["ix", "ex"]],
    ["ix", ["ices"]],
    ["ex", ["ices"]],
    ["a", ["um"]],
    ["um", ["a"]],
    ["men", ["man"]],
    ["man", ["men"]],
    ["es", ["is"]],
    ["is", ["es"]],
    ["nses", ["ns"]],
    ["ns", ["nses"]],
  ],
  de: [
    ["us", ["een", "en", "i"]],
    ["een", ["us"]],
    ["um", ["en", "a"]],
    ["a", ["um"]],
    ["en", ["um", "us"]],
    ["on", ["a"]],
    ["i", ["us"]],
    ["mann", ["leute"]],
    ["leute", ["mann"]],
  ],
  fr: [
    ["aux", ["al", "ail", "au"]],
    ["al", ["aux"]],
    ["ail", ["aux"]],
    ["au", ["aux"]],
    ["oux", ["ou"]],
    ["ou", ["oux"]],
    ["eux", ["eu"]],
    ["eu", ["eux"]],
  ],
  es: [
    ["ces", ["z"]],
    ["z", ["ces"]],
    ["des", ["d"]],
    ["d", ["des"]],
    ["éis", ["ey"]],
    ["eis", ["ey"]],
    ["ey", ["éis"]],
  ],
  it: [
    ["chi", ["co"]],
    ["co", ["chi"]],
    ["ghi", ["go"]],
    ["go", ["ghi"]],
    ["che", ["ca"]],
    ["ca", ["che"]],
    ["ghe", ["ga"]],
    ["ga", ["ghe"]],
  ],
  pt: [
    ["ões", ["ão"]],
    ["oes", ["ão"]],
    ["ães", ["ão"]],
    ["ãos", ["ão"]],
    ["ão", ["ões", "ães", "ãos"]],
    ["ao", ["ões"]],
    ["is", ["l", "il"]],
    ["eis", ["il"]],
    ["l", ["is"]],
    ["il", ["is"]],
    ["ns", ["m"]],
    ["m", ["ns"]],
  ],
  nl: [
    ["a", ["um"]],
    ["um", ["a"]],
    ["ci", ["cus"]],
    ["cus", ["ci"]],
    ["heden", ["heid"]],
    ["heid", ["heden"]],
    ["eren", [""]],
  ],
};

/** Words of which no rule tells one from the other: nouns, and verbs of which texts have any part. */
const groups: Record<string, string> = {
  en: "foot feet, tooth teeth, goose geese, mouse mice, child children, person people, die dice, knife knives, criterion criteria, phenomenon phenomena, break broke broken, lose lost loss, buy bought, sell sold, send sent, leave left, come came, bring brought, take took taken, give gave given, forget forgot forgotten, steal stole stolen, find found, keep kept, hold held, pick picked, wear wore worn, tear tore torn, grow grew grown, freeze froze frozen, choose chose chosen, write wrote written, drive drove driven, ride rode ridden, speak spoke spoken, teach taught, learn learnt learned, sleep slept, eat ate eaten, drink drank drunk, swim swam swum, begin began begun, lend lent, spend spent, hear heard, meet met, cut cutting, hurt hurting, bite bit bitten, fall fell fallen",
  de: "verlieren verliert verloren verlor, brechen bricht gebrochen, nehmen nimmt nimm genommen, geben gibt gegeben, helfen hilft geholfen, fahren fährt gefahren, tragen trägt getragen, waschen wäscht gewaschen, lassen lässt gelassen, halten hält gehalten, schlafen schläft geschlafen, laufen läuft gelaufen, lesen liest gelesen, essen isst gegessen, fressen frisst gefressen, vergessen vergisst, werfen wirft geworfen, treffen trifft getroffen, stehlen stiehlt gestohlen, sehen sieht gesehen, schneiden geschnitten, leihen geliehen, verleihen verliehen, bieten geboten, schließen geschlossen, bringen gebracht, gehen ging gegangen, kommen kam gekommen, bleiben geblieben, schreiben geschrieben, trinken getrunken, schwimmen geschwommen, beginnen begonnen, gewinnen gewonnen, gelten gilt galt gegolten, sprechen spricht spreche gesprochen, treten tritt getreten, steigen gestiegen, melden meldet gemeldet, anfangen fängt, liegen gelegen, sitzen gesessen, ziehen gezogen, wachsen wächst gewachsen, konto konten, firma firmen, villa villen, praxis praxen, risiko risiken, thema themen, pizza pizzen",
  fr: "œil yeux, ciel cieux, venir viens vient venons venez viennent venu, aller vais va allons allez vont, prendre prends prend prenez prennent pris prise, mettre mets met mettez mis mise, perdre perds perd perdez perdu perdue, ouvrir ouvre ouvrez ouvert ouverte, rendre rends rendez rendu, vendre vend vendez vendu, faire fais fait faites, recevoir reçois reçoit recevez reçu, boire bois boit buvez bu, lire lis lit lisez lu, conduire conduis conduit conduisez, tenir tient tenez tenu, partir pars part partez parti, dormir dors dort dormez, vivre vit vivez, croire crois croit croyez, voir vois voit voyez vu, payer paie paye payez payé, essayer essaie essayez, envoyer envoie envoyez, nettoyer nettoie nettoyez, acheter achète achetez, appeler appelle appelez, jeter jette jetez",
  es: "abrir abre abren abierto abierta, cerrar cierra cierran cerrado cerrada, volver vuelve vuelven vuelto, romper roto rota rompe, perder pierdo pierde perdido, costar cuesta cuestan, empezar empieza empiezan, devolver devuelvo devuelve devuelto, encontrar encuentro encuentra, poner pongo pone puesto, hacer hago hace hecho, decir digo dice dicho, venir vengo viene vienen, salir salgo sale salen, traer traigo trae, dormir duermo duerme, jugar juego juega, probar pruebo prueba, mostrar muestra, pedir pido pide piden, servir sirve sirven, seguir sigue, elegir elijo elige, recordar recuerdo, entender entiendo entiende",
  it: "uomo uomini, uovo uova, dito dita, paio paia, braccio braccia, lenzuolo lenzuola, moglie mogli, aprire apro apre aprite aperto aperta, chiudere chiudo chiude chiudete chiuso chiusa, perdere perdo perso perduto, rompere rompo rotto rotta, venire vengo viene venite venuto, prendere prendo prende preso, mettere metto mette messo, scegliere scelgo sceglie scelto, spendere speso, rendere reso, uscire esco esce, andare vado va andate, fare faccio fa fatto, dare dà dato, bere bevo beve, rimanere rimango rimane, tenere tengo tiene",
  pt: "abrir abro abre aberto aberta, fazer faço faz feito, vir venho vem, perder perco perde, dormir durmo dorme, pedir peço pede, trazer trago traz, pôr ponho põe posto, dizer digo diz dito, sair saio sai, ver vejo vê visto, servir sirvo serve, pagar pago, ganhar ganho, entregar entregue, gastar gasto, mão mãos, pão pães",
  nl: "kind kinderen, ei eieren, stad steden, schip schepen, koe koeien, lid leden, weg wegen, verliezen verlies verloren, breken breekt gebroken, brengen bracht gebracht, kopen koopt gekocht, nemen neemt genomen, geven geeft gegeven, helpen helpt geholpen, lopen loopt gelopen, rijden rijdt gereden, schrijven schrijft geschreven, spreken spreekt gesproken, eten eet gegeten, drinken drinkt gedronken, slapen slaapt geslapen, zwemmen zwemt gezwommen, beginnen begint begonnen, sluiten sluit gesloten, lezen leest gelezen, vergeten vergeet, kiezen kiest gekozen, dragen draagt gedragen, snijden snijdt gesneden, krijgen krijgt gekregen, komen komt gekomen, gaan gaat gegaan",
};

/** How German is written where its letters are not at hand. */
const umlauts: [written: string, umlaut: string][] = [
  ["ae", "ä"],
  ["oe", "ö"],
  ["ue", "ü"],
];

/** With fewer letters nothing is left that tells a word. */
const shortest = { stem: 2, form: 3 };

/** Words that may be another form of one by rules, or exceptions, of its language that no dictionary knows; most of them are none. */
export function irregularForms(word: string, code: string): string[] {
  const found = (endings[code] ?? []).flatMap(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    return stem.length >= shortest.stem
      ? instead.map((other) => stem + other).filter((form) => form.length >= shortest.form)
      : [];
  });
  return [...found, ...(written[code]?.(word) ?? [])];
}

/** The forms that are those of one word, whoever says it: "gilt" and "gelten". */
export const formsOfOne = (code: string): string[][] =>
  (groups[code] ?? "").split(", ").flatMap((group) => (group === "" ? [] : [group.split(" ")]));

/** "Fuehrerschein", but not "neue". */
function withUmlauts(word: string): string[] {
  const written = umlauts.reduce((one, [two, letter]) => one.replaceAll(two, letter), word);
  return written === word ? [] : [written];
}

/** "DVD" and "DVDs": short words of other languages, and "sofá" and "sofás", whose ending no dictionary takes off. */
const withS = (word: string): string[] => (word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`]);

/** "Fahrn" as it is said. */
const withE = (word: string): string[] => (/[^aeiouäöün]n$/u.test(word) ? [`${word.slice(0, -1)}en`] : []);

/** "Lacompte" for "l'acompte". */
const withoutElided = (word: string): string[] => {
  const rest = /^(?:qu|[cdjlmnst])([aeiouhyàâéèêô]\p{L}{3,})$/u.exec(word)?.[1];
  return rest ? [rest] : [];
};

const written: Record<string, (word: string) => string[]> = {
  de: (word) => [...withUmlauts(word), ...withE(word), ...withS(word)],
  es: withS,
  fr: withoutElided,
  pt: withS,
};
