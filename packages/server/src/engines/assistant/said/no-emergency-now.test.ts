import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const prevented: Record<string, string> = {
  en: "how do I prevent batteries from leaking? | how to avoid that the battery leaks | what keeps batteries from leaking | I want to prevent my child from choking on food | so that no cat is poisoned, is there slug bait for pet owners?",
  de: "wie verhindere ich, dass Batterien auslaufen? | wie kann ich das Auslaufen der Batterien verhindern? | wie vermeide ich, dass der Akku aufgebläht wird? | Schneckenkorn, damit keine Katze vergiftet wird",
  fr: "comment éviter que les piles coulent ? | comment empêcher que la batterie gonfle ? | comment éviter que mon bébé s'étouffe avec la purée ?",
  es: "¿cómo evito que la batería se hinche? | ¿cómo evitar que las pilas gotean? | quiero prevenir que la batería pierde líquido",
  it: "come evito che le pile perdono liquido? | come posso impedire che la batteria gocciola?",
  pt: "como evito que a bateria vaza? | como prevenir que as pilhas vazam?",
  nl: "hoe voorkom ik dat batterijen lekken? | hoe kan ik lekken van batterijen voorkomen?",
  tr: "pillerin akmasını nasıl önlerim?",
};

const longAgo: Record<string, string> = {
  en: "last year our old toaster caught fire, so now I want one with auto shut-off | years ago my battery exploded | our heater caught fire two years ago and we need a safe one",
  de: "letztes Jahr hat unser Herd Feuer gefangen, jetzt suchen wir einen neuen | vor Jahren ist mein Akku explodiert",
  fr: "l'an dernier notre friteuse a pris feu, je cherche un modèle plus sûr | notre friteuse a pris feu il y a deux ans",
  es: "el año pasado se prendió fuego el horno y ahora queremos otro | hace años explotó mi batería",
  it: "l'anno scorso il nostro tostapane ha preso fuoco, ora ne cerco uno sicuro | anni fa è esplosa la mia batteria",
  pt: "no ano passado a nossa torradeira pegou fogo, agora procuro uma mais segura | há anos a bateria explodiu",
  nl: "vorig jaar vloog onze frituurpan in brand, nu zoek ik een veiligere | jaren geleden ontplofte mijn accu",
  tr: "geçen yıl tost makinemiz alev aldı, şimdi daha güvenlisini arıyorum | yıllar önce bataryam patladı",
};

const toldByOthers: Record<string, string> = {
  en: "the reviews say the charger melts, is that true? | one review says that the battery leaks",
  de: "in den Bewertungen steht dass der Akku ausläuft, stimmt das? | laut Bewertungen raucht der Toaster",
  fr: "les avis disent que la batterie fuit, c'est vrai ? | d'après les avis la friteuse fait des étincelles",
  es: "las opiniones dicen que la plancha da calambre, ¿es verdad? | en las reseñas dicen que la batería gotea",
  it: "le recensioni dicono che il ferro dà la scossa, è vero? | secondo le recensioni la batteria perde liquido",
  pt: "as avaliações dizem que a bateria vaza, é verdade? | nas avaliações dizem que dá choque a chaleira",
  nl: "in de reviews staat dat de accu lekt, klopt dat? | volgens de beoordelingen rookt de friteuse",
  tr: "yorumlarda bataryanın pili akıyor deniyor, doğru mu?",
};

/** A danger of now is heard beside each of them, and a new thing that is wished for takes back none that is not over. */
const now: Record<string, string> = {
  en: `
    I couldn't prevent my son from drinking bleach, he drank bleach | my son swallowed a battery, how do I prevent poisoning? | the heater I bought last year caught fire
    | last year I bought this heater and now it smells of gas | the reviews are great but my charger is smoking | I tried to avoid the pan but I burned my hand
    | my battery leaks, do you have a new one? | my stove has smelled of gas since last year and it smells of gas now | my son drank bleach how can I avoid harm
  `,
  de: "mein Sohn hat Bleiche getrunken wie kann ich Schlimmeres verhindern | die Bewertungen sind gut aber mein Ladegerät schmilzt | mein Akku läuft aus, habt ihr einen neuen? | der Heizlüfter vom letzten Jahr raucht",
  fr: "ma batterie fuit, vous en avez une neuve ? | mon fils a bu de la javel, comment éviter le pire ? | la friteuse achetée l'an dernier a pris feu",
  es: "mi pila pierde líquido, ¿tienen otra? | mi hijo bebió lejía, ¿cómo evito que empeore? | mi freidora comprada el año pasado echa humo",
  it: "la mia batteria perde liquido, ne avete una nuova? | mio figlio ha bevuto la candeggina, come evito il peggio?",
  pt: "a minha bateria está a verter, têm uma nova? | o meu filho bebeu lixívia, como evito o pior?",
  nl: "mijn accu lekt, hebben jullie een nieuwe? | mijn zoon heeft bleek gedronken, hoe voorkom ik erger?",
  tr: "pilim akıyor, yenisi var mı? | geçen yıl aldığım tost makinesinden duman çıkıyor",
};

/** The same where nothing but its words parts it from what is to be kept off, was long ago or stands in reviews. */
const beside: Record<string, string> = {
  en: `
    how do i avoid going to hospital my son drank bleach | how can I avoid a trip to the ER my toddler swallowed a button battery | how do I prevent my son from dying he swallowed bleach
    | how do I prevent the worst I have swallowed bleach | Evita drank bleach | my son is choking just like last year | my baby swallowed a button battery same as last year
    | my son drank bleach as he did years ago | my toaster is on fire it happened last year too | last year all was well now my toaster is on fire
    | contrary to the reviews the battery is smoking | the reviews don't mention it the charger is on fire in the kitchen | I read the reviews the charger is on fire
  `,
  de: `
    wie vermeide ich das Krankenhaus mein Sohn hat Bleiche getrunken | wie kann ich verhindern dass mein Sohn stirbt er hat Bleiche getrunken | wie kann ich verhindern, dass mein Sohn stirbt er hat Bleiche getrunken
    | wie kann ich Schlimmeres verhindern mein Sohn hat eine Batterie verschluckt | meine Tochter hat Bleiche getrunken so wie damals | Früher am Abend hat mein Sohn eine Knopfzelle verschluckt
    | heute früher hat mein Sohn Bleiche getrunken | anders als in den Bewertungen raucht der Toaster
  `,
  fr: "comment éviter l'hôpital mon fils a bu de la javel | je veux éviter le pire mon fils a bu de la javel | mon fils a avalé une pile comme l'an dernier | contrairement aux avis la friteuse fait des étincelles",
  es: "cómo evito ir al hospital mi hijo ha bebido lejía | cómo evito ir al hospital se tragó una pila | mi hijo se tragó una pila como el año pasado | igual que hace dos años mi hijo se tragó una pila",
  it: "come evitare l'ospedale mio figlio ha bevuto candeggina | mia figlia Evita ha bevuto candeggina | mio figlio ha ingoiato una pila come l'anno scorso",
  pt: "como evito o hospital o meu filho bebeu lixívia | quero evitar o pior a minha filha engoliu uma pilha | o meu filho engoliu uma pilha como no ano passado",
  nl: "ik wil voorkomen dat het erger wordt mijn zoon heeft bleek gedronken | hoe kan ik erger voorkomen mijn zoon heeft bleek gedronken | mijn zoon heeft een knoopcel ingeslikt net als vorig jaar",
  tr: "geçen yılki gibi oğlum çamaşır suyu içti | oğlum pil yuttu geçen yıl gibi",
};

const stillOver: Record<string, string> = {
  en: "how do I keep my dog out of harm, how to avoid my dog eating the plants | how can I avoid that the battery in my remote leaks | years ago my son swallowed a coin | how do I avoid burning my fingers",
  de: "wie verhindere ich dass mein Kind eine Batterie verschluckt | wie vermeide ich dass der Akku meines Handys aufgebläht wird | früher hat mein Sohn eine Münze verschluckt",
  es: "cómo evito que la batería me dé calambre | cómo evito que mi hijo se trague una pila",
  nl: "jaren geleden is mijn accu ontploft",
};

test.each([...rows(stillOver), ...rows(prevented), ...rows(longAgo), ...rows(toldByOthers)])(
  "%s, %s: no emergency",
  (code, message) => {
    expect(heard(message, code)).toBeNull();
  },
);

test.each([...rows(now), ...rows(beside)])("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

// "Usé" is Spanish for "I used", and "use" no more than English.
test.each(["can I use the flea pipette for dogs on my cat?", "which flea drops for dogs can I use on my rabbit?"])(
  "%s: an English word is no Spanish one without its accent",
  (message) => {
    expect(heard(message, "en")).toBeNull();
  },
);

test.each([
  "usé pipeta para perros en mi gato",
  "ayer usé pipeta de perros en mi gato",
  "usé antipulgas para perros en mi gato",
])("%s: somebody may be in danger, whatever stands behind the verb", (message) => {
  expect(heard(message, "es")?.emergency).toBe("danger");
});

test.each(["drinking fountain for my rabbit", "drinking straw for my son", "drinking bowl for cats"])(
  "%s: is sought for somebody, who drank nothing",
  (message) => {
    expect(heard(message, "en")).toBeNull();
  },
);

const awaited: Record<string, string> = {
  en: "my grandpa is dying, flowers | flowers for my grandma who is dying",
  de: "mein Opa liegt im Sterben, Blumen | mein Opa liegt im Sterben. Welche Blumen?",
  fr: "mon grand-père est en train de mourir, fleurs | ma grand-mère va mourir, un bouquet ?",
  es: "mi abuelo se está muriendo, flores",
  it: "mio nonno sta morendo, fiori",
  pt: "o meu avô está a morrer, flores",
  nl: "mijn opa ligt op sterven, bloemen",
  tr: "dedem ölüyor, çiçek",
};

test.each(rows(awaited))("%s: what is brought to somebody who dies is no call for help: %s", (locale, message) => {
  expect(heard(message, locale)).toBeNull();
});

test.each([
  "my baby is dying, he ate flowers",
  "my dog is dying, flowers",
  "my grandpa is dying!",
  "help, my grandpa is dying, flowers",
  "I'm dying, he gave me a gift card",
  "my wife is dying, the present fell on her",
  "he is dying, the candle set fire to the bed",
  "my dad is dying, flowers everywhere, he is blue",
])("but this is one: %s", (message) => {
  expect(heard(message, "en")?.emergency).toBe("danger");
});

test.each([
  ["de", "mein Mann stirbt, die Kerze brennt auf ihm"],
  ["es", "mi marido se muere, se le cayó la vela"],
  ["pt", "estou a morrer, vela"],
])("%s: and so is this: %s", (locale, message) => {
  expect(heard(message, locale)?.emergency).toBe("danger");
});
