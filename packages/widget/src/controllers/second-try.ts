import { isChatError } from "@widget-chat/client";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { OutboxDeps } from "./outbox.ts";
import { addressed, type Parcel, renewed } from "../parcel.ts";
import type { Session } from "../session.ts";

/** A value of the page's that goes to no server, or that it refuses. */
interface Refused {
  /** Where it stands in the body: `["context", "cart"]`. */
  path: string[];
  /** Why, in words. */
  why: string;
}

/** What a page tells of its visitor, by its place in a message, and where the page has it. */
const told: Readonly<Record<string, string>> = {
  customer_name: "user.name",
  customer_email: "user.email",
  customer_phone: "user.phone",
  context: "context",
};

/** Of a message that is too large as a whole, what is longer than this (as JSON, in characters) stays behind. */
const long = 1000;

/** What the owner has read. It would be the same with every message. */
const read = new Set<string>();

/** What was refused, each with its value as JSON: it would be refused in the next message too. */
const known = new WeakMap<Session, (Refused & { value: string | null })[]>();

/**
 * The parcel as it goes out once more, and ever after; the server has stored nothing of what it refused, so that this doubles
 * nothing. A token may have expired, and the page is asked for another; a conversation that is gone gives way to a new one; what
 * the page has told by mistake is left out, and the owner is told. Throws `error` where that is no help.
 */
export function mended(parcel: Parcel, error: unknown, { store, session, onGone }: OutboxDeps): Parcel {
  // Another tab has taken it away meanwhile.
  if (!session.read().unsent.some(({ key }) => key === parcel.key)) throw error;
  if (isChatError(error, "identity_invalid")) return parcel;
  if (isChatError(error, "conversation_not_found") && parcel.body.conversation_id) {
    onGone(parcel.key);
    const again = addressed(renewed(parcel), null, store.state.entries);
    session.keep(again);
    return again;
  }
  const refused = refusedIn(parcel.body, error);
  if (refused.length === 0 && !isChatError(error)) explain(`${error} Look at what getToken() of the page does.`);
  if (refused.length === 0 || refused.some(({ path: [member = ""] }) => !Object.hasOwn(told, member))) throw error;
  const remark = refused.map(({ path: [member = "", ...name], why }) => `${[told[member], ...name].join(".")} ${why}`);
  explain(
    `Messages go without a part of what the page tells of its visitor: ${remark.join("; ")}. Mend it in identify(), setContext() or config.`,
  );
  learn(parcel.body, refused, session);
  const again = { ...parcel, body: without(parcel.body, refused) };
  session.keep(again);
  return again;
}

/** The parcel without what was refused of one before it, so that no request is spent on hearing that again. */
export function spared(parcel: Parcel, { session }: OutboxDeps): Parcel {
  const { body } = parcel;
  const again = known.get(session)?.filter(({ path, value }) => json(valueAt(body, path)) === value) ?? [];
  return again.length > 0 ? { ...parcel, body: without(body, again) } : parcel;
}

function learn(body: SendMessage, refused: Refused[], session: Session) {
  const places = new Set(refused.map(({ path }) => path.join("/")));
  const others = (known.get(session) ?? []).filter(({ path }) => !places.has(path.join("/")));
  known.set(session, [...others, ...refused.map((place) => ({ ...place, value: json(valueAt(body, place.path)) }))]);
}

const valueAt = (body: unknown, path: string[]) =>
  path.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

function refusedIn(body: SendMessage, error: unknown): Refused[] {
  if (!isChatError(error))
    return places(body)
      .filter(([, value]) => json(value) === null)
      .map(([path]) => ({ path, why: "cannot be written as JSON" }));
  if (error.code === "payload_too_large")
    return Object.entries(body)
      .filter(([member, value]) => Object.hasOwn(told, member) && json(value)!.length > long)
      .map(([member]) => ({ path: [member], why: "is too long" }));
  return error.errors.map(({ pointer, detail }) => ({ path: namesIn(pointer), why: detail }));
}

/** All that the page has told, each value with its place. */
const places = ({ context = {}, ...body }: SendMessage): [path: string[], value: unknown][] => [
  ...Object.entries(body).map(([member, value]): [string[], unknown] => [[member], value]),
  ...Object.entries(context).map(([name, value]): [string[], unknown] => [["context", name], value]),
];

/** The value as JSON; null where there is none of it, as of an object that holds itself. */
function json(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** The members that a JSON pointer goes through. */
const namesIn = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

function without(body: SendMessage, refused: Refused[]): SendMessage {
  const isRefused = (...path: string[]) => refused.some((other) => other.path.join("/") === path.join("/"));
  const { context = {}, ...rest } = Object.fromEntries(Object.entries(body).filter(([member]) => !isRefused(member)));
  return {
    ...(rest as Omit<SendMessage, "context">),
    context: Object.fromEntries(Object.entries(context as object).filter(([name]) => !isRefused("context", name))),
  };
}

function explain(remark: string) {
  if (read.has(remark)) return;
  read.add(remark);
  console.error(`<chat-widget> ${remark}`);
}
