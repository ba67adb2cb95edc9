import { wordsIn } from "../../../wording/fold.ts";
import { phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const es: EmergencyWords = {
  despairing: phrasesIn(`
    suicidarme | matarme | me quiero matar | me voy a matar | me mato | quitarme la vida | me quiero suicidar | me voy a suicidar | no quiero vivir | no quiero seguir viviendo | no quiero vivir más | acabar con mi vida | terminar con mi vida | poner fin a mi vida | pensamientos suicidas | ideas suicidas | ganas de suicidarme | quiero estar muerto | quiero estar muerta | ojalá estuviera muerto | ojalá estuviera muerta | no tengo ganas de vivir | sin ganas de vivir | no vale la pena vivir | hacerme daño | autolesionarme
  `),
  despairingLast: phrasesIn(
    "quiero morir | quiero morirme | me quiero morir | prefiero morir | acabar con todo | desaparecer para siempre | ganas de morir | ganas de morirme",
  ),
  despairingAlone: phrasesIn(
    "no puedo más con la vida | quiero desaparecer | estoy cansado de vivir | estoy cansada de vivir",
  ),
  misspelt: wordsIn(""),
  happening:
    phrasesIn(`sangrado no para | hemorragia no para | no deja de sangrar | no para de sangrar | estoy sangrando | hemorragia después | hemorragia tras | no puede respirar bien | agua hirviendo en | agua hirviendo sobre | agua hirviendo encima | fuego en la | fuego en casa | 
    no puedo respirar bien | estoy sangrando | me cuesta respirar | le cuesta respirar | tomado una sobredosis | tomó una sobredosis | dando un infarto | ha dado un infarto | teniendo un infarto | un derrame cerebral | shock anafiláctico | choque anafiláctico | shock alérgico | escape de gas en | hay una fuga de gas | tenemos una fuga de gas | tengo una fuga de gas | hay un escape de gas | se escapa gas | está saliendo gas | sale gas de | sale gas del | sale gas por | sale gas en la | sale gas en casa | sale gas en mi | sale mucho gas | fuga de gas en | una descarga eléctrica | me electrocuté | se electrocutó | se ha electrocutado | me he electrocutado | se quemó la cortina | se ha quemado la cortina | se quemaron las cortinas | se quemó la cama | se quemó el sofá | se quemó la casa | se me cierra la garganta | se le cierra la garganta | llamen a una ambulancia | necesito una ambulancia
    | me he quemado | se ha quemado la | se ha quemado el brazo | me quemé | se quemó la mano | se quemó el brazo | se quemó la pierna | hay fuego | hay un incendio | hay un fuego | humo por todas partes | lleno de humo | llena de humo
    | mordió una serpiente | mordido una serpiente | se está ahogando | cortado el dedo
  `),
  happeningLast: phrasesIn(
    "no puedo tragar | no puede tragar | no consigo tragar | no puedo respirar | no puede respirar | dificultad para respirar | dificultades para respirar | me falta el aire | le falta el aire  | dolor en el pecho | dolor de pecho | duele el pecho",
  ),
  thereupon: wordsIn("ahora ya hoy porque desde después tras ayuda por y yo ella más qué"),
  stricken: phrasesIn(`estoy sangrando | sangro | 
    se ahoga | me ahogo | se atragantó | se ha atragantado | se está atragantando | se atraganta | atragantado | atragantada | se asfixia | asfixiando | no respira | ha dejado de respirar | dejó de respirar | está inconsciente | inconsciente | perdido el conocimiento | perdió el conocimiento | se desmayó | se ha desmayado | me desmayé | me he desmayado | desmayado | desmayada | no despierta | no reacciona | se ha desplomado | se desplomó
    | convulsiona | convulsionando | convulsiones | está convulsionando | ataque epiléptico | no para de sangrar | está sangrando | sangra mucho | sangrando | sangra | envenenado | envenenada | intoxicado | intoxicada | vomita sangre | espuma por la boca | tiene una convulsión | tiene convulsiones
  `),
  strickenLast: phrasesIn(
    "se está muriendo | se me muere | se muere | está muriendo | se va a morir | está agonizando | me estoy atragantando",
  ),
  chokingOn: phrasesIn(
    "se atraganta con | se atragantó con | se ha atragantado con | se está atragantando con | atragantado con | atragantada con | se ahoga con | se asfixia con",
  ),
  shaking: phrasesIn(
    "tiembla | temblando | temblores | babea | babeando | saliva mucho | salivando | se tambalea | tambaleando",
  ),
  somebody: phrasesIn(`
    ella | alguien | pequeño | pequeña | peque | perrito | perrita | gatito | gatita | hámster | cobaya | tortuga | gallina | cabra | pez | compañero de piso | compañera de piso | prometido | prometida | abuelita | abuelito | papá | mamá | suegra | suegro | nene | nena | hijito | hijita | chico | chica | cachorro | cachorra | cliente | alumno | bebé | nietecito | cuñado | cuñada | persona
  `),
  self: phrasesIn("yo | me he | he | hemos | me | bebí | comí | tragué | mezclé | mezclamos"),
  burned: phrasesIn("arden | queman | quemado | quemada | quemé | quemó | quemándose | escaldado"),
  swollen: phrasesIn(
    "hinchado | hinchada | hinchados | hinchadas | hinchando | hincha | hinchan | hincharon | inflamada | hinchó | hincharse",
  ),
  swelling: phrasesIn("mejilla | mejillas | cachete | labio | labios | cara | lengua | garganta | boca"),
  having: phrasesIn(
    "teniendo | tengo | tiene | sufriendo | sufre | sufro | estoy con | está con | dando | ha dado | me está | le está",
  ),
  reaction: phrasesIn("reacción alérgica | reacciones alérgicas | crisis alérgica | alergia fuerte"),
  swallowed: phrasesIn(
    "tragado | tragó | tragué | se tragó | ingerido | ingirió | ingerí | engullido | engulló | atragantó",
  ),
  eaten: phrasesIn(
    "bebido | bebió | bebí | se bebió | comido | comió | comí | inhalado | inhaló | inhalé | respirado | lamido | lamió | masticado | masticó | tomado | tomó | zampado | está bebiendo | está comiendo",
  ),
  took: phrasesIn("tomado | tomó | tomé"),
  tooMuch: phrasesIn(
    "cajas de | blísteres de | demasiadas | demasiados | demasiado | caja entera | toda la caja | todo el bote | bote entero | frasco entero | todo el frasco | todo el tarro | tarro entero | blíster entero | todas las | todas mis | todos los | todos mis | todas sus | un puñado de | doble dosis | sobredosis | toda una caja",
  ),
  supposed: { before: wordsIn("ser si cuando al sido"), behind: wordsIn("") },
  denied: wordsIn("no nunca jamás ningún ninguna nada sin ni tampoco"),
  // "Can I use" is English, and "use" is Spanish for "I used" without its accent.
  maybe: wordsIn(
    "can should may how which puede pueden puedo podría si cuando causa causar provoca provocar debe cuál seguro segura",
  ),
  toTell: wordsIn("que si sobre a"),
  against: wordsIn("para contra sin anti"),
  mistaken: phrasesIn("por accidente | por error | accidentalmente | sin querer | por equivocación | por descuido"),
  distress: phrasesIn(
    "qué hago | qué debo hacer | qué tengo que hacer | qué hacemos | qué puedo hacer | socorro | ayuda | ayúdenme | auxilio | urgente | emergencia",
  ),
  eyes: phrasesIn("ojo | ojos"),
  skin: phrasesIn("cara | mano | manos | piel"),
  into: wordsIn("en al a sobre"),
  got: phrasesIn(
    "recibió | recibido | entró | entrado | cayó | caído | salpicó | salpicado | echado | metido | saltó | saltado | derramado | derramó | metió",
  ),
  given: phrasesIn("dado | di | puse | puesto | aplicado | apliqué | echado | eché | usado | usé | administré"),
  onto: wordsIn("a al en sobre mi mis la el"),
  mixed: phrasesIn("mezclado | mezclé | mezcló | mezclamos | combinado | juntado"),
  wouldDo: phrasesIn(
    "mezclar | mezclo | mezclado | combinar | comer | come | beber | bebe | tragar | lamer | ingerir | tomar",
  ),
  did: phrasesIn(
    "ya lo hice | ya lo he hecho | lo he hecho ya | ya está hecho | acabo de hacerlo | ya hecho | lo hice | ya lo hizo | ya se lo comió | ya los mezclé | ya lo mezclé | demasiado tarde | ya es tarde",
  ),
  fumes: phrasesIn(
    "vapores | huele raro | huele mal | huele fuerte | olor raro | mareado | mareada | mareo | tos | humo | gas | gases",
  ),
  ablaze: phrasesIn(
    "se ha incendiado | se incendió | está ardiendo | arde | en llamas | está en llamas | se está quemando | se quema | prendió fuego | se ha prendido fuego | prendido fuego | ardiendo | quemándose",
  ),
  here: wordsIn("aquí con en allí de"),
  pleased: wordsIn(
    "encanta encantó encantado gusta gustó bien rico delicioso otro otra otros otras más nuevo nueva pedir comprar último última reponer repetir",
  ),
  hurt: phrasesIn(
    "se cayó | se ha caído | me caí | me he caído | se golpeó | me corté | me he cortado | se cortó | se ha cortado",
  ),
  dazed: phrasesIn(
    "no reacciona | no se mueve | no responde | no contesta | no despierta | no puede moverse | sangra mucho | sangra | sangrando | no me responde",
  ),
  mouthed: phrasesIn("mordió | mordido | mordisqueó | mordisqueado | chupó | chupado"),
  ill: phrasesIn("vomitando | está vomitando | vomita | vomitó | ha vomitado | devolviendo | vómitos"),
  eating: phrasesIn(
    "después de comer | después de comerse | tras comer | tras comerse | por comer | después de morder | después de lamer | después de masticar | luego de comer",
  ),
  irritated: phrasesIn(
    "arde | arden | ardiendo | ardor | quema | queman | pica | pican | picor | picazón | escuece | escuecen | escozor | sarpullido | ronchas | erupción | urticaria | irritada | irritado | irritó | ampollas",
  ),
  reddened: phrasesIn(
    "está roja | está rojo | están rojas | están rojos | puso roja | puesto roja | puso rojo | pone roja | muy roja | muy rojo | muy rojas | toda roja | todo rojo | enrojecida | enrojecido",
  ),
  by: wordsIn("después tras desde con por luego"),
  allergic: phrasesIn(
    "alérgico a | alérgica a | alérgico al | alérgica al | es alérgico | es alérgica | soy alérgico | soy alérgica | somos alérgicos | tiene alergia | tengo alergia",
  ),
  because: wordsIn("porque pues como ya"),
  ailing: phrasesIn(
    "nos mareamos | me mareo | nos mareó | duele la cabeza | dolor de cabeza | mareado | mareada | mareados | mareo | náuseas",
  ),
  lit: phrasesIn(
    "encendimos | encendí | encendido | encendió | prendimos | prendí | prendido | está funcionando | en marcha",
  ),
  inside: { by: wordsIn("en por dentro"), nose: phrasesIn("nariz | oído | oreja | oídos"), mouth: phrasesIn("boca") },
  stuck: phrasesIn(
    "roció | rociado | echó | echado | metió | metido | puso | puesto | introdujo | introducido | clavó | atascado | atascada | atascó | encajado | quedó",
  ),
  has: phrasesIn("hay | tengo | tiene"),
  sparking: phrasesIn(
    "echa chispas | hace chispas | hizo chispas | echó chispas | saltan chispas | saltaron chispas | suelta chispas | soltó chispas | salen chispas | saca chispas | echando chispas | haciendo chispas | chisporrotea | echa humo | sale humo | saca humo | hace humo | echando humo | sacando humo | saliendo humo | salió humo | echó humo | suelta humo | soltando humo | humea | humeando | eche humo | salga humo | eche chispas",
  ),
  bulging: phrasesIn(
    "explotó | ha explotado | explotado | reventó | hinchado | hinchada | hinchando | se hincha | se hinchó | se ha hinchado | inflada | inflado | se infló | se ha inflado | se está inflando | abombada | derritiendo | se derrite | se derritió | derretido | se ha derretido",
  ),
  leaking: phrasesIn(
    "gotea | gotean | goteando | goteó | pierde líquido | pierden líquido | perdiendo líquido | pierde ácido | supura | suelta líquido | soltó líquido | soltando líquido | derrama líquido | derramó líquido | sulfatada",
  ),
  shocked: phrasesIn(
    "calambre | calambrazo | chispazo | me da corriente | me dio corriente | da la corriente | dio la corriente | dado la corriente | dado corriente | descarga eléctrica | una descarga | electrocutado | electrocutada",
  ),
  finished: phrasesIn("acabó | acabado | terminó | terminado"),
  overdose: phrasesIn("sobredosis"),
  racing: phrasesIn(
    "acelera el corazón | corazón acelerado | corazón a mil | corazón va muy rápido | corazón late muy rápido | corazón me late muy rápido | palpitaciones | taquicardia",
  ),
  cries: phrasesIn(
    "fuga de gas | escape de gas | olor a gas | sale gas | anafilaxia | reacción alérgica | choque alérgico | intoxicación | envenenamiento | sobredosis | incendiado | me quemo vivo | palpitaciones",
  ),
  bursting: phrasesIn(
    "incendiado | incendió | prendió fuego | prendido fuego | explotó | explotado | reventó | reventado | estalló | estallado",
  ),
  gas: {
    smells: phrasesIn("huele | huelen | oler | olor | olores | apesta | apestan"),
    of: phrasesIn("a gas"),
    whole: phrasesIn("olor de gas | huelo gas | huelo el gas | olemos gas | oler gas | oler el gas"),
  },
  sounding: phrasesIn(
    "suena | suenan | sonando | está sonando | ha sonado | sonó | sonar | pita | pitan | pitando | está pitando | pitó | pitar | no para de pitar | no para de sonar | ha saltado | saltó | salta | se ha disparado | se disparó | se activó",
  ),
  trapped: phrasesIn(
    "atrapado | atrapada | atrapados | atrapadas | atascado | atascada | enganchado | enganchada | pilló | pillado | encajado | encajada | atorado | atorada",
  ),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn(
    "gotea | gotean | goteando | pierde líquido | pierden líquido | perdiendo líquido | pierde ácido | suelta líquido",
  ),
  ofAny: {
    first: phrasesIn("echa humo | hace humo | suelta humo | saca humo | humea | echa chispas"),
    behind: phrasesIn("echa humo | hace humo | suelta humo | saca humo | humea | echa chispas"),
    normal: wordsIn("normal"),
  },
  and: wordsIn("y e pero entonces así"),
  pain: phrasesIn("dolor | dolores | duele | duelen | mal de"),
  pressing: wordsIn(
    "ayuda fuerte fuertes intenso insoportable insoportables agudo aguda noche domingo sábado ahora urgente urgencia socorro terrible horrible emergencia",
  ),
  smellsBurnt: phrasesIn(
    "huele a quemado | huelen a quemado | huelo a quemado | olía a quemado | olor a quemado | olor de quemado | huele a plástico quemado | huele a chamusquina",
  ),
  roasted: thingsIn("café | pan | tostada | granos | perfume | vela"),
  calling: wordsIn("número teléfono telefonear llamo llamar llamamos"),
};
