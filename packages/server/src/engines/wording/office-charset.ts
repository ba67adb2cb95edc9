/** ı, ş, ğ and their capitals as Turkish Windows writes them: letters of Icelandic in Windows-1252, which is the same else. */
const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
/** á, æ, í, ó and ú, which hardly a line of Icelandic is without, and Turkish has none of. */
const icelandic = new Set([0xc1, 0xc6, 0xcd, 0xd3, 0xda, 0xe1, 0xe6, 0xed, 0xf3, 0xfa]);

/** So many letters of Turkish come for one that only a foreign name has. */
const LEAST = 4;

/** The charset in which Excel and other programs of an office wrote a text that is neither UTF-8 nor UTF-16. */
export function officeCharset(bytes: Uint8Array): "windows-1252" | "windows-1254" {
  let [ofTurkish, ofIcelandic] = [0, 0];
  for (const byte of bytes) {
    if (turkish.has(byte)) ofTurkish++;
    else if (icelandic.has(byte)) ofIcelandic++;
  }
  return ofTurkish > LEAST * ofIcelandic ? "windows-1254" : "windows-1252";
}
