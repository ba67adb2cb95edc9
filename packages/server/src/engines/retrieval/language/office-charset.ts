import { analyse } from "chardet";

/** ı, ş, ğ and their capitals as Turkish Windows writes them: letters of Icelandic in Windows-1252, which is the same else. */
const turkish = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
/** á, æ, í, ó and ú, which hardly a line of Icelandic is without, and Turkish has none of. */
const icelandic = new Set([0xc1, 0xc6, 0xcd, 0xd3, 0xda, 0xe1, 0xe6, 0xed, 0xf3, 0xfa]);
/** So many letters of Turkish come for one that only a foreign name has. */
const LEAST = 4;

/** What programs of an office write letters in that are none of Western Europe, by what they are recognised as. */
const others = new Map([
  ["ISO-8859-2", "windows-1250"],
  ["windows-1250", "windows-1250"],
  ["windows-1251", "windows-1251"],
  ["KOI8-R", "koi8-r"],
  ["ISO-8859-7", "windows-1253"],
  ["windows-1253", "windows-1253"],
  ["ISO-8859-8", "windows-1255"],
  ["windows-1255", "windows-1255"],
  ["ISO-8859-6", "windows-1256"],
  ["windows-1256", "windows-1256"],
  ["Shift_JIS", "shift_jis"],
  ["EUC-JP", "euc-jp"],
  ["GB18030", "gb18030"],
  ["Big5", "big5"],
  ["EUC-KR", "euc-kr"],
]);
const latin = new Set(["ISO-8859-1", "windows-1252", "ISO-8859-9", "windows-1254"]);
/** In hundredths: so sure is told of half a dozen charsets where the text tells nothing. */
const LEAST_SURE = 10;
/** Letters of Windows-1250 where ISO-8859-2 has none: without any, French "à" and Swedish "å" are as likely to it as its own. */
const central = new Set([0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f]);
/** How many letters beyond ASCII have to tell such a charset, and how much more likely it has to be than one of Western Europe or Turkey. */
const needed = { plain: { letters: 5, more: 1.25 }, alike: { letters: 10, more: 2 } };
/** So many letters beyond ASCII side by side are hardly ever in a Latin word. */
const RUN = 4;
/** Bytes that are looked at, of lines with letters beyond ASCII. */
const LOOKED_AT = 32_768;

/** The charset in which Excel and other programs of an office wrote a text that is neither UTF-8 nor UTF-16. */
export const officeCharset = (bytes: Uint8Array): string => otherCharset(tellingLines(bytes)) ?? latinCharset(bytes);

/** Null: it is most likely of Western Europe or Turkey. */
function otherCharset(lines: Uint8Array): string | null {
  const matches = analyse(lines).filter(({ name }) => !(isHebrew(name) && hasArabicLetters(lines)));
  const likeliest = matches.find(
    ({ name, confidence }) => confidence > LEAST_SURE && others.has(name) && isWritten(others.get(name)!, lines),
  );
  const ofLatin = isOfWholeWords(lines) ? 0 : (matches.find(({ name }) => latin.has(name))?.confidence ?? 0);
  const charset = likeliest ? others.get(likeliest.name)! : null;
  const isAlike = charset === "windows-1250" && !lines.some((byte) => central.has(byte));
  const { letters, more } = isAlike ? needed.alike : needed.plain;
  const isSure = likeliest !== undefined && likeliest.confidence >= ofLatin * more;
  return isSure && lines.filter((byte) => byte > 0x7f).length >= letters ? charset : null;
}

function latinCharset(bytes: Uint8Array): "windows-1252" | "windows-1254" {
  let [ofTurkish, ofIcelandic] = [0, 0];
  for (const byte of bytes) {
    if (turkish.has(byte)) ofTurkish++;
    else if (icelandic.has(byte)) ofIcelandic++;
  }
  return ofTurkish > LEAST * ofIcelandic ? "windows-1254" : "windows-1252";
}

/** The first lines with letters beyond ASCII, which alone tell. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines: Buffer[] = [];
  let length = 0;
  for (let at = 0; at < all.length && length < LOOKED_AT;) {
    const end = all.indexOf("\n", at);
    const line = all.subarray(at, Math.min(end < 0 ? all.length : end + 1, at + LOOKED_AT));
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      length += line.length;
    }
    at = end < 0 ? all.length : end + 1;
  }
  return Buffer.concat(lines).subarray(0, LOOKED_AT);
}

/** Whether all bytes are letters of a charset. */
function isWritten(charset: string, lines: Uint8Array): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(lines, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Whether most bytes beyond ASCII stand side by side: in Latin words letters with marks stand between others. */
function isOfWholeWords(lines: Uint8Array): boolean {
  let [run, inRuns, all] = [0, 0, 0];
  for (const byte of lines) {
    run = byte > 0x7f ? run + 1 : 0;
    if (run > 0) all++;
    if (run >= RUN) inRuns += run === RUN ? RUN : 1;
  }
  return inRuns > all / 2;
}

const isHebrew = (name: string): boolean => name === "ISO-8859-8" || name === "windows-1255";
/** Where Arabic has letters, Hebrew has its few points. */
function hasArabicLetters(lines: Uint8Array): boolean {
  const beyond = lines.filter((byte) => byte > 0x7f);
  return beyond.filter((byte) => byte >= 0xc0 && byte <= 0xdf).length > beyond.length / 5;
}
