import { expect, test } from "vitest";
import { languageOfLocale } from "../../said/languages.ts";
import { turnOf } from "../../testing/conversation.ts";
import { foundPassage } from "../../testing/found-passage.ts";
import { createJudge } from "./judge.ts";

/** Languages of which the assistant knows no words: what it shows is told apart by the documents' own habits. */
const written: [locale: string, question: string, text: string, carried: string[], foreign: string][] = [
  [
    "ro",
    "Cum pot returna o lampă?",
    "Puteți returna o lampă în treizeci de zile de la livrare. Lampa trebuie să fie în cutia în care a fost livrată. Banii sunt trimiși înapoi în cinci zile de la primirea lămpii. Pentru o lampă care a fost folosită nu se dau bani înapoi. Livrarea de la magazin la client este gratuită.",
    ["O lampă poate fi returnată în treizeci de zile de la livrare.", "Livrarea la client este gratuită."],
    "Pisica bătrână doarme de obicei pe acoperișul casei, la umbra copacilor înalți.",
  ],
  [
    "el",
    "Πώς επιστρέφω ένα φωτιστικό;",
    "Μπορείτε να επιστρέψετε το φωτιστικό σε τριάντα ημέρες από την παράδοση. Το φωτιστικό πρέπει να είναι στο κουτί του. Τα χρήματα επιστρέφονται σε πέντε ημέρες από την παραλαβή. Για το φωτιστικό που έχει χρησιμοποιηθεί δεν επιστρέφονται χρήματα. Η παράδοση από το κατάστημα είναι δωρεάν.",
    ["Το φωτιστικό επιστρέφεται σε τριάντα ημέρες από την παράδοση."],
    "Η γριά γάτα κοιμάται συνήθως στη σκεπή, κάτω από τη σκιά των ψηλών δέντρων του κήπου.",
  ],
];

test.each(written)(
  "what the documents say stays, and what they don't goes: %s",
  (locale, question, text, carried, foreign) => {
    const sentences = Array.from(text.matchAll(/[^.]+\./g), ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.length,
    }));
    const passage = foundPassage({ title: "", text, sentences });
    const judge = createJudge([passage], turnOf(question, { tenant: { locale } }), languageOfLocale(locale));
    expect(carried.filter((sentence) => !judge(`${sentence} [1]`))).toEqual([]);
    expect(judge(`${foreign} [1]`)).toBe(false);
    // A translation shares no words.
    expect(judge("You can send a lamp back after it was delivered to you [1].")).toBe(true);
  },
);
