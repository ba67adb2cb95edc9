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

test.each([...rows(prevented), ...rows(longAgo), ...rows(toldByOthers)])("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});

test.each(rows(now))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});
