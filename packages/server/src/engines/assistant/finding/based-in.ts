import { tellsMatter } from "../said/matter-data.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";

/** How a house says in which town it is, where it gives no address. */
const SAID =
  /(?<!\p{L})(?:(?:based|located|situated) (?:in|at|on|near)|(?:ansässig|gelegen) in|(?:mit )?sitz in|(?:basée?s?|située?s?|installée?s?) (?:à|en|au|dans)|(?:ubicad[oa]s?|situad[oa]s?|con sede) en|(?:situat[oaie]|con sede) (?:a|in)|(?:localizad[oa]s?|sediad[oa]s?|situad[oa]s?|com sede) em|(?:gevestigd|gelegen) (?:in|te))\s+(\p{L}+)/giu;

/** What the house says of itself, beside its address. What "the office" is, of an ombudsman maybe, nobody knows. */
const HOUSE =
  /(?<!\p{L})(?:our (?:store|shop|showroom|practice|clinic|office|studio|salon|workshop|headquarters)|(?:we are|we're) (?:at|in)|unsere? (?:laden|geschäft|praxis|büro|studio|salon|werkstatt)|wir sind in|notre (?:boutique|magasin|cabinet|bureau|atelier|salon|clinique)|nous sommes|nuestr[ao] (?:tienda|local|clínica|oficina|taller|consulta|salón)|estamos (?:en|na|no)|nostr[ao] (?:negozio|studio|sede|ufficio|laboratorio|clinica|salone)|siamo (?:in|a)|noss[ao] (?:loja|clínica|escritório|consultório|oficina|salão)|(?:onze|ons) (?:winkel|praktijk|kantoor|studio|salon|werkplaats)|(?:wij|we) zitten|(?:mağaza|dükkan|ofis|klinik|muayenehane|stüdyo|salon|atölye)m[ıiuü]z)(?!\p{L})/iu;
/** What a page is called that tells of the house. */
const ABOUT =
  /^(?:about(?: us)?|über uns|wer wir sind|à propos(?: de nous)?|qui sommes[- ]nous|nosotros|sobre nosotros|quiénes somos|chi siamo|sobre nós|quem somos|over ons|wie zijn wij|hakkımızda|biz kimiz|(?:(?:the|our|der|die|das|unsere?|la|le|notre|el|nuestr[ao]|il|lo|(?:il |la )?nostr[ao]|a|o|(?:a |o )?noss[ao]|de|het|onze|ons) )?(?:store|shop|showroom|practice|clinic|studio|salon|laden|geschäft|praxis|boutique|magasin|cabinet|tienda|clínica|consulta|negozio|clinica|loja|consultório|winkel|praktijk|mağaza|mağazamız|dükkan|klinik|muayenehane))[ ?]*$/iu;
/** An address that is told to send things to is no place to come to. */
const SENDING =
  /(?<!\p{L})(?:(?:send(?:s|er|ing|en?|et|ung|ungen)?|sent|returns?|returned|returning|ship(?:s|ped|ping|ments?)?|mail (?:it|them))(?!\p{L})|schick|zurück|renvo|envoy|retourn|devol|devuel|env[íi][aeoéáó]|invi[aio]|spedi|restitu|stuur|verstuur|iade|gönder)/iu;

/** The words of both, as they are looked for. */
const SOUGHT = [
  "based located situated ansässig gelegen Sitz basé basée situé située ubicado ubicada situado con sede situato localizado sediada gevestigd",
  "store shop showroom practice clinic office studio Laden Geschäft Praxis Büro Filiale boutique magasin cabinet tienda local clínica oficina",
  "negozio studio sede ufficio loja clínica escritório winkel praktijk kantoor mağaza mağazamız dükkanımız ofisimiz about über uns propos nosotros chi siamo sobre nós over ons hakkımızda",
  "street road avenue Straße Platz rue place calle plaza via piazza rua avenida straat plein caddesi sokak",
];
/** How sure it is that it says where the house is. */
const SURE = 0.8;

/** What says where the house is, or in which town; null: nothing does. */
export async function basedIn(
  tool: KnowledgeTool,
  tenantId: string,
  found: FoundKnowledge,
  limit: number,
): Promise<FoundKnowledge | null> {
  const searches = await Promise.all(SOUGHT.map((sought) => tool.search(tenantId, sought, limit)));
  for (const tells of [saysAddress, saysTown]) {
    const at = searches.findIndex(({ passages }) => passages.some(tells));
    if (at < 0) continue;
    const { passages, terms } = searches[at]!;
    const known = terms.filter(({ idf }) => idf > 0);
    const telling = passages.filter(tells);
    return { ...found, terms: known, passages: telling, answerable: { score: SURE, decision: "answer" } };
  }
  return null;
}

/** "Our store: 5 High Street, London", and an address on the page about the house. */
const saysAddress = ({ title, headings, text }: FoundPassage): boolean =>
  text
    .split("\n")
    .some((line) => tellsMatter("address", line) && !SENDING.test(line) && saysHouse({ title, headings }, line));

/** Whether a line of a text is of the house itself. */
export const saysHouse = ({ title, headings }: Pick<FoundPassage, "title" | "headings">, line: string): boolean =>
  HOUSE.test(line) || [title, ...headings].some((name) => ABOUT.test(name));

/** "Based in our kitchen" names no town. */
const saysTown = ({ text }: FoundPassage): boolean =>
  [...text.matchAll(SAID)].some(([, name]) => /^\p{Lu}/u.test(name!));
