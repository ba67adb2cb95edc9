import { de as wishes } from "../../wishes/words/de.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { de as emergency } from "./emergency/de.ts";
import { de as ownOrder } from "./own-order/de.ts";
import { de as shop } from "./shopping/de.ts";
import type { Words } from "./words.ts";

export const de: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dieser diese dieses diesen diesem jener jede jeder jedes jeden alle alles andere anderen solche
    ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren euch euer eure euren eurem eurer du dich dir dein deine deinen sie ihnen ihr ihre ihren ihrem ihrer er ihn ihm sein seine es man jemand jemanden jemandem etwas was wer wen wem niemand
    bin bist ist sind seid war waren wart sei wäre wird werden wirst werde wurde würde würden habe hast hat haben habt hatte hätte kann kannst können könnt könnte könnten muss musst müssen müsst müsste soll sollte sollen sollt will willst wollen wollt wollte möchte möchten mag darf dürfen dürft gibt geht
    wo wann wie warum wieso weshalb welche welcher welches welchen wohin woher wofür womit worüber ob wenn dass weil als denn damit
    in im ins an am auf aus bei beim bis durch für gegen mit nach ohne seit über um unter von vom vor zu zum zur zwischen ab pro
    und oder aber auch noch nur schon sehr mehr viel viele wenig nicht nichts so dann da dort hier jetzt immer nie wieder doch mal eben gerne gern bitte danke ja nein hallo
    sagen sag wissen brauche brauchen bekomme bekommen kriege kriegen mache machen macht tun tut nehme nehmen nehmt gebt hab komme kommen kommt lautet lauten
    info infos information informationen details richtlinie richtlinien bedingungen möglich verfügbar bietet bieten passiert
    dafür davon dazu darauf darüber daran darin dagegen davor dorthin dahin hierfür hiervon hierzu
  `),
  negations: wordsIn("nicht kein keine keinen keinem keiner nie ohne nichts"),
  sunders: wordsIn("aus von vom ab vor nach über unter ohne mehr weniger nur seit bis gegen zwischen wieder beide"),
  prepositions: wordsIn(
    "in im ins an am auf aus bei beim bis durch für gegen mit nach ohne seit über um unter von vom vor zu zum zur zwischen ab pro",
  ),
  hedges: wordsIn(
    "bitte normalerweise üblicherweise gewöhnlich meistens eigentlich ungefähr etwa circa genau überhaupt",
  ),
  only: wordsIn("nur bloß ausschließlich lediglich"),
  moments: wordsIn(`
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonnabends sonntags
    morgen morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends nacht nachts mitternacht heute heut wochenende wochenenden wochentag wochentags werktag werktags tagsüber früh spät uhr
  `),
  taste: wordsIn(
    "schön schöne schönen schöner schönes schick schicke schicken schicker schickes hübsch hübsche hübschen hübscher hübsches toll tolle tollen toller tolles gut gute guten guter gutes cool coole coolen cooler cooles nett nette netten netter nettes super klasse elegant elegante eleganten eleganter elegantes stylisch stylische stylischen stylischer stylisches modisch modische modischen modischer modisches perfekt perfekte perfekten perfekter perfektes ideal ideale idealen idealer ideales süß süße süßen süßer süßes anständig anständige anständigen anständiger anständiges vernünftig vernünftige vernünftigen vernünftiger vernünftiges",
  ),
  circumstances:
    wordsIn(`vergessen vergesse schlimm schlimme schlimmen starke starken heftig furchtbar furchtbare schrecklich wahnsinnig gerade 
    max maximal maximum minimal mindestens höchstens eigene eigenen eigenes eigener nächste nächsten nächster nächstes erste ersten jederzeit irgendwo
    unterschied unterschiede
    rein raus drin dabei sonst gerade momentan zurzeit derzeit eigentlich gleich direkt sofort schnell rasch bald später danach anschließend vorher hinterher nachher zuerst erst erstmal ungefähr circa etwa rund genau stattdessen insgesamt einfach selbst selber persönlich gemeinsam zusammen allein alleine automatisch jeweils manchmal oft häufig meistens normalerweise überhaupt irgendwie vielleicht eventuell ganz ganze ganzen paar einige mehrere bestimmte bestimmten nötig notwendig erforderlich bereits ne nen nem lang lange weit nummer
    wirklich echt total völlig vollkommen absolut richtig ordentlich sicher vorsichtig sorgfältig komplett teilweise hauptsächlich besonders offenbar wahrscheinlich vermutlich bestimmt ehrlich leider hoffentlich endlich neulich kürzlich zuletzt regelmäßig ständig dauerhaft vorübergehend langsam gut besser besten fast beinahe kaum schöne schönen gute guten guter gutes gestern vorgestern neuerdings inzwischen mittlerweile fertig urlaub trotzdem sowieso nochmal nochmals weiterhin heißt heißen gehört gehören bekommt bekommst braucht brauchst krieg kriegt meinst denke glaube hoffe wünsche mögen freue sache sachen dinge ding zeug art arten sorte frage fragen bisschen bissl menge grüße gruß liebe lieber hallöchen versehentlich starke starken starkes höllische höllischen schlimme schlimmen heftige heftigen furchtbare furchtbaren schreckliche schrecklichen unerträgliche unerträglichen lol haha hahaha hihi omg xd
  `),
  particles: wordsIn("ab an auf aus bei ein fest her hin los mit nach um vor weg weiter wieder zu zurück zusammen"),
  typed: typingsIn(`
    einen Artikel zurückgeben=etwas zurückgeben | einen Artikel zurückschicken=etwas zurückschicken | einen Artikel zurücksenden=etwas zurücksenden | ein Produkt zurückgeben=etwas zurückgeben | ein Produkt zurückschicken=etwas zurückschicken | ein Produkt zurücksenden=etwas zurücksenden |
    wan=wann | wi=wie | wiviel=wieviel | wievil=wieviel | wifiel=wieviel | wiso=wieso | ir=ihr | kan=kann | isch=ich | ick=ich | dat=das | wat=was | nich=nicht | net=nicht | ned=nicht | nit=nicht | is=ist | machn=machen | gehn=gehen | habn=haben | kommn=kommen | sehn=sehen | jez=jetzt | jetz=jetzt | un=und | oda=oder | bite=bitte | bidde=bitte | ma=mal | nochma=nochmal | weis=weiß | jmd=jemand | jemant=jemand | eig=eigentlich | vllt=vielleicht | evtl=eventuell | wg=wegen | std=Stunden
    | gibts=gibt es | gibs=gibt es | hats=hat es | habs=habe es | gehts=geht es | kanns=kann es | ists=ist es | isses=ist es | wirds=wird es | wärs=wäre es | wars=war es | dauerts=dauert es | kostets=kostet es | kosts=kostet es | kost=kostet | brauchts=braucht es | gilts=gilt es | habts=habt ihr | seids=seid ihr | hamse=haben Sie | haste=hast du | kannste=kannst du | willste=willst du | biste=bist du | machste=machst du | ham=haben
    | fürs=für das | fürn=für einen | vorm=vor dem | vors=vor das | hinterm=hinter dem | überm=über dem | übers=über das | unterm=unter dem | unters=unter das | aufm=auf dem | aufn=auf den | aufs=auf das | ausm=aus dem | mim=mit dem | mitm=mit dem | durchs=durch das | ums=um das | ans=an das | nem=einem | nen=einen | ner=einer | ne=eine | n=ein | sone=so eine
    | was ist der beste weg um==wie kann man | was ist die beste art==wie kann man | wie kann man am besten==wie kann man | wie kann ich am besten==wie kann ich
    | ist das teuer===was kostet das | ist es teuer===was kostet das | ist das sehr teuer===was kostet das | ist es sehr teuer===was kostet das | ist der teuer===was kostet das | ist die teuer===was kostet das | ist er teuer===was kostet das | ist sie teuer===was kostet das | ist das billig===was kostet das | ist das günstig===was kostet das | kostet das viel===was kostet das | kostet es viel===was kostet das | sind die teuer===was kosten die | sind sie teuer===was kosten die | sind die sehr teuer===was kosten die | kosten die viel===was kosten die
    | aus Versehen==versehentlich
  `),
  being: { am: phrasesIn("bin"), have: phrasesIn("habe | hab | leide") },
  beingLast: true,
  yours: wordsIn("euer eure eurer eurem euren ihr ihre ihrer ihrem ihren dein deine"),
  openApart: {
    verbs: wordsIn("habt haben hat habe macht machen"),
    meant: new Map([
      ["auf", "offen"],
      ["zu", "geschlossen"],
    ]),
  },
  permits: wordsIn("erlaubt erlauben gestattet willkommen verboten untersagt mitbringen mitnehmen darf dürfen"),
  voice: {
    speaker: phrasesIn("ich | wir | man"),
    addressed: phrasesIn("du | ihr | sie"),
    past: phrasesIn(
      "habe | hab | hast | hat | haben | habt | hatte | hatten | hattet | hattest | war | waren | wart | warst | wurde | wurden | wurdest | worden",
    ),
    may: phrasesIn("kann | kannst | können | könnt | könnte | könnten | könntet | darf | darfst | dürfen | dürft"),
    must: phrasesIn(
      "muss | musst | müssen | müsst | müsste | müssten | soll | sollst | sollen | sollt | sollte | sollten",
    ),
    will: phrasesIn("wird | wirst | werde | werden | werdet | würde | würden | würdet"),
  },
  asked: {
    time: phrasesIn(
      "wann | ab wann | bis wann | um wie viel uhr | welches datum | welcher tag | an welchem tag | an welchen tagen | welche tage | welchen tagen | öffnungszeiten | geöffnet | offen | geschlossen | wie oft | wie bald",
    ),
    duration: phrasesIn(
      "wie lange | wie lang | dauert | dauern | wie schnell | wie viele tage | wie viele wochen | wie viele stunden | wie viele monate | wie viele jahre | dauer",
    ),
    amount: phrasesIn(
      "wie viel | wieviel | wie teuer | wie viele | wieviele | was kostet | was kosten | kostet das | kostet es | kostet die | kostet der | kosten die | kosten | preis | gebühr | gebühren | wie groß | ab welchem alter | wie hoch | wie schwer | wie weit | größe | maximal | mindestens | was kost | wie viel macht das | wieviel macht das | was zahle ich | was zahl ich | was zahlt man | was verlangt ihr",
    ),
    place: phrasesIn(
      "wo | wohin | woher | in welchem land | in welche länder | welche länder | welche stadt | adresse | standort",
    ),
    person: phrasesIn("jemand | wer | wen | wem | wessen"),
    reason: phrasesIn("warum | wieso | weshalb | weswegen | aus welchem grund"),
    steps: phrasesIn(
      "wie kann ich | wie kann man | wie können wir | wie mache ich | wie muss ich | wie soll ich | wie funktioniert | wie geht | wie gehe ich | wie ändere ich | wie bekomme ich | wie bestelle ich | wie storniere ich | wie lösche ich | wie setze ich | wie schicke ich | wie sende ich | wie wasche ich | wie pflege ich | was muss ich tun | was soll ich tun | was mache ich | anleitung",
    ),
  },
  howDone:
    /(?:^| )wie (?!(?:viele|lange|gerne|heisse|oft|weit|alt|gut|leicht|laut) )\p{L}{2,}(?:e ich|t man|en wir)(?: |$)/u,
  matters: {
    contact: {
      asked: phrasesIn(
        "telefon | telefonnummer | telefonnr | telnr | tel nr | handynummer | rufnummer | anrufen | hotline | email | e mail | mailadresse | e mail adresse | kontakt | kontaktieren | kontaktdaten | kontakt kundenservice | erreichen | erreichbar | sie erreichen | euch erreichen | dich erreichen | sie anrufen | euch anrufen | sie kontaktieren | euch kontaktieren | ihnen schreiben | euch schreiben | erreiche ich euch | erreiche ich sie | erreicht man euch | erreicht man sie | telefonisch | nummer von euch | eure nummer | ihre nummer | mit wem kann ich sprechen | mit wem kann ich reden | mit wem spreche ich | an wen kann ich mich wenden | an wen wende ich mich | an wen muss ich mich wenden | wen kann ich fragen",
      ),
      name: "Kontakt Kundenservice",
    },
    hours: {
      asked: phrasesIn(
        "öffnungszeiten | sprechzeiten | geöffnet | offen | geschlossen | öffnet ihr | ihr öffnet | öffnen sie | sie öffnen | schließt ihr | ihr schließt | schließen sie | sie schließen | bürozeiten | sprechstunden | sprechstunde | geschäftszeiten | ladenzeiten | habt ihr auf | haben sie auf | ihr auf habt | ihr habt auf | habt ihr zu | haben sie zu | macht ihr auf | machen sie auf | macht ihr zu | machen sie zu",
      ),
      name: "Öffnungszeiten geöffnet",
    },
    address: {
      asked: phrasesIn(
        "euch besuchen | sie besuchen kommen | bei euch vorbeikommen | bei ihnen vorbeikommen | vorbeikommen | adresse | ihre adresse | anschrift | postanschrift | wo sind sie | wo wir sind | so finden sie uns | hier finden sie uns | so finden sie zu uns | wo sie uns finden | wo seid ihr | wo finde ich sie | wo finde ich euch | wo ist ihr geschäft | wo ist ihr laden | wo ist euer laden | wo ist der laden | wo ist das geschäft | standort | anfahrt | wie komme ich zu euch | wie komm ich zu euch | wie komme ich zu ihnen | wie kommt man zu euch | wie kommt man zu ihnen | wie finde ich euch | wie finde ich sie | wegbeschreibung | wo liegt ihr",
      ),
      name: "Adresse",
    },
    payment: {
      asked: phrasesIn(
        "welche zahlungen akzeptiert ihr | welche zahlungen akzeptieren sie | was kann ich zum bezahlen nehmen | welche karten nehmt ihr | welche karten nehmen sie | welche karten akzeptiert ihr | welche karten akzeptieren sie | wie kann ich bezahlen | wie kann ich zahlen | wie kann man zahlen | wie kann man bezahlen | wie zahle ich | wie bezahle ich | zahlungsarten | zahlungsart | zahlungsmittel | zahlungsmethoden | zahlungsmöglichkeiten | bezahlmöglichkeiten | womit kann ich zahlen | womit kann ich bezahlen | nachnahme",
      ),
      name: "Zahlungsarten bezahlen bar Kreditkarte Girocard Überweisung",
    },
    parcel: {
      asked: phrasesIn(
        "wo ist mein paket | wo ist meine bestellung | wo ist meine lieferung | wo ist meine sendung | wo bleibt mein paket | wo bleibt meine bestellung | wo bleibt meine lieferung | wo bleibt meine sendung | paket verfolgen | bestellung verfolgen | sendung verfolgen | sendungsverfolgung | wo mein paket ist | wo meine bestellung ist | wo mein paket bleibt | wo meine bestellung bleibt | wo ist meine ware | wo bleibt meine ware | wo steckt mein paket | wo ist mein päckchen | wann kommt mein paket | wann kommt mein päckchen | wann kommt meine bestellung | wann kommt meine lieferung | wann kommt meine sendung | wann kommt meine ware | wann kommt mein paket an | wann kommt meine bestellung an | wann bekomme ich mein paket | wann bekomme ich meine bestellung | wann erhalte ich meine bestellung | ist mein paket unterwegs | ist meine bestellung unterwegs | ist mein paket verschickt | ist meine bestellung verschickt | ist meine bestellung schon verschickt | wurde mein paket verschickt | wurde meine bestellung verschickt | wurde meine bestellung schon verschickt | bestellstatus | status meiner bestellung",
      ),
      name: "Sendungsverfolgung Sendung verfolgen",
    },
  },
  paying: {
    verbs: phrasesIn(
      "zahlen | bezahlen | zahle | bezahle | zahlt | bezahlt | zahlung | nehmt | nehmen | akzeptiert | akzeptieren",
    ),
    ways: phrasesIn(
      "bar | bargeld | karte | karten | kreditkarte | kreditkarten | ec karte | ec | girocard | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | überweisung | lastschrift | rechnung | scheck | schecks | kontaktlos | twint | nachnahme | per nachnahme | bei lieferung",
    ),
  },
  mine: wordsIn("mein meine meinen meinem meiner meines unser unsere unseren unserem unserer"),
  kin: wordsIn(
    "mutter mama vater papa eltern sohn söhne tochter töchter bruder brüder schwester schwestern geschwister mann frau partner partnerin freund freunde freundin freundinnen oma opa großmutter großvater großeltern tante onkel cousin cousine neffe nichte nachbar nachbarn nachbarin chef chefin kollege kollegin kollegen familie kind kinder baby junge mädchen neffen nichten söhnchen töchterchen enkel enkelin enkelkind enkelkinder patenkind patensohn patentochter zwillinge",
  ),
  byPerson: wordsIn(
    "rabatt rabatte ermäßigung ermäßigungen ermäßigt nachlass günstiger billiger zahlt zahlen bezahlt bezahlen kostet kosten preis preise gebühr eintritt alter alt jung",
  ),
  forWhom: wordsIn("für"),
  price: phrasesIn(
    "was kostet | was kosten | wie viel kostet | wie viel kosten | wieviel kostet | wieviel kosten | wie teuer | kostet das | kostet es | kostet die | kostet der | kosten die | kosten | preis | preise | gebühr | gebühren | was kost | wie viel macht das | wieviel macht das | was zahle ich | was zahl ich | was zahlt man | was verlangt ihr | preisliste | preisübersicht | preistabelle | tarif | tarife",
  ),
  pricesOf: wordsIn("preise spreise npreise enpreise gebühren sgebühren ngebühren kosten skosten tarife starife"),
  free: phrasesIn(
    "kostenlos | kostenfrei | gratis | umsonst | frei | inklusive | kostet nichts | kosten nichts | zahlt nichts | zahlen nichts | unentgeltlich | inbegriffen",
  ),
  included: wordsIn("inklusive inbegriffen"),
  vacant: wordsIn("frei"),
  excepts: wordsIn("außer ausgenommen nur aber"),
  pays: {
    asks: phrasesIn("was | wie viel | wieviel"),
    verbs: wordsIn("zahlen bezahlen zahle zahl bezahle zahlt bezahlt"),
    who: wordsIn("ich wir man"),
    unless: wordsIn("wenn falls ob bevor nachdem bis dass weil um mit per via"),
    instead: "was kostet",
  },
  order: { before: phrasesIn("bevor | vor"), after: phrasesIn("nachdem | nach") },
  times: phrasesIn(
    "abend | abende | abenden | nacht | nächte | nächten | wochenende | wochenenden | sekunde | sekunden | minute | minuten | stunde | stunden | tag | tage | tagen | werktag | werktage | werktagen | woche | wochen | monat | monate | monaten | monats | jahr | jahre | jahren | jahrhundert | montag | dienstag | mittwoch | donnerstag | freitag | samstag | sonntag | januar | februar | märz | april | mai | juni | juli | august | september | oktober | november | dezember | heute | morgen | sofort | uhr",
  ),
  numbers: phrasesIn(
    "null | ein | eine | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf | zwanzig | dreißig | vierzig | fünfzig | hundert | tausend | million | millionen | milliarden | hälfte | drittel | viertel | kostenlos | gratis | einmal | zweimal",
  ),
  causes: phrasesIn("weil | da | denn | damit | wegen | aufgrund | grund | gründe | ursache | deshalb | daher | um"),
  opensQuestion: phrasesIn(
    `was | wer | wie | wo | wann | warum | wieso | weshalb | welche | welcher | welches | welchen | wohin | womit | wofür | wieviel | wieviele | ab wann | bis wann | ${pairs(
      "kostet kosten dauert dauern gilt gelten kann können könnt könnte könnten darf dürfen muss müssen soll gibt habt haben hat ist sind wird werden liefert liefern versendet versenden verschickt verschicken schickt schicken bietet bieten verkauft verkaufen nehmt nehmen akzeptiert akzeptieren macht machen lässt verleiht verleihen vermietet vermieten repariert reparieren führt führen tauscht tauschen öffnet öffnen schließt schließen geht gilt gelten kostet kosten dauert brauche bekomme zahle",
      "ich man sie ihr du es wir der die das den mein meine eine ein auch da",
    )}`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "was kann ich tun | was kann ich machen | was kann ich da tun | was kann ich da machen | was können wir tun | was soll ich tun | was soll ich machen | was sollen wir tun | was muss ich tun | was muss ich machen | was müssen wir tun | was tun | was mache ich | was mache ich jetzt | was mache ich nun | was machen wir | was jetzt | was nun | und jetzt | und nun | wie weiter | wie geht es weiter | was passiert jetzt | was passiert dann | was passiert nun | was ist da los | was ist los | was habe ich falsch gemacht | was läuft falsch | was raten sie mir | was raten sie | was ratet ihr | was empfehlen sie | was empfehlt ihr | was können sie da machen | was können sie tun | was könnt ihr da machen | was könnt ihr tun | ist das normal | irgendwelche ideen | habt ihr eine idee | haben sie eine idee | könnt ihr helfen | könnt ihr mir helfen | können sie helfen | können sie mir helfen | kannst du helfen | kannst du mir helfen | bitte helfen sie mir | bitte um hilfe | hilfe",
  ),
  joins: phrasesIn("und | und auch | sowie | außerdem"),
  either: phrasesIn("oder | beziehungsweise | bzw"),
  leadIns: phrasesIn(
    "zeige | zeig | zeigen sie | finde | such | ok | okay | bitte | können sie mir sagen | können sie mir bitte sagen | könnten sie mir sagen | kannst du mir sagen | ich möchte wissen | ich würde gerne wissen | ich wüsste gern | ich wollte fragen | ich wollte wissen | ich habe eine frage zu | ich habe eine frage | eine frage | kurze frage | frage | wissen sie | sagen sie mir | sag mir | erzählen sie mir mehr über | erzählen sie mir etwas über | erzähl mir mehr über | erzähl mir was über | mehr über | infos zu | informationen zu",
  ),
  shopping: phrasesIn(
    "haben sie | habt ihr | verkaufen sie | verkauft ihr | führen sie | gibt es bei ihnen | zeig mir | zeigen sie mir | ich suche | suche | ich möchte kaufen | kann ich kaufen | empfehlen sie | empfiehl mir | können sie empfehlen",
  ),
  leansBack: phrasesIn(
    "dies | diese | dieser | dieses | diesen | das | sie | er | es | ihr | ihre | sein | seine | jedoch | aber | allerdings | deshalb | daher | darum | dadurch | damit | dabei | dafür | dazu | davon | dort | dann | danach | außerdem | auch | sonst | andernfalls | stattdessen | ebenso | zum beispiel | in diesem fall | beide | und | oder | solche",
  ),
  pointsUp: phrasesIn(
    "an derselben stelle | an der gleichen stelle | am selben ort | auf dieselbe weise | auf die gleiche weise | siehe oben | wie oben | oben beschrieben",
  ),
  pointsDown: phrasesIn(
    "wie folgt | folgende | folgenden | folgender | folgendes | siehe unten | unten stehend | untenstehend | unten stehenden | untenstehenden | tabelle unten | liste unten | nachstehend | nachstehende | nachstehenden | nachfolgend | nachfolgende | nachfolgenden",
  ),
  pointsAtTable: phrasesIn(
    "in der tabelle | siehe tabelle | aus der tabelle | die tabelle zeigt | tabelle oben | obige tabelle | obigen tabelle",
  ),
  capitals: "nouns",
  goesOn: phrasesIn(
    "und | aber | oder | was ist mit | und was ist mit | wie ist es mit | wie sieht es mit | wie steht es mit | auch",
  ),
  pointsBack: phrasesIn(
    "dies | diese | dieser | dieses | es | ich sie | man sie | wir sie | ist sie | wird sie | hat sie | kann sie | kostet sie | kosten sie | dauert sie | dauern sie | gilt sie | gelten sie | sie ist | sie hat | er | ihn | ihm | dafür | davon | damit | dazu | dabei | darauf | darüber | daran | dorthin | dort | dahin | dasselbe | das gleiche",
  ),
  impersonal: phrasesIn(
    "gibt es | gibt s | gibts | es gibt | geht es um | es geht um | ist es möglich | es möglich | ist es erlaubt | es erlaubt | wie spät ist es | es ist möglich | ist es nötig | es nötig | brauch es | braucht es | kommt es vor | regnet es | es regnet",
  ),
  pointsBackLast: phrasesIn("da | das | der | die | den"),
  ordinals: [
    phrasesIn("erste | ersten | erstes | erster | 1 | eins | ersteres"),
    phrasesIn("zweite | zweiten | zweites | zweiter | 2 | zwei"),
    phrasesIn("dritte | dritten | drittes | dritter | 3 | drei"),
    phrasesIn("letzte | letzten | letztes | letzteres"),
  ],
  countedParts: wordsIn("schritt abschnitt kapitel paragraf paragraph ziffer absatz"),
  partsBeforeNumber: wordsIn("punkt artikel"),
  undecided: phrasesIn(
    "beide | beides | beiden | alle | alles | egal | günstigere | günstigeren | günstigste | günstigsten | billigere | billigeren | billigste | billigsten | bessere | besseren | kleinere | kleineren | größere | größeren | weiß nicht | weiß ich nicht | ich weiß nicht | ich weiß es nicht",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "hallo | hi | hey | hallöchen | guten tag | guten morgen | guten abend | morgen | moin | moin moin | servus | grüß gott | grüezi | tag | grüß dich | grüße | ist da jemand | jemand da",
    ),
    wellbeing: phrasesIn(
      "wie geht es ihnen | wie geht s | wie gehts | wie geht es dir | wie geht es | wie geht s dir | alles gut bei dir | was geht",
    ),
    thanks: phrasesIn(
      "danke | danke schön | dankeschön | danke sehr | vielen dank | herzlichen dank | besten dank | tausend dank | vielen lieben dank | lieben dank | danke für die hilfe | danke für ihre hilfe | danke für deine hilfe | vielen dank für ihre hilfe | vielen dank für die hilfe | danke für die info | danke für die auskunft | das hilft mir | das hat geholfen | das war hilfreich | sehr hilfreich | merci | ich danke ihnen",
    ),
    goodbye: phrasesIn(
      "tschüss | tschüs | ciao | auf wiedersehen | wiedersehen | bis bald | bis später | bis dann | schönen tag | schönen tag noch | einen schönen tag | einen schönen tag noch | schönen abend | schönen abend noch | gute nacht | mach s gut | das war s | das wars | das war alles | das ist alles",
    ),
    identity: phrasesIn(
      "wer bist du | wer sind sie | was bist du | was sind sie | wie heißt du | wie heißen sie | mit wem spreche ich | mit wem rede ich | mit wem schreibe ich | bist du ein bot | sind sie ein bot | bist du ein roboter | sind sie ein roboter | bist du ein mensch | sind sie ein mensch | bist du echt | bist du eine ki | sind sie eine ki | ist das ein bot | spreche ich mit einem bot | spreche ich mit einem menschen | rede ich mit einem bot | rede ich mit einem menschen | schreibe ich mit einem bot | was kannst du | was können sie | wie kannst du mir helfen | wie können sie mir helfen | kannst du mir helfen | können sie mir helfen | ich brauche hilfe | hilfe | ich habe eine frage | kann ich etwas fragen",
    ),
    ok: phrasesIn(
      "ok | okay | oki | alles klar | klar | verstanden | verstehe | ich verstehe | in ordnung | gut | sehr gut | super | toll | prima | perfekt | wunderbar | klasse | genial | aha | ach so | achso | passt | schon gut | kein problem | interessant | hm | mhm",
    ),
    yes: phrasesIn(
      "ja | bitte | ja bitte | ja gerne | ja gern | gerne | gern | jawohl | jo | jep | auf jeden fall | natürlich | unbedingt | bitte ja | das wäre gut | das wäre schön | das wäre super | mach das | machen sie das | genau | stimmt | richtig",
    ),
    no: phrasesIn("nein | nein danke | nee | nö | ne | jetzt nicht | lieber nicht | eher nicht | noch nicht"),
    apology: phrasesIn(
      "entschuldigung | entschuldige | entschuldigen sie | tut mir leid | es tut mir leid | sorry | verzeihung | pardon | mein fehler",
    ),
    clock: phrasesIn("wie spät ist es | wie viel uhr ist es | wieviel uhr ist es"),
    aside: phrasesIn(
      "wie spät ist es jetzt | wie spät ist es gerade | welcher tag ist heute | welches datum ist heute | der wievielte ist heute | erzähl mir einen witz | erzähl einen witz | erzählen sie mir einen witz | ich liebe dich",
    ),
    filler: phrasesIn(
      "bitte | nochmal | noch mal | noch einmal | zusammen | alle | team | leute | erstmal | erst mal | heute | dann | und | aber | auch | so | sehr | mal | dir | ihnen | euch | für alles | dafür | ebenfalls | gleichfalls",
    ),
    again: said(
      `[kannst du | können sie | könntest du | könnten sie] [bitte] das [bitte] (nochmal | noch mal | noch einmal) [bitte] (sagen | wiederholen); [kannst du | können sie | könntest du | könnten sie] [bitte] (das | deine antwort | ihre antwort | die antwort | die letzte antwort) [bitte] wiederholen; (sag | sagen sie) das [bitte] (nochmal | noch mal | noch einmal); (wiederhole | wiederhol | wiederholen sie) [bitte] (das | deine antwort | ihre antwort | die antwort | die letzte antwort) [nochmal | noch mal | noch einmal]; was (hast du | haben sie) [gerade | eben] gesagt; was war das (nochmal | noch mal | noch einmal); wie bitte; was war (deine | ihre) [letzte] antwort`,
    ),
    askedFirst: said(
      `was (habe | hab) ich [dich | sie] (zuerst | als erstes | am anfang | zu beginn) gefragt; was war [noch] meine [aller] erste frage; was war das erste was ich [dich | sie] gefragt habe; was wollte ich (zuerst | als erstes) wissen; was war die erste frage`,
    ),
    askedLast: said(
      `was (habe | hab) ich [dich | sie] [gerade | eben | zuletzt | vorher | vorhin] gefragt; was war [noch] meine [letzte] frage; was war das letzte was ich [dich | sie] gefragt habe`,
    ),
  },
  person: {
    talk: phrasesIn(
      "sprechen | reden | chatten | telefonieren | verbinden | verbinde | verbinden sie mich | verbinde mich | weiterleiten | durchstellen | kontaktieren | schreiben | unterhalten | sprechen können",
    ),
    want: phrasesIn(
      "ich möchte | ich will | ich brauche | ich hätte gerne | ich hätte gern | ich würde gerne | kann ich | geben sie mir | gib mir | holen sie | hol mir | gibt es | gibt es hier | ist da | ist hier",
    ),
    human: phrasesIn(
      "mensch | menschen | echten menschen | person | echte person | echten person | mitarbeiter | mitarbeitern | mitarbeiterin | jemand | jemanden | jemandem | kundendienst | kundenservice | kundenbetreuung | kundenberater | berater | beraterin | support | service | agent | agenten | kollegen | kollege | kollegin | ansprechpartner | team | vorgesetzten | live chat | livechat",
    ),
    whoDoes: phrasesIn("der | die | das | dem | den | welcher | welche"),
    verbLast: true,
    alone: phrasesIn(
      "mensch | ein mensch | mitarbeiter | ein mitarbeiter | einen mitarbeiter | kundenservice | kundendienst | kundenberater | berater | echter mensch | ein echter mensch | echte person | agent | support | live chat | livechat | kein bot | keinen bot | kein roboter | ich will nicht mit einem bot reden | ich möchte nicht mit einem bot sprechen | rufen sie mich an | ruf mich an | bitte rufen sie mich an | rückruf | kann mir jemand helfen",
    ),
    notAWish: phrasesIn(
      "was | welche | welcher | welches | warum | wieso | wann | wo | wie viel | wie viele | wie lange | wie kann ich den | wie erreiche | wie kontaktiere | nicht | kein problem | ohne | pro person | für personen",
    ),
  },
};
