import { foldedWords, wordsIn } from "../../../wording/fold.ts";
import { phrasesIn, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import type { Vocabulary } from "./words.ts";

/** What a tenant owes to whoever is told it, and the words of which one at least stands in texts that promise it; goods go "back", too. */
interface Promised {
  said: PhraseSet;
  told: ReadonlySet<string>;
}

const promises: Promised[] = [
  {
    said: phrasesIn(
      "refund | refunds | refunded | refundable | money back | reimbursed | reimbursement | rückerstattung | erstattung | erstattet | erstatten | geld zurück | kaufpreis zurück | remboursement | remboursé | remboursée | remboursés | remboursées | rembourser | remboursons | reembolso | reembolsos | reembolsado | reembolsamos | reembolsar | rimborso | rimborsi | rimborsato | rimborsata | rimborsiamo | reembolsada | terugbetaling | terugbetaald | geld terug | para iadesi | geri ödeme | geri ödenir",
    ),
    told: wordsIn(
      "refund refunds refunded refundable reimbursed reimbursement reimburse money repay repaid credited erstattung rückerstattung erstattet erstatten rückzahlung rückzahlungen erstattungen rückerstattungen erstatteten zurückgezahlt zurückgezahlte zurückzahlen gutgeschrieben geld kaufpreis betrag remboursement remboursé rembourser remboursons rembourse rendu argent reembolso reembolsado reembolsamos reembolsar devolvemos dinero importe rimborso rimborsato rimborsiamo rimborsare soldi denaro restituiamo dinheiro terugbetaling terugbetaald terugbetalen geld para paranız paranızı bedel bedeli tutar tutarı ücret ücreti",
    ),
  },
  {
    said: phrasesIn(
      "full refund | refund in full | refunded in full | fully refunded | full money back | volle rückerstattung | volle erstattung | vollständige rückerstattung | vollständige erstattung | voll erstattet | vollständig erstattet | remboursement intégral | remboursement complet | intégralement remboursé | remboursé intégralement | reembolso completo | reembolso íntegro | reembolso total | rimborso completo | rimborso integrale | rimborso totale | reembolso integral | volledige terugbetaling | volledig terugbetaald | tam iade",
    ),
    told: wordsIn(
      "full fully whole entire complete completely price amount paid money total voll volle vollen vollständig vollständige ganz ganze ganzen kaufpreis preis betrag geld gesamte gesamten intégral intégralement complet totalité prix montant argent somme completo íntegro total todo precio importe dinero pagado integrale totale tutto prezzo importo intero integral preço valor tudo dinheiro volledig volledige hele bedrag prijs geld tam tamamı tutar bedel ücret para",
    ),
  },
  {
    said: phrasesIn(
      "compensation | compensated | damages | entschädigung | schadenersatz | entschädigt | dédommagement | dédommagé | indemnisation | indemnización | compensación | indemnizado | risarcimento | indennizzo | indemnização | compensação | schadevergoeding | tazminat",
    ),
    told: wordsIn(
      "compensation compensate compensated damages entschädigung entschädigen entschädigt schadenersatz schadensersatz dédommagement dédommager dédommagé indemnisation indemniser indemnización compensación indemnizar risarcimento indennizzo risarcire indemnização compensação indemnizar schadevergoeding vergoeding tazminat",
    ),
  },
];

/** Whether a sentence in the passages' language promises what they nowhere speak of: "within 14 days for a full refund". */
export const promisesAnew = (text: string, known: Vocabulary): boolean => {
  const said = foldedWords(text);
  return promises.some(
    (one) => placesOf(said, one.said).length > 0 && ![...one.told].some((word) => known.hasNameOf(word)),
  );
};
