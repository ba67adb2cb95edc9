import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
  /** The server's origin at the near end of the line. */
  url: string;
  /** Whatever is under way breaks off, and nothing comes through until the line is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A line to a server that can be cut: what a browser calls offline leaves alone the connections that are open. */
export async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let isCut = false;
  const near = createServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(Number(port), hostname);
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      // The other end's `close` follows, and needs no error of its own.
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  near.listen(0, "127.0.0.1");
  await once(near, "listening");
  const hangUp = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${(near.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    close() {
      near.close();
      hangUp();
    },
  };
}
