/**
 * What somebody keeps to in what they eat and use, and what they are called, as `thingsIn` reads it: what is vegan is
 * vegetarian, too. What also says something else, as "veggie" does of a peeler, says it of people alone.
 */
export const diets: readonly string[] = [
  "vegan; vegan, Veganer, Veganerin, Veganerinnen; végan, végétalien, végétalienne; vegano; vegano; vegano; vegan, veganistisch, veganist; vegan",
  "vegetarian, veggie*; vegetarisch, Vegetarier, Vegetarierin, Vegetarierinnen; végétarien, végétarienne; vegetariano; vegetariano; vegetariano; vegetarisch, vegetariër; vejetaryen | vegan, végan, végétalien, vegano, veganistisch",
  "halal; halal, helal; halal, halâl; halal; halal; halal; halal; helal",
  "kosher; koscher; casher, cacher*, kasher; kosher, kósher; kosher; kosher; koosjer; koşer",
];
