import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawReply {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/** A connection over which a test writes bytes that no HTTP client would. */
export interface RawConnection {
  write(text: string): void;
  /** Everything that was answered, once the server has closed the connection; null: it closed without a word. */
  reply(): Promise<RawReply | null>;
  socket: Socket;
}

export async function openRaw(base: string): Promise<RawConnection> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
  // A server that hangs up while we are writing is what many of these tests are about.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  return {
    socket,
    write: (text) => void socket.write(text),
    async reply() {
      await closed;
      return received === "" ? null : parse(received);
    },
  };
}

/** Writes one request as it stands and returns what was answered. */
export async function sendRaw(base: string, text: string): Promise<RawReply | null> {
  const connection = await openRaw(base);
  connection.write(text);
  return connection.reply();
}

function parse(received: string): RawReply {
  const [head = "", ...rest] = received.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    statusCode: Number(status.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: rest.join("\r\n\r\n"),
  };
}
