import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const leaking: Record<string, string> = {
  de: `
    die Batterien im Spielzeug sind ausgelaufen | die Batterie im Hörgerät läuft aus | die Batterie die ihr geschickt habt läuft aus
    | die Batterie ist ausgelaufen und mein Kind hat es angefasst, was muss ich noch machen? | mein Akku läuft aus, ist das noch gut oder gefährlich?
    | Batteriesäure ist auf meine Hand gelaufen, die Batterie ist ausgelaufen | eine von den Batterien ist ausgelaufen | der Akku der Bohrmaschine läuft aus
  `,
  en: `
    the battery in the remote control leaked and my child touched it | battery acid leaked onto my son's hands | battery fluid leaked on my skin
    | the battery of the toy leaked | the new battery I bought leaks | the battery inside the hearing aid leaked into my ear
    | the battery leaked on my son's hand, should I use more water? | one of the batteries leaked | acid from the battery leaked on the table | the drill battery leaked
    | the battery of my old drill leaked on my fingers
  `,
  nl: `
    de batterij van het speelgoed lekt | de accu van de fiets lekt | de batterijen in de afstandsbediening zijn gelekt | de nieuwe batterij die ik kocht lekt
  `,
  it: `
    la batteria nuova perde liquido | la batteria della bici perde acido | le pile del telecomando perdono liquido | la pila del giocattolo gocciola | esce gas dal fornello
    | esce gas dalla bombola
  `,
  pt: `
    a bateria do comando vazou | a pilha do brinquedo vazou | a bateria nova está a vazar | as pilhas do comando vazaram | a pilha dentro do aparelho auditivo verteu
  `,
  tr: `
    pil asidi aktı | oyuncağın pili akmış | kumandanın pilleri aktı | yeni aldığım pil akıyor
  `,
  fr: `
    la pile du jouet a coulé | les piles de la télécommande ont coulé | la batterie neuve que vous m'avez envoyée fuit
    | la pile de l'appareil auditif a coulé dans mon oreille
  `,
  es: `
    la pila del juguete gotea | las pilas del mando pierden líquido | la batería nueva que compré pierde líquido | la pila del audífono soltó líquido en mi oreja
    | sale gas de la bombona | está saliendo gas del hornillo | sale gas | ayuda, sale gas por la manguera
  `,
};

const sound: Record<string, string> = {
  en: `
    my power bank leaks charge | my battery drill leaks oil | my old battery leaked, do you have new ones? | can the battery leak? | my bottle leaks and it smells
    | my battery pump leaks | the warranty of the battery runs out | the battery is in and the pump leaks | do you have an on sale gas grill? | black friday sale gas bbq
    | for sale gas oven | on sale gas bottle | any summer sale gas barbecues?
  `,
  de: `
    der Akku läuft aus dem Sortiment | meine Garantie vom Akku läuft aus | Kabel ausgelaufen | meine Pumpe mit Akku ist ausgelaufen | der Vertrag für den Akku läuft aus
    | die Batterie ist ausgelaufen, habt ihr neue?
  `,
  fr: `
    batterie verte | avez-vous une batterie verte ? | ma batterie de cuisine fuit | le prix de la batterie coule | ma pompe à batterie fuit
    | ma vieille pile a coulé, en avez-vous une nouvelle ?
  `,
  es: `
    mi bomba de batería gotea | se sulfató la pila vieja, ¿tienen otra? | ¿por dónde sale gas en el hornillo?
  `,
  it: `
    la pompa a batteria gocciola | la mia vecchia pila perde liquido, ne avete di nuove? | da dove esce gas nel fornello?
  `,
  pt: `
    a bomba a bateria vaza | a minha garrafa vaza | a pilha velha vazou, têm novas?
  `,
  nl: `
    mijn pomp met accu lekt | mijn fles lekt | mijn oude batterij heeft gelekt, hebben jullie nieuwe?
  `,
  tr: `
    şişem akıyor | eski pilim aktı, yenisi var mı?
  `,
};

test.each(rows(leaking))("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each(rows(sound))("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
