/** What harms is called, as `thingsIn` reads it. */
export const dangers: readonly string[] = [
  "danger, toxic, poisonous, harmful, dangerous, hazardous, venomous; Gefahr, giftig, toxisch, gefährlich, schädlich; danger, toxique, vénéneux, vénéneuse, nocif, nocive, dangereux, dangereuse; peligro, tóxico, venenoso, nocivo, peligroso, dañino; pericolo, tossico, velenoso, nocivo, pericoloso; perigo, tóxico, venenoso, nocivo, perigoso; gevaar, giftig, schadelijk, gevaarlijk; tehlike, tehlikeli, zehirli, toksik, zararlı | Gift",
];
