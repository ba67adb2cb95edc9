const alike: [written: RegExp, sound: string][] = [
  [/ph/g, "f"],
  [/th|dt/g, "t"],
  [/tz|z/g, "s"],
  [/ck|ch|qu|c(?![iey])/g, "k"],
  [/ie|y/g, "i"],
  [/(?<=[aeiou])h(?![aeiou])/g, ""],
  [/(.)\1/g, "$1"],
];
const DOUBLE = /(.)\1$/;

/** How a lexeme sounds, as far as its letters tell in languages that are written with these: "zahl" and "zal", "cactus" and "kaktus". */
export const soundOf = (lexeme: string): string =>
  alike.reduce((sound, [written, instead]) => sound.replace(written, instead), lexeme);

/** Whether two lexemes sound the same; their last letter is written alike, for "rat" is cut from "raten" and "ratt" from "Ratten". */
export const soundAlike = (one: string, other: string): boolean =>
  DOUBLE.test(one) === DOUBLE.test(other) && soundOf(one) === soundOf(other);
