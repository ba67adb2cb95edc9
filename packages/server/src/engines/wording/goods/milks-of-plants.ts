/** What of plants is called milk, butter or cream, in the assistant's languages: "oat milk", "Kakaobutter", "lait d'avoine". */
const OF_PLANTS = new RegExp(
  [
    "(?:oats?|almonds?|soya?|rice|coconut|hazelnut|cashew|pea|hemp|peanut|cocoa|shea|nut)[\\s-](?:milk|butter|cream|drink|yogh?urt|cheese)",
    "(?:hafer|mandel|soja|reis|kokos(?:nuss)?|haselnuss|cashew|erbsen|hanf|dinkel|erdnuss|kakao|shea|nuss)-?(?:milch|butter|sahne|creme|drink|joghurt)",
    "(?:haver|amandel|soja|rijst|kokos|hazelnoot|cashew|cacao|shea|pinda)(?:melk|boter|room|drink|yoghurt|kaas)",
    "(?:lait|beurre|crème|yaourt)s?\\s(?:végétale?\\s)?(?:de\\s|d['’]\\s?|au\\s|à\\sl['’])(?:avoine|amandes?|soja|riz|coco|noisettes?|cajou|cacahu[eè]tes?|cacao|karité)",
    "(?:leche|mantequilla|manteca|crema|yogur)\\s(?:vegetal\\s)?de\\s(?:avena|almendras?|soja|arroz|coco|avellanas?|anacardos?|cacahuetes?|cacao|karité)",
    "(?:latte|burro|panna|yogurt)\\s(?:vegetale\\s)?(?:di|d['’]|al)\\s?(?:avena|mandorl[ae]|soia|riso|cocco|nocciol[ae]|anacardi|arachidi|cacao|karité)",
    "(?:leite|manteiga|creme|iogurte)\\s(?:vegetal\\s)?de\\s(?:aveia|amêndoas?|soja|arroz|coco|avelãs?|caju|amendoim|cacau|karité)",
    "(?:yulaf|badem|soya|pirinç|hindistan\\scevizi|fındık|fıstık|kakao)\\s(?:sütü|yağı|ezmesi|kreması|yoğurdu)",
  ]
    .map((one) => `(?<!\\p{L})${one}`)
    .join("|"),
  "giu",
);

/** A text without them: they have neither milk nor lactose in them, whatever they are called. */
export const withoutMilksOfPlants = (text: string): string => text.replace(OF_PLANTS, " ");
