import { expect, test } from "vitest";
import { decode } from "./decode.ts";

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Grüße", "utf16le")]);

test.each<[string, Uint8Array, string, string]>([
  ["UTF-8 unless said otherwise", Buffer.from("Grüße"), "text/html", "Grüße"],
  ["Windows-1252 where nobody says what else it is", latin1("Grüße, schön"), "text/html", "Grüße, schön"],
  [
    "UTF-8 with a fault",
    Buffer.concat([Buffer.from("Grüße, schön"), Buffer.from([0xc3])]),
    "text/html",
    "Grüße, schön\uFFFD",
  ],
  [
    "Windows-1254 of Turkish",
    Buffer.from([0xdd, 0x61, 0x64, 0x65, 0x20, 0xfe, 0x61, 0x72, 0x74, 0xfd]),
    "text/html",
    "İade şartı",
  ],
  [
    "Windows-1252 of Icelandic",
    latin1("Þú getur skilað vörunni á morgun, það er í lagi"),
    "text/plain",
    "Þú getur skilað vörunni á morgun, það er í lagi",
  ],
  ["the header's charset", latin1("Grüße"), "text/html; charset=ISO-8859-1", "Grüße"],
  ["the page's own", latin1('<meta charset="windows-1252">Grüße'), "text/html", '<meta charset="windows-1252">Grüße'],
  [
    "the page's own, in old words",
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">ß'),
    "text/html",
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">ß',
  ],
  [
    "the header before the page",
    Buffer.from("<meta charset=latin1>ß"),
    "text/html;charset=utf-8",
    "<meta charset=latin1>ß",
  ],
  ["the byte order mark before both", utf16, "text/html; charset=utf-8", "Grüße"],
  ["a charset that nobody knows", Buffer.from("Grüße"), "text/html; charset=klingon", "Grüße"],
])("%s", (_, bytes, type, text) => {
  expect(decode(bytes, type, true)).toBe(text);
});
