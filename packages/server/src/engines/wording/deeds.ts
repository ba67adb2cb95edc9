import { fold, wordsIn } from "./fold.ts";
import { isKindOf } from "./joined.ts";
import { languagesOfNames, readNames, type LanguageOfNames } from "./names-by-language.ts";
import { phrasesIn } from "./phrase-set.ts";

/** What is done with an account, an order, a booking: texts tell of one of these as a rule under a name of its own. */
export type Deed = "delete" | "create" | "cancel" | "change" | "return";

/** By what each is said and named, inflected as visitors and texts have it, as `readNames` reads it. */
export const deedNames: Readonly<Record<Deed, string>> = {
  delete:
    "delete, deletes, deleted, deleting, deletion, erase, erased, erasing, remove, removes, removed, removing, removal, deactivate, deactivated, deactivating, deactivation; löschen, lösche, löschst, löscht, gelöscht, Löschung, entfernen, entferne, entfernt, Entfernung**, deaktivieren, deaktiviere, deaktiviert, Deaktivierung, schließen**, schließe**; supprimer, supprime, supprimez, supprimé, supprimée, suppression, effacer, efface, effacez, effacé, désactiver, désactive, désactivation, fermer**, clôturer**, clôture**; borrar, borro, borra, borrado, eliminar, elimino, elimina, eliminado, eliminación, supresión, desactivar, desactivo, desactivación, cerrar**, cierro**; eliminare, elimino, elimina, eliminato, eliminazione, rimuovere, rimuovo, rimosso, cancellare, cancello, cancellato, cancellazione, disattivare, disattivo, disattivazione, chiudere**, chiudo**; apagar, apago, apagado, excluir, excluo, excluído, exclusão, eliminar, elimino, elimina, eliminado, eliminação, remover, removo, removido, remoção, desativar, desativo, desativação, fechar**, fecho**, encerrar**, encerro**; verwijderen, verwijder, verwijdert, verwijderd, verwijdering, wissen, gewist, wis**, deactiveren, deactiveer, sluiten**; silmek, silerim, silersin, silersiniz, sileriz, siliyorum, silebilirim, silebilir, silinir, silinmesi, silme, siler, silmeli, kaldırmak, kaldırılır, kaldırırım, kapatmak**, kapatırım**",
  create:
    "create, creates, created, creating, creation, sign up, signing up, signup, register, registers, registering, registration, set up, setting up; erstellen, erstelle, erstellt, Erstellung, anlegen, anlege, angelegt, eröffnen, eröffne, eröffnet, Eröffnung, registrieren, registriere, registriert, Registrierung, einrichten, einrichte, eingerichtet; créer, crée, créez, créé, création, inscription, s'inscrire, m'inscrire; crear, crea, creado, creación, registrarse, registrarme, registro, inscribirse, inscribirme, inscripción; creare, crea, creato, creazione, registrarsi, registrarmi, registrazione, iscriversi, iscrivermi, iscrizione; criar, crio, criado, criação, registar, registrar, registo, inscrever, inscrição; aanmaken, aanmaak, aangemaakt, registreren, registreer, registratie, inschrijven, inschrijving; oluşturmak, oluştururum, oluşturabilirim, oluşturulur, oluşturma, kaydolmak, kaydolurum, üye ol, üye olmak, üye olma, üye olurum, üye olabilirim",
  cancel:
    "cancel, cancels, canceled, cancelled, canceling, cancelling, cancellation, call off, terminate, stop order, stop subscription, end subscription, end contract; stornieren, storniere, storniert, Stornierung, Storno, kündigen, kündige, kündigt, gekündigt, Kündigung, abbestellen; annuler, annule, annulez, annulé, annulation, résilier, résilie, résiliation; cancelar, cancelo, cancela, cancelado, cancelación, anular, anulo, anulado, anulación; annullare, annullo, annullato, annullamento, cancellare, cancello, cancellato, cancellazione, disdire, disdico, disdetta; cancelar, cancelo, cancelado, cancelamento, anular, anulo, anulação; annuleren, annuleer, annuleert, geannuleerd, annulering, opzeggen, opzegging, afzeggen; iptal, iptali, iptal etmek, iptal ederim, iptal edebilirim, iptal edilir",
  change:
    "change, changes, changed, changing, modify, modified, modifying, modification, edit, edits, edited, editing, update, updated, updating, amend, amended, amending; ändern, ändere, ändert, geändert, Änderung, Änderungen, bearbeiten, bearbeite, bearbeitet, aktualisieren, aktualisiere; modifier, modifie, modifiez, modifié, modification, modifications, changer, change, changez, changement; cambiar, cambio, cambia, cambiado, modificar, modifico, modificación, editar, edito, actualizar, actualizo; modificare, modifico, modificato, modifica, cambiare, cambio, cambiato, aggiornare, aggiorno; alterar, altero, alterado, alteração, mudar, mudo, modificar, modifico, editar, edito, atualizar, atualizo; wijzigen, wijzig, wijzigt, gewijzigd, wijziging, aanpassen, aanpas, veranderen, verander, bewerken, bewerk; değiştirmek, değiştiririm, değiştirebilirim, değiştirilir, değiştirme, değişiklik, düzenlemek, düzenlerim, güncellemek, güncellerim",
  return:
    "return, returns, returned, returning, send back; zurückgeben, zurückgebe, zurückgegeben, zurückschicken, zurückschicke, zurückgeschickt, zurücksenden, zurücksende, zurückgesendet, Rückgabe, Rücksendung, Rücksendungen, Retoure, Retouren; retourner, retourne, retourné, retournée, retournés, retournées, retour, retours, renvoyer, renvoie, renvoyé, renvoyée, renvoyés, renvoyées; devolver, devuelvo, devuelto, devuelta, devueltos, devueltas, devolución, devoluciones, devolverse; restituire, restituisco, restituito, restituita, restituiti, restituite, restituzione, restituzioni, reso, resi**, rendere**; devolver, devolvo, devolvido, devolvida, devolvidos, devolvidas, devolução, devoluções; retourneren, retourneer, geretourneerd, terugsturen, terugstuur, teruggestuurd, teruggeven, teruggeef, teruggegeven; iade, iadesi, geri göndermek, geri gönderebilir, geri gönderirim, geri vermek, geri verebilir, geri veririm",
};

/** What says it only as the verb of a question, and mostly something else: a shop closes at six, and an account is closed. */
const verbsOnly: Readonly<Record<Deed, string>> = {
  delete:
    "close, terminate, end; schließen, schließe; fermer, ferme, clôturer, clôture; cerrar, cierro; chiudere, chiudo; fechar, fecho, encerrar, encerro; sluiten, sluit, opheffen, ophef, wis; kapatmak, kapatırım, kapatabilirim",
  create:
    "open; öffnen, öffne; ouvrir, ouvre; abrir, abro, creo; aprire, apro, creo; abrir, abro; openen, open; açmak, açarım, açabilirim, açılır, açma",
  cancel:
    "stop, end, terminate, revoke, withdraw; beenden, beende, widerrufen, widerrufe, stoppen; arrêter, arrête; detener, detengo; fermare, fermo; parar, paro; stoppen, stop; durdurmak, durdururum",
  change:
    "correct, adjust, rename, switch, replace, alter; anpassen, anpasse, korrigieren, korrigiere, wechseln, wechsle; corriger, corrige, adapter; corregir, corrijo; correggere, correggo; corrigir, corrijo; corrigeren, corrigeer; düzeltmek, düzeltirim",
  return: "",
};

/** How shops tell what becomes of returned goods, where they don't speak of returning: "neither taken back nor exchanged". */
export const takingBack = phrasesIn(`
  taken back | take back | takes back | take them back | take it back | accepted back | exchange | exchanges | exchanged | refund | refunds | refunded | refundable | returnable | right of withdrawal |
  zurücknehmen | zurückgenommen | nehmen wir nicht zurück | Rücknahme | Umtausch | umtauschen | umgetauscht | erstatten | erstattet | Erstattung | Widerruf | Widerrufsrecht | Widerrufsrechts | widerrufen |
  reprendre | reprenons | repris | reprise | reprises | échange | échanges | échangé | échangée | échangés | échangées | échanger | échangeons | rembourser | remboursé | remboursée | remboursés | remboursées | remboursons | remboursement | rétractation |
  cambio | cambios | cambiar | cambian | reembolso | reembolsos | reembolsan | reembolsa | reembolsar | desistimiento | admiten | aceptan | admitimos | aceptamos |
  resi | rimborso | rimborsi | rimborsare | rimborsato | rimborsati | rimborsate | rimborsiamo | ripresi | riprese | sostituiti | sostituite | cambiati | cambiate | recesso |
  reembolsado | reembolsados | reembolsadas | reembolsamos | troca | trocas | trocado | trocados | trocadas | trocamos | arrependimento | aceitamos |
  teruggenomen | terugnemen | nemen wij niet terug | nemen we niet terug | geruild | ruilen | omgeruild | terugbetaald | terugbetaling | herroepingsrecht | herroeping |
  geri alınmaz | geri alınamaz | geri alınmamaktadır | geri alamıyoruz | geri almıyoruz | değişim | değişimi | değiştirilmez | değiştirilemez | cayma
`);

/** How it is said that a thing shall be exchanged for another, and what shops call that; a language's clitics are written behind: "cambiarlas". */
export const exchanging = phrasesIn(`
  exchange | exchanges | exchanging | swap | swaps | change it | change them | umtauschen | umgetauscht | tauschen | eintauschen | Umtausch |
  échange | échanges | échanger | changer | cambio | cambios | cambiar | cambi | cambiare | troca | trocas | trocar |
  ruilen | omruilen | ruil | değişim | değiştirebilir | değiştirmek | değiştirmem | değiştirilebilir
`);

/** What a shop's section on that is called, by language. */
export const exchangeNamed: Readonly<Record<string, string>> = {
  en: "exchange",
  de: "Umtausch",
  fr: "échange",
  es: "cambios",
  it: "cambi",
  pt: "trocas",
  nl: "ruilen",
  tr: "değişim",
};

/** With what is asked how one comes by something, folded: who gets an account makes one. */
export const gettingVerbs = wordsIn(`
  get obtain bekomme bekommen kriege kriegen erhalte erhalten obtenir obtiens avoir obtener obtengo conseguir consigo
  ottenere ottengo avere obter obtenho krijg krijgen alırım alabilirim almak edinirim edinebilirim edinmek
`);

/** In letters: shorter words end in others by chance. */
const LONG_NOUN = 8;
const NOUN = /(?:ung|ing|atie)$/;

/** The nouns of deeds, folded, which German and Dutch join to what it is done with: "Kontolöschung". */
const deedNouns = Object.values(deedNames).flatMap((line) => {
  const names = readNames(line);
  return (["de", "nl"] as const).flatMap((code) =>
    names[code]
      .map(({ text }) => ({ code, name: fold(text) }))
      .filter(({ name }) => name.length >= LONG_NOUN && NOUN.test(name)),
  );
});

/** The noun of a deed that a folded word ends in, which names what it is done with before it. */
export const deedNounOf = (word: string): { code: LanguageOfNames; name: string } | undefined =>
  deedNouns.find(({ name }) => word.endsWith(name) && isKindOf(word, name));

/** Folded words, "kontoloschung" as "konto" and "loschung". */
export const withDeedsApart = (said: readonly string[]): string[] =>
  said.flatMap((word) => {
    const noun = deedNounOf(word);
    return noun ? [word.slice(0, -noun.name.length), noun.name] : [word];
  });

const languagesOfDeeds = Map.groupBy(
  Object.values(deedNames).flatMap((line) => {
    const names = readNames(line);
    return languagesOfNames.flatMap((code) => names[code].map(({ text }) => ({ code, name: fold(text) })));
  }),
  ({ name }) => name,
);

/** The one language that names a deed by a folded word, or joins it to its thing in it; null: none, or several do. */
export function languageOfDeed(word: string): { code: LanguageOfNames; isJoined: boolean } | null {
  const codes = new Set(languagesOfDeeds.get(word)?.map(({ code }) => code));
  const [code] = codes;
  if (code) return codes.size === 1 ? { code, isJoined: false } : null;
  const joined = deedNounOf(word);
  return joined ? { code: joined.code, isJoined: true } : null;
}

/** Which deeds each folded word, or two of them, says. */
export const deedsSaidBy = byName(deedNames);

/** The same of verbs of a question. */
export const deedsOfVerb = byName(verbsOnly);

function byName(lines: Readonly<Record<Deed, string>>): ReadonlyMap<string, readonly Deed[]> {
  const said = (Object.keys(lines) as Deed[]).flatMap((deed) => {
    const names = readNames(lines[deed]);
    return languagesOfNames.flatMap((code) =>
      names[code].filter(({ isTwofold }) => !isTwofold).map(({ text }) => ({ deed, name: fold(text) })),
    );
  });
  const deedsOf = ([name, all]: [string, { deed: Deed }[]]): [string, Deed[]] => [
    name,
    [...new Set(all.map(({ deed }) => deed))],
  ];
  return new Map([...Map.groupBy(said, ({ name }) => name)].map(deedsOf));
}
