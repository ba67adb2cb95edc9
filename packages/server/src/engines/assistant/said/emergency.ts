import { partiesSaid } from "../../wishes/parties.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn, placesOf } from "../../wording/phrase-set.ts";

/** Somebody is hurt or in danger, or says that life is no longer worth living. */
export type Emergency = "danger" | "despair";

/** What nobody says but of what happens now or has just happened. */
const happening = phrasesIn(`
  can t breathe | cannot breathe | cant breathe | can hardly breathe | isn t breathing | is not breathing | been poisoned | was poisoned | took an overdose | taken an overdose | overdosed
  | is unconscious | passed out | having a heart attack | having a stroke | had a seizure | having a seizure | won t stop bleeding | wont stop bleeding | is bleeding | i m bleeding | anaphylactic shock | allergic shock
  | throat is swelling | face is swelling | tongue is swelling | i smell gas | we smell gas | smells of gas | caught fire | is on fire | it s on fire | got electrocuted | been electrocuted | got an electric shock | call an ambulance
  | bekomme keine luft | kriege keine luft | kann nicht atmen | überdosis genommen | ist bewusstlos | ist ohnmächtig | hat einen herzinfarkt | hört nicht auf zu bluten | blutet stark
  | allergischer schock | allergischen schock | anaphylaktischer schock | anaphylaktischen schock | riecht nach gas | feuer gefangen | stromschlag bekommen
  | arrive plus à respirer | arrive pas à respirer | peut plus respirer | peux plus respirer | fait une overdose | est inconscient | est inconsciente | perdu connaissance | fait un malaise | saigne beaucoup
  | choc anaphylactique | choc allergique | sent le gaz | a pris feu | a été électrocuté | a été électrocutée
  | no puedo respirar | no puede respirar | tomado una sobredosis | tomó una sobredosis | está inconsciente | perdido el conocimiento | perdió el conocimiento | no para de sangrar | está sangrando
  | shock anafiláctico | choque anafiláctico | huele a gas | se ha incendiado | se incendió | recibió una descarga eléctrica | recibido una descarga eléctrica
  | non riesco a respirare | non riesce a respirare | in overdose | ha perso i sensi | è svenuto | è svenuta | sta sanguinando | shock anafilattico | puzza di gas | sento odore di gas | ha preso fuoco | preso la scossa
  | não consigo respirar | não consegue respirar | desmaiou | perdeu os sentidos | está a sangrar | está sangrando | choque anafilático | cheira a gás | pegou fogo | levou um choque | levei um choque
  | krijg geen lucht | kan niet ademen | kan niet meer ademen | overdosis genomen | is bewusteloos | is flauwgevallen | blijft bloeden | bloedt hevig | anafylactische shock | allergische shock
  | ruik gas | ruikt naar gas | vlam gevat | staat in brand | elektrische schok gekregen
  | burned myself | burnt myself | burned my hand | burnt my hand | burned my skin | burned his hand | burned her hand | scalded | chest pain | chest pains | too many pills | too many tablets | took too many
  | mich verbrannt | sich verbrannt | verätzt | hand verbrannt | mich verbrüht | sich verbrüht | brustschmerzen | zu viele tabletten | zu viele pillen | me suis brûlé | me suis brûlée | s est brûlé | s est brûlée | douleur dans la poitrine | douleurs dans la poitrine | trop de comprimés
  | me he quemado | se ha quemado la | me quemé | dolor en el pecho | demasiadas pastillas | mi sono bruciato | mi sono bruciata | mi sono scottato | mi sono scottata | dolore al petto | troppe pastiglie | troppe pillole | queimei me | me queimei | dor no peito | demasiados comprimidos
  | heb me verbrand | heeft zich verbrand | pijn op de borst | te veel pillen | te veel tabletten | elimi yaktım | elini yaktı | göğüs ağrısı | göğsüm ağrıyor | çok fazla hap | çok fazla ilaç
  | nefes alamıyor | nefes alamıyorum | aşırı doz aldı | aşırı doz aldım | bilinci kapalı | bilincini kaybetti | kanaması durmuyor | anafilaktik şok | alerjik şok | gaz kokuyor | alev aldı | elektrik çarptı
`);

/** What harms whoever does it; an engine may choke, too. */
const swallowed = phrasesIn(`
  is choking | am choking | s choking | m choking | erstickt | ersticke | s étouffe | m étouffe | se está ahogando | se ahoga | me ahogo | sta soffocando | sto soffocando | está a sufocar | está sufocando | engasgado | engasgada
  | dreigt te stikken | is aan het stikken | boğuluyor | boğuluyorum | swallowed | verschluckt | geschluckt | runtergeschluckt | avalé | avalée | tragado | tragó | tragué | ingerido | ingirió | ingoiato | ingerito | inghiottito | engoliu | engoli | ingeriu | engolido | ingeslikt | doorgeslikt | yuttu | yuttum | yutmuş
`);
/** What only tells of it as it may be: "harmful if swallowed". */
const supposed = phrasesIn(`
  if swallowed | be swallowed | when swallowed | being swallowed | verschluckt werden | wenn verschluckt | être avalé | être avalée | si avalé | ser ingerido | ser tragado | essere ingerito | essere ingoiato | se ingerito | ser engolido | se engolido | se ingerido
  | ingeslikt worden | ingeslikt wordt | indien ingeslikt
`);
/** What harms where it was not meant. */
const taken = phrasesIn(`
  drank | drunk | ate | eaten | licked | inhaled | breathed in | chewed | getrunken | gegessen | aufgegessen | gefressen | eingeatmet | abgeleckt | a bu | ai bu | mangé | inhalé | léché | bebido | bebió | bebí | comido | comió | comí | inhalado | lamido
  | bevuto | mangiato | inalato | leccato | bebeu | comeu | inalou | lambeu | gedronken | gegeten | opgegeten | ingeademd | içti | içtim | içmiş | yedim
`);
const body = phrasesIn(`
  in my eye | in my eyes | into my eye | into my eyes | in his eye | in his eyes | in her eye | in her eyes | in the eye | in the eyes | into his eye | into her eye | into his eyes | into her eyes
  | ins auge | in die augen | im auge | in den augen | dans l œil | dans les yeux | en el ojo | en los ojos | nell occhio | negli occhi | no olho | nos olhos | in mijn oog | in mijn ogen | in het oog | in de ogen | in zijn oog | in haar oog
  | on my skin | on his skin | on her skin | auf die haut | sur la peau | en la piel | sulla pelle | na pele | op de huid | op mijn huid | cildime | cildine
  | gözüme | gözüne | gözlerime | gözlerine
`);
const got = phrasesIn(`
  got | went | splashed | sprayed | squirted | spilled | spilt | bekommen | gekommen | gespritzt | geraten | gelangt | reçu | giclé | éclaboussé | entró | entrado | cayó | caído | salpicó | salpicado
  | entrato | finito | schizzato | entrou | caiu | espirrou | gekregen | gekomen | gespat | terechtgekomen | kaçtı | girdi | sıçradı
`);
const unmeant = phrasesIn(`
  by accident | accidentally | accidently | by mistake | mistakenly | what do i do | what should i do | what shall i do | what now | help
  | aus versehen | versehentlich | irrtümlich | was tun | was soll ich tun | was mache ich | was muss ich tun | was jetzt | hilfe
  | par accident | par erreur | accidentellement | sans faire exprès | que faire | que dois je faire | quoi faire | au secours
  | por accidente | por error | accidentalmente | sin querer | qué hago | qué debo hacer | qué tengo que hacer | socorro | ayuda
  | per sbaglio | per errore | cosa devo fare | cosa faccio | che faccio | che devo fare | aiuto | por acidente | por engano | acidentalmente | sem querer | o que faço | o que devo fazer | ajuda
  | per ongeluk | per vergissing | wat moet ik doen | wat nu | wat te doen | yanlışlıkla | kazara | ne yapmalıyım | ne yapayım | ne yapmam lazım | imdat | yardım
`);

const mistaken = phrasesIn(
  "by accident | accidentally | accidently | by mistake | mistakenly | aus versehen | versehentlich | irrtümlich | par accident | par erreur | por accidente | por error | sin querer | per sbaglio | per errore | por acidente | por engano | sem querer | per ongeluk | per vergissing | yanlışlıkla | kazara",
);

/** Who may be meant beside children and pets; a machine swallows coins. */
const somebody = phrasesIn(`
  i | he | she | we | somebody | someone | son | daughter | wife | husband | mum | mom | dad | mother | father | brother | sister | grandson | granddaughter
  | ich | er | sohn | tochter | frau | mann | mutter | vater | bruder | schwester | enkel | jemand | j ai | il a | elle a | fils | fille | mari | femme | mère | père | frère | sœur
  | me he | hijo | hija | marido | mujer | madre | padre | ho | figlio | figlia | marito | moglie | filho | filha | mãe | pai | eu | ik | hij | zij | zoon | dochter | moeder | vader
  | oğlum | kızım | eşim | annem | babam | ben
`);
/** What is done to others with what is not for them, where it was not meant: "I put the dog's drops on my cat by mistake". */
const given = phrasesIn(`
  put | gave | given | used | applied | gegeben | verabreicht | benutzt | aufgetragen | donné | mis | appliqué | dado | puse | puesto | aplicado | dato | messo | applicato | dei | pus | aplicado | gegeven | gesmeerd | verdim | sürdüm
`);
/** Of whom what they ate is told for no other reason; but not where: "the kids ate here". */
const child = phrasesIn(
  "he | she | kind | baby | son | daughter | grandson | granddaughter | sohn | tochter | enkel | fils | fille | hijo | hija | figlio | figlia | filho | filha | zoon | dochter | oğlum | kızım",
);
const eatenOut = wordsIn(
  "here at in there with your our it them well everything hier bei dort mit alles gut ici chez avec bien tout aquí con todo bien qui con tutto bene aqui com tudo bem bij daar met alles goed burada orada",
);
/** So many words lie between who did it and what at most. */
const NEAR = 4;

const despairing = phrasesIn(`
  kill myself | killing myself | end my life | take my own life | suicidal | commit suicide | want to be dead | wish i was dead | wish i were dead | don t want to live | dont want to live | no reason to live
  | mich umbringen | mir das leben nehmen | will nicht mehr leben | möchte nicht mehr leben | will sterben | möchte sterben | selbstmord begehen | suizidgedanken | lebensmüde | me suicider | en finir avec la vie | plus envie de vivre | veux mourir | envie de mourir
  | suicidarme | matarme | quitarme la vida | no quiero vivir | quiero morir | quiero morirme | suicidarmi | uccidermi | ammazzarmi | togliermi la vita | voglio morire | non voglio più vivere
  | suicidar me | me suicidar | matar me | me matar | acabar com a minha vida | quero morrer | não quero viver | não quero mais viver | zelfmoord plegen | wil niet meer leven
  | intihar etmek | intihar edeceğim | kendimi öldürmek | kendimi öldüreceğim | ölmek istiyorum | artık yaşamak istemiyorum
`);
/** "I want to die my hair" is written so by many, and "ik wil dood hout verwijderen" by who gardens: with nothing behind it. */
const dying = phrasesIn("want to die | wanna die | wil dood");

/** What takes it back: "my dog has not eaten it", "she ate it all and loved it". */
const denied = wordsIn("not t never nicht nie kein keine pas jamais no nunca non mai não niet nooit geen");
const enjoyed = wordsIn(
  "love loves loved like likes liked enjoy enjoyed enjoys yummy delicious geschmeckt schmeckt lecker liebt adore adoré aimé aime encanta encantó gusta gustó piace piaciuto adora adorou gostou gosta lekker smaakt sevdi bayıldı",
);
/** What leads to whom something is done to: "on my cat". */
const onto = wordsIn("on onto to in auf an dem der sur à au a al en su alla allo em no na ao à op aan in");

interface Place {
  from: number;
  to: number;
}

/** Whether a message tells of an emergency, in any language that the assistant speaks; null: it does not. */
export function emergencyIn(message: string): Emergency | null {
  const said = foldedWords(message);
  if (holdsPhrase(said, despairing) || placesOf(said, dying).some(({ to }) => to === said.length)) return "despair";
  if (holdsPhrase(said, happening)) return "danger";
  const isUnmeant = holdsPhrase(said, unmeant);
  const near = (some: readonly Place[], others: readonly Place[]): boolean =>
    some.some((one) => others.some(({ from, to }) => from - one.to <= NEAR && one.from - to <= NEAR));
  const inBody = placesOf(said, body);
  // "Have you got drops for an itch in the eye?" asks for goods.
  const come = placesOf(said, got).filter(({ from }) => said[from - 1] !== "you");
  if (inBody.length > 0 && (isUnmeant || near(come, inBody))) return "danger";
  const whom = placesOf(said, phrasesIn(partiesSaid(message).join(" | ")));
  if (holdsPhrase(said, mistaken) && isDoneTo(whom)) return "danger";
  const isDenied = ({ from }: Place): boolean =>
    said.slice(Math.max(0, from - NEAR), from).some((one) => denied.has(one));
  const done = holdsPhrase(said, supposed) ? [] : placesOf(said, swallowed);
  const eaten = said.some((word) => enjoyed.has(word)) ? [] : placesOf(said, taken).filter((one) => !isDenied(one));
  const isByAnybody = near([...whom, ...placesOf(said, somebody)], isUnmeant ? [...done, ...eaten] : done);
  const byThem = eaten.filter(({ to }) => !eatenOut.has(said[to] ?? ""));
  return isByAnybody || near([...whom, ...placesOf(said, child)], byThem) ? "danger" : null;

  /** "Gave my dog the cat's pills", "put it on my cat"; not "used the wrong voucher for my cat". */
  function isDoneTo(them: readonly Place[]): boolean {
    const acts = placesOf(said, given);
    const isBefore = ({ from }: Place): boolean => said.slice(Math.max(0, from - 2), from).some((one) => onto.has(one));
    const isObject = ({ from }: Place): boolean => acts.some(({ to }) => from >= to && from - to <= 1);
    return acts.length > 0 && them.some((one) => isBefore(one) || isObject(one));
  }
}
