/** As the stemmers of the assistant's languages cut them off, folded; of five letters and more, since shorter ones need no list. */
const endings = [
  // English and French: "annulation" of "annul", "functionality" of "function"
  "(?:ic|iz|is|l|n|r)?at(?:ions?|ional(?:ly)?|ionnel(?:le)?s?|ing|ives?|ively|ors?|eurs?|rices?|oires?)",
  "(?:n|l|iss)?e?ments?|ionally|ional|ioning|abilit(?:y|ies|e)|i(?:cal|ti|vi)?(?:ties|tes?)|ering|ically|(?:al|ic)ity|ively|ently|ately|ences|antes?|ateurs?",
  // Spanish, Portuguese and Italian: "habitaciones" of "habit", "prenotazione" of "prenot"
  "(?:ic|iz)?a(?:cion(?:es)?|coes|zion[ei])|[ai]mi?ent[oi]s?|ador(?:es|as?)?|ator[ei]|(?:iva|ica|[aeiu])?mente|(?:iv|bil)?idades?|istas?",
  "ativ[ao]s?|iendo(?:se)?|andose|ieron|yeron|ieran|a[bv]e(?:l|is|les)|arl[ao]s|ancias?",
  // German and Dutch: "Einstellungen" of "einstell", "telefonische" of "telefon"
  "isch(?:e[nrsm]?)?|(?:ig)?ung(?:en)?|ende[nrsm]?|(?:er|ig)?lich(?:e[nrsm]?|keit(?:en)?)?|ig?keit(?:en)?|(?:en|er)heit(?:en)?|esten?|(?:ig|er)?ing(?:en)?|elijke?|heden",
  // Turkish, many of a thing, whose it is, its case: "kargolarınızın" of "kargo"
  "(?:l[ae]r)?(?:[iu][mn]|s?[iu])?(?:[iu]z)?n?(?:[iuae]|[iu]n|[dt][ae]n?|[yl][al][ae]|l[ae])?(?:ki|[dt][iu]r)?|n?m[iu]st[iu]r|m[ae]kt[ae](?:d[iu]r)?|t[ae]d[iu]r",
];
const ending = new RegExp(`^(?:${endings.join("|")})$`);
/** No ending is longer. */
const LONGEST = 14;
/** A shorter stem is the beginning of many words. */
const SHORTEST_STEM = 4;

/** Whether a folded word is a stem with one of the long endings. */
export const isStemWithEnding = (word: string, stem: string): boolean =>
  stem.length >= SHORTEST_STEM &&
  word.length - stem.length <= LONGEST &&
  word.startsWith(stem) &&
  ending.test(word.slice(stem.length));
