import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const sounding: Record<string, string> = {
  en: `
    my carbon monoxide detector is beeping | the carbon monoxide alarm is going off | my CO detector keeps beeping, is that dangerous? | why is my co alarm beeping?
    | the carbon monoxide detector in the hall won't stop beeping | gas alarm went off
  `,
  de: "mein Kohlenmonoxidmelder piept | der CO-Melder geht los | unser Gaswarner im Wohnwagen hört nicht auf zu piepen | warum piept mein CO-Melder?",
  fr: "le détecteur de monoxyde bipe | l'alarme de monoxyde de carbone s'est déclenchée | le détecteur de CO n'arrête pas de sonner",
  es: "la alarma de CO está sonando | mi detector de monóxido pita | no para de pitar el detector de gas | está sonando la alarma de monóxido de carbono",
  it: "suona l'allarme monossido | il rilevatore di CO suona | il mio rilevatore di gas continua a suonare | è scattato l'allarme del gas",
  pt: "o alarme de monóxido de carbono disparou | o detector de monóxido está apitando | o detetor de gás não para de apitar | está a tocar o alarme de monóxido",
  nl: "de koolmonoxidemelder piept | mijn co-melder gaat af | de koolmonoxidemelder op zolder blijft maar loeien | het gasalarm gaat",
  tr: "karbonmonoksit dedektörüm ötüyor | karbonmonoksit alarmı çaldı | karbon monoksit dedektörü durmadan ötüyor | gaz alarmım çalıyor",
};

const smelled: Record<string, string> = {
  en: "it smells of gas from the stove | there is a smell of gas from my boiler | gas smell in the kitchen | my cooker reeks of gas | a strong gas smell near the boiler, is that normal?",
  de: "der Herd riecht nach Gas | Gasgeruch vom Boiler | im Keller ist Gasgeruch | bei uns in der Küche riecht es stark nach Gas",
  fr: "odeur de gaz de la cuisinière | la cuisine empeste le gaz | il y a comme une odeur de gaz près du chauffe-eau | ma gazinière sent le gaz",
  es: "la estufa huele a gas | hay olor a gas en la cocina | olor a gas del calentador | mi cocina apesta a gas",
  it: "c'è odore di gas dal fornello | la caldaia puzza di gas | odore forte di gas in cucina | la cucina a gas odora di gas",
  pt: "o fogão cheira a gás | sinto cheiro de gás vindo do fogão | há um cheiro a gás na cozinha | cheiro forte a gás no esquentador",
  nl: "het fornuis ruikt naar gas | er hangt een gaslucht bij de ketel | gasgeur in de keuken | ik ruik een sterke gaslucht",
  tr: "ocaktan gaz kokusu geliyor | kombiden gaz kokusu var | mutfakta gaz kokusu var | ocağım gaz kokuyor",
};

/** The same with what might lead to goods beside it, and of who perceives it. */
const perceived: Record<string, string> = {
  en: `
    it smells of gas for an hour now | smells of gas without the stove being on | there has been a smell of gas for two hours | I can smell gas | I can smell gas in the kitchen | we can smell gas at home
    | my wife can smell gas | you can smell gas everywhere | for two days it smells of gas
  `,
  de: "es riecht nach Gas bei mir | bei mir riecht es nach Gas | es riecht nach Gas gegen Abend | gegen Abend riecht es nach Gas | es riecht nach Gas bei uns | ich kann Gas riechen | es riecht nach Gas ohne dass der Herd an ist",
  fr: "ça sent le gaz pour moi | ça sent le gaz sans arrêt | je peux sentir le gaz | ça sent le gaz depuis une heure",
  es: "huele a gas para todos | puedo oler gas | huele a gas sin parar | huele a gas no sé qué hacer",
  it: "posso sentire odore di gas | c'è odore di gas senza motivo | odore di gas per tutta la casa",
  pt: "posso sentir cheiro de gás | cheira a gás sem parar | consigo sentir cheiro a gás",
  nl: "ik kan gas ruiken | het ruikt naar gas zonder dat het fornuis aan staat | het ruikt al een uur naar gas voor ons huis",
  tr: "gaz kokusu alabiliyorum",
};

const near: Record<string, string> = {
  en: `
    a carbon monoxide detector that beeps loud | does the CO alarm beep when the battery is low? | carbon monoxide detector with alarm | my CO detector does not beep
    | does it smell of gas when lit? | heater without gas smell | a detector for when it smells of gas | do you have a gas smell detector? | can a stove smell of gas?
    | can I smell gas when it is off? | a spray against the smell of gas | the CO alarm from you stopped beeping | my gas alarm beeped once when I tested it | a heater without any smell of gas | can you smell gas with this heater?
  `,
  de: "mein CO-Melder hat aufgehört zu piepen | der Gaswarner piept einmal wenn ich ihn teste | Kohlenmonoxidmelder der laut piept | piept der CO-Melder bei leerer Batterie? | der CO-Melder piept nicht | riecht der Gasgrill nach Gas? | Spray gegen Gasgeruch | Gaskocher ohne Gasgeruch | kann man Gas riechen? | Mittel gegen den Gasgeruch | der Herd riecht nicht nach Gas",
  fr: "un détecteur de monoxyde qui sonne fort | le détecteur de CO sonne-t-il la nuit ? | un poêle sans odeur de gaz | mon détecteur de gaz ne sonne pas | produit contre l'odeur de gaz",
  es: "un detector de monóxido que pite fuerte | ¿pita el detector de CO? | una estufa sin olor a gas | detector para cuando huele a gas",
  it: "un rilevatore di monossido che suona forte | il rilevatore di CO non suona | una stufa senza odore di gas | suona forte il rilevatore di gas?",
  pt: "um detetor de monóxido que apite alto | o detetor de CO não apita | um aquecedor sem cheiro a gás | detetor de monóxido de carbono",
  nl: "een koolmonoxidemelder die hard piept | piept de co-melder als de batterij leeg is? | een kachel zonder gaslucht | ruikt de gasbarbecue naar gas?",
  tr: "yüksek sesle öten karbonmonoksit dedektörü | karbonmonoksit alarmı öter mi? | gaz kokusu yapmayan soba | gaz kokusu olur mu?",
};

test.each([...rows(sounding), ...rows(smelled), ...rows(perceived)])(
  "%s, %s: somebody may be in danger",
  (code, message) => {
    expect(heard(message, code)?.emergency).toBe("danger");
  },
);

test.each(rows(near))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
