import { wordsIn } from "../wording/fold.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { said } from "./words/wish-words.ts";

/** What harms whom it is told of: "may trigger asthma". */
const triggering = wordsIn(
  "trigger triggers provoke worsen worsens aggravate aggravates auslösen auslöst verschlimmern verschlechtern déclencher déclenche provoquer aggraver aggrave aggravent aggrava aggravano desencadenar desencadena provocar empeorar scatenare provocare peggiorare aggravare desencadear piorar agravar uitlokken veroorzaken verergeren tetikleyebilir tetikler kötüleştirebilir hervorruft verschlimmert verschlechtert damage damages harm harms beschädigen beschädigt schädigen schädigt endommager endommage endommagent nuire nuit nuisent dañar daña dañan producir produce producen danneggiare danneggia danneggiano nuocere nuoce nuocciono danificar danifica danificam prejudicar prejudica prejudicam beschadigen schaden schaadt entraîner entraîne entraînent suscite suscitent desencadenan provocan scatena scatenano peggiora peggiorano desencadeia desencadeiam agrava agravam uitlokt verergert verergeren opwekken opwekt cause causes causing induce induces affect affects interfere interferes interfering interference disturb disturbs disrupt disrupts deactivate deactivates impair impairs verursachen verursacht hervorrufen stören stört beeinträchtigen beeinträchtigt beeinflussen beeinflusst abschalten deaktivieren causer cause causent provoque provoquent déclenchent perturber perturbe perturbent affecter affecte affectent interférer interfère interfèrent causar causa causan provoca provocan afectar afecta afectan interferir interfiere interfieren perturbar perturba perturban causare causano provocano interferire interferisce interferiscono disturbare disturba influenzare influenza influenzano causam provocam afetar afeta afetam interfere interferem perturbam veroorzaakt verstoren verstoort storen stoort beïnvloeden beïnvloedt etkileyebilir etkiler bozabilir bozar",
);
/** The same in more than a word. */
const leadingTo = said(`
  yol (açabilir | açar); zarar (verebilir | verir); neden (olabilir | olur); (set | sets | setting) off; (bring | brings) on; (lead | leads) to; (result | results) in; (führen | führt) zu;
  (mener | mène | mènent | conduire | conduit) à; dar lugar a; (portare | porta | portano) (a | al | all | alla); (levar | leva | levam) a; (leiden | leidt) tot
`);
/** Verbs that end apart, "löst Asthma aus", each with the end that makes it one of harm; and "zu Asthma führen". */
const apart: ReadonlyMap<string, string> = new Map([
  ["zu", "fuhren"],
  ["lost", "aus"],
  ["losen", "aus"],
  ["ruft", "hervor"],
  ["rufen", "hervor"],
  ["lokt", "uit"],
  ["lokken", "uit"],
  ["roept", "op"],
  ["roepen", "op"],
  ["wekt", "op"],
  ["wekken", "op"],
]);
/** Before which a clause ends as well: "löst Asthma aus und reizt". */
const joining = wordsIn("und oder wenn en of als");

/** Whether a part of a sentence says that something harms whom it names. */
export const triggers = (words: readonly string[]): boolean =>
  words.some((word) => triggering.has(word)) || holdsPhrase(words, leadingTo) || endsApart(words);

/** Whether words hold a verb that ends apart, and its end where a clause ends. */
export function endsApart(words: readonly string[], verbs = apart): boolean {
  const begun = new Set<string>();
  return words.some((word, at) => {
    const end = verbs.get(word);
    if (end !== undefined) begun.add(end);
    const next = words[at + 1];
    // "Löst Schleim bei Asthma aus den Bronchien"
    return begun.has(word) && (next === undefined || joining.has(next));
  });
}

/** "Can't", "won't", folded; a T-shirt denies nothing. */
const shortened = wordsIn(
  "can couldn don doesn didn won wouldn isn aren wasn weren shouldn mustn needn hasn haven hadn",
);
/** Whether words deny in short, or in one word, what they say of harm: "won't affect pacemakers". */
export const isNegated = (words: readonly string[]): boolean =>
  words.some((word, at) => word === "cannot" || (word === "t" && shortened.has(words[at - 1] ?? "")));

/** What goods do to what harms: "removes dust that triggers asthma". */
const relieving = wordsIn(
  "reduce reduces remove removes filter filters capture captures trap traps eliminate eliminates reduziert filtert entfernt beseitigt réduit élimine filtre capture reduce elimina filtra captura riduce cattura rimuove reduz vermindert verwijdert",
);
/** Of these, what names a thing as well, and is done only where a sentence begins with it: "air filters", "le filtre". */
const things = wordsIn("filter filters trap traps filtre capture captures captura cattura");
/** What says what goods have or give off: what harms then is theirs. */
const having = wordsIn(`
  contain contains containing release releases releasing emit emits give gives produce produces use uses has have with
  enthält enthalten setzt setzen verströmt hat mit contient contiennent libère libèrent dégage dégagent émet émettent avec
  contiene contienen libera liberan liberano emite emiten desprende con contengono rilascia rilasciano emette emettono sprigiona
  contém contêm liberta libertam emitem com bevat bevatten geeft verspreidt met içerir içeren
`);
const relatives = wordsIn("that which qui que che dat");
const relativesFirst = wordsIn("der die das");

/**
 * Of the parts of a clause between its commas, each in words, whether what harms there is not the goods, but what these take
 * away: "removes dust, pollen and mites that trigger asthma"; not "reduces stress, contains oils that cause asthma".
 */
export function relievedIn(parts: readonly (readonly string[])[]): boolean[] {
  let isRelieving = false;
  return parts.map((words) => {
    const harmsFrom = triggers(words) ? words.findLastIndex((word) => relatives.has(word)) : -1;
    const isFirst = relativesFirst.has(words[0] ?? "") && triggers(words);
    if (isFirst && isRelieving) return true;
    let isRelieved = false;
    for (const [at, word] of words.entries()) {
      if (relieving.has(word) && (at === 0 || !things.has(word))) isRelieving = true;
      else if (having.has(word)) isRelieving = false;
      isRelieved ||= isRelieving && at === harmsFrom;
    }
    return isRelieved;
  });
}
