import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

/** The way to the database, which a test can bar. */
export interface DatabaseProxy {
  url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Keeps the connections that there are and takes no new one. */
  shut(): void;
  /** Takes connections and bytes, and passes none on: a frozen machine, or a network that swallows. */
  freeze(): void;
  /** Passes on what the server asks; the database does it, but its reply is lost with the connection. */
  loseReplies(): void;
  /** Lets through again, what was held back included. */
  heal(): void;
  close(): Promise<void>;
}

type State = "open" | "shut" | "cut" | "frozen" | "lossy";

export async function proxyDatabase(url: string): Promise<DatabaseProxy> {
  const target = new pg.Client(url);
  const path = `${target.host}/.s.PGSQL.${target.port}`;
  const pairs = new Set<[Socket, Socket]>();
  let state: State = "open";

  const apply = (pair: [Socket, Socket]): void => {
    for (const socket of pair) {
      if (state === "cut") socket.destroy();
      else if (state === "frozen") socket.pause();
      else socket.resume();
    }
  };
  const server = createServer((near) => {
    if (state === "shut") return near.destroy();
    const far = connect(path);
    const pair: [Socket, Socket] = [near, far];
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => (state === "lossy" ? end() : near.write(chunk)));
    for (const socket of pair) socket.on("error", end).on("close", end);
    pairs.add(pair);
    apply(pair);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const set = (next: State) => () => {
    state = next;
    for (const pair of pairs) apply(pair);
  };

  return {
    url: `postgresql://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/${target.database}`,
    shut: set("shut"),
    cut: set("cut"),
    freeze: set("frozen"),
    loseReplies: set("lossy"),
    heal: set("open"),
    async close() {
      set("cut")();
      server.close();
      await once(server, "close");
    },
  };
}
