import { wordsIn } from "../../../wording/fold.ts";
import { pairs, phrasesIn } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "./emergency-words.ts";
import { thingsIn } from "./things-in.ts";

export const en: EmergencyWords = {
  despairing: phrasesIn(`not worth living | 
    kill myself | end my life | ending my life | take my own life | take my life | taking my own life | commit suicide | suicidal thoughts | feel suicidal | feeling suicidal | am suicidal | m suicidal
    | of killing myself | about killing myself | going to kill myself | want to be dead | wish i was dead | wish i were dead | don t want to live | dont want to live | do not want to live | don t want to be alive
    | don t want to be here anymore | no reason to live | nothing to live for | better off dead | end it all | tired of living | hurt myself on purpose | harm myself | self harming
  `),
  despairingLast: phrasesIn("want to die | wanna die | rather die | killing myself | can t go on | cant go on"),
  despairingAlone: phrasesIn(
    "i want to end it | i am suicidal | suicidal | i m done with life | i can t live anymore | i want to disappear forever",
  ),
  misspelt: wordsIn("dye dyes hair wool fabric yarn shirt shirts jeans egg eggs"),
  happening:
    phrasesIn(`bleeding won t stop | bleeding wont stop | bleeding doesn t stop | bleeding doesnt stop | bleeding does not stop | bleeding isn t stopping | won t stop choking | can t stop choking | doesn t stop choking | won t stop bleeding | wont stop bleeding | throat feels tight | throat is tight | theres a fire | boiling water on | boiling water over | 
    can hardly breathe | struggling to breathe | having trouble breathing | has trouble breathing | have trouble breathing | short of breath after | short of breath since | can t breathe in here | took an overdose | taken an overdose | overdosed | having a heart attack | had a heart attack | having a stroke | had a stroke | anaphylactic shock | allergic shock | anaphylaxis
    | throat is closing | throat is swelling | throat closing up | gas leak in my | gas leak in our | got electrocuted | been electrocuted | was electrocuted | got an electric shock | call an ambulance | need an ambulance
    | burned myself | burnt myself | scalded myself | got scalded | there is a fire | there s a fire | house full of smoke | room is full of smoke | kitchen is full of smoke | house is full of smoke | smoke everywhere | smoke is coming from | is smoking and sparking
    | gas is leaking | is leaking gas | there s a gas leak | there is a gas leak | we have a gas leak | i have a gas leak | ve got a gas leak | we got a gas leak | bitten by a snake | drowning | chopped off my finger | cut off my finger
  `),
  happeningLast: phrasesIn(
    "can t swallow | cant swallow | cannot swallow | can barely swallow | can hardly swallow | can t breath | cant breath | can t breathe | cant breathe | cannot breathe | can not breathe | can barely breathe | chest pain | chest pains | pain in my chest",
  ),
  thereupon: wordsIn(
    "now right today tonight please because since after help anymore any so properly i my he she it what",
  ),
  stricken: phrasesIn(`can t breath | cant breath | 
    is choking | am choking | m choking | s choking | started choking | isn t breathing | is not breathing | s not breathing | not breathing | isnt breathing | stopped breathing | choked on | can t breathe | cant breathe | cannot breathe | is unconscious | s unconscious | unconscious and | passed out | fainted | collapsed | lost consciousness | won t wake up | is unresponsive | not responding to me
    | had a seizure | having a seizure | had a fit | having a fit | is convulsing | convulsing | having convulsions | is seizing | been poisoned | is poisoned | are poisoned | was poisoned | got poisoned | won t stop bleeding | wont stop bleeding | is bleeding | s bleeding | am bleeding | m bleeding | bleeding heavily | can t stop the bleeding | vomiting blood | coughing up blood | foaming at the mouth | bleeding a lot | bleeding badly | has a seizure | having seizures | has seizures after | has seizures since
  `),
  strickenLast: phrasesIn("choking | dying | is dying | s dying | are dying | is fitting | s fitting"),
  chokingOn: phrasesIn(
    "choking on | is choking on | s choking on | am choking on | m choking on | are choking on | started choking on",
  ),
  shaking: phrasesIn(
    "shaking | shakes | trembling | trembles | twitching | twitches | tremors | drooling | drools | salivating | staggering | staggers | foaming",
  ),
  somebody: phrasesIn(`
    he | she | they | him | her | his | somebody | someone | little one | little ones | little boy | little girl | hamster | guinea pig | gerbil | ferret | tortoise | turtle | chicken | chickens | goat | sheep | goldfish
    | flatmate | roommate | housemate | ex | fiance | fiancee | bf | gf | hubby | customer | student | old man | old lady | man | woman | person | everyone | doggo | doggy | pony
  `),
  self: phrasesIn("i | we | ive"),
  burned: phrasesIn("burned | burnt | scalded | burning"),
  swollen: phrasesIn("swelling | swollen | swelled | swells | swell | puffing up | ballooned"),
  swelling: phrasesIn("cheek | cheeks | lip | lips | face | tongue | throat | mouth"),
  having: phrasesIn(
    "having | have | has | in | just had | got | getting | suffering | developed | developing | gone into",
  ),
  reaction: phrasesIn("allergic reaction | allergic reactions | severe reaction | anaphylactic reaction"),
  swallowed: phrasesIn("swallowed | ingested | gulped down"),
  eaten: phrasesIn(
    "drank | drunk | drinking | is eating | ate | eaten | licked | licking | inhaled | breathed in | chewed | chewed up | got into | gotten into | sipped | gobbled | nibbled | sniffed | bit into | consumed | took a sip of | had a sip of",
  ),
  took: phrasesIn("took | taken | popped | downed | had"),
  tooMuch: phrasesIn(`packs of | boxes of | bottles of | packets of | strips of | loads of | 
    too many | too much | whole pot | whole jar | whole tub | entire jar | entire tub | whole pack | whole packet | whole box | whole bottle | whole strip | whole blister | entire pack | entire packet | entire box | entire bottle | full bottle | full pack | full packet | all the | all of my | all my | all her | all his | all of the | double dose | handful of
  `),
  supposed: { before: wordsIn("be being if when unless"), behind: wordsIn("out back") },
  denied: wordsIn("not t never nobody hasn didn isn without"),
  maybe: wordsIn("can could may might does if when should would which case will cause causes safe"),
  toTell: wordsIn("to that which whether about covers"),
  against: wordsIn("for against without"),
  mistaken: phrasesIn(
    "by accident | accidentally | accidently | by mistake | mistakenly | accidentaly | unintentionally",
  ),
  distress: phrasesIn(
    "what do i do | what should i do | what shall i do | what do we do | what should we do | what can i do | what now | help | help me | please help | emergency | urgent | sos",
  ),
  eyes: phrasesIn("eye | eyes"),
  skin: phrasesIn("face | hand | hands | leg | arm | skin"),
  into: wordsIn("in into on onto"),
  got: phrasesIn(
    "got | gotten | went | splashed | sprayed | squirted | spilled | spilt | splattered | poured | tipped | dripped | flew | shot | ran",
  ),
  given: phrasesIn("put | gave | given | used | applied | fed | rubbed | sprayed"),
  onto: wordsIn("on onto to in into"),
  mixed: phrasesIn("poured | mixed | combined | poured together | have mixed | blended | put together"),
  wouldDo: phrasesIn(
    "mix | mixed | combine | combined | eat | eats | drink | drinks | swallow | swallows | lick | chew | ingest | pour together",
  ),
  did: phrasesIn(
    "already did | i did | did it | did that | have done it | ve done it | already done | done it already | already have | he did | she did | just did | already mixed | already ate | already drank | too late",
  ),
  fumes: phrasesIn(
    "fumes | fume | smells weird | smells strange | smells bad | smells funny | smells awful | dizzy | coughing | gas | smoke | smoking",
  ),
  ablaze: phrasesIn(
    "caught fire | catching fire | catches fire | is on fire | on fire | s on fire | is burning | in flames | has caught fire | up in flames | is ablaze | set fire to | set on fire",
  ),
  here: wordsIn("here at there with from our everything there s in"),
  pleased: wordsIn(`
    love loves loved like likes liked enjoy enjoyed enjoys yummy delicious lovely tasty nice well happily happy great favourite favorite picky fussy
    another more again reorder replacement new refill order buy last
  `),
  hurt: phrasesIn(
    "rolled off | i fell | fell off | fell down | fell from | fell out | fell over | fell and | has fallen | i cut myself | i ve cut myself | i have cut myself | cut himself | cut herself | cut themselves | hit his head | hit her head | hit my head",
  ),
  dazed: phrasesIn(
    "does not move | cannot move | does not wake | not responding | is not reacting | isn t reacting | doesn t react | does not react | doesn t respond | isn t responding | doesn t move | is not moving | isn t moving | can t move | won t move | not moving | bleeding a lot | bleeds a lot | bleeding heavily | bleeding badly",
  ),
  mouthed: phrasesIn("bit | bitten | sucked | sucked on | sucking on | mouthed | gnawed"),
  ill: phrasesIn(
    "vomiting | is vomiting | vomited | throwing up | threw up | has thrown up | being sick | keeps vomiting | foaming",
  ),
  eating: phrasesIn(
    "after eating your | after eating the | after eating a | after eating some | after eating my | after eating our | after eating from | after eating part | after biting | after chewing | after licking | since eating | from eating",
  ),
  irritated: phrasesIn(
    "burns | burning | burn | stings | stinging | sting | itches | itching | itch | itchy | rash | hives | blisters | welts | red spots | irritated | inflamed | broke out | breaking out",
  ),
  reddened: phrasesIn(
    "is red | are red | went red | turned red | is all red | is bright red | bright red | gone red | is so red | are so red | is very red",
  ),
  by: wordsIn("after since from"),
  allergic: phrasesIn(
    "allergic to | is allergic | s allergic | am allergic | m allergic | are allergic | re allergic | has an allergy | have an allergy | has a nut allergy | has a peanut allergy",
  ),
  because: wordsIn("because since as cause"),
  ailing: phrasesIn(
    "headache | headaches | head hurts | heads hurt | dizzy | nauseous | nausea | feel sick | feels sick | drowsy",
  ),
  lit: phrasesIn("lit | turned on | started | lighted | switched on | is running | have the | is on | left on"),
  inside: {
    by: wordsIn("up in into inside down"),
    nose: phrasesIn("nose | nostril | nostrils | ear | ears"),
    mouth: phrasesIn("mouth"),
  },
  stuck: phrasesIn("sprayed | put | stuck | shoved | pushed | stuffed | poked | inserted | got | lodged | jammed"),
  has: phrasesIn("there is | there s | have | has | ve got | got | s got"),
  sparking: phrasesIn(
    "smoking in my | smoking in the | smoke from | sparks | sparking | sparked | is smoking | s smoking | was smoking | started smoking | started to smoke | starts smoking | starts to smoke | smokes | smoking and | smoke comes out | smoke comes from | smoke coming out | smoke coming from | smoke is coming out | smoke is coming from | smoke came out | smoke came from | gives off smoke | hissing",
  ),
  bulging: phrasesIn(
    "exploded | blew up | has exploded | swelling | swollen | swelled | swells | bulging | bulges | bulged | ballooning | ballooned | puffed up | bloated | melting | melted | melts",
  ),
  leaking: phrasesIn(
    "leaking | leaked | leaks | leaking out | leaked out | leaks out | has leaked | leaks acid | leaking acid | leaking fluid | leaks fluid",
  ),
  shocked: phrasesIn(
    `${pairs(
      "my our his her the",
      "wife husband partner girlfriend boyfriend son daughter child kid baby toddler brother sister mum mom mother dad father grandma grandpa dog cat",
    ).replaceAll(
      " |",
      " a shock |",
    )} a shock | shocks from | shock from | an electric shock | got a shock | get a shock | gave me a shock | gives me a shock | gave him a shock | gave her a shock | shocked me | shocks me | got shocked by | been shocked by | was shocked by | zapped me | zaps me | got zapped | jolt of electricity | jolt of current | jolt from`,
  ),
  finished: phrasesIn("finished | got through | gone through | had"),
  overdose: phrasesIn("overdose | overdosed"),
  racing: phrasesIn(
    "heart is racing | heart racing | heart is pounding | heart s pounding | heart s racing | heart pounding | heart beats too fast | heart is beating too fast | heart beating really fast | palpitations | heart palpitations",
  ),
  cries: phrasesIn(
    "gas leak | gas leaking | anaphylaxis | allergic reaction | allergic shock | poisoning | poisoned | overdose | i m on fire | caught fire | palpitations",
  ),
  bursting: phrasesIn(
    "caught fire | has caught fire | exploded | has exploded | blew up | burst open | went up in flames",
  ),
  gas: {
    smells: phrasesIn("smell | smells | smelling | reek | reeks | stink | stinks | stench | odour | odor | whiff"),
    of: phrasesIn("of gas | like gas | gassy"),
    whole: phrasesIn(
      "gas smell | gas odour | gas odor | gas stench | gassy smell | smell gas | smells gas | smelling gas | smell the gas",
    ),
  },
  sounding: phrasesIn(
    "beeping | beeps | beeped | bleeping | going off | goes off | went off | gone off | sounding | sounded | ringing | rang | chirping | chirps | screaming | triggered",
  ),
  trapped: phrasesIn("stuck | trapped | caught in | caught between | jammed | wedged | crushed"),
  trappedApart: { verbs: wordsIn(""), last: phrasesIn("") },
  leaksNow: phrasesIn("leaking | leaks"),
  ofAny: {
    first: phrasesIn(""),
    behind: phrasesIn(""),
    normal: wordsIn("normal"),
  },
  and: wordsIn("and but then so while"),
  pain: phrasesIn(
    "pain | pains | painful | ache | aches | aching | toothache | headache | earache | backache | hurt | hurts | hurting",
  ),
  pressing: wordsIn(
    "severe strong terrible awful horrible horrific intense extreme excruciating unbearable badly acute sudden night tonight sunday saturday weekend now urgent urgently emergency",
  ),
  smellsBurnt: phrasesIn(
    "burning smell | burnt smell | burned smell | smell of burning | smells of burning | smell like burning | smells like burning | smelling of burning | smell burning | smelled burning | smells burnt | smells burned | smelling burnt | smell burnt | burning plastic smell",
  ),
  roasted: thingsIn("coffee | espresso | toast | bread | popcorn | beans | perfume | candle"),
  calling: wordsIn("number phone telephone ring call calling dial"),
};
