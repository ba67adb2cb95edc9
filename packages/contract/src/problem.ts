import { Type, type Static } from "typebox";
import { problemStatus, type ProblemCode } from "./problem-status.ts";
import { Choice } from "./text.ts";

/** An error as RFC 9457 describes it, sent as `application/problem+json`. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: "Names the kind of problem: `urn:widget-chat:problem:<code>`." }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: "What happened, why, and what to do next, in words." }),
    code: Choice(Object.keys(problemStatus) as ProblemCode[], "What clients branch on."),
    request_id: Type.String({ description: "Quote it when you report the problem." }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: "JSON pointer to the faulty member, or the name of a parameter." }),
          code: Type.String(),
          detail: Type.String(),
        }),
      ),
    ),
    retry_after: Type.Optional(Type.Integer({ description: "Whole seconds to wait before trying again." })),
  },
  { $id: "Problem" },
);
export type Problem = Static<typeof Problem>;
