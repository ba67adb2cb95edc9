import { en as wishes } from "../../wishes/words/en.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { wordsIn } from "../../wording/fold.ts";
import { pairs, phrasesIn } from "../../wording/phrase-set.ts";
import { typingsIn } from "./typings.ts";
import { en as emergency } from "./emergency/en.ts";
import { en as ownOrder } from "./own-order/en.ts";
import { en as shop } from "./shopping/en.ts";
import type { Words } from "./words.ts";

export const en: Words = {
  wishes,
  shop,
  ownOrder,
  emergency,
  plain: wordsIn(`
    a an the this that these those there here some any no not all every each both either neither other another such same
    i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one someone somebody anyone anybody something anything
    am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought
    don t s re ve ll d m isn aren wasn weren doesn didn hasn hadn won wouldn can couldn cannot shouldn mustn needn ain
    what which who whom whose when where why how whether if then than as so because while until till til
    of in on at to from by for with without about into onto over under between through during before after above below up down out off again
    and or but nor yet also too very just only even still already ever never always really actually quite rather much many now more most less least
    whats please tell know want need like get got give let say said go come make made take use using there way thing things kind happen happens happened show policy policies info information details possible available offer offers
    hi hello hey thanks thank ok okay yes yeah yep
  `),
  negations: wordsIn("not no t never without cannot nothing nor none"),
  sunders: wordsIn(
    "from off out down up before after above below over under without more less most least only except until during again both",
  ),
  prepositions: wordsIn(
    "of in on at to from by for with without about into under over between during before after via per",
  ),
  hedges: wordsIn(
    "please kindly usually normally generally typically ordinarily actually exactly roughly approximately currently really simply",
  ),
  only: wordsIn("only just solely"),
  moments: wordsIn(`
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
    morning mornings noon midday lunchtime afternoon afternoons evening evenings night nights midnight overnight today tonight tomorrow weekend weekends weekday weekdays late early am pm oclock clock
  `),
  taste: wordsIn(
    "nice nicer good great lovely beautiful pretty cute cool awesome amazing fantastic wonderful gorgeous stunning fancy stylish elegant chic trendy fashionable decent proper perfect ideal attractive fabulous charming favourite favorite",
  ),
  circumstances: wordsIn(`forgot forget forgotten severe severely badly terribly awfully unbearable 
    max maximum maximal minimum minimal own bring brings first next anytime whenever somewhere anywhere
    difference differences
    quickly fast soon sooner afterwards afterward beforehand later ago instead roughly exactly directly immediately personally separately together automatically eventually usually often sometimes maybe perhaps somehow anyway else whole entire certain specific particular few several couple bit little lot per needed required necessary simply easily currently normally basically someday myself twice once alone long far
    truly totally completely absolutely properly correctly safely securely faithfully carefully fully partly mainly mostly especially particularly apparently probably possibly definitely obviously honestly seriously literally hopefully unfortunately finally recently lately previously originally regularly constantly permanently temporarily slowly gently well better best worse nearly almost barely hardly nice good great beautiful lovely cute usual anymore finished ready yesterday nowadays meanwhile vacation ahead become becomes looking ask asking seem seems feel feels think wonder wondering hope wants wish likes love mean means matter worry worried manage stuff kinds sort sorts type types everything nothing question questions lots dear kindly cheers mate guys folks sir madam quick accidentally terrible terribly horrible horribly awful severe unbearable lol lmao haha hahaha omg xd btw tbh asap
  `),
  particles: wordsIn(""),
  typed: typingsIn(`
    what is the delivery time===how long does delivery take | what are the delivery times===how long does delivery take | what s the delivery time===how long does delivery take |
    wen=when | whn=when | wehn=when | wher=where | whre=where | were do=where do | were can=where can | were is=where is | were are=where are | wich=which | whitch=which | wat=what | wot=what | wht=what | waht=what | wats=what is | wots=what is | wheres=where is | hows=how is | whens=when is | hw=how | hwo=how
    | n=and | r u=are you | r=are | u=you | ur=your | ya=you | yer=your | cud=could | wud=would | shud=should | cn=can | dont=don't | doesnt=doesn't | didnt=didn't | cant=can't | couldnt=couldn't | wont=won't | isnt=isn't | arent=aren't | havent=have not | haven t==have not | im=I'm | gonna=going to | wanna=want to | gotta=have to | gimme=give me | lemme=let me | hav=have | av=have | giv=give | bak=back | thru=through | wiv=with | teh=the | abt=about | coz=because | cuz=because | bcos=because | b4=before | w o=without | tho=though
    | 1 year old==1 year | 1 month old==1 month | year old==years | years old==years | month old==months | months old==months
    | look after=care for | looking after=caring for | back up=backup | backing up=backup | back it up=backup it | sign up=register | sign me up=register me | signing up=registering
    | plz=please | pls=please | plse=please | thx=thanks | tmrw=tomorrow | tmr=tomorrow | hrs=hours | min=minutes | mins=minutes | yr=year | yrs=years | wk=week | wks=weeks | ppl=people | num=number | msg=message | appt=appointment | appts=appointments | quid=pounds | the us==the USA | the u s==the USA | wensday=Wednesday | wendsday=Wednesday | wednsday=Wednesday | wedsday=Wednesday | thurday=Thursday | satday=Saturday | mon=Monday | tue=Tuesday | tues=Tuesday | wed=Wednesday | weds=Wednesday | thu=Thursday | thur=Thursday | thurs=Thursday | fri=Friday | sat=Saturday
    | what is the best way to==how do I | what s the best way to==how do I | what is the easiest way to==how do I | what s the easiest way to==how do I | the best way to==how to | best way to==how to | easiest way to==how to
    | is it expensive===how much is it | is it very expensive===how much is it | is it really expensive===how much is it | is that expensive===how much is it | is that very expensive===how much is it | is that really expensive===how much is it | is this expensive===how much is it | is this very expensive===how much is it | is this really expensive===how much is it | are they expensive===how much are they | are they very expensive===how much are they | are they really expensive===how much are they | are these expensive===how much are they | are these very expensive===how much are they | are these really expensive===how much are they | are those expensive===how much are they | are those very expensive===how much are they | are those really expensive===how much are they | is it pricey===how much is it | is it dear===how much is it | is it costly===how much is it | is that dear===how much is it | is it cheap===how much is it | is that cheap===how much is it | does it cost much===how much is it | does it cost a lot===how much is it | does that cost a lot===how much is it | are they pricey===how much are they | are they cheap===how much are they | do they cost a lot===how much are they | do they cost much===how much are they
    | by mistake==accidentally | by accident==accidentally
  `),
  being: { am: phrasesIn("i am | i m | im"), have: phrasesIn("i have | i ve | ive | i suffer | i got | i ve got") },
  beingLast: false,
  yours: wordsIn("you your"),
  openApart: { verbs: wordsIn(""), meant: new Map() },
  permits: wordsIn("allowed allow allows permitted permit welcome forbidden prohibited banned bring"),
  voice: {
    speaker: phrasesIn("i | we | im | ive"),
    addressed: phrasesIn(
      "do you | did you | does you | are you | were you | can you | could you | would you | will you | shall you | should you | must you | may you | might you | have you | had you | don t you | didn t you | can t you | couldn t you | won t you | wouldn t you | aren t you | haven t you | you can | you could | you will | you would | you are | you have | you do | you did | you should | you must | you re | you ve | you ll",
    ),
    past: phrasesIn(
      "did | didn | was | wasn | were | weren | had | hadn | been | haven | hasn | have i | have we | have you | have they | have the | have my | have your | has he | has she | has it | has the | has my | has your | has this | has that | has anyone | i ve | we ve | you ve | they ve",
    ),
    may: phrasesIn("can | cannot | could | couldn | may | might"),
    must: phrasesIn("must | mustn | should | shouldn | shall | ought | have to | has to | had to | need to | needs to"),
    will: phrasesIn("will | won | would | wouldn | ll"),
  },
  asked: {
    time: phrasesIn(
      "when | what time | what day | what date | which day | what days | which days | what dates | what times | what year | which year | what month | what century | how soon | until when | opening hours | opening times | business hours | are you open | are you closed | do you open | do you close | deadline | how often",
    ),
    duration: phrasesIn(
      "how long | how fast | how quickly | how many days | how many hours | how many weeks | how many months | how many years | how much time",
    ),
    amount: phrasesIn(
      "how much | how many | how big | how large | how heavy | how tall | how far | how old | from what age | at what age | how high | what price | the price | the cost | what does | what percentage | what number | costs | fee | fees | cost | price | size | maximum | minimum | limit | how much for | how expensive | what do you charge | what is the charge | how dear | how pricey | how costly",
    ),
    place: phrasesIn(
      "where | which country | what country | which countries | which city | what city | what address | your address | located | location",
    ),
    person: phrasesIn("anyone | anybody | who | whom | whose"),
    reason: phrasesIn("why | what is the reason | how come | what causes | what caused"),
    steps: phrasesIn(
      "how to | how do i | how do we | how do you | how can i | how can we | how can you | how to | how should i | how would i | how could i | steps | instructions | what do i have to do | what do i need to do | what should i do | way to",
    ),
  },
  howDone: null,
  matters: {
    contact: {
      asked: phrasesIn(
        "phone | phone number | telephone | telephone number | your number | call | call you | ring you | phone you | email you | e mail you | hotline | email | e mail | email address | mail address | contact | contact you | contact details | contact number | contact support | customer support email | support email | reach | reach you | get in touch | write to you | who can i talk to | who can i speak to | who do i talk to | who do i speak to | who should i talk to | who should i speak to | who can i ask | who do i turn to",
      ),
      name: "contact support",
    },
    hours: {
      asked: phrasesIn(
        "open | you open | you are open | are you open | you close | you shut | opening | opening hours | opening times | business hours | your hours | hours | closed | closing time | office hours | you open up",
      ),
      name: "opening hours open",
    },
    address: {
      asked: phrasesIn(
        "visit you | come and see you | come to see you | drop by | where can i visit | address | your address | getting here | finding us | find us | visit us | postal address | street address | where are you | where we are | where to find us | where you can find us | how to get here | where are you located | where are you based | where is your shop | where is your store | where is your office | where is the shop | where is the store | where is the office | how do i find you | how do i get to you | directions | location | how to find you | how can i find you | where can i find you | how to get to you | how can i get to you | how do we get to you | how do we find you",
      ),
      name: "address",
    },
    payment: {
      asked: phrasesIn(
        "what payment do you take | what payments do you take | what payment do you accept | what payments do you accept | which payments do you accept | which payment methods do you accept | what payment methods do you accept | what can i pay with | which cards do you take | which cards do you accept | what cards do you take | what cards do you accept | how do you accept payment | how can i pay | how do i pay | how can we pay | how to pay | how do you take payment | payment methods | payment method | ways to pay | ways of paying | methods of payment | payment options | means of payment | forms of payment | cash on delivery",
      ),
      name: "payment methods pay cash card PayPal bank transfer",
    },
    parcel: {
      asked: phrasesIn(
        "where is my parcel | where is my order | where is my package | where is my delivery | where is my stuff | where s my parcel | where s my order | where s my package | where s my delivery | track my order | track my parcel | track my package | track an order | track a parcel | where my order is | where my parcel is | where my package is | where is my item | where are my items | where are my things | when will my order arrive | when will my parcel arrive | when will my package arrive | when does my order arrive | when does my parcel arrive | when does my package arrive | when will my order come | when will my parcel come | when does my order come | when does my parcel come | when is my order coming | when is my parcel coming | when do i get my order | when do i get my parcel | when will i get my order | when will i get my parcel | when will i receive my order | has my order shipped | has my order been shipped | has my order been sent | has my parcel been sent | has my package shipped | has my order left | order status | status of my order | order tracking | tracking",
      ),
      name: "track order",
    },
  },
  paying: {
    verbs: phrasesIn("pay | paying | accept | accepted | take | payment | payments"),
    ways: phrasesIn(
      "cash | card | cards | credit card | credit cards | debit card | debit cards | bank card | visa | mastercard | maestro | amex | american express | paypal | apple pay | google pay | klarna | bank transfer | wire transfer | transfer | cheque | cheques | check | checks | direct debit | contactless | invoice | in cash | by phone | on delivery | cash on delivery | cod",
    ),
  },
  mine: wordsIn("my our mine ours"),
  kin: wordsIn(
    "mum mom mummy dad daddy mother father parents son sons daughter daughters brother brothers sister sisters sibling siblings husband wife partner boyfriend girlfriend friend friends grandma grandpa grandmother grandfather grandparents nan nana gran granny aunt uncle cousin nephew niece neighbour neighbours neighbor neighbors boss colleague colleagues family kid kids child children baby boy girl grandson grandsons granddaughter granddaughters grandchild grandchildren grandkid grandkids godson goddaughter godchild stepson stepdaughter toddler twins",
  ),
  byPerson: wordsIn(
    "discount discounts reduction reductions cheaper less pay pays paying price prices cost costs fee fees ticket tickets age ages old young",
  ),
  forWhom: wordsIn("for"),
  price: phrasesIn(
    "how much is | how much are | how much does | how much do | how much would | how much will | what price | price | prices | cost | costs | fee | fees | charge | how much for | how expensive | what do you charge | what is the charge | price list | pricing | rates | how dear | how pricey | how costly",
  ),
  pricesOf: wordsIn(""),
  free: phrasesIn(
    "free | free of charge | no charge | no cost | included | costs nothing | cost nothing | pay nothing | pays nothing | no fee | at no cost",
  ),
  included: wordsIn("included"),
  vacant: wordsIn("a an any there still"),
  excepts: wordsIn("except unless only but"),
  pays: {
    asks: phrasesIn("how much | what"),
    verbs: wordsIn("pay paid paying"),
    who: wordsIn("i we one people guests adults children"),
    unless: wordsIn("if when before after until unless because that with by via"),
    instead: "how much is",
  },
  order: { before: phrasesIn("before"), after: phrasesIn("after") },
  times: phrasesIn(
    "evening | evenings | night | nights | weekend | weekends | second | seconds | minute | minutes | hour | hours | day | days | working day | week | weeks | month | months | year | years | century | centuries | decade | monday | tuesday | wednesday | thursday | friday | saturday | sunday | january | february | march | april | june | july | august | september | october | november | december | today | tomorrow | noon | midnight | immediately | at once | am | pm",
  ),
  numbers: phrasesIn(
    "zero | one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | twenty | thirty | forty | fifty | sixty | hundred | thousand | million | billion | half | third | quarter | dozen | free | once | twice | several | unlimited",
  ),
  causes: phrasesIn(
    "because | since | due to | so that | in order to | as a result | caused | causes | cause | reason | reasons | therefore | thus | owing to | led to | leads to | so",
  ),
  opensQuestion: phrasesIn(
    `what | which | who | whose | how | where | why | whats | ${pairs(
      "do does did can could will would shall should may must is are was were have has am",
      "i you we it they he she there",
    )} | ${pairs("does did can could will would should is are was were has", "a an this that the my your our any anyone someone everything")} | ${pairs(
      "when",
      "do does did can could will would shall should may must is are was were have has",
    )}`,
  ),
  endsQuestion: phrasesIn(""),
  bare: phrasesIn(
    "what can i do | what could i do | what should i do | what shall i do | what do i do | what do i have to do | what do i need to do | what do we do | what can we do | what should we do | what can be done | what to do | what now | what next | what then | what happens now | what happens then | what happens next | what do you suggest | what do you recommend | what do you advise | what would you do | what can you do | what are you going to do about it | what can you do about it | any ideas | any idea | any advice | any help | any suggestions | any tips | what did i do wrong | what went wrong | what is wrong | what s wrong | what is going on | what s going on | what is happening | is that normal | is this normal | can you help | can you help me | could you help | could you help me | can anyone help | please help | help | help me",
  ),
  joins: phrasesIn("and | and also | plus | also"),
  either: phrasesIn("or"),
  leadIns: phrasesIn(
    "show | find | search | search for | ok | okay | please | can you please | could you please | can you tell me about | could you tell me about | can you tell me | could you tell me | would you tell me | please tell me | tell me more about | tell me about | tell me | i would like to know | i d like to know | i want to know | i need to know | i wanted to ask | i was wondering | i am wondering | i m wondering | i wonder | i wondered | i have a question about | i have a question | i ve got a question | quick question | question | do you know | can i ask | may i ask | explain | please explain | can you explain | what can you tell me about | i need information about | i need help with | help me with | can you help me with | more about",
  ),
  shopping: phrasesIn(
    "do you have | do you sell | do you stock | show me | i m looking for | i am looking for | looking for | i want to buy | i d like to buy | i would like to buy | can i buy | where can i buy | recommend | can you recommend | any recommendations | suggest | find me | shopping for",
  ),
  leansBack: phrasesIn(
    "this | that | these | those | it | its | they | them | their | he | she | his | her | such | however | but | therefore | thus | hence | also | otherwise | instead | then | moreover | furthermore | in addition | additionally | similarly | likewise | for example | for instance | as a result | in this case | in that case | both | either | the latter | the former | and | or | so",
  ),
  pointsUp: phrasesIn(
    "in the same place | at the same place | in the same way | the same way | as above | see above | as described above | mentioned above",
  ),
  pointsDown: phrasesIn(
    "the following | as follows | see below | listed below | shown below | given below | set out below | table below | list below | below table | below list",
  ),
  pointsAtTable: phrasesIn(
    "in the table above | amount in the table | amounts in the table | prices in the table | price in the table | shown in the table | listed in the table | see the table | per the table | table shows | table above | above table | from the table",
  ),
  capitals: "names",
  goesOn: phrasesIn(
    "and | but | or | what about | how about | what if | and what about | and how about | and what | and how | same for | also",
  ),
  pointsBack: phrasesIn(
    "it | its | they | them | their | this | these | those | he | she | his | her | him | this one | that one | is that | does that | about that | for that | like that | of that | with that | to that | ones | same",
  ),
  impersonal: phrasesIn(
    "is it possible | it is possible | is it ok to | is it ok if | is it okay to | is it okay if | is it allowed | is it safe to | is it necessary | it rains | is it raining",
  ),
  pointsBackLast: phrasesIn("there | that"),
  ordinals: [
    phrasesIn("first | 1 | 1st | former"),
    phrasesIn("second | 2 | 2nd"),
    phrasesIn("third | 3 | 3rd"),
    phrasesIn("last | latter"),
  ],
  countedParts: wordsIn("step steps stage section chapter paragraph clause"),
  partsBeforeNumber: wordsIn("point article"),
  undecided: phrasesIn(
    "both | all | either | any | cheaper | cheapest | better | best | smaller | bigger | larger | faster | i don t know | don t know | not sure | doesn t matter",
  ),
  smallTalk: {
    greeting: phrasesIn(
      "hi | hello | hey | hiya | howdy | heya | greetings | good morning | good afternoon | good evening | good day | morning | evening | yo | hi there | hello there | hey there | nice to meet you | are you there | anyone there | is anyone there | is there anyone there | is there anybody there | anybody there | is anybody there | can you hear me",
    ),
    wellbeing: phrasesIn(
      "how are you | how are you doing | how are you today | how s it going | how is it going | how do you do | what s up | whats up | sup | how r u | how are things",
    ),
    thanks: phrasesIn(
      "thanks | thank you | thank you very much | thank you so much | thanks a lot | thanks a bunch | many thanks | thx | ty | tysm | cheers | much appreciated | i appreciate it | appreciate it | i appreciate your help | thanks for your help | thank you for your help | thanks for the help | thank you for the help | thanks for helping | thank you for helping me | thanks for the info | thanks for the information | thank you for the information | that helps | that helped | that helped a lot | that was helpful | that s helpful | very helpful | you re the best | you are the best | you re great | you are great | great help | good job | well done | good bot",
    ),
    goodbye: phrasesIn(
      "bye | goodbye | good bye | bye bye | see you | see you later | see ya | cya | farewell | have a nice day | have a good day | have a great day | have a good one | good night | take care | until next time | that s all | that is all | that will be all | that ll be all | that s it | that s everything | nothing else | i m done",
    ),
    identity: phrasesIn(
      "who are you | what are you | who is this | who am i talking to | who am i speaking to | who am i chatting with | what is your name | what s your name | your name | do you have a name | are you a bot | are you a robot | are you a chatbot | are you a human | are you human | are you a person | are you a real person | are you real | are you an ai | are you ai | is this a bot | is this a chatbot | is this an ai | is this a real person | am i talking to a bot | am i talking to a robot | am i talking to a human | am i talking to a person | am i talking to a real person | am i talking to a machine | am i speaking to a bot | am i speaking to a human | am i chatting with a bot | am i chatting with a human | bot or human | human or bot | what can you do | what can you do for me | how can you help | how can you help me | what can you help with | what can you help me with | can you help me | can you help | can i ask you something | can i ask you a question | can i ask a question | i have a question | i need help | i need some help | help | help me | help please",
    ),
    ok: phrasesIn(
      "ok | okay | k | okey | okay then | alright | all right | right | i see | got it | understood | i understand | makes sense | fine | good | great | perfect | cool | nice | awesome | excellent | wonderful | amazing | super | brilliant | lovely | fair enough | good to know | never mind | nevermind | no worries | no problem | noted | sounds good | interesting | wow | ah | aha | oh | hm | hmm | lol | haha",
    ),
    yes: phrasesIn(
      "yes | yeah | yep | yup | sure | please | of course | certainly | absolutely | definitely | yes please | please do | do it | do that | that would be great | that would be good | that would be nice | go ahead | why not | i would | i d like that | i would like that | exactly | correct",
    ),
    no: phrasesIn(
      "no | nope | nah | no thanks | no thank you | not now | not really | not yet | rather not | i don t think so",
    ),
    apology: phrasesIn(
      "sorry | i m sorry | i am sorry | so sorry | my bad | my mistake | apologies | my apologies | i apologize | i apologise | oops | excuse me | pardon | pardon me | forgive me",
    ),
    clock: phrasesIn(
      "what time is it | what s the time | what is the time | what day is it | what date is it | what s the date",
    ),
    aside: phrasesIn(
      "what time is it right now | what time is it now | what day is it today | what s the date today | tell me a joke | i love you | do you love me",
    ),
    filler: phrasesIn(
      "for your help | for the help | for your time | for helping me | for helping | for the info | for the information | for your answer | there | again | everyone | all | guys | team | folks | so much | very much | a lot | a bunch | please | for now | today | my friend | friend | mate | sir | madam | buddy | dear | then | and | but | well | so | too | really | just | for that | for this | everything | to you | you too",
    ),
    again: said(
      `[can | could | would] [you] [please] (say | repeat | tell me) (that | it | your answer | your last answer | the answer | the last answer) [again | once more | one more time]; [can | could] [you] [please] repeat; what (did you | did you just) say; what was that again; what was your [last] answer; (say | tell me) again; come again; i (didn t | did not) catch that; i missed that; (once more | one more time)`,
    ),
    askedFirst: said(
      `what was the [very] first (thing | question) [that] [i asked | i asked you]; what was my [very] first question; what did i [first] ask [you] (first | at first | at the beginning | at the start); what did i first ask [you]; what was the first thing [that] i said; (repeat | tell me) my first question`,
    ),
    askedLast: said(
      `what was the last (thing | question) [that] (i asked | i asked you); what was my [last] question; what did i [just] ask [you] [last | before | just now]`,
    ),
  },
  person: {
    talk: phrasesIn(
      "speak | talk | chat | connect me | connect | transfer me | transfer | put me through | pass me | pass me on | forward me | hand me over | switch me | escalate | escalate this | contact | reach | call",
    ),
    want: phrasesIn(
      "i want | i need | i would like | i d like | i prefer | i d prefer | i d rather have | i would rather have | can i have | may i have | could i have | can i get | could i get | get me | give me | let me have | bring me | find me | is there | are there",
    ),
    human: phrasesIn(
      "human | humans | human being | human agent | person | real person | real people | live person | agent | agents | live agent | live chat | someone | somebody | representative | rep | operator | staff | staff member | employee | colleague | colleagues | team member | member of your team | your team | support team | sales team | service team | customer service | customer support | customer care | support | supervisor | manager | advisor | adviser",
    ),
    whoDoes: phrasesIn("who | that | which"),
    verbLast: false,
    alone: phrasesIn(
      "human | a human | human agent | agent | live agent | an agent | real person | a real person | a person | person | representative | a representative | operator | live chat | real human | a real human | customer service | customer support | someone real | connect me | escalate | escalate this | call me back | call me | can someone call me | can somebody help me | can someone help me | can a human help me | can a person help me | can an agent help me | i don t want to talk to a bot | i don t want to talk to a robot | i don t want to chat with a bot | i don t want a bot | not a bot | no bot | no bots | stop the bot",
    ),
    notAWish: phrasesIn(
      "what | which | why | when | how much | how many | how long | how does | how can i contact | how can i reach | how can i call | how do i contact | how do i reach | how do i call | how to contact | how to reach | where | don t want | do not want | don t need | do not need | don t have to | without | no need | not necessary | in person | per person | estate agent | travel agent",
    ),
  },
};
