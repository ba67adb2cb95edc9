import { said, type WishWords } from "./wish-words.ts";

export const en: WishWords = {
  before: {
    lt: said("under; below; (less | lower | cheaper | fewer | less expensive) than; beneath"),
    lte: said(
      "up to; at most; (a | the) maximum of; maximum; maximum of; max of; price max; (no | not) (more | higher | over) than; not over; not above; not exceeding; within; cap of; limit of; budget of; tops",
    ),
    gt: said(
      "over; above; (more | greater | higher | bigger | larger | better | dearer | more expensive | pricier) than; exceeding; upwards of; north of",
    ),
    gte: said(
      "at least; from; (a | the) minimum of; min; minimum; minimum of; (no | not) (less | lower | fewer) than; not under; not below; starting (at | from); as (low | little) as",
    ),
    about: said("around; about; approximately; roughly; circa; some"),
  },
  after: {
    lt: said("(or | and) (under | below)"),
    lte: said("or (less | lower | fewer | cheaper); max; maximum; at most; tops; and (less | lower); or so at most"),
    gt: said(""),
    gte: said(
      "(or | and) (more | higher | above | better | over | up | greater | upwards); up; upwards; plus; minimum; at least; min",
    ),
    about: said("or so; ish"),
  },
  between: said("between"),
  ranges: said("from; in the range of; ranging from"),
  joins: said("and; to; until; till; through"),
  not: said(
    "not; don t; doesn t; no; never; won t; shouldn t; isn t; cannot; can t; n t; wouldn t; nothing; without; aren t; do not; not to",
  ),
  notBehind: said(""),
  without: said(
    "without; without any; minus (the | any); except; except for; excluding; but (not | no) [from | by]; other than; apart from; with no; (anything | everything) but; (anyone | everyone) but; all but; instead of; rather than; (any | every) (brand | brands | make | makes | colour | colours | color | colors) (but | but not | except | except for | other than | apart from | besides); (another | a different | different | some other | other) (brand | brands | make | makes | colour | colours | color | colors) (than | but | but not | except | besides); (a different | different) (brand | make | colour | color) from",
  ),
  denied: said(
    "[that | which] (is | are | was) not [made] (of | from | by | in | with | like); [that | which] (isn t | aren t | isnt | arent) [made] (of | from | by | in | with); [that | which] (is | are) not; [that | which] (isn t | aren t | isnt | arent); not [made] (of | from | by | in | with); not; (neither | nor) [made] [of | from | by | in | with]; (don t | do not | doesn t) [really] (want | like | need | wish) [anything | something | one | it] [in | of | from | by | with | made of]; (don t | do not | doesn t) have; never; nothing (of | from | in | by | with); none (from | by); [that | which] (don t | do not | doesn t | does not) (contain | include); [it | they | that | which] (must not | mustn t | mustnt | should not | shouldn t | may not) (contain | include)",
  ),
  noneOf: said(
    "no; non; (don t | do not) [really] (want | like | need | wish) [any]; (i | we) (hate | dislike | detest | loathe | despise | can t stand | cannot stand | can not stand | can t bear) [any]; nor any",
  ),
  kindBefore: said("(of | from | by | in) [the | a] (brand | manufacturer | colour | color)"),
  kindBehind: said("brand; colour; color"),
  freeOf: said("free (of | from) [any]"),
  freeElse: said("shipping; delivery; returns; return; postage; repairs; repair; download; entry"),
  freeBehind: said("free"),
  givenFree: said(
    "shipping; delivery; deliveries; returns; return; range; postage; sample; samples; gift; gifts; trial; wrapping; exchange; exchanges; engraving; installation; repair; repairs; parking; app; of; from; to; for; with; and; or",
  ),
  rhetorical: said(
    "don t you (have | sell | stock | carry | do); do you not (have | sell | stock | carry); haven t you [got]; (isn t | aren t) there; you don t (have | sell); is there no; why not; (did | do | could | can | will | would | was | were | has | had | have) not; (couldn t | can t | cannot | won t | wouldn t | didn t | wasn t | hasn t | haven t)",
  ),
  degrees: said(
    "you; your; when; waiting; my; too; very; so; sure; really; only; just; idea; problem; problems; thanks; thank; worries; matter; longer; yet; much; many; more; less; that; quite; necessarily; rush; hurry; one; limit; all; even; if; any more; what; who; which; good; bad; right; nice; helpful; working; great; enough; true; correct; possible; there; here; it; this; them; interested; charge; charges; cost; costs",
  ),
  articles: said("a; an; the; any"),
  alternatives: said("or; and; nor; or even"),
  namesFirst: false,
  wireless: said(""),
  withoutBehind: said(""),
  unscented: said(
    "unscented; unperfumed; unfragranced; scentless; non scented; non perfumed; not scented; not perfumed",
  ),
  scent: "fragrance",
  price: said("price; prices; priced; cost; costs; costing; price range; price tag; budget; pay; spend; value"),
  rating: said("rating; ratings; star; stars; star rating; star ratings; score; stars rating"),
  rated: said("rated; scored"),
  reviews: said("(review | reviews | customer reviews | buyers | reviewers)"),
  idle: said(
    "a; an; the; of; is; are; be; was; with; has; have; having; should be; must be; number of; that; which; by; it; at; average; customer; user; verified; positive; only; any; in; star; overall; buyer; for",
  ),
  leads: said(
    "suitable; okay; people; someone; somebody; anyone; with; and; that; which; has; have; having; is; are; for; by; from; of; a; an; the; should; be; number of; it; in; but; at; them; also; must; their; its; to; do; who; ones; and also",
  ),
  vague: [
    {
      field: "price",
      value: "low",
      said: said(
        "cheaper; less expensive; more affordable; cheap; cheaply; inexpensive; affordable; affordably priced; budget; low (priced | cost | price); (cheaply | reasonably | well) priced; bargain; not [too | very] expensive; for little money; economical",
      ),
    },
    {
      field: "price",
      value: "medium",
      said: said(
        "(averagely | average | medium | moderately | mid) priced; mid range; midrange; (average | medium) price",
      ),
    },
    {
      field: "price",
      value: "high",
      said: said("expensive; high end; premium; luxury; luxurious; upscale; high priced"),
    },
    {
      field: "rating",
      value: "high",
      said: said(
        "(highly | well | decently | good | great | excellently) (rated | reviewed); (good | great | excellent | strong | positive | high | top | best | decent | solid | outstanding | favorable | favourable) [customer | user | buyer] (review | reviews | rating | ratings | feedback)",
      ),
    },
    {
      field: "reviews",
      value: "high",
      said: said(
        "(many | lots of | a lot of | plenty of | tons of | numerous | loads of) [customer | user | buyer] (reviews | ratings | feedback); [a] (good | large | high | decent | great | big | huge) (number | amount) of [customer | user] (reviews | ratings); [has been] reviewed by (many | lots of | a lot of) (customers | buyers | people)",
      ),
    },
  ],
  howDear: said("how (expensive | dear | pricey | costly)"),
  order: {
    cheapest: said(
      "(sort | sorted | order | ordered) by price; price low to high; low to high; cheapest first; lowest price first; cheapest; least expensive; lowest price; (by | at the) lowest price; most affordable; lowest priced",
    ),
    dearest: said(
      "most expensive [first]; dearest [first]; priciest [first]; highest priced; highest price [first]; price high to low; high to low",
    ),
    rating: said("best; (best | top | highest) (rated | ranked); best reviewed"),
    popular: said(
      "(best | top) sellers; top selling; popular; most popular; best selling; bestselling; best seller; best sellers; bestseller; bestsellers; trending; most reviewed",
    ),
    newest: said(
      "newest; newest [ones] first; latest [ones] first; most recent [ones] first; latest; most recent; new arrivals; latest arrivals; newest arrivals; newly arrived; recently added; recent arrivals; new releases; latest releases; (what s | what is) [all] new; anything new; new in; just in",
    ),
  },
  any: said(
    "anything; something; everything; what; what s; thing; things; item; items; product; products; goods; stuff; gift; gifts; a present; presents; remedy; a remedy; remedies",
  ),
  polite: said(
    "please; thanks; thank you; you have; do you have; pls; plz; thx; cheers; if possible; if you can; kindly",
  ),
  offered: said(
    "[that | which] you (have | sell | stock | offer | carry | have got | ve got | ve) [got | available | for sale]; do you (have | sell | stock | offer | carry); have you got; in your (shop | store | catalogue | range); on your (site | website)",
  ),
  counted: said(
    "girl; boy; boys; girls; kid; kids; child; children; toddler; baby; people; person; men; women; age; aged; ages; size; sizes; anyone; everyone; am; years; is he; is she; teenager; teens",
  ),
  wanting: said(
    "want; want to; like; like to; would; pay; spend; spending; paying; show; me; see; need; to; i; more; any; cost; costing; one; ones; anything",
  ),
  compared: {
    lt: said("(lighter | smaller | shorter | narrower | thinner | lower | slimmer) than"),
    gt: said("(heavier | larger | longer | wider | taller | higher | deeper) than"),
  },
  rangeBehind: said(""),
  measures: {
    width: said("diameter; across; width; wide; wider; narrower; broad"),
    height: said("height; high; tall; taller; higher; lower"),
    depth: said("depth; deep; deeper"),
    length: said("length; long; longer; shorter"),
    diagonal: said("diagonal; display; screen; screen size; display size; screen diagonal"),
    weight: said("weight; heavy; heavier; lighter; weighing; weighs"),
    volume: said("volume; capacity in litres"),
    ram: said("ram; memory; internal memory; working memory; of ram"),
    storage: said("storage; ssd; hard drive; hdd; disk; storage capacity; total storage capacity; disk space"),
    duration: said(
      "battery life; battery; battery runtime; run time; runtime; running time; playtime; play time; playback; burn time; cooking time; cook time; baking time; brewing time; charging time; drying time; duration; lasts; lasting; of battery life; of battery; of playtime",
    ),
    noise: said("noise; noise level; sound level; sound power level; loudness; loud; quiet"),
  },
  inStock: said(
    "in stock; available; available now; available immediately; on hand; ready to ship; that you have in stock",
  ),
  onSale: said("on sale; on offer; discounted; reduced; on special offer; with a discount; in the sale; on discount"),
  danger: "danger",
  allergic: said(
    "[i m | im | i am | we re | he s | she s] (allergic | allergy | allergies | intolerant | intolerance) (to | 2 | too); [i m | im | i am | we re | he s | she s] allergic (for | from | against); (can t | cant | cannot | can not | mustn t | mustnt | must not) eat",
  ),
  using: said("have; having; eat; eating; drink; drinking; use; using; wear; wearing; take; consume"),
  reactsTo: said(
    "(react | reacts | reacting) [badly | strongly | allergically] to; [(allergic | bad | severe | strong)] reaction to; sensitive to; allergic; (get | gets | got) (itchy | ill | sick | a rash | diarrhea | diarrhoea) from",
  ),
  cannotHave: said(
    "(can t | cant | cannot | can not | mustn t | mustnt | must not) (have | tolerate | digest); (don t | dont | do not | doesn t | doesnt | does not) (tolerate | digest | do well on)",
  ),
  allergicBehind: said("allergy; allergies; allergic; intolerance; intolerances; intolerant"),
  dangerous: said("danger; dangers; toxic; poisonous; poison; harmful; dangerous; hazardous; venomous; risk"),
  harmless: said("nontoxic; harmless; innocuous; (pet | cat | dog | animal) friendly"),
  safe: said("safe"),
  harmed: said(
    "pet; pets; cat; cats; kitten; kittens; dog; dogs; puppy; puppies; animal; animals; rabbit; rabbits; bird; birds; horse; horses; child; children; kid; kids; baby; babies; toddler; toddlers",
  ),
};
