/** What of plants is called milk or butter, in the assistant's languages: "oat milk", "Erdnussbutter", "lait d'avoine"; "Kakaomilch" is none. */
const OF_PLANTS = new RegExp(
  [
    "(?:oats?|almonds?|soya?|rice|coconut|hazelnut|cashew|pea|hemp)[\\s-](?:milk|drink)",
    "(?:almond|cashew|peanut|cocoa|shea|nut)[\\s-]butter",
    "(?:hafer|mandel|soja|reis|kokos(?:nuss)?|haselnuss|cashew|erbsen|hanf|dinkel)-?(?:milch|drink)",
    "(?:mandel|erdnuss|kakao|shea|nuss)-?butter",
    "(?:haver|amandel|soja|rijst|kokos|hazelnoot|cashew)(?:melk|drink)",
    "(?:cacao|shea|noten)boter|pindakaas",
    "laits?\\s(?:végétal\\s)?(?:de\\s|d['’]\\s?)(?:avoine|amandes?|soja|riz|coco|noisettes?|cajou)",
    "beurre\\s(?:de\\s|d['’]\\s?)(?:amandes?|cacahu[eè]tes?|cacao|karité)",
    "leche\\s(?:vegetal\\s)?de\\s(?:avena|almendras?|soja|arroz|coco|avellanas?|anacardos?)",
    "(?:mantequilla|manteca|crema)\\sde\\s(?:almendras?|cacahuetes?|cacao|karité)",
    "latte\\s(?:vegetale\\s)?(?:di\\s|d['’]\\s?)(?:avena|mandorl[ae]|soia|riso|cocco|nocciol[ae]|anacardi)",
    "burro\\sd(?:i|['’])\\s?(?:arachidi|cacao|karité|mandorle)",
    "leite\\s(?:vegetal\\s)?de\\s(?:aveia|amêndoas?|soja|arroz|coco|avelãs?|caju)",
    "manteiga\\sde\\s(?:amendoim|cacau|karité)",
    "(?:yulaf|badem|soya|pirinç|hindistan\\scevizi|fındık)\\ssütü",
    "(?:kakao|fıstık)\\s(?:yağı|ezmesi)",
    // Neither wheat nor butter.
    "buckwheat|buchweizen|boekweit|butternut|butterbohnen?",
    "grano\\ssaraceno|trigo\\ssarraceno|trigo\\smourisco|blé\\snoir|en\\sgranos?(?!\\p{L})|granos?\\sde\\s(?:café|cacao|pimienta|mostaza|maíz|arroz)",
  ]
    .map((one) => `(?<!\\p{L})(?:${one})`)
    .join("|"),
  "giu",
);

/** A text without them: they have in them nothing of what they are called after. */
export const withoutMilksOfPlants = (text: string): string => text.replace(OF_PLANTS, " ");
