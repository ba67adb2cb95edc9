import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase, phraseAt, phrasesIn } from "../wording/phrase-set.ts";
import { partiesIn } from "./parties.ts";
import { said } from "./words/wish-words.ts";

/** What denies all that a part tells, and is no "not". */
const barring = said(`
  under no circumstances; in no case; on no account; by no means; never ever; cannot;
  (keinesfalls | keineswegs); (auf | in) (keinen | keinem) Fall; unter keinen Umständen; (nichts | ungeeignet) für;
  en aucun cas; sous aucun prétexte; ne (saurait | sauraient); en aucune circonstance; rien pour;
  en ningún caso; bajo (ningún concepto | ninguna circunstancia); de ningún modo; jamás; tampoco;
  in nessun caso; per nessun motivo; in nessuna circostanza; neppure; nemmeno; niente per;
  em caso algum; em nenhum caso; em nenhuma circunstância; (de forma | de modo) (alguma | nenhuma | algum | nenhum); em hipótese alguma;
  in geen geval; onder geen (beding | enkel beding | omstandigheden); niets voor;
  hiçbir (şekilde | koşulda | zaman | suretle); uygun olmayan
`);
/** "Can't be used by", "isn't for"; "it isn't sticky" and "they don't need glue" forbid nothing. */
const CONTRACTED =
  /(?<!\p{L})(?:(?:ca|must|should|sha)n['’]t\s|don['’]t\s(?!have|need|require|contain|include)|(?:is|are)n['’]t\s(?:an?|the|for|safe|suit\p{L}*|recommended|intended|meant|made|designed|appropriate)\s)/iu;
/** What opens a warning without denying: "avoid use with children under 3". "Helps to avoid" and "evita" tell what a thing is good for. */
const avoiding = phrasesIn(
  "avoid | vermeiden Sie | éviter | évitez | evitar | evite | eviten | evítese | evitare | evitate | si eviti | evitem | vermijd",
);

/** What denies what is named behind it alone: "no children", "kein Spielzeug". */
const none = wordsIn(
  "no kein keine keinen keinem keiner geen aucun aucune ningún ningun ninguna nessun nessuna nenhum nenhuma",
);
/** What goods are called by their kind: "no toy for children under 3". */
const goods = wordsIn(
  "toy toys product gift item article spielzeug produkt artikel geschenk speelgoed product cadeau geschenk jouet produit cadeau article juguete producto regalo artículo giocattolo gioco prodotto regalo articolo brinquedo produto presente artigo oyuncak",
);

/** "No" and "non" deny whatever follows: it is told by the form of that whether it is forbidden or is not there. */
const denying = wordsIn("no non");
/** "No" is English and Portuguese as well, "no adhesive", "no banho". */
const SPANISH = /ñ|(?<!\p{L})(?:menor(?:es)?|bebés?|meses)(?!\p{L})/iu;
const PORTUGUESE = /[ãõêç]|(?<!\p{L})(?:anos?|em|na|do|da|dos|das)(?!\p{L})/iu;
/** What may stand between that and its verb: "no se debe", "non ci". */
const particles = wordsIn("se si me te nos lo la los las le les li gli ne ci vi");
/** "Que no gotee" tells of what kind a thing is, and "si no lo usa" when something is so. */
const relating = wordsIn("que che si se cuando quando cui donde dove");
/** What shall be, and may be: "no debe ser usado", "non può giocarci". */
const MODAL =
  /^(?:deb(?:e[ns]?|er[ai]an?|eran?|iera[ns]?)|pued(?:e[ns]?|a[ns]?)|podr(?:an?|ian?)|dev(?:e|ono)|dovr\p{L}+|puo|possono|potr\p{L}+)$/u;
const modals = phrasesIn("ha de | han de | hay que | tiene que | tienen que | va bene | vanno bene");
/** "No acercarlo", "no dárselo"; "non usare", "non far usare". */
const INFINITIVE = /^\p{L}*[aei]r(?:se)?(?:l[aeo]s?)?$/u;
const INFINITIVE_IN_ITALIAN = /^(?:far|\p{L}+(?:[aei]r|rr)(?:e|l[oaie]|ne|si|gli|ci))$/u;
/** "No use", "no entreguen": verbs in "-ar" end so where something is asked for, and others, by these stems, where it is told. */
const ASKING_IN_E = /^\p{L}+e[ns]?$/u;
const TOLD_IN_E =
  /(?:tien|hac|tra|ca|quier|pierd|duc|uy|romp|prend|cog|ced|muev|huel|duel|xist|rec|nac|ufr|ubr|corr|pon|vien|sum|ierv|mit|fier|sorb|cib|vuelv|quep|sab|met|tuerc|luc|sumerg)e[ns]?$/u;
/** And the others where something is asked for: "no exponga", "no permitan". */
const ASKING_IN_A =
  /(?:[nl]g|aig|hag|zc|permit|somet|met|sumerj|vend|com|beb|elij|escoj|recurr|sub|abr|consient|corr|rompa|escrib)a[ns]?$/u;
/** "Non usi", "non mettete", "non dia": what ends like these, and is no such verb, stands behind. */
const ASKING =
  /^(?:(?:\p{L}{2,}i|\p{L}+[aei]te(?:l[oaie]|ne|gli)?)|dia|faccia|venda|consenta|conceda|offra|\p{L}*metta|\p{L}*(?:pon|ten)ga)$/u;
const NO_VERB = /(?:ati|ut[ei]|clus[ei]|fornit[ei]|pres[ei]|ossici|(?:profum|color|zuccher|tratt|dot)ate)$/u;
/** What a thing is called that is for somebody: "no recomendado", "non va bene". */
const SUITING =
  /^(?:apt[oa]|adecuad|idone|segur[oa]|valid[oa]|buen|recom|aconsej|indica[dt]|destina[dt]|pensa[dt]|disenad|conceb|concep|previst|hech[oa]|fatt[oaie]|permit|permess|autori|admit|ammess|adapta|adatt|sirve|vale|convien|proced|funciona|consigli|raccomand|progettat|consent|sicur|utili[z])/u;
const being = wordsIn(
  "es son sea sean esta estan resulta resultan sera seran va vanno viene vengono venga vengano è sono sia siano sarà",
);
/** "Non va dato a bambini." */
const obliging = wordsIn("va vanno viene vengono venga vengano");
const PARTICIPLE = /(?:[aiu]t|ss|st|s)[oaie]$/u;
/** What leads to somebody, or to a thing: "no es un juguete", "non per bambini". */
const leading = wordsIn("un una uno el il para por per con en a ai agli alle ad da dai");

/** The same in Turkish: "verilmemelidir", "kullanmaması gerekir", and at the end "kullanamaz", "verilmez". */
const FORBIDDEN = /\p{L}m[ae](?:m[ae]li(?:dir)?|m[ae]si|s[iu]n(?:l[ae]r)?|m[ae]ktedir)$/u;
const FORBIDDEN_AT_LAST = /\p{L}(?:[ae]m[ae]z|[iuln]nm[ae]z|[iu]lm[ae]z|[ln]miyor)(?:l[ae]r)?$/u;
/** "Çocuklar için kırılmaz" praises a thing. */
const FOR = "icin";

/** Whether a text that tells an age counts those out who are of it, by the form of what it denies: "no debe ser usado por menores de 3". */
export const countsOut = (text: string): boolean => text.split(PARTS).some(countsOutInPart);

const PARTS = /[;:!?()•|\n]+|[.,](?=\s|$)/u;

function countsOutInPart(part: string): boolean {
  const words = foldedWords(part);
  if (holdsPhrase(words, barring) || phraseAt(words, 0, avoiding) > 0 || CONTRACTED.test(part)) return true;
  if (words.some((word, at) => none.has(word) && isOfThem(words, at + 1))) return true;
  if (words.some((word) => FORBIDDEN.test(word))) return true;
  if (FORBIDDEN_AT_LAST.test(words.at(-1) ?? "") && words.at(-2) !== FOR) return true;
  const isSpanish = SPANISH.test(part) && !PORTUGUESE.test(part);
  return words.some(
    (word, at) => denying.has(word) && (word === "non" || isSpanish) && isForbidden(words, at, word === "no"),
  );
}

/** "No children under 3", "kein Spielzeug für Kinder unter 3". */
const isOfThem = (words: readonly string[], at: number): boolean =>
  goods.has(words[at] ?? "") || partiesIn(words[at] ?? "").length > 0;

function isForbidden(words: readonly string[], place: number, isSpanish: boolean): boolean {
  let at = place + 1;
  while (particles.has(words[at] ?? "")) at++;
  const verb = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (
    MODAL.test(verb) ||
    phraseAt(words, at, modals) > 0 ||
    (isSpanish ? INFINITIVE : INFINITIVE_IN_ITALIAN).test(verb) ||
    SUITING.test(verb)
  )
    return true;
  if (being.has(verb))
    return leading.has(next) || SUITING.test(next) || goods.has(next) || (obliging.has(verb) && PARTICIPLE.test(next));
  if (leading.has(verb) || isOfThem(words, at)) return true;
  if (relating.has(words[place - 1] ?? "")) return false;
  if (isSpanish) return ASKING_IN_A.test(verb) || (ASKING_IN_E.test(verb) && !TOLD_IN_E.test(verb));
  return ASKING.test(verb) && !NO_VERB.test(verb);
}
