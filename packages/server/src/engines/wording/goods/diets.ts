/** What somebody keeps to in what they eat and use, as `thingsIn` reads it: what is vegan is vegetarian, too. */
export const diets: readonly string[] = [
  "vegan; vegan; végan, végétalien, végétalienne; vegano; vegano; vegano; veganistisch, vegan; vegan",
  "vegetarian, veggie; vegetarisch; végétarien, végétarienne; vegetariano; vegetariano; vegetariano; vegetarisch; vejetaryen | vegan, végétalien, vegano, veganistisch",
  "halal; halal, helal; halal, halâl; halal; halal; halal; halal; helal",
  "kosher; koscher; casher, cacher*, kasher; kosher, kósher; kosher; kosher; koosjer; koşer",
];
