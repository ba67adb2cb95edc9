import { beginnings, holdsPhrase, phraseAt, type PhraseSet } from "../wording/phrase-set.ts";
import { said } from "./words/wish-words.ts";

/** An illness, or what somebody bears or takes for one, with which much may harm that harms nobody else. */
interface Illness {
  /** The names of it and of those who have it in each of the assistant's languages, first what it is called there. */
  called: Readonly<Record<string, { first: string; phrases: PhraseSet }>>;
  /** The same where they may mean something else, and name it only where somebody has it: "ho la pressione alta". */
  had: PhraseSet;
  /** What goods do that harms whoever has it: "raises blood pressure". */
  worsened: PhraseSet;
  /** As what it is warned of, too: whoever has a pacemaker is ill at the heart. */
  in: readonly string[];
}

const ofPersons = "patient patienten patientin patientinnen krank kranke kranken kranker";
const ofIllnesses =
  "erkrankung erkrankungen krankheit krankheiten leiden problem probleme problemen beschwerden schwäche insuffizienz versagen funktionsstörung funktionsstörungen fehler";
const ofDutch =
  "patiënt patiënte patiënten ziekte ziekten ziektes aandoening aandoeningen probleem problemen klachten falen insufficiëntie kwaal";
/** What German and Dutch join to what is ill. */
const joined = (stems: string, ends: string): string =>
  stems
    .split(" ")
    .flatMap((stem) => ends.split(" ").map((end) => `${stem}${end}; ${stem} ${end}`))
    .join("; ");
const german = (stem: string): string => joined(stem, `${ofPersons} ${ofIllnesses}`);
/** "Asthmaanfälle" */
const ofAttacks = "anfall anfälle anfällen symptom symptome symptomen";
const germanAdjective = (stem: string): string =>
  ["", "e", "en", "er", "es", "em"].map((end) => `${stem}${end}`).join("; ");
const dutch = (stem: string): string => joined(stem, ofDutch);

/** The endings that Turkish joins to a name, folded: "astımım", "astımlılar". */
const turkishEndings =
  "m im um i u si su imi umu li lu liyim luyum a e ya ye liler lular lilere lulara lilerin lularin lilerde lularda de da te ta den dan";
const turkishIll =
  "hastası hastasıyım hastasıyız hastasına hastasının hastaları hastalarına hastalarının hastalarında hastalar hastalığı hastalığım hastalığımız hastalığında hastalıkları hastalıklarında rahatsızlığı rahatsızlığım rahatsızlığında rahatsızlıkları yetmezliği yetmezliğim yetmezliğinde sorunu sorunum sorunları sorunlarım problemi problemim problemleri";
const turkish = (stem: string): string =>
  [stem, ...turkishEndings.split(" ").map((end) => `${stem}${end}`), ...joinedTo(stem)].join("; ");
const joinedTo = (stem: string): string[] => turkishIll.split(" ").map((end) => `${stem} ${end}`);

const none: PhraseSet = new Map();

const illness = (
  called: Readonly<Record<string, string>>,
  { had = "", worsened = "", within = [] }: { had?: string; worsened?: string; within?: readonly string[] } = {},
): Illness => ({
  called: Object.fromEntries(
    Object.entries(called).map(([code, names]) => [code, { first: names.split(";")[0]!, phrases: said(names) }]),
  ),
  had: said(had),
  worsened: said(worsened),
  in: within,
});

const illnesses: Readonly<Record<string, Illness>> = {
  hypertension: illness(
    {
      en: "high blood pressure; (raised | elevated) blood pressure; hypertension; hypertensive [people | patients]; hypertensives; blood pressure (patient | patients | problems)",
      de: `Bluthochdruck; (hoher | hohem | hohen | erhöhter | erhöhtem | erhöhten) Blutdruck; Hypertonie; Hypertoniker; Hypertonikern; Hypertonikerin; Hypertonikerinnen; ${german("bluthochdruck")}`,
      fr: "hypertension; hypertension artérielle; hypertendu; hypertendue; hypertendus; hypertendues; (tension | pression) artérielle (élevée | haute)",
      es: "hipertensión; hipertensión arterial; hipertenso; hipertensa; hipertensos; hipertensas; tensión alta; (tensión | presión) arterial (alta | elevada)",
      it: "ipertensione; ipertensione arteriosa; iperteso; ipertesa; ipertesi; ipertese; pressione (arteriosa | sanguigna) (alta | elevata)",
      pt: "hipertensão; hipertensão arterial; hipertenso; hipertensa; hipertensos; hipertensas; tensão alta; (tensão | pressão) arterial (alta | elevada)",
      nl: `hoge bloeddruk; (verhoogde | te hoge) bloeddruk; hypertensie; ${dutch("bloeddruk")}; ${dutch("hogebloeddruk")}`,
      tr: `yüksek tansiyon; ${turkish("hipertansiyon")}; yüksek (tansiyonum | tansiyonu | tansiyonlu | tansiyonlular | tansiyonlulara | tansiyonda | tansiyonda | tansiyonlular); yüksek tansiyon (hastası | hastaları | hastalarına | hastasıyım); tansiyon (hastası | hastasıyım | hastasına | hastaları | hastalarına | hastalarının); (tansiyonum | tansiyonu) yüksek`,
    },
    {
      had: "pressione alta; presión alta; pressão alta; tension (haute | élevée); de la tension; tensione alta; tansiyonum; tansiyonu",
      worsened: `(raise | raises | increase | increases | elevate | elevates) [your | the] blood pressure; Blutdruck (erhöhen | erhöht | steigern | steigert); (erhöht | steigert) den Blutdruck;
        (augmente | augmenter | élève | élever | monter) la (tension | pression) [artérielle]; (aumenta | aumentar | eleva | elevar | sube | subir) la (tensión | presión) [arterial];
        (alza | alzare | aumenta | aumentare | innalza | innalzare) la pressione [arteriosa | sanguigna]; (aumenta | aumentar | eleva | elevar | sobe | subir) a (pressão | tensão) [arterial];
        bloeddruk (verhogen | verhoogt); (verhoogt | verhogen) de bloeddruk; (tansiyonu | kan basıncını) (yükseltebilir | yükseltir | artırabilir | artırır)`,
    },
  ),
  heart: illness({
    en: "heart condition; heart (condition | conditions | disease | diseases | problem | problems | trouble | failure | disorder | disorders | patient | patients); (cardiac | cardiovascular) (condition | conditions | disease | diseases | problem | problems | patient | patients); heart rhythm (disorder | disorders | problems); arrhythmia; (weak | bad) heart",
    de: `Herzerkrankung; Herzrhythmusstörung; Herzrhythmusstörungen; ${german("herz")}; Herz Kreislauf (Erkrankung | Erkrankungen | Beschwerden | Probleme | Problemen); schwaches Herz; Herzleidende; Herzleidenden`,
    fr: "problèmes cardiaques; (problème | problèmes | maladie | maladies | insuffisance | insuffisant | insuffisants | trouble | troubles | antécédents) (cardiaque | cardiaques | cardiovasculaire | cardiovasculaires); problème de cœur; problèmes de cœur; (suis | est | es) cardiaque; (personnes | patients | les | pour | aux) cardiaques; (malade | malades) du cœur; arythmie",
    es: "problemas cardíacos; (problema | problemas | enfermedad | enfermedades | insuficiencia | afección | afecciones | dolencia | dolencias | enfermo | enferma | enfermos | paciente | pacientes) (cardíaco | cardíacos | cardíaca | cardíacas | cardiovascular | cardiovasculares | del corazón | de corazón); cardiopatía; cardiopatías; cardiópata; cardiópatas; (sufro | sufre | padezco | padece | enfermo | enferma | enfermos | mal) del corazón; arritmia; arritmias",
    it: "problemi cardiaci; (problema | problemi | malattia | malattie | insufficienza | disturbo | disturbi | patologia | patologie) (cardiaco | cardiaci | cardiaca | cardiache | cardiovascolare | cardiovascolari | di cuore | al cuore); cardiopatia; cardiopatie; cardiopatico; cardiopatica; cardiopatici; cardiopatiche; (malato | malata | malati | soffro | soffre | soffrono) di cuore; aritmia; aritmie",
    pt: "problemas cardíacos; (problema | problemas | doença | doenças | insuficiência | doente | doentes | paciente | pacientes) (cardíaco | cardíacos | cardíaca | cardíacas | cardiovascular | cardiovasculares | do coração | de coração | no coração); cardiopatia; cardiopatias; cardiopata; cardiopatas; (sofro | sofre | sofrem) do coração; arritmia; arritmias",
    nl: `hartproblemen; hartritmestoornis; hartritmestoornissen; ${dutch("hart")}; hart en vaatziekten; hart en vaatziekte`,
    tr: `kalp hastalığı; ${joinedTo("kalp").join("; ")}; kalp damar hastalığı; kalp damar hastalıkları; ritim bozukluğu; ritim bozukluğum`,
  }),
  pacemaker: illness(
    {
      en: "pacemaker; pacemakers; cardiac (implant | implants); implanted (defibrillator | defibrillators)",
      de: "Herzschrittmacher; Herzschrittmachern; Herzschrittmachers; Schrittmacher; Schrittmachern; Herzschrittmacherträger; Herzschrittmacherträgern; Schrittmacherträger; Schrittmacherträgern; Schrittmacherpatienten",
      fr: "pacemaker; pacemakers; (stimulateur | stimulateurs) (cardiaque | cardiaques)",
      es: "marcapasos",
      it: "pacemaker; pace maker; (portatore | portatrice | portatori) di pacemaker",
      pt: "pacemaker; pacemakers; marcapasso; marcapassos; marca passo; marca passos",
      nl: "pacemaker; pacemakers; pacemakerdrager; pacemakerdragers; pacemakerpatiënt; pacemakerpatiënten",
      tr: "kalp pili; kalp (pilim | piliniz | pilli | pilleri | pillerine | pillerini | pillerinden | piline | pilini | pilinden)",
    },
    {
      within: ["heart"],
      worsened: `(stop | stops | disable | disables | switch off | switches off | turn off | turns off | shut off | shuts off | shut down | shuts down) [your | the | a] (pacemaker | pacemakers);
        (Herzschrittmacher | Schrittmacher) (ausschalten | ausschaltet | abschaltet | anhalten | stoppen | stoppt | deaktiviert); (stoppt | stoppen) [den | die] (Herzschrittmacher | Schrittmacher); (schaltet | schalten) [den | die] (Herzschrittmacher | Schrittmacher) (ab | aus);
        (arrêter | arrête | arrêtent | désactiver | désactive | éteindre | éteint | bloquer | bloque) [le | les | un] (pacemaker | pacemakers | stimulateur | stimulateurs);
        (detener | detiene | detienen | apagar | apaga | apagan | desactivar | desactiva | desactivan | parar) [el | los | un] marcapasos;
        (fermare | ferma | fermano | spegnere | spegne | spengono | arrestare | arresta | disattivare | disattiva | bloccare | blocca) [il | i | un] (pacemaker | pace maker);
        (parar | desligar | desliga | desligam | desativar | desativa | desativam) [o | os | um] (pacemaker | pacemakers | marcapasso | marcapassos);
        (pacemaker | pacemakers) (uitschakelen | uitschakelt | stoppen | stopt | stilzetten); (stopt | stoppen) [de | een] (pacemaker | pacemakers); (schakelt | schakelen) [de | een] (pacemaker | pacemakers) uit;
        kalp (pilini | pillerini) (durdurabilir | durdurur | kapatabilir | kapatır)`,
    },
  ),
  kidneys: illness({
    en: "kidney problems; kidney (problem | problems | disease | diseases | failure | patient | patients | condition | conditions | disorder | disorders | trouble | impairment); renal (disease | failure | impairment | insufficiency | problems | patients); (impaired | reduced | poor) (kidney | renal) function",
    de: `Nierenerkrankung; ${german("nieren")}; ${german("niere")}; (eingeschränkte | eingeschränkter | gestörte | gestörter | verminderter) Nierenfunktion; (Probleme | Problemen) mit den Nieren`,
    fr: "problèmes rénaux; (problème | problèmes | maladie | maladies | insuffisance | insuffisant | insuffisants | trouble | troubles) (rénal | rénaux | rénale | rénales | de rein | de reins | aux reins | des reins)",
    es: "problemas renales; (problema | problemas | enfermedad | enfermedades | insuficiencia | enfermo | enfermos | paciente | pacientes) (renal | renales | de riñón | del riñón | de riñones | de los riñones | en los riñones | en el riñón)",
    it: "problemi renali; (problema | problemi | malattia | malattie | insufficienza | disturbi | patologie) (renale | renali | ai reni | di reni | dei reni)",
    pt: "problemas renais; (problema | problemas | doença | doenças | insuficiência | doente | doentes | paciente | pacientes) (renal | renais | de rins | dos rins | nos rins | de rim)",
    nl: `nierproblemen; ${dutch("nier")}; nierfunctiestoornis; nierfunctiestoornissen; (verminderde | slechte | gestoorde) nierfunctie; slechte nieren; problemen met [mijn | de] nieren`,
    tr: `böbrek hastalığı; ${joinedTo("böbrek").join("; ")}`,
  }),
  liver: illness({
    en: "liver problems; liver (problem | problems | disease | diseases | failure | patient | patients | condition | conditions | disorder | disorders | impairment); (impaired | reduced | poor) liver function",
    de: `Lebererkrankung; ${german("leber")}; (eingeschränkte | eingeschränkter | gestörte | gestörter) Leberfunktion; (Probleme | Problemen) mit der Leber`,
    fr: "problèmes hépatiques; (problème | problèmes | maladie | maladies | insuffisance | trouble | troubles) (hépatique | hépatiques | de foie | du foie | au foie)",
    es: "problemas hepáticos; (problema | problemas | enfermedad | enfermedades | insuficiencia | enfermo | enfermos) (hepático | hepáticos | hepática | hepáticas | de hígado | del hígado | en el hígado)",
    it: "problemi epatici; (problema | problemi | malattia | malattie | insufficienza | disturbi | patologie) (epatico | epatici | epatica | epatiche | al fegato | di fegato | del fegato)",
    pt: "problemas hepáticos; (problema | problemas | doença | doenças | insuficiência) (hepático | hepáticos | hepática | hepáticas | de fígado | do fígado | no fígado)",
    nl: `leverproblemen; ${dutch("lever")}; leverfunctiestoornis; (verminderde | slechte | gestoorde) leverfunctie`,
    tr: `karaciğer hastalığı; ${joinedTo("karaciğer").join("; ")}`,
  }),
  diabetes: illness(
    {
      en: "diabetes; diabetic; diabetics",
      de: `Diabetes; Diabetiker; Diabetikern; Diabetikerin; Diabetikerinnen; zuckerkrank; Zuckerkranke; Zuckerkranken; Zuckerkranker; Zuckerkrankheit; ${german("diabetes")}`,
      fr: "diabète; diabétique; diabétiques",
      es: "diabetes; diabético; diabética; diabéticos; diabéticas",
      it: "diabete; diabetico; diabetica; diabetici; diabetiche",
      pt: "diabetes; diabético; diabética; diabéticos; diabéticas; diabete",
      nl: `diabetes; diabeet; diabeten; diabetici; diabeticus; diabetica; suikerziekte; suikerpatiënt; suikerpatiënten; ${dutch("diabetes")}`,
      tr: `diyabet; ${turkish("diyabet")}; diyabetik; diyabetikler; diyabetiklere; şeker (hastası | hastasıyım | hastasına | hastaları | hastalarına | hastalarının | hastalığı | hastalığım | hastalığında)`,
    },
    {
      worsened: `(raise | raises | increase | increases) [your | the] blood sugar; Blutzucker (erhöhen | erhöht | steigern); (erhöht | steigert) den Blutzucker; (augmente | augmenter) la glycémie; (aumenta | aumentar | eleva | elevar) (el azúcar en sangre | la glucemia); (aumenta | aumentare | alza) la glicemia; (aumenta | aumentar | eleva) (a glicemia | o açúcar no sangue); (verhoogt | verhogen) de bloedsuiker; bloedsuiker (verhogen | verhoogt); kan şekerini (yükseltir | yükseltebilir)`,
    },
  ),
  epilepsy: illness({
    en: "epilepsy; epileptic; epileptics",
    de: `Epilepsie; Epileptiker; Epileptikern; Epileptikerin; Epileptikerinnen; ${german("epilepsie")}; ${germanAdjective("epileptisch")}`,
    fr: "épilepsie; épileptique; épileptiques",
    es: "epilepsia; epiléptico; epiléptica; epilépticos; epilépticas",
    it: "epilessia; epilettico; epilettica; epilettici; epilettiche",
    pt: "epilepsia; epilético; epilética; epiléticos; epiléticas; epiléptico; epiléptica; epilépticos; epilépticas",
    nl: `epilepsie; epileptici; epilepticus; epileptisch; epileptische; ${dutch("epilepsie")}`,
    tr: `epilepsi; ${turkish("epilepsi")}; epileptik; sara (nöbeti | nöbetleri | nöbetlerine); sara (hastası | hastasıyım | hastaları | hastalarına | hastalığı | hastalığım)`,
  }),
  "blood thinners": illness(
    {
      en: "blood thinners; blood thinner; blood thinning (medication | medicine | medicines | drugs | tablets); anticoagulant [medication | medicines | drugs]; anticoagulants",
      de: "Blutverdünner; Blutverdünnern; (blutverdünnende | blutverdünnenden | blutverdünnender | gerinnungshemmende | gerinnungshemmenden | gerinnungshemmender) (Mittel | Mitteln | Medikament | Medikamente | Medikamenten | Arzneimittel | Arzneimitteln | Tabletten); Gerinnungshemmer; Gerinnungshemmern; Antikoagulantien; Antikoagulanzien; Marcumar",
      fr: "anticoagulants; anticoagulant; [sous] anticoagulants; anti coagulants; fluidifiants sanguins",
      es: "anticoagulantes; anticoagulante; anticoagulado; anticoagulada; anticoagulados; Sintrom",
      it: "anticoagulanti; anticoagulante; (fluidificanti | fluidificante) del sangue; Coumadin",
      pt: "anticoagulantes; anticoagulante; anticoagulado; anticoagulados",
      nl: "bloedverdunners; bloedverdunner; (bloedverdunnende | antistollings) (middelen | medicijnen | medicatie); antistollingsmiddelen; antistollingsmiddel; antistolling",
      tr: "kan sulandırıcı; kan sulandırıcılar; kan sulandırıcı (ilaç | ilaçlar | ilacı | ilaçlarla | hap); kan sulandırıcılarla; antikoagülan; antikoagülanlar; antikoagülanlarla",
    },
    { had: "warfarin; varfarina; warfarina; warfarine" },
  ),
  asthma: illness({
    en: "asthma; asthmatic; asthmatics",
    de: `Asthma; Asthmatiker; Asthmatikern; Asthmatikerin; Asthmatikerinnen; ${germanAdjective("asthmatisch")}; ${germanAdjective("asthmaartig")}; ${joined("asthma", ofAttacks)}; ${german("asthma")}`,
    fr: "asthme; asthmatique; asthmatiques",
    es: "asma; asmático; asmática; asmáticos; asmáticas",
    it: "asma; asmatico; asmatica; asmatici; asmatiche",
    pt: "asma; asmático; asmática; asmáticos; asmáticas",
    nl: `astma; astmatisch; astmatische; ${joined("astma", "symptoom symptomen aanval aanvallen")}; astmatici; astmaticus; astmalijders; ${dutch("astma")}`,
    tr: `astım; ${turkish("astım")}; ${joinedTo("astım").join("; ")}`,
  }),
  thyroid: illness({
    en: "thyroid problems; thyroid (problem | problems | disease | disorder | disorders | condition | conditions); (overactive | underactive) thyroid; hyperthyroidism; hypothyroidism",
    de: `Schilddrüsenerkrankung; ${german("schilddrüsen")}; Schilddrüsenüberfunktion; Schilddrüsenunterfunktion; Hyperthyreose; Hypothyreose`,
    fr: "problèmes de thyroïde; (problème | problèmes | maladie | maladies | trouble | troubles) (thyroïdien | thyroïdiens | thyroïdienne | thyroïdiennes | de thyroïde | de la thyroïde | à la thyroïde); hyperthyroïdie; hypothyroïdie",
    es: "problemas de tiroides; (problema | problemas | enfermedad | enfermedades | trastorno | trastornos) (tiroideo | tiroideos | tiroidea | tiroideas | de tiroides | de la tiroides); hipertiroidismo; hipotiroidismo",
    it: "problemi di tiroide; (problema | problemi | malattia | malattie | disturbi) (tiroideo | tiroidei | tiroidea | tiroidee | di tiroide | alla tiroide | della tiroide); ipertiroidismo; ipotiroidismo",
    pt: "problemas de tiroide; (problema | problemas | doença | doenças) (de tiroide | da tiroide | na tiroide | de tireoide | da tireoide | na tireoide); hipertiroidismo; hipotiroidismo; hipertireoidismo; hipotireoidismo",
    nl: `schildklierproblemen; ${dutch("schildklier")}; (trage | snelle) schildklier; hyperthyreoïdie; hypothyreoïdie`,
    tr: `tiroid hastalığı; ${joinedTo("tiroid").join("; ")}; ${joinedTo("tiroit").join("; ")}; hipertiroidi; hipotiroidi`,
  }),
  glaucoma: illness({
    en: "glaucoma",
    de: "Glaukom; Engwinkelglaukom; (grüner | grünem | grünen) Star",
    fr: "glaucome",
    es: "glaucoma",
    it: "glaucoma",
    pt: "glaucoma",
    nl: "glaucoom",
    tr: `glokom; ${turkish("glokom")}; göz tansiyonu; göz tansiyonum`,
  }),
};

/** A name of an illness in some words. */
export interface IllnessNamed {
  illness: string;
  /** What it is called in the language of the name. */
  called: string;
  from: number;
  to: number;
  /** Whether it means something else where nobody is said to have it. */
  isInDoubt: boolean;
}

const sets: Readonly<Record<string, { illness: string; called: string; isInDoubt: boolean; phrases: PhraseSet }>> =
  Object.fromEntries(
    Object.entries(illnesses).flatMap(([name, { called, had }]) => [
      ...Object.entries(called).map(
        ([code, { first, phrases }]) =>
          [`${name} ${code}`, { illness: name, called: first, isInDoubt: false, phrases }] as const,
      ),
      [`${name} had`, { illness: name, called: "", isInDoubt: true, phrases: had }] as const,
    ]),
  );
const phrasesOfAll = Object.fromEntries(Object.entries(sets).map(([key, { phrases }]) => [key, phrases]));

/** The illnesses that words name, each by its longest name. @param code the language that they are likely in */
export function illnessesNamed(words: readonly string[], code?: string): IllnessNamed[] {
  const first = beginnings(phrasesOfAll);
  const found: IllnessNamed[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!first.has(words[at]!)) continue;
    const [longest] = Object.entries(sets)
      .map(([key, { phrases, ...one }]) => ({
        ...one,
        length: phraseAt(words, at, phrases),
        isOwn: key.endsWith(` ${code}`),
      }))
      .toSorted((one, other) => other.length - one.length || Number(other.isOwn) - Number(one.isOwn));
    if (!longest || longest.length === 0) continue;
    const { length, called, isInDoubt } = longest;
    const to = at + length;
    found.push({
      illness: longest.illness,
      called: called || calledIn(longest.illness, code),
      from: at,
      to,
      isInDoubt,
    });
    at = to - 1;
  }
  return found;
}

const calledIn = (name: string, code = "en"): string => illnesses[name]!.called[code]!.first;

/** Whether a text tells that a thing does what harms whoever has an illness. */
export const worsens = (words: readonly string[], party: string): boolean =>
  holdsPhrase(words, illnesses[party]?.worsened ?? none);

/** The illnesses that whoever has one has as well: who bears a pacemaker is ill at the heart. */
export const withIllnessesOf = (parties: readonly string[]): string[] => [
  ...new Set(parties.flatMap((one) => [one, ...(illnesses[one]?.in ?? [])])),
];

export const isIllness = (party: string): boolean => Object.hasOwn(illnesses, party);
