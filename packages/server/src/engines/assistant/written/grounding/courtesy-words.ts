import { wordsIn } from "../../../wording/fold.ts";

/** Words by which an answer is polite, turns to the visitor or speaks of itself: they claim nothing of the documents. */
const courtesy: Record<string, ReadonlySet<string>> = {
  en: wordsIn(
    "good great nice perfect help helps happy glad please sorry unfortunately welcome question questions ask asking else further anything assist assistance thank thanks hope hi hello feel free course sure certainly let know according document documents passage passages mention mentions mentioned state states stated say says here summary short details specific contact reach team support sources source found find answer",
  ),
  de: wordsIn(
    "gut super schön perfekt helfe helfen hilfe gern gerne bitte leider fragen frage weitere weiteren weiter melden freue freut willkommen danke hoffe hallo natürlich selbstverständlich sicher laut dokument dokumente dokumenten unterlagen angaben erwähnt steht kurz hier zusammengefasst wenden kontaktieren team support quelle antwort jederzeit falls",
  ),
  fr: wordsIn(
    "aide aider heureux ravi plaisir désolé malheureusement bienvenue question questions demander autre autres merci espère bonjour bien sûr certainement selon document documents passage passages mentionne indiquent voici résumé contacter équipe support source réponse hésitez",
  ),
  es: wordsIn(
    "ayuda ayudar ayudarte ayudarle gusto encantado lamentablemente siento lo bienvenido pregunta preguntas más otra gracias espero hola claro seguro según documento documentos menciona indican resumen contactar equipo soporte fuente respuesta dude dudes",
  ),
  it: wordsIn(
    "aiuto aiutare aiutarti aiutarla piacere lieto purtroppo spiacente benvenuto domanda domande altro altre grazie spero ciao certo certamente secondo documento documenti menziona indicano riassunto contattare team supporto fonte risposta esiti",
  ),
  pt: wordsIn(
    "ajuda ajudar prazer feliz infelizmente lamento bem-vindo pergunta perguntas outra outras obrigado obrigada espero olá claro certamente segundo documento documentos menciona indicam resumo contactar contatar equipa equipe suporte fonte resposta",
  ),
  nl: wordsIn(
    "help helpen graag blij helaas sorry welkom vraag vragen verder andere bedankt hoop hallo natuurlijk zeker volgens document documenten vermeld vermeldt hier samengevat contact team support bron antwoord gerust",
  ),
  tr: wordsIn(
    "yardım yardımcı memnun memnuniyetle maalesef üzgünüm hoş geldiniz soru sorular sorunuz başka teşekkür umarım merhaba tabii elbette göre belge belgeler belgelerde iletişim ekip destek kaynak cevap lütfen",
  ),
};

const none: ReadonlySet<string> = new Set();
export const courtesyWords = (code: string): ReadonlySet<string> => courtesy[code] ?? none;
