import { randomUUID } from "node:crypto";
import type { Question } from "./contender.ts";

type Activity = Record<string, unknown>;

/** As much of Bot Framework's Direct Line, over plain HTTP, as a conversation takes: every message is echoed and answered. */
export function answerDirectLine(): (question: Question) => unknown {
  const conversations = new Map<string, Activity[]>();
  return ({ method, path, query, body }) => {
    const [, collection, id = "", activities] = path.split("/");
    if (collection !== "conversations") return undefined;
    if (!id) {
      const conversationId = randomUUID();
      conversations.set(conversationId, []);
      return { conversationId, token: "bench", expires_in: 3600 };
    }
    const said = conversations.get(id);
    if (!said || activities !== "activities") return undefined;
    if (method === "GET")
      return { activities: said.slice(Number(query.get("watermark") ?? 0)), watermark: String(said.length) };
    const note = (activity: Activity): string => {
      const made = { id: randomUUID(), timestamp: new Date().toISOString(), conversation: { id } };
      said.push({ ...activity, ...made });
      return made.id;
    };
    const sent = note(body);
    if (body["type"] === "message")
      note({
        type: "message",
        from: { id: "bot", role: "bot" },
        text: "Parcels arrive in two to three working days.",
        replyToId: sent,
      });
    return { id: sent };
  };
}
