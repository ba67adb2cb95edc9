import { said } from "../../../wishes/words/wish-words.ts";
import type { ShoppingWords } from "./shopping-words.ts";

export const en: ShoppingWords = {
  more: said(
    "[show | show me | see | any | some | i want to see | can i see | do you have | have you got | are there] (more | more of them | more of these | more of those | more results | more products | others | other ones | any others | any other | any other ones | any more | other options | more options | alternatives | the rest | another | another one); what else; anything else; something else; what else do you have; what others do you have; next; next ones; next page; the next ones; the next six; more please; show me others",
  ),
  similar: said(
    "[anything | something | show me | do you have | others | ones | any | more | some] (similar | like it | like that | like this | like this one | like these | like that one | similar ones | similar products)",
  ),
  likeNamed: said("(alternative | alternatives | similar | comparable) to; (something | anything | one | ones) like"),
  leavesOut: said("remove; exclude; hide; drop; skip; leave out; take out; filter out; get rid of"),
  relative: {
    cheaper: said(
      "cheaper; less expensive; lower priced; lower price; less pricey; more affordable; too (expensive | dear | pricey | much); less costly",
    ),
    dearer: said("more expensive; pricier; dearer; higher priced; more upmarket; higher end; too cheap"),
    better: said(
      "better rated; better reviewed; better (reviews | ratings | rating | quality); higher rated; better ones; better one; something better; anything better; better",
    ),
  },
  by: {
    moreMemory: said("(more | most | the most | bigger | biggest | larger | largest) (memory | RAM)"),
    moreStorage: said("(more | most | the most | bigger | biggest | larger | largest) (storage | disk space)"),
    lighter: said("lighter; lightest; weighs less; weighs the least"),
    heavier: said("heavier; heaviest; weighs more; weighs the most"),
    smaller: said("smaller; smallest; more compact; most compact"),
    taller: said("taller; tallest"),
    wider: said("wider; widest; broader; broadest"),
    bigger: said("bigger; biggest; larger; largest; more spacious; roomier; holds more; holds the most"),
    longer: said("longer; longest; lasts longer; lasts longest; lasts the longest"),
    quieter: said("quieter; quietest; less noisy; least noisy"),
    stronger: said("(more | most | the most) powerful; stronger; strongest; the strongest"),
  },
  mostOf: said("most; the most; biggest; largest; highest; greatest; longest; strongest"),
  leastOf: said("fewest; the fewest; least; the least; smallest; lowest; shortest; weakest"),
  takesBack: said(
    "forget; forget about; never mind; ignore; drop; skip; remove; no matter; regardless; back to all; all; any; every; doesn t matter; does not matter; don t matter; don t care; don t care about; is not important; isn t important; not important; whatever; irrelevant",
  ),
  allAgain: said(
    "(back to | go back to | return to) (all | everything | the list | all of them); (all | all of them | everything) again; start over",
  ),
  ones: said("one; ones; them; those; these"),
  definite: said("the; that; this; those; these"),
  narrows: said(
    "in; from; by; with; without; for; of; only; not; no; just; but; made of; under; over; below; above; up to; between; at; on; except; excluding",
  ),
  ofIt: said(
    "(is | does | has | can | will | would | could | was | are | do | did) (it | this | that | this one | that one); (it s | its | it is | it has | it comes); (of | about | for | on | with | in) (it | this | that | this one | that one); (how | what) (much | long | big | heavy | large | tall | wide | deep | colour | color | size) (is | does) (it | this | that)",
  ),
  ofThem: said("(are | do | did | have | can | will | would) (they | these | those)"),
  forIt: said(
    "for (it | this | that | this one | that one | these | them); (with | to | alongside) (it | this | that | them); matching; to match; (go | goes | fit | fits | work | works) [with] (it | this | that | them)",
  ),
  included: said("included; come with; comes with; in the box; supplied"),
  whether: said("is; are; does; do; can; will; has; was; did; would"),
  whetherBehind: said(""),
  them: said("them; these; those; both; all of them; the two; the three; all three; all; they"),
  places: [
    said("first; 1st; number one; number 1; no 1"),
    said("second; 2nd; number two; number 2; no 2"),
    said("third; 3rd; number three; number 3; no 3"),
    said("fourth; 4th; number four; number 4; no 4"),
    said("fifth; 5th; number five; number 5; no 5"),
    said("sixth; 6th; number six; number 6; no 6"),
  ],
  last: said("last; final; bottom"),
  counts: [said("two; 2; couple; both"), said("three; 3"), said("four; 4")],
  compare: said(
    "compare; compared; comparison; versus; vs; [what s | what is] the difference; difference; differences; differ; side by side; how do they differ",
  ),
  which: said("which; which one; which of them; which of these; which of the two"),
  between: said("and; with; to; or; vs; versus; against; than"),
  than: said("than"),
  facets: {
    availability: said(
      "in stock; available; availability; stock; sold out; on stock; in store; available now; still available; still have; left",
    ),
    price: said("price; prices; budget; cost; costs; how much; how expensive; price tag; expensive; pricing"),
    rating: said(
      "people think; others think; customers think; reviewers say; rating; ratings; reviews; review; rated; stars; star rating; customers say; people say; how good; any good",
    ),
    brand: said("brand; brands; makes; manufacturers; make; manufacturer; maker; who makes; made by"),
    colour: said("colour; color; colours; colors"),
    size: said(
      "size; sizes; dimensions; dimension; measurements; measure; how (big | large | tall | wide | long | deep | high | small | thick); height; width; length; depth; diameter; capacity; volume; how much (does it hold | can it hold | fits in | fits into it)",
    ),
    weight: said("weight; weigh; weighs; heavy; how heavy; how light"),
    material: said("material; materials; made of; made from; made out of; fabric"),
    origin: said(
      "origin; country of origin; made in; where is it from; where does it come from; where do they come from; come from; comes from; where is it made; country of manufacture; provenance; from which country; from what country; which country; what country; where (is | are | was | were) (made | produced | grown)",
    ),
    warranty: said("warranty; guarantee; guaranteed; warranties"),
    power: said(
      "power; wattage; watts; watt; voltage; how powerful; how strong; battery; battery life; runtime; battery capacity; duration; burn time",
    ),
    age: said("age; what age; recommended age; how old"),
  },
  details: said(
    "show; tell me more; more about; details; more details; more info; more information; tell me about; what do you know about; describe; description; specs; specifications; features; show me; what about; i ll take; i want; i like; i d like; let me see; info; information",
  ),
  fits: said(
    "fit; fits; fit for; go; goes; go with; goes with; work; works; work with; works with; compatible; compatible with; suitable; suitable for; suit; support; supports; come; comes; come with; comes with; include; includes; included; contain; contains; have; has; got; made; good; okay; ok; use; used; usable; made for; meant; take; takes; need; needs; run; runs; last; lasts; hold; holds",
  ),
  contains: said("contain; contains; containing; have; has; in it; include; includes; made with"),
  fromWhen: said("from when"),
  suits: said(
    "fit; fits; fit for; fit in; fit on; fit into; fit inside; fits in; fits on; fits into; fits inside; go into; goes into; going into; go inside; goes inside; compatible; go with; goes with; work with; works with; suitable; suit; suits; made for; usable with; used with; use with",
  ),
  policies: said(
    "cash on delivery; (a | any) [physical] (shop | store | branch | showroom | outlet) (in | near | around); return; returns; returned; returning; refund; refunds; exchange; send back; send it back; give back; ship; shipping; shipped; deliver; delivery; delivered; delivers; postage; warranty; guarantee; pay; paid; payment; invoice; instalments; order; ordered; ordering; cancel; cancelled; repair; repaired; repairs; gift wrap; gift wrapped; gift wrapping; wrapped; reserve; pick up; pick it up; pickup; collect; arrive; arrives; (send | sending | post) [it | them | this | parcels] to; do you send; (do | can | could) (you | i | we) (rent | hire); rent out; for rent; for hire",
  ),
  needs: said("need; want; looking for; to buy"),
  faults: said(
    "(got | received | sent [me] | delivered | delivered me | have been sent | was sent) [the] wrong (one | ones); (wrong | incorrect) (colour | color | size | item | items | product | model | order | flavour | flavor | thing); broken; broke; torn; ripped; cracked; snapped; shattered; smashed; faulty; defective; damaged; dented; leaking; leaks; leaked; spilled; spilt; expired; out of date; past its date; mouldy; moldy; gone off; (fell | falling | came | fallen) apart; (handle | sole | button | strap | zip | part) came off; (stopped | quit | stops) working; not working; no longer working; (doesn t | does not | don t | won t) work; (isn t | is not) working; (doesn t | does not | don t | do not | won t | will not | can t | cannot) (turn | switch | power) (on | off); (doesn t | does not | won t | will not) (start | charge | heat | light) [up | properly]; (isn t | is not | not) (charging | starting | heating | responding) [up]; (isn t | is not | not) (turning | switching) (on | off); keeps (turning | switching) [itself] off; stopped (charging | heating); no longer (works | starts | charges); arrived dead; (is | are | was | were) dead; died; (has | have) died; wilted; withered; shrivelled",
  ),
  helps: ["faulty or damaged goods", "warranty", "returns"],
  guides: said("(size | sizing | fit) (chart | charts | guide | guides | table); guide to sizes"),
  food: said("food; foods; meal; meals; snack; snacks; treat; treats"),
  eating: said("eat; eating"),
  recalls: {
    said: said("recall; recalls; recalled"),
    ofAny: said("product; products; item; items; goods; safety; current; open; known; single; list; show"),
  },
  lacks: {
    before: said(
      "(i | we) have no; (i | we) ve no; (i | we) (don t | do not) (have | own | keep) [any]; (i | we) (haven t | have not) [got] [any]; (i | we) have (not got | got no) [any]; there (is | are) no; there (isn t | aren t) any",
    ),
    behind: said(""),
    none: said("no"),
    here: said("here; at home; in the house; in (my | our) (house | home | flat); any more; anymore; pets; any pets"),
  },
  roof: {
    under: said("inside; indoors; indoor; garage; basement; cellar; van; campervan; caravan; in (the | my) kitchen"),
    none: said("outdoors; outdoor use; outside; open air; ventilated"),
    enclosed: said("inside; indoors; enclosed"),
  },
  taking: said("i take; i m taking; i am taking; i m on; taking"),
  deals: said(
    "deals; deal; special offers; offers; specials; discounts; discount; promotions; sales; sale; reductions; bargains; sale items",
  ),
  gifts: said(
    "[a | some | any] (gift | gifts | gift idea | gift ideas | present | presents | birthday present | birthday gift | Christmas present | Christmas gift | stocking filler | stocking fillers)",
  ),
  now: said("right now; now; at the moment; currently; today; this week"),
  range: said(
    "[so] what [all | else] (do you | can you) (sell | offer | stock | carry | have) [here | in your shop | in your store | in stock | for sale]; what (can | could) i (buy | order | get) [here | from you | in your shop]; what (kind | kinds | sort | sorts | type | types) of (things | products | goods | items | stuff) do you (sell | have | offer | stock | carry); what (products | goods | items | things | stuff | categories) do you (sell | have | offer | stock | carry); which (products | categories | goods) do you (sell | have | offer | stock | carry); what (s | is) (in your shop | in your store | your range | in your catalogue | in your catalog); [show me] [all | your | all your | the] (products | catalogue | catalog | assortment | categories); (your | the whole) range; show me everything; what is there [to buy]; what do you guys (sell | have)",
  ),
  exists: said("is there; are there; have you got; do you have; got any; got; any"),
};
