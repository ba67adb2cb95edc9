import type { OutboundError } from "./outbound-error.ts";

/** As Node and undici name a connection that ends while an answer is waited for, or read. */
const BROKEN_OFF = new Set(["UND_ERR_SOCKET", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH", "ECONNRESET", "EPIPE"]);

/** Why there is no answer, for people. @param setting where an operator opens what is not public */
export function outboundWords({ reason, code }: OutboundError, setting: string): string {
  switch (reason) {
    case "address":
      return `It lies, or leads on to, where this server does not call: no public address, or a port other than 80 and 443. An operator can open it with ${setting}.`;
    case "redirects":
      return "It leads on to other pages more than three times, or from https to http.";
    case "silent":
      return "It did not answer in time.";
    case "unreachable":
      if (code !== null && BROKEN_OFF.has(code)) return "Its server broke off before the answer was complete.";
      return `There was no connection to its server${code === null ? "" : ` (${code})`}.`;
    case "too_large":
      return "It is larger than this server reads.";
    case "broken":
      return "It is packed in a way that cannot be undone.";
  }
}
