import { idf } from "../index/lexeme-index.ts";
import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";
import { onceEach } from "./once-each.ts";

/**
 * Words that say of anything what is done with it or how it is: where few texts of a tenant happen to hold one, or none, it
 * still tells little of what a question is about. Not what one does with some things alone ("repair", "sell"), nor what a
 * thing is measured by ("old", "heavy"): that is asked for.
 */
const generalWords: Record<string, string> = {
  en: `find finding found get getting got go goes going come comes coming make makes making made give gives given take takes taken put puts keep keeps kept hold holds held
    look looks looking see seeing show shows tell tells say ask asking know think want wants need needs like let lets try trying help helps work works working happen happens happened
    mean means seem set use uses using used deal handle manage connect allow allowed allows offer offers support supports provide provides
    possible available able sure good nice right wrong question questions way ways thing things kind sort`,
  de: `finde finden findet gefunden bekomme bekommen bekommt kriege kriegen kriegt gehe gehen geht komme kommen kommt mache machen macht gemacht gebe geben gibt gegeben nehme nehmen nimmt genommen
    setz setze setzen setzt gesetzt stelle stellen stellt lege legen legt halte halten hält haltet sehe sehen schaue schauen zeige zeigen zeigt sage sagen sagt weiß wissen frage fragen fragt
    denke glaube brauch brauche brauchen braucht will möchte mag lasse lassen lässt versuche versuchen helfe helfen hilft funktioniert funktionieren klappt klappen passiert passieren
    bedeutet bedeuten heißt heißen bleibe bleiben bleibt tue tun tut nutze nutzen nutzt benutze benutzen verwende verwenden bietet bieten anbieten unterstützt unterstützen erlaubt
    möglich verfügbar sicher gut schön richtig falsch sache sachen ding dinge weise rausnehmen herausnehmen mitnehmen
    dafür davon dazu darauf darüber daran darin dagegen dorthin dahin hierfür hiervon hierzu`,
  fr: `trouve trouver trouvé obtenir obtiens reçois recevoir vais aller viens venir vient fais faire fait font donne donner prends prendre mets mettre met tiens tenir tient regarde regarder
    vois voir montre montrer dis dire demande demander sais savoir pense penser veux vouloir voudrais besoin essaie essayer aide aider marche marcher fonctionne fonctionner passe arrive arriver
    signifie laisse laisser utilise utiliser permet permettre autorisé propose proposer proposez offrez prenez possible disponible sûr bon bien juste faux question questions chose choses façon manière sorte`,
  es: `encuentro encontrar encuentra obtener obtengo conseguir consigo recibir recibo voy ir va vengo venir hago hacer hace hacen doy dar tomo tomar tome pongo poner mantener tengo veo ver mostrar muestra digo decir
    pregunto preguntar sé saber pienso quiero querer necesito necesitar necesita intento intentar ayuda ayudar funciona funcionar pasa pasar significa dejo dejar uso usar utilizo utilizar permite permitir permitido
    ofrece ofrecen ofrecer posible disponible seguro bueno bien correcto pregunta cosa cosas manera forma tipo`,
  it: `trovo trovare trova ottenere ottengo ricevo ricevere vado andare va vengo venire faccio fare fa fanno do dare prendo prendere metto mettere mette tengo tenere tiene guardo guardare vedo vedere mostra mostrare dico dire
    chiedo chiedere so sapere penso voglio volere vorrei bisogno provo provare aiuto aiutare funziona funzionare succede significa lascio lasciare uso usare utilizzo utilizzare permette permesso offre offrono offrite
    possibile disponibile sicuro buono bene giusto sbagliato domanda cosa cose modo tipo`,
  pt: `encontro encontrar encontra obter obtenho conseguir consigo recebo receber vou ir vai venho vir faço fazer faz fazem dou dar tomo tomar ponho pôr coloco colocar manter tenho vejo ver mostrar mostra digo dizer pergunto perguntar sei saber
    penso quero querer preciso precisar precisa tento tentar ajuda ajudar funciona funcionar acontece significa deixo deixar uso usar utilizo utilizar permite permitido oferece oferecem
    possível disponível seguro bom bem certo errado pergunta coisa coisas maneira forma tipo`,
  nl: `vind vinden vindt gevonden krijg krijgen krijgt ga gaan gaat kom komen komt maak maken maakt doe doen doet geef geven geeft neem nemen neemt zet zetten leg leggen houd hou houden houdt kijk kijken zie zien toon tonen
    zeg zeggen vraag vragen weet weten denk denken wil willen nodig laat laten probeer proberen help helpen helpt werkt werken gebeurt gebeuren betekent blijf blijven blijft gebruik gebruiken toegestaan
    terug bieden biedt mogelijk beschikbaar zeker goed mooi juist fout ding dingen manier soort
    ervan ervoor ermee daarvan daarvoor daarmee daarheen hiervoor hiervan`,
  tr: `bulmak bulabilirim bulurum almak alabilirim alırım edinmek edinirim edinebilirim vermek verir gitmek giderim gelmek gelir yapmak yapabilirim yaparım yapılır koymak tutmak tutar görmek görebilirim göstermek söylemek sormak bilmek düşünmek istemek istiyorum
    istiyoruz lazım gerek gerekiyor gerekir denemek yardım çalışıyor çalışır oluyor olur kalmak kullanmak kullanabilirim kullanılır izin sunuyor mümkün mevcut iyi doğru yanlış şey şeyler şekilde tür`,
};

/** In so many texts a word stands at least that is said of anything, as far as it tells. */
const SHARE = 0.15;

/** Of a handful of texts a word may well stand in none. */
const FEW = 3;

/** How telling a general word is at most. */
export const generalIdf = (holding: number, total: number): number =>
  idf(Math.max(holding, SHARE * total + FEW), total);

/** Tells the lexemes of general words in some languages. */
export type GeneralWords = (languages: Language[]) => Promise<ReadonlySet<string>>;

export function openGeneralWords(lexer: Lexer): GeneralWords {
  const lexemesOf = onceEach(
    ({ code }: Language) => code,
    (language) => lexer.question(generalWords[language.code] ?? "", language),
  );
  return onceEach(
    (languages: Language[]) =>
      languages
        .map(({ code }) => code)
        .toSorted()
        .join(" "),
    async (languages) => new Set((await Promise.all(languages.map(lexemesOf))).flat()),
  );
}
