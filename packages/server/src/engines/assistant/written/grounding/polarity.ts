import { languages } from "../../said/languages.ts";
import { wordsIn } from "../../../wording/fold.ts";

/** What makes a sentence say the opposite. */
const denying = new Set([
  ...languages.flatMap(({ words }) => [...words.negations]),
  ...wordsIn(
    "cannot nobody impossible unable unavailable unfortunately excluded nicht nichts kein keinerlei niemals weder unmöglich ausgeschlossen leider impossible aucunement imposible tampoco ningun jamás impossibile nemmeno impossível jamais nenhum onmogelijk geenszins uitgesloten değildir yoktur olamaz edilemez",
  ),
]);
/** In French each denial has "ne" beside the word that counts, and "costs nothing" denies nothing. */
for (const word of wordsIn("ne n nothing nichts rien nada nulla niente niets unfortunately leider"))
  denying.delete(word);

/** What sets a limit: with one of these, "only with a receipt" and "not without a receipt" say the same. */
export const ofLimits = wordsIn(
  "only unless until except before after but without just otherwise if however although longer nur außer erst bis ohne sondern aber vor nach sonst wenn falls jedoch mehr seulement sauf avant après sans mais sinon si plus solo sólo salvo excepto hasta antes después sin pero si menos soltanto tranne prima dopo senza ma se apenas somente só exceto até depois sem mas se alleen behalve totdat voor na zonder maar anders als sadece yalnızca ancak hariç kadar önce sonra değilse",
);

/** What is not open says so without a "not". */
const closed = wordsIn(
  "closed shut geschlossen zu fermé fermée fermés fermées cerrado cerrada cerrados cerradas chiuso chiusa chiusi chiuse fechado fechada fechados fechadas gesloten dicht kapalı",
);
/** And what is open; neither tells of what. */
export const ofOpening: ReadonlySet<string> = new Set([
  ...closed,
  ...wordsIn(
    "open opens opened opening close closes closing öffnet öffnen offen auf geöffnet schließt schließen ouvert ouverte ouverts ouvertes ouvre ouvrent ferme ferment abierto abierta abiertos abiertas abre abren cierra cierran aperto aperta aperti aperte apre aprono chiude chiudono aberto aberta abertos abertas abrem fecha fecham geopend sluit sluiten açık açılır kapanır",
  ),
]);
/** "Zu" and "dicht" are closed at the end of a clause alone. */
const closedLast = wordsIn("zu dicht");

/** What holds of all, at any time and in any place. */
const universal = wordsIn(
  "all every everything everyone everybody everywhere always anything anyone anywhere anytime whenever wherever alle alles jede jeder jedes jeden jedem überall immer jederzeit sämtliche tous toutes tout chaque partout toujours todos todas todo cada siempre tutti tutte tutto ogni ovunque dappertutto sempre tudo todos sempre iedereen alles alle elke overal altijd her hepsi herkes daima",
);
const only = new Set(languages.flatMap(({ words }) => [...words.only]));
/** What denies for good: no limit makes it so. */
const never = wordsIn("never nie niemals jamais nunca jamás mai nooit asla");

/** What anything is had or taken with tells nothing of what that is, folded. */
export const ofHaving = wordsIn(
  "accept accepts accepted take takes taken offer offers offered provide provides provided have has support supports supported sell sells sold allow allows allowed use uses used possible available akzeptieren akzeptiert nehmen nimmt annehmen angenommen anbieten bieten bietet angeboten verkaufen verkauft erlaubt möglich verfügbar benutzen nutzen verwenden accepter acceptons accepte acceptée prendre prenons offrir offrons proposer proposons vendre vendons possible disponible aceptar aceptamos acepta tomar ofrecer ofrecemos vender vendemos posible disponible accettare accettiamo offrire offriamo vendere vendiamo possibile disponibile aceitar aceitamos oferecer oferecemos vendemos possível disponível accepteren nemen aanbieden bieden verkopen mogelijk beschikbaar kabul alıyoruz sunuyoruz satıyoruz mümkün mevcut",
);
/** What leads to a span of time tells nothing of what happens in it. */
export const ofSpans = wordsIn(
  "within during innerhalb binnen während durant pendant dentro durante entro içinde boyunca",
);

export interface Polarity {
  isDenied: boolean;
  isLimited: boolean;
  /** Whether it holds of some alone: "only in Leeds". */
  isOnly: boolean;
  /** Whether it says so of all that it speaks of. */
  isOfAll: boolean;
  isNever: boolean;
}

export function polarityOf(words: readonly string[]): Polarity {
  const isNegated = words.some((word, at) => denying.has(word) && !ofLimits.has(word) && !isOfBound(words, at));
  return {
    isDenied: (isNegated || words.some((word) => deniesAtItsEnd.test(word))) !== isClosed(words),
    isLimited: words.some((word) => ofLimits.has(word)),
    isOnly: words.some((word) => only.has(word)),
    isOfAll: words.some((word) => universal.has(word)),
    isNever: words.some((word) => never.has(word)),
  };
}

/**
 * A Turkish verb has its "not" within: "etmiyoruz", "edilemez", "açılmaz". By the harmony of its vowels it is no French verb
 * that bids: "imprimez", "semez", "filmez".
 */
const deniesAtItsEnd =
  /m[iu]yor|(?:[ai]maz|(?<!^(?:par)?s)emez|\p{L}{2}(?:[iu]l|[aeiu]n)m[ae]z)(?:siniz|sin|lar|ler)?$/u;

/** "No less than three years" denies nothing, nor does the Portuguese "no máximo". */
const isOfBound = (words: readonly string[], at: number): boolean =>
  (comparing.has(words[at + 1] ?? "") && than.has(words[at + 2] ?? "")) ||
  (words[at] === "no" && inTheSpan.has(words[at + 1] ?? ""));
const inTheSpan = wordsIn("máximo mínimo prazo");
const comparing = wordsIn(
  "less more later longer fewer earlier weniger mehr später länger früher moins plus menos más meno più mais minder meer later langer",
);
const than = wordsIn("than als de que di dan");

export const isClosed = (words: readonly string[]): boolean =>
  words.some((word, at) => closed.has(word) && (!closedLast.has(word) || at === words.length - 1));
