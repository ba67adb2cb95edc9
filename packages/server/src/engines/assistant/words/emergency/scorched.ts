import { wordsIn } from "../../../wording/fold.ts";
import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import { thingsIn } from "./things-in.ts";

/** How one tells that something smells as it does before it burns, in any of the languages. */
export const smellsBurnt = phrasesIn(`
  burning smell | burnt smell | burned smell | smell of burning | smells of burning | smell like burning | smells like burning | smelling of burning | smell burning | smelled burning | smells burnt | smells burned | smelling burnt | smell burnt | burning plastic smell
  | ${pairs("riecht riechts riechen stinkt stinken geruch gestank gerochen", "verbrannt verschmort angebrannt")} | ${pairs("verbrannt verschmort", "riecht stinkt riechen stinken")} | riecht es verbrannt | riecht es verschmort | stinkt es verbrannt | stinkt es verschmort | nach verbranntem | brandgeruch | schmorgeruch | verbrannter geruch | verschmorter geruch
  | sent le brûlé | sens le brûlé | sentent le brûlé | sentait le brûlé | sent le cramé | pue le brûlé | sent brûlé | odeur de brûlé | odeurs de brûlé | odeur de cramé | odeur de plastique brûlé
  | huele a quemado | huelen a quemado | huelo a quemado | olía a quemado | olor a quemado | olor de quemado | huele a plástico quemado | huele a chamusquina
  | odore di bruciato | odora di bruciato | odorano di bruciato | puzza di bruciato | puzzano di bruciato | puzzo di bruciato | odore di plastica bruciata
  | cheira a queimado | cheiram a queimado | cheirava a queimado | cheiro a queimado | cheiro de queimado | cheirando a queimado | cheira a esturro | cheira a plástico queimado
  | ${pairs("ruikt ruiken ruik stinkt stinken", "verbrand verschroeid aangebrand")} | ruikt het verbrand | stinkt het verbrand | verbrande lucht | brandlucht | schroeilucht | verbrandingslucht | brandgeur
  | yanık kokuyor | yanık kokusu | yanık koku | yanık plastik kokuyor | yanmış kokuyor
`);

/** What runs on a current beside what is used in a kitchen and a bath. */
export const wired = thingsIn(`
  router | modem | set top box | lamp | light | lights | bulb | computer | desktop | console | appliance | light switch | fuse box | wires | wiring | extension cord | food processor | airfryer | air fryer
  | lampe | licht | glühbirne | lichtschalter | rechner | konsole | sicherungskasten | gerät | leitung | steckdosenleiste | küchenmaschine | heißluftfritteuse
  | routeur | ma box | la box | box internet | ampoule | interrupteur | console | appareil | robot | machine à café | machine à laver | machine à coudre | tableau électrique
  | lámpara | bombilla | interruptor | ordenador | consola | aparato | robot de cocina | regleta | lampada | lampadina | interruttore | elettrodomestico | apparecchio | ciabatta
  | lâmpada | candeeiro | computador | aparelho | robô | consola | extensão | batedeira | gloeilamp | lichtschakelaar | apparaat | stekkerdoos | keukenmachine | meterkast
  | modemden | modemim | lamba | lambadan | ampul | bilgisayar | prizden | fişten | kablodan | mikser | mikserden | uzatma kablosu | elektrik düğmesi
`);

/** What is smelled in the same words without harm. */
export const tasted = thingsIn(
  "coffee | espresso | toast | bread | popcorn | beans | kaffee | brot | bohnen | café moulu | pain | grains | pan | granos | pane | chicchi | pão | grãos | koffie | brood | bonen | kahve çekirdeği | ekmek | perfume | parfum | candle | kerze | bougie | vela | candela | kaars | mum",
);

/** What stands before a smell that is not there, or that something is meant to take away. */
export const notSmelled = wordsIn(
  "for against not t never without anti für gegen nicht kein keine keinen nie ohne pour contre pas jamais sans para contra nunca sin per contro non mai senza não sem voor tegen niet geen nooit zonder karşı",
);
