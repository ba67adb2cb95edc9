import { Type, type Static } from "typebox";
import { ConversationId, SessionId, Text, Timestamp } from "./text.ts";

/** Body of `POST /api/chat/widget/resume-links`. */
export const MakeResumeLink = Type.Object(
  { conversation_id: ConversationId, session_id: SessionId },
  { $id: "MakeResumeLink" },
);
export type MakeResumeLink = Static<typeof MakeResumeLink>;

/** What lets another device go on with a conversation: once, for ten minutes. */
export const ResumeLink = Type.Object(
  {
    token: Type.String({
      description:
        "256 random bits in base64url. Whoever has it gets the conversation: in a link, put it behind `#`, which no server is sent.",
    }),
    expires_at: Timestamp,
  },
  { $id: "ResumeLink" },
);
export type ResumeLink = Static<typeof ResumeLink>;

/** Body of `POST /api/chat/widget/resume`. */
export const Resume = Type.Object(
  { token: Text({ minLength: 1, maxLength: 128, description: "From the link." }) },
  { $id: "Resume" },
);
export type Resume = Static<typeof Resume>;

/** The conversation that a link led to, and the visitor's session that goes on with it. */
export const Resumed = Type.Object({ conversation_id: Type.String(), session_id: Type.String() }, { $id: "Resumed" });
export type Resumed = Static<typeof Resumed>;
