import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { openResolver } from "./resolver.ts";

const A = 1;
const AAAA = 28;

/** A name server that knows these records of every name, and no others. */
async function nameServer(records: { type: number; data: number[] }[]): Promise<string> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  socket.on("message", (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const type = query.readUInt16BE(end - 4);
    const answers = records
      .filter((record) => record.type === type)
      .map(({ data }) => Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length, ...data]));
    const failed = records.length === 0 ? 2 : 0;
    const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80 | failed, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  return `127.0.0.1:${socket.address().port}`;
}

const v4 = { type: A, data: [93, 184, 216, 34] };
const v4Inside = { type: A, data: [10, 0, 0, 1] };
const v6 = { type: AAAA, data: [0xfd, ...Array<number>(14).fill(0), 1] };

test.each([
  ["of both families", [v4, v4Inside, v6], ["93.184.216.34", "10.0.0.1", "fd00::1"]],
  ["of the one family that there is", [v6], ["fd00::1"]],
  ["of the other", [v4], ["93.184.216.34"]],
])("a name has all its addresses, %s", async (_, records, addresses) => {
  const resolve = openResolver([await nameServer(records)]);
  expect((await resolve("shop.example")).toSorted()).toEqual(addresses.toSorted());
});

test("localhost is this computer, whatever name servers say", async () => {
  expect(await openResolver([await nameServer([v4])])("localhost")).toEqual(["127.0.0.1", "::1"]);
});

test("a name that has none says so", async () => {
  await expect(openResolver([await nameServer([])])("shop.example")).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  });
});
