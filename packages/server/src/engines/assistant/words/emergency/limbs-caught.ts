import { wordsIn } from "../../../wording/fold.ts";
import { pairs } from "../../../wording/phrase-set.ts";
import { thingsIn } from "./things-in.ts";

/** What gets caught between things, and is nobody's but a person's. */
export const fingers = thingsIn(`
  finger | fingertip | thumb | toe | hand | daumen | hände | zeh | doigt | pouce | orteil | main | dedo | pulgar | mano | dito | dita | pollice | mani | polegar | mão | vinger | vingertje | duim | teen | parmak | parmağım | parmağı | parmağını | elim | kolum | bacağım | ayağım | kafam
`);

/** The same, of what a lamp or a table has as well: "the arm is stuck". */
export const limbsOfAny = thingsIn(`
  arm | leg | foot | feet | head | bein | fuß | füße | kopf | bras | jambe | pied | tête | brazo | pierna | pie | pies | cabeza | braccio | gamba | piede | testa | braço | perna | pé | cabeça | been | voet | hoofd | hoofdje | eli | elini | kolu | bacağı | ayağı | kafası | başı
`);

/** What is called after a limb, and is none. */
export const calledAfter = thingsIn(
  [
    pairs(
      "hand",
      "blender mixer luggage brake soap cream towel drill saw rail truck pump tool tools woven made knitted painted sewn warmer warmers wash vacuum press grinder",
    ),
    pairs("head", "torch unit set phones light lamp rest board band strap gasket"),
    pairs("arm", "rest chair band sleeve warmer warmers"),
    pairs("leg", "press warmer warmers rest extension curl"),
    pairs("foot", "pump stool rest board spa pedal bath warmer warmers massager"),
    pairs("thumb", "drive stick screw tack"),
    pairs("finger", "food print paint paints board puppet"),
    "main courante | mains courantes",
  ].join(" | "),
);

/** What leads from a limb to whose it is, "the arm of my sofa", or to what it is for, "mano de mortero". */
export const ofWhose = wordsIn("of de du des d del di della dell do da dos das van von der des");

/** Between a limb and its verb it makes the limb none of another name: "my finger that is stuck". */
export const linking = wordsIn(
  "that which who really still now just got gets has have had is are was were be been keeps feels hurts seems became remains all totally badly completely right left",
);
/** What an English name of a machine ends before: "my leg press machine is jammed". */
export const verbs = wordsIn("is are was were gets got keeps has");

/** What is worn and gets stuck on who wears it, in a shop before it is sent back. */
export const worn = thingsIn(`
  ring | boot | shoe | glove | sleeve | sock | stiefel | schuh | handschuh | ärmel | bague | botte | chaussure | gant | anillo | bota | zapato | guante | anello | stivale | stivali | scarpa | scarpe | guanto | guanti | anel | anéis | sapato | luva | laars | laarzen | schoen | handschoen | yüzük | yüzüğüm | yüzüğü | çizme | ayakkabı | eldiven
`);
/** What then tells that it harms. */
export const numb = thingsIn(`
  blue | numb | purple | swelling | swollen | swelled | hurts | pain | blau | taub | geschwollen | schmerzt | bleu | engourdi | gonflé | mal | azul | dormido | hinchado | duele | blu | gonfio | fa male | dormente | inchado | dói | blauw | gevoelloos | gezwollen | pijn | mavi | uyuştu | şişti | acıyor | mor
`);

/** Which of two limbs it is, said before it. */
export const sides = wordsIn("left right linke linker linken rechte rechter rechten linker linkse sol sağ");
