import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A picture as its pixels, each three octets of red, green and blue. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Buffer;
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const trueColour = 2;
const indexed = 3;

/** Reads a PNG of the one sort that browsers take of a page: 8 bits of red, green and blue; null for any other. */
export function readPng(file: Buffer): Pixels | null {
  const data: Buffer[] = [];
  let header = file;
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") header = content;
    if (name === "IDAT") data.push(content);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] !== 8 || header[9] !== trueColour || header[12] !== 0) return null;
  return { width, height, rgb: unfiltered(inflateSync(Buffer.concat(data)), width * 3, height) };
}

/** Takes back what each row was guessed from: https://www.w3.org/TR/png-3/#9Filters */
function unfiltered(rows: Buffer, length: number, height: number): Buffer {
  const out = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x;
      const left = x < 3 ? 0 : out[at - 3]!;
      const up = y === 0 ? 0 : out[at - length]!;
      const corner = x < 3 || y === 0 ? 0 : out[at - length - 3]!;
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter ?? 0]!;
      out[at] = rows[at + y + 1]! + guess;
    }
  }
  return out;
}

function nearest(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Writes a PNG whose pixels are numbers of colours; `palette` has three octets each, of 256 at most. */
export function writePng(width: number, height: number, numbers: Buffer, palette: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexed], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) numbers.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const parts: [string, Buffer][] = [
    ["IHDR", header],
    ["PLTE", palette],
    ["IDAT", deflateSync(rows, { level: 9 })],
    ["IEND", Buffer.alloc(0)],
  ];
  return Buffer.concat([signature, ...parts.map(([name, content]) => chunk(name, content))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
