import { nl as wishes } from "../../wishes/words/nl.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { nl as emergency } from "./emergency/nl.ts";
import { nl as ownOrder } from "./own-order/nl.ts";
import { nl as shop } from "./shopping/nl.ts";
import type { Words } from "./words.ts";

export const nl: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    de het een geen deze dit die dat elk elke ieder iedere alle allemaal ander andere zulke zelfde iets iemand niets niemand wat wie welk welke
    ik mij me mijn mn wij we ons onze jij je jou jouw jullie u uw hij ie hem zijn zij ze haar hen hun men er
    ben bent is was waren wordt worden werd zal zou zullen zouden heb hebt heeft hebben had hadden kan kun kunt kunnen kon kunnen moet moeten moest wil wilt willen wilde mag mogen gaat gaan ga doe doet doen laat
    waar wanneer hoe waarom waarheen waarvandaan waarmee waarvoor of als dan omdat want zodat terwijl toen
    in op aan uit bij met zonder voor na naar van tot over onder tussen door tegen om per sinds tijdens binnen buiten vanaf
    en maar ook nog al maar alleen zeer erg veel meer minder meest weinig niet wel zo toen daar hier nu altijd nooit weer toch even graag alstublieft alsjeblieft bedankt dank ja nee hallo hoi
    zeggen zeg weten nodig krijg krijgen maak maken
    info informatie details beleid voorwaarden mogelijk beschikbaar bieden
    ervan ervoor ermee erin daarvan daarvoor daarmee daarheen hiervoor hiervan
  `),
  negations: wordsIn("niet geen nooit zonder niets"),
  sunders: wordsIn(
    "uit van voor na zonder onder over tegen binnen buiten meer minder alleen vanaf tot sinds tussen weer",
  ),
  prepositions: wordsIn("in op aan uit bij met zonder voor na naar van tot over onder tussen door tegen om per sinds"),
  hedges: wordsIn(
    "alstublieft alsjeblieft graag gewoonlijk normaal meestal doorgaans eigenlijk ongeveer precies circa",
  ),
  only: wordsIn("alleen enkel uitsluitend"),
  moments: wordsIn(`
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag maandags dinsdags woensdags donderdags vrijdags zaterdags zondags
    morgen ochtend ochtends s middag middags namiddag avond avonds nacht nachts middernacht vandaag vanavond weekend weekenden doordeweeks laat vroeg uur
    ochtenden avonden weekdag weekdagen overdag
  `),
  taste: wordsIn(
    "mooi mooie leuk leuke goed goede fijn fijne prachtig prachtige schattig schattige elegant elegante stijlvol stijlvolle perfect perfecte ideaal ideale tof toffe gaaf gave hip hippe geweldig geweldige degelijk degelijke",
  ),
  circumstances: wordsIn(`vergeten vergat erge enorm enorme ontzettend heftig zware hevig momenteel lukken 
    max maximaal maximum minimaal minimum hoogstens eigen meenemen meebrengen volgende eerste ergens
    verschil verschillen
    snel direct meteen straks later daarna vooraf achteraf zelf persoonlijk samen automatisch soms vaak misschien heel hele paar enkele meerdere bepaalde gewoon gemakkelijk momenteel lang
    echt helemaal volledig absoluut goed netjes voorzichtig vooral waarschijnlijk vast eerlijk helaas eindelijk onlangs regelmatig steeds langzaam beter best bijna nauwelijks te genoeg mooi mooie goede klaar vakantie moment intussen ondertussen keertje eens laten lukt denk geloof hoop wens ding dingen spul spullen soort soorten vraag vragen beetje beste groet groeten groetjes
    kort normaliter zelden natuurlijk juist slechts speciaal bijzonder apart gedeeltelijk definitief tijdelijk voortdurend makkelijk moeilijk verplicht liever kennen begrijp begrijpen uitleggen leg zoeken zoek super perfect ideaal slechter minuut minuutje trouwens verder eventueel mensen gisteren onbedoeld vreselijke verschrikkelijke hevige ondraaglijke lol haha hahaha hihi omg xd gehad
  `),
  particles: wordsIn("aan achter af bij door in mee na op om over terug toe uit vast voor weg"),
  typed: typingsIn(`
    een artikel retourneren=iets retourneren | een product retourneren=iets retourneren | een artikel terugsturen=iets terugsturen | een product terugsturen=iets terugsturen |
    waneer=wanneer | wnr=wanneer | hoelaat=hoe laat | hoevel=hoeveel | hvl=hoeveel | wrm=waarom | wr=waar | wa=wat | ff=even | effe=even | effen=even | m n=mijn | z n=zijn | zn=zijn | n=een | t=het | d r=er | zo n=zo een | kheb=ik heb | kwil=ik wil | kan k=kan ik | heb k=heb ik | jull=jullie | jlie=jullie | gij=jij | iig=in ieder geval | vd=van de | vh=van het | mss=misschien | nie=niet | ni=niet | nt=niet | aub=alstublieft | svp=alstublieft | tel nr=telefoonnummer | telnr=telefoonnummer
    | hoeveelkost=hoeveel kost | hoev=hoeveel | wann=wanneer | waneeer=wanneer | hoeveel k=hoeveel kost | ku=kun je | kunje=kun je | kunjullie=kunnen jullie | kanik=kan ik | kannik=kan ik | magik=mag ik | hebbe=hebben | hebbu=hebben | zynn=zijn | zyn=zijn | jylie=jullie | jullei=jullie | vnv=vanavond | vndg=vandaag | vandg=vandaag | mrg=morgen | wknd=weekend | nr=nummer | tel=telefoon | pers=personen | ipv=in plaats van | ivm=vanwege | ong=ongeveer | evt=eventueel | dankje=bedankt | dank u=bedankt
    | wat is de beste manier om==hoe kan ik | de beste manier om==hoe kan ik
    | is het duur===wat kost het | is dat duur===wat kost het | is dit duur===wat kost het | is het erg duur===wat kost het | is het heel duur===wat kost het | kost het veel===wat kost het | kost dat veel===wat kost het | is het prijzig===wat kost het | zijn ze duur===wat kosten ze | zijn die duur===wat kosten ze | kosten ze veel===wat kosten ze
    | per ongeluk==onbedoeld | per vergissing==onbedoeld
  `),
  being: { am: phrasesIn("ben"), have: phrasesIn("heb | lijd") },
  beingLast: true,
  yours: wordsIn("jullie uw je jouw"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn("toegestaan toegelaten welkom verboden mag mogen meenemen meebrengen"),
  voice: {
    speaker: phrasesIn("ik | wij | we | men"),
    addressed: phrasesIn("jij | je | jullie | u"),
    past: phrasesIn("heb | hebt | heeft | hebben | had | hadden | was | waren | werd | werden | geweest"),
    may: phrasesIn("kan | kun | kunt | kunnen | kon | konden | mag | mogen"),
    must: phrasesIn("moet | moeten | moest | moesten"),
    will: phrasesIn("zal | zult | zullen | zou | zouden | gaat | gaan"),
  },
  asked: {
    time: phrasesIn(
      "wanneer | vanaf wanneer | tot wanneer | hoe laat | welke dag | welke dagen | welke datum | openingstijden | jullie open | u open | geopend | gesloten | hoe vaak",
    ),
    duration: phrasesIn(
      "hoe lang | duurt | duren | hoelang | hoe snel | hoeveel dagen | hoeveel weken | hoeveel uur | hoeveel maanden | hoeveel jaar | levertijd | levertijden | hoeveel tijd | duur",
    ),
    amount: phrasesIn(
      "vanaf welke leeftijd | hoeveel | wat kost | wat kosten | kosten | prijs | prijzen | tarief | bedrag | hoe groot | hoe zwaar | hoe hoog | maat | welke maat | maximaal | minimaal | hoeveel kost | hoeveel kosten | hoe duur | wat betaal ik | wat betaal je | hoe prijzig",
    ),
    place: phrasesIn(
      "waar | waarheen | waar vandaan | welk land | welke landen | naar welke landen | welke stad | adres | locatie",
    ),
    person: phrasesIn("iemand | wie | met wie | aan wie | wiens"),
    reason: phrasesIn("waarom | om welke reden | hoe komt het"),
    steps: phrasesIn(
      "hoe kan ik | hoe kunnen we | hoe kan je | hoe moet ik | hoe doe ik | hoe werkt | hoe retourneer ik | hoe stuur ik | hoe annuleer ik | hoe bestel ik | hoe betaal ik | hoe was ik | hoe wijzig ik | hoe verander ik | hoe verwijder ik | hoe gebruik ik | hoe herstel ik | hoe krijg ik | wat moet ik doen | wat kan ik doen | stappen | handleiding | instructies",
    ),
  },
  howDone:
    /(?:^| )hoe (?!(?:veel|lang|lange|vaak|snel|groot|hoog|ver|oud|duur|goed|zwaar|laat|heet|vind) )\p{L}{3,} (?:ik|je|wij|we)(?: |$)/u,
  matters: {
    contact: {
      asked: phrasesIn(
        "telefoon | telefoonnummer | bellen | email | e mail | mailadres | e mailadres | contact | contactgegevens | contact klantenservice | bereiken | bereikbaar | jullie bereiken | u bereiken | je bereiken | jullie bellen | u bellen | jullie schrijven | u schrijven | contact opnemen | jullie nummer | uw nummer | nummer van jullie | mobiel nummer | jullie mail | jullie email | jullie e mail | uw e mail | mailen | jullie mailen | u mailen | whatsapp | klantenservice | contact met jullie | contact met u | hoe bereik ik jullie | hoe bereik ik u | met wie kan ik praten | met wie kan ik spreken | bij wie kan ik terecht | bij wie moet ik zijn | wie kan ik vragen",
      ),
      name: "contact klantenservice",
    },
    hours: {
      asked: phrasesIn(
        "openingstijden | openingsuren | open | geopend | gesloten | dicht | sluiten jullie | jullie sluiten | sluit u | u sluit | gaan jullie open | jullie open | gaat u open | gaan jullie dicht | zijn jullie open | openingstijd | sluitingstijd | hoe laat open | hoe laat dicht | jullie dicht | wanneer open | wanneer dicht | zijn jullie dicht | bent u open | bent u gesloten | is het open | is het gesloten | jullie openingstijden | geopend op",
      ),
      name: "openingstijden open",
    },
    address: {
      asked: phrasesIn(
        "jullie bezoeken | bij jullie langskomen | bij u langskomen | langskomen | adres | jullie adres | uw adres | waar zijn jullie | waar wij zitten | waar vindt u ons | waar vind je ons | hier vindt u ons | zo vindt u ons | waar liggen jullie | waar ligt u | waar bent u | waar zitten jullie | waar vind ik jullie | waar is de winkel | waar is jullie winkel | routebeschrijving | hoe kom ik bij jullie | hoe kom ik bij u | hoe kom ik er | hoe komen we bij jullie | locatie | vestiging | waar zit je | waar zitten u | waar zit u | waar is het kantoor | waar is de praktijk | waar is de salon | in welke straat | hoe kom je er | hoe kom je bij jullie | hoe rijd ik | hoe kom ik daar | waar kan ik jullie vinden | waar kan ik u vinden | postadres | bezoekadres",
      ),
      name: "adres",
    },
    payment: {
      asked: phrasesIn(
        "welke betalingen accepteren jullie | welke kaarten accepteren jullie | welke kaarten accepteert u | welke passen accepteren jullie | hoe kan ik betalen | hoe kan je betalen | hoe kan men betalen | hoe betaal ik | betaalmethoden | betaalmethodes | betaalmethode | betaalwijzen | betaalmogelijkheden | hoe kunnen we betalen | hoe kan er betaald worden | hoe moet ik betalen | hoe betalen | waarmee kan ik betalen | manieren om te betalen | betaalopties | hoe gaat de betaling | rembours",
      ),
      name: "betaalmethoden betalen contant pinnen creditcard overschrijving",
    },
    parcel: {
      asked: phrasesIn(
        "waar is mijn pakket | waar is mijn bestelling | waar blijft mijn pakket | waar blijft mijn bestelling | mijn pakket volgen | mijn bestelling volgen | waar is mijn zending | waar is mijn pakje | wanneer komt mijn pakket | wanneer komt mijn pakje | wanneer komt mijn bestelling | wanneer komt mijn pakket aan | wanneer komt mijn bestelling aan | wanneer krijg ik mijn pakket | wanneer krijg ik mijn bestelling | wanneer wordt mijn pakket bezorgd | wanneer wordt mijn bestelling bezorgd | is mijn pakket verzonden | is mijn bestelling verzonden | is mijn pakket al verzonden | is mijn bestelling al verzonden | bestelstatus | status van mijn bestelling",
      ),
      name: "bestelling volgen",
    },
  },
  paying: {
    verbs: phrasesIn("betalen | betaal | accepteren | accepteert | nemen | neemt"),
    ways: phrasesIn(
      "contant | cash | pin | pinnen | pinpas | kaart | creditcard | creditcards | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | ideal | bancontact | overschrijving | factuur | cheque | contactloos | bij levering | bij bezorging | rembours | onder rembours",
    ),
  },
  mine: wordsIn("mijn ons onze"),
  kin: wordsIn(
    "moeder mama vader papa ouders zoon zoontje zonen dochter dochtertje broer broertje zus zusje man vrouw partner vriend vriendin vrienden oma opa grootouders tante oom neef nicht buurman buurvrouw buren baas collega familie gezin kind kinderen kleinkind baby neefje nichtje neefjes nichtjes kleinzoon kleindochter kleinkinderen petekind tweeling",
  ),
  byPerson: wordsIn(
    "korting kortingen goedkoper betaalt betalen betaal prijs prijzen tarief kost kosten leeftijd oud jong",
  ),
  forWhom: wordsIn("voor"),
  price: phrasesIn(
    "wat kost | wat kosten | hoeveel kost | hoeveel kosten | hoe duur | prijs | prijzen | kosten | wat betaal ik | wat betaal je | prijslijst | tarief | tarieven | hoe prijzig",
  ),
  pricesOf: wordsIn("prijzen sprijzen enprijzen kosten skosten tarieven starieven"),
  free: phrasesIn("gratis | kosteloos | inbegrepen | inclusief | kost niets | kosten niets | zonder kosten"),
  included: wordsIn("inbegrepen inclusief"),
  vacant: wordsIn(""),
  excepts: wordsIn("behalve uitgezonderd alleen maar"),
  pays: {
    asks: phrasesIn("wat | hoeveel"),
    verbs: wordsIn("betalen betaal betaalt"),
    who: wordsIn("ik we wij men je"),
    unless: wordsIn("als wanneer voordat nadat om omdat dat met per via"),
    instead: "wat kost",
  },
  order: { before: phrasesIn("voordat"), after: phrasesIn("nadat | na") },
  times: phrasesIn(
    "avond | avonden | nacht | nachten | weekend | weekenden | seconde | seconden | minuut | minuten | uur | uren | dag | dagen | werkdag | werkdagen | week | weken | maand | maanden | jaar | jaren | eeuw | eeuwen | maandag | dinsdag | woensdag | donderdag | vrijdag | zaterdag | zondag | januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december | morgen | vandaag | meteen | direct",
  ),
  numbers: phrasesIn(
    "nul | een | twee | drie | vier | vijf | zes | zeven | acht | negen | tien | elf | twaalf | twintig | dertig | veertig | vijftig | honderd | duizend | miljoen | miljard | helft | derde | kwart | gratis | kosteloos",
  ),
  causes: phrasesIn("omdat | want | doordat | zodat | vanwege | wegens | reden | redenen | oorzaak | daarom | dus"),
  opensQuestion: phrasesIn(
    `wat | wie | hoe | waar | waarom | welk | welke | hoeveel | hoelang | vanaf wanneer | ${pairs(
      "kan kun kunnen kunt mag moet is zijn heb hebben hebt heeft leveren levert verzenden verzendt verkopen accepteren bieden doen wordt worden wanneer",
      "ik je jij jullie u men we wij het de er mijn een",
    )}`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "wat kan ik doen | wat moet ik doen | wat moeten we doen | wat kunnen we doen | wat doe ik | wat nu | en nu | hoe nu verder | wat gebeurt er nu | wat gebeurt er dan | is dat normaal | wat raden jullie aan | wat raadt u aan | enig idee | kunnen jullie helpen | kunnen jullie mij helpen | kunt u helpen | kunt u mij helpen | kun je helpen | kun je me helpen | help",
  ),
  joins: phrasesIn("en | en ook | verder"),
  either: phrasesIn("of"),
  leadIns: phrasesIn(
    "toon | toon me | zoek | zoek me | vind | ok | okay | alstublieft | alsjeblieft | kunt u mij vertellen | kunt u me vertellen | kun je me vertellen | kun je mij vertellen | kan je me zeggen | kunt u zeggen | ik wil graag weten | ik wil weten | ik zou graag willen weten | ik vroeg me af | ik vraag me af | ik heb een vraag over | ik heb een vraag | een vraag | vraagje | vraag | weet u | weet je | vertel me meer over | vertel me over | vertel mij over | meer over | informatie over",
  ),
  shopping: phrasesIn(
    "heb je | hebben jullie | heeft u | verkopen jullie | verkoopt u | laat me zien | laat zien | ik zoek | ik ben op zoek naar | op zoek naar | ik wil kopen | raad aan | kun je aanraden | kunt u aanraden",
  ),
  leansBack: phrasesIn(
    "dit | deze | die | dat | het | hij | zij | ze | zijn | haar | hun | echter | maar | daarom | daardoor | daarmee | daarbij | daarna | dus | ook | bovendien | verder | anders | dan | vervolgens | bijvoorbeeld | in dat geval | in dit geval | beide | en | of",
  ),
  pointsUp: phrasesIn(
    "op dezelfde plek | op dezelfde plaats | op dezelfde manier | zie boven | zie hierboven | zoals hierboven",
  ),
  pointsDown: phrasesIn(
    "als volgt | het volgende | zie onder | zie hieronder | hieronder | onderstaand | onderstaande",
  ),
  pointsAtTable: phrasesIn(
    "in de tabel | zie de tabel | zie tabel | uit de tabel | tabel toont | tabel hierboven | bovenstaande tabel",
  ),
  capitals: "names",
  goesOn: phrasesIn("en | maar | of | hoe zit het met | en hoe zit het met | wat als | ook"),
  pointsBack: phrasesIn(
    "dit | dat | deze | die | hij | zij | ze | hem | ervan | daarvan | daarvoor | daarmee | daar | daarheen | hetzelfde",
  ),
  impersonal: phrasesIn("is het mogelijk | het is mogelijk | mag het"),
  pointsBackLast: phrasesIn("er"),
  ordinals: [phrasesIn("eerste | 1"), phrasesIn("tweede | 2"), phrasesIn("derde | 3"), phrasesIn("laatste")],
  countedParts: wordsIn("stap hoofdstuk paragraaf sectie onderdeel"),
  partsBeforeNumber: wordsIn("punt artikel"),
  undecided: phrasesIn(
    "beide | allebei | alle | alles | alle twee | goedkopere | goedkoopste | betere | beste | kleinere | grotere | maakt niet uit | weet ik niet | ik weet het niet",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "hallo | hoi | hi | hey | hé | goedemorgen | goedemiddag | goedenavond | goedendag | goeiemorgen | goeiedag | dag | is daar iemand | is er iemand",
    ),
    wellbeing: phrasesIn(
      "hoe gaat het | hoe gaat het met je | hoe gaat het met u | hoe is het | alles goed | hoe gaat ie",
    ),
    thanks: phrasesIn(
      "bedankt | dank je | dank je wel | dankjewel | dank u | dank u wel | dankuwel | hartelijk dank | heel erg bedankt | hartstikke bedankt | veel dank | thanks | thx | bedankt voor je hulp | bedankt voor uw hulp | bedankt voor de hulp | bedankt voor de info | bedankt voor de informatie | dat helpt | heel behulpzaam | top bedankt | merci",
    ),
    goodbye: phrasesIn(
      "tot ziens | doei | doeg | dag | tot later | tot straks | tot snel | fijne dag | fijne dag nog | prettige dag | fijne avond | goedenacht | welterusten | dat was alles | dat is alles | dat was het",
    ),
    identity: phrasesIn(
      "wie ben je | wie ben jij | wie bent u | wat ben je | hoe heet je | hoe heet u | wat is je naam | wat is jouw naam | met wie spreek ik | met wie praat ik | met wie chat ik | ben je een bot | ben jij een bot | bent u een bot | ben je een robot | ben jij een robot | bent u een robot | ben je een mens | ben jij een mens | bent u een mens | ben je echt | ben je een ai | praat ik met een bot | praat ik met een mens | spreek ik met een bot | spreek ik met een mens | is dit een bot | wat kun je | wat kun je doen | wat kan je doen | waarmee kun je helpen | kun je me helpen | kan je me helpen | kunt u me helpen | kunt u mij helpen | ik heb hulp nodig | hulp | help | ik heb een vraag | mag ik iets vragen | mag ik een vraag stellen",
    ),
    ok: phrasesIn(
      "ok | oke | okay | oké | prima | goed | heel goed | perfect | top | super | geweldig | fijn | mooi | begrepen | duidelijk | ik begrijp het | ik snap het | snap ik | aha | akkoord | geen probleem | interessant | hm | lekker",
    ),
    yes: phrasesIn(
      "ja | ja graag | graag | ja hoor | jazeker | zeker | natuurlijk | ja alsjeblieft | ja alstublieft | dat zou fijn zijn | dat is goed | doe maar | klopt | precies | waarom niet",
    ),
    no: phrasesIn("nee | nee bedankt | nee dank je | nee dank u | nu niet | nog niet | liever niet | niet echt"),
    apology: phrasesIn(
      "sorry | het spijt me | spijt me | excuses | mijn excuses | excuseer | pardon | neem me niet kwalijk",
    ),
    clock: phrasesIn("hoe laat is het | welke dag is het"),
    aside: phrasesIn(
      "hoe laat is het nu | welke dag is het vandaag | vertel een mop | vertel me een mop | vertel een grap | ik hou van je",
    ),
    filler: phrasesIn(
      "alstublieft | alsjeblieft | aub | ajb | allemaal | iedereen | team | nog eens | nogmaals | weer | heel | erg | en | maar | dan | dus | ook | voor alles | daarvoor | hoor | meneer | mevrouw | vandaag | insgelijks | jij ook | u ook",
    ),
    again: said(
      `[kun je | kunt u | kan je | kan u | zou je | zou u] (dat | het) [alsjeblieft | alstublieft] (nog een keer | nog eens | opnieuw | nogmaals) [willen] (zeggen | herhalen); [kun je | kunt u | kan je | kan u | zou je | zou u] (dat | het | je antwoord | uw antwoord | het antwoord) [alsjeblieft | alstublieft] [willen | kunnen] herhalen; (zeg | zegt u) (dat | het) [alsjeblieft | alstublieft] (nog een keer | nog eens | opnieuw | nogmaals); (herhaal | herhaalt u) [alsjeblieft | alstublieft] (dat | het | je antwoord | uw antwoord | het antwoord) [nog een keer | nog eens]; wat (zei je | zei u | zeg je | heb je gezegd | hebt u gezegd); wat was dat (nog een keer | ook weer | ook alweer); wat was (je | uw) [laatste] antwoord`,
    ),
    askedFirst: said(
      `wat was [ook alweer] mijn [aller] eerste vraag; wat (vroeg | heb) ik [je | u] (eerst | als eerste | in het begin | aan het begin) [gevraagd]; wat was het eerste (dat | wat) ik [je | u] (vroeg | heb gevraagd | gevraagd heb); wat was de eerste vraag`,
    ),
    askedLast: said(
      `wat was [ook alweer] mijn [laatste] vraag; wat (vroeg ik | vroeg ik je | vroeg ik u) [net | zojuist | daarnet]; wat heb ik [je | u] [net | zojuist | daarnet | als laatste] gevraagd; wat was het laatste (dat | wat) ik [je | u] (vroeg | heb gevraagd | gevraagd heb)`,
    ),
  },
  person: {
    talk: phrasesIn(
      "praten | spreken | chatten | bellen | doorverbinden | verbind me | verbind mij | verbinden | contact | contacteren | doorschakelen | overleggen",
    ),
    want: phrasesIn(
      "ik wil | ik wil graag | ik zou graag | ik heb liever | ik heb | ik spreek liever | mag ik | kan ik | geef me | is er | is er hier",
    ),
    human: phrasesIn(
      "mens | een mens | echt mens | echt persoon | persoon | iemand | medewerker | medewerkster | collega | agent | klantenservice | klantenservicemedewerker | klantendienst | adviseur | vertegenwoordiger | leidinggevende | support | helpdesk | team",
    ),
    whoDoes: phrasesIn("die | dat"),
    verbLast: true,
    alone: phrasesIn(
      "mens | een mens | medewerker | een medewerker | klantenservice | klantendienst | echt persoon | een echt persoon | echt mens | een echt mens | agent | support | geen bot | geen robot | ik wil niet met een bot praten | bel me | bel me terug | kan iemand me helpen | kan iemand mij helpen",
    ),
    notAWish: phrasesIn(
      "wat | welke | welk | waarom | wanneer | waar | hoeveel | hoe lang | hoe kan ik contact | hoe bereik ik | hoe neem ik contact | niet | geen behoefte | zonder | per persoon | voor personen",
    ),
  },
};
