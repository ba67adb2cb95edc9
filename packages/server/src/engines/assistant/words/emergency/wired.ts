import { thingsIn } from "./things-in.ts";

/** What runs on a current beside what is used in a kitchen and a bath. */
export const wired = thingsIn(`
  router | modem | set top box | lamp | light | lights | bulb | computer | desktop | console | appliance | light switch | fuse box | wires | wiring | extension cord | food processor | airfryer | air fryer
  | lampe | licht | glühbirne | lichtschalter | rechner | konsole | sicherungskasten | gerät | leitung | steckdosenleiste | küchenmaschine | heißluftfritteuse
  | routeur | ma box | la box | box internet | ampoule | interrupteur | console | appareil | robot | machine à café | machine à laver | machine à coudre | tableau électrique
  | lámpara | bombilla | interruptor | ordenador | consola | aparato | robot de cocina | regleta | lampada | lampadina | interruttore | elettrodomestico | apparecchio | ciabatta
  | lâmpada | candeeiro | computador | aparelho | robô | consola | extensão | batedeira | gloeilamp | lichtschakelaar | apparaat | stekkerdoos | keukenmachine | meterkast
  | modemden | modemim | lamba | lambadan | ampul | bilgisayar | prizden | fişten | kablodan | mikser | mikserden | uzatma kablosu | elektrik düğmesi
`);
