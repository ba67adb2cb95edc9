import { once } from "node:events";
import { expect, test } from "vitest";
import { createGuard } from "./guard.ts";
import { mayFollow, type OutboundOptions } from "./outbound.ts";
import { open, opened, serve } from "./testing/open-outbound.ts";

const never = new AbortController().signal;

function openToLook(options: Partial<OutboundOptions> = {}) {
  const outbound = open(options);
  return (url: string, method: "HEAD" | "GET" = "GET") => outbound.statusOf(method, new URL(url), never);
}

const refused = { reason: "address" };

test.each([
  "127.0.0.1",
  "127.1.2.3",
  "0.0.0.0",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "169.254.169.254",
  "168.63.129.16",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  // The same in other clothes
  "2130706433",
  "0177.1",
  "0x7f.1",
  "127.1",
  "127.0.0.1.",
  "１２７.０.０.１",
  "ok@127.0.0.1",
  "ok:secret@10.0.0.1",
  "[::]",
  "[::1]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:169.254.169.254]",
  "[::ffff:8.8.8.8]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::a00:1]",
  "[2002:7f00:1::]",
  "[2001::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[5f00::1]",
  "[100::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
])("%s is not called", async (host) => {
  await expect(openToLook()(`http://${host}/`)).rejects.toMatchObject(refused);
  await expect(openToLook()(`https://${host}/`, "HEAD")).rejects.toMatchObject(refused);
});

test.each([
  "1.1.1.1",
  "11.0.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.1",
  "192.0.1.1",
  "192.167.1.1",
  "223.255.255.255",
  "2606:4700::1111",
  "2001:4860:4860::8888",
  "2003::1",
  "2a00:1450::1",
])("%s may be called, on the web's two ports", (address) => {
  const mayConnect = createGuard([]);
  const ports = [80, 443, 22, 5432, 6379, 8080];
  expect(ports.filter((port) => mayConnect({ host: address, port, address }))).toEqual([80, 443]);
});

test.each([
  ["a private address", ["10.0.0.1"]],
  ["a private address among public ones", ["1.1.1.1", "10.0.0.1"]],
  ["a private address of the other family", ["1.1.1.1", "fd00::1"]],
])("a name is not called behind which there is %s", async (_, addresses) => {
  await expect(openToLook({ resolve: async () => addresses })("http://shop.example/")).rejects.toMatchObject(refused);
});

test("what is opened is one port of one host, or of one network", () => {
  const mayConnect = createGuard([
    { host: "intranet.example", bits: null, port: 8080 },
    { host: "10.1.0.0", bits: 16, port: 443 },
    { host: "fd00::", bits: 8, port: 80 },
  ]);
  const to = (host: string, port: number, address: string): boolean => mayConnect({ host, port, address });
  expect(to("intranet.example", 8080, "192.168.0.1")).toBe(true);
  expect(to("intranet.example.", 8080, "192.168.0.1")).toBe(true);
  expect(to("intranet.example", 443, "192.168.0.1")).toBe(false);
  expect(to("other.intranet.example", 8080, "192.168.0.1")).toBe(false);
  expect(to("anything.example", 443, "10.1.2.3")).toBe(true);
  expect(to("anything.example", 443, "10.2.0.1")).toBe(false);
  expect(to("anything.example", 80, "10.1.2.3")).toBe(false);
  expect(to("anything.example", 80, "fd00::7")).toBe(true);
  expect(to("anything.example", 80, "fc00::7")).toBe(false);
});

test("a name is asked for once a connection, and connected to where it was checked", async () => {
  const hosts: (string | undefined)[] = [];
  const { port } = await serve(({ headers }, reply) => {
    hosts.push(headers.host);
    reply.setHeader("connection", "close").end();
  });
  const answers = [["127.0.0.1"], ["10.0.0.1"]];
  const statusOf = openToLook({ openings: opened(port), resolve: async () => answers.shift() ?? [] });
  expect(await statusOf(`http://shop.example:${port}/`)).toBe(200);
  expect(hosts).toEqual([`shop.example:${port}`]);
  // The name leads elsewhere by now.
  await expect(statusOf(`http://shop.example:${port}/`)).rejects.toMatchObject(refused);
});

test.each([301, 302, 303, 307, 308])(
  "a redirect with %i is followed where it may lead, and no further",
  async (status) => {
    let reached = 0;
    const inside = await serve((_, reply) => void reply.end(String(++reached)));
    const { url, port } = await serve((request, reply) => {
      const to: Record<string, string> = {
        "/on": "/end",
        "/in": inside.url,
        "/twice": "/in",
        "/file": "file:///etc/passwd",
        "/data": "data:,x",
      };
      const location = to[request.url ?? ""];
      if (location) reply.writeHead(status, { location }).end();
      else reply.writeHead(410).end();
    });
    const statusOf = openToLook({ openings: opened(port) });
    expect(await statusOf(`${url}/on`)).toBe(410);
    await expect(statusOf(`${url}/in`)).rejects.toMatchObject(refused);
    await expect(statusOf(`${url}/twice`)).rejects.toMatchObject(refused);
    await expect(statusOf(`${url}/file`)).rejects.toMatchObject({ reason: "redirects" });
    await expect(statusOf(`${url}/data`)).rejects.toMatchObject({ reason: "redirects" });
    expect(reached).toBe(0);
  },
);

test("three redirects are followed, four are not", async () => {
  const { url, port } = await serve((request, reply) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) reply.writeHead(302, { location: `/${left - 1}` });
    reply.end();
  });
  const statusOf = openToLook({ openings: opened(port) });
  expect(await statusOf(`${url}/3`)).toBe(200);
  await expect(statusOf(`${url}/4`)).rejects.toMatchObject({ reason: "redirects" });
});

test("nobody is led from https to http", () => {
  const follows = (from: string, to: string): boolean => mayFollow(new URL(from), new URL(to));
  expect(follows("https://shop.example/", "http://shop.example/")).toBe(false);
  expect(follows("https://shop.example/", "https://www.shop.example/")).toBe(true);
  expect(follows("http://shop.example/", "https://shop.example/")).toBe(true);
  expect(follows("http://shop.example/", "http://www.shop.example/")).toBe(true);
});

test("it says who it is, and brings neither cookies nor credentials", async () => {
  const seen: object[] = [];
  const { url, port } = await serve((request, reply) => {
    const { authorization, cookie, referer, "user-agent": agent } = request.headers;
    seen.push({ authorization, cookie, referer, agent });
    if (request.url === "/") reply.writeHead(302, { location: "/next", "set-cookie": "a=b" });
    reply.end();
  });
  await openToLook({ openings: opened(port) })(url.replace("//", "//user:secret@"));
  expect(seen).toEqual([{ agent: "WidgetChat (a test)" }, { agent: "WidgetChat (a test)" }]);
});

test("a body without an end is not read", async () => {
  const { url, port, server } = await serve((_, reply) => {
    const more = (): void => void (reply.write("x".repeat(10_000)) ? setImmediate(more) : reply.once("drain", more));
    more();
  });
  const connected = once(server, "connection");
  expect(await openToLook({ openings: opened(port) })(url)).toBe(200);
  const [socket] = await connected;
  if (!socket.closed) await once(socket, "close");
});

test("who does not answer is not waited for", async () => {
  const { url, port } = await serve(() => {});
  await expect(openToLook({ openings: opened(port) })(url)).rejects.toMatchObject({ reason: "silent" });
}, 20_000);

test("where nobody listens there is no connection", async () => {
  const { port, server } = await serve(() => {});
  server.close();
  await once(server, "close");
  await expect(openToLook({ openings: opened(port) })(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
    reason: "unreachable",
    code: "ECONNREFUSED",
  });
});
