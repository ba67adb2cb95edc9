import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { spokenLanguages } from "./spoken-language.ts";

const rows = (table: Record<string, string>): [code: string, message: string][] =>
  Object.entries(table).flatMap(([code, list]) => list.split("|").map((one): [string, string] => [code, one.trim()]));

const heard = (question: string, locale: string) =>
  emergencyIn(question, spokenLanguages({ question, history: [], tenant: { locale } }), null);

const swollen: Record<string, string> = {
  en: "my eyelids are swollen after the eyeshadow | my face is swollen after the makeup | my eyelid swelled up after the concealer",
  de: "meine Augenlider sind nach dem Lidschatten zugeschwollen | mein Gesicht ist nach dem Lidschatten geschwollen",
  fr: "mes paupières ont gonflé après le fard | j'ai les paupières toutes gonflées depuis le fard à paupières",
  es: "se me hinchó la cara después de la sombra de ojos | se me han hinchado los párpados con la sombra de ojos",
  it: "ho le palpebre gonfie dopo l'ombretto | mi si è gonfiato il viso dopo il fondotinta",
  pt: "o meu rosto inchou depois da sombra | fiquei com as pálpebras inchadas depois da sombra",
  nl: "mijn oogleden zijn opgezwollen na de oogschaduw | mijn gezicht is gezwollen na de oogschaduw",
  tr: "fardan sonra göz kapaklarım şişti | fardan sonra yüzüm şişti",
};

const trapped: Record<string, string> = {
  en: "my son got his finger stuck in the highchair | my daughter's hand is trapped in the letter box | toddler trapped her arm in the cot bars | my finger is stuck in the pipe | his head is stuck between the bars",
  de: "meine Tochter hat sich den Finger im Klappstuhl eingeklemmt | mein Sohn steckt mit dem Kopf im Gitter fest | mein Finger steckt im Rohr fest",
  fr: "mon fils s'est coincé le doigt dans la poussette | ma fille a la main coincée dans le radiateur | mon doigt est bloqué dans le tuyau",
  es: "mi hija se pilló el dedo con la trona | mi hijo tiene la cabeza atrapada entre los barrotes | tengo el dedo atascado en el tubo",
  it: "mio figlio si è incastrato il dito nel passeggino | mia figlia ha la mano incastrata nel tubo | ho il dito bloccato nel tubo",
  pt: "o meu filho entalou o dedo na cadeira | a minha filha tem a mão presa no tubo | fiquei com o dedo preso no cano",
  nl: "mijn zoon zit met zijn vinger vast in het gaatje | mijn dochter heeft haar hand klem in de brievenbus | mijn vinger zit vast in de buis",
  tr: "oğlumun parmağı mama sandalyesine sıkıştı | kızımın eli boruya sıkıştı | parmağım boruya sıkıştı",
};

const scalded: Record<string, string> = {
  en: "I spilled boiling oil on my arm | my son tipped hot tea over his legs | hot fat splashed on my hand",
  de: "mir ist heißes Öl über den Arm gelaufen | meine Tochter hat heißen Tee über die Beine gekippt | heißes Fett ist auf meine Hand gespritzt",
  fr: "je me suis renversé du thé brûlant sur la jambe | de l'huile bouillante a giclé sur mon bras",
  es: "me ha caído sopa hirviendo en la pierna | me salpicó aceite caliente en el brazo",
  it: "mi sono versato il tè bollente sulla gamba | mi è schizzato olio bollente sul braccio",
  pt: "derramei chá a ferver na perna | espirrou óleo quente no braço",
  nl: "ik heb hete thee over mijn been gemorst | er is kokend vet op mijn arm gespat",
  tr: "bacağıma kaynar çay döküldü | koluma kızgın yağ sıçradı",
};

const stung: Record<string, string> = {
  en: "my mouth is burning after I tasted the cleaner | help, my mouth is burning | my tongue burns, I licked the battery | my baby's mouth is burning",
  de: "mein Mund brennt, ich habe den Reiniger probiert | Hilfe, mein Mund brennt",
  fr: "ma bouche brûle à cause du détartrant",
  es: "me arden la boca y la lengua por la lejía",
  nl: "mijn mond brandt van de ontkalker",
};

/** The same of what is not known to be hot or sour. */
const stungByFood: Record<string, string> = {
  en: `
    my mouth is burning after eating the nuts | my mouth burns after eating the granola, i have a nut allergy | my lips are burning after eating the bar | my son's mouth burns after the soup
    | my mouth is burning, I have a milk allergy | my tongue is burning since I ate the kiwi
  `,
  de: "mein Mund brennt nach den Nüssen | meine Lippen brennen nach dem Riegel | mein Mund brennt, ich habe eine Nussallergie | mein Mund brennt von der Soße, ich bin allergisch",
  fr: "ma bouche brûle après les noix | j'ai la bouche qui brûle après la barre, j'ai une allergie",
  es: "me arde la boca después de comer las nueces | me arde la boca por las nueces",
  it: "mi brucia la bocca dopo le noci",
  pt: "a minha boca está a arder depois das nozes",
  nl: "mijn mond brandt na de noten",
  tr: "fındıktan sonra ağzım yanıyor",
};

const near: Record<string, string> = {
  en: `
    eyeshadow for swollen eyelids | concealer for puffy eyes | my eyeshadow is stuck | is my hand too big for these gloves? | the lid is stuck and my hands hurt | can fingers get stuck in the chair?
    | gloves stuck to my budget | finger guards so that no finger gets trapped | hot water bottle for my feet | cup that keeps hot tea in my hand | does hot oil splash on the hand?
    | my mouth is burning | my mouth is burning after the hot sauce | my tongue is burning from the sour sweets, is that normal? | a sauce that burns the mouth | my tongue burns after the hot tea | toothpaste for when my mouth burns after brushing
  `,
  de: "Lidschatten für geschwollene Lider | kann man sich die Finger einklemmen? | Klemmschutz, damit kein Finger eingeklemmt wird | Wärmflasche für die Füße | mein Mund brennt | mein Mund brennt von der Chilisauce | eine Soße bei der die Zunge brennt",
  fr: "fard pour paupières gonflées | peut-on se coincer les doigts ? | une bouillotte chaude pour mes pieds | ma bouche brûle après les bonbons acidulés | j'ai la bouche qui brûle | une sauce qui brûle la langue",
  es: "sombra para párpados hinchados | ¿se puede pillar los dedos un niño? | me arde la boca | me arde la boca por la salsa picante | una salsa que quema la lengua",
  it: "ombretto per palpebre gonfie | si può incastrare il dito? | mi brucia la bocca | mi bruciano la lingua e la bocca dopo il peperoncino | una salsa che brucia la lingua",
  pt: "sombra para pálpebras inchadas | pode prender o dedo? | a minha boca está a arder | a boca arde depois do molho picante",
  nl: "oogschaduw voor gezwollen oogleden | kan een vinger klem komen te zitten? | mijn mond brandt | mijn mond brandt van de zure snoepjes | mijn hand past vast in deze handschoen",
  tr: "şiş göz kapakları için far | parmak sıkışır mı? | ağzım yanıyor | acı sostan ağzım yanıyor | parmak sıkışmasını önleyen koruma | çocuklar bu sandalyede parmağını sıkıştırır mı?",
};

/** What is called after a limb, belongs to a thing, or is worn. */
const noLimb: Record<string, string> = {
  en: `
    my hand blender is stuck in the bowl | my hand mixer is jammed | my thumb drive is stuck in the port | my foot pump is jammed | my head torch is stuck on red | my head unit is stuck on the logo
    | my hand brake is stuck | my arm rest is jammed | my leg press machine is jammed | my hand soap pump is stuck | my hand whisk attachment is jammed | my feet get stuck in these boots
    | I'm stuck with my hand luggage, too big, can I return it? | my finger is stuck in this ring because it's too small, can I exchange it for size 54? | my ring is stuck on my finger
    | I spilled hot coffee on the arm of my sofa, which stain remover? | i spilled hot chocolate on my white leg warmers | I spilled hot wax on my hand-woven rug how do I get it out | I got hot sauce on my hands
  `,
  de: "mein Finger steckt in diesem Ring fest, kann ich ihn umtauschen?",
  fr: "ma main courante est coincée | j'ai renversé du thé chaud sur le bras de mon canapé",
  es: "mi mano de mortero está atascada | derramé café caliente en el brazo de mi sofá",
  it: "ho rovesciato tè caldo sul braccio del mio divano",
  pt: "derramei chá quente no braço do meu sofá",
};

/** Limbs beside these. */
const limbStill: Record<string, string> = {
  en: `
    my finger still is stuck in the pipe | my finger is stuck in this ring and it is turning blue | my daughter's finger is stuck in a ring | my hand is stuck in the hand blender | I spilled hot coffee on my arm it hurts
    | help, my ring is stuck on my finger | I'm stuck with my hand in the door | my finger got stuck in the chair | my left hand is stuck in the letter box
  `,
  fr: "la main de ma fille est coincée dans la porte | ma main droite est coincée dans le tuyau",
  es: "la mano de mi hijo está atascada en el tubo | mi dedo quedó atascado en el tubo",
  it: "la mano di mia figlia è incastrata nel tubo | il mio dito è rimasto incastrato nel tubo",
  pt: "o dedo do meu filho está preso no cano",
};

test.each([
  ...rows(limbStill),
  ...rows(swollen),
  ...rows(trapped),
  ...rows(scalded),
  ...rows(stung),
  ...rows(stungByFood),
])("%s, %s: somebody may be in danger", (code, message) => {
  expect(heard(message, code)?.emergency).toBe("danger");
});

test.each([...rows(near), ...rows(noLimb)])("%s, %s: no emergency", (code, message) => {
  expect(heard(message, code)).toBeNull();
});
