import { Type, type TSchema } from "typebox";

/** An event of a `text/event-stream`: its lines `id`, `event` and `data`, the last of them JSON. */
export const StreamEvent = <const Name extends string, Data extends TSchema>(
  event: Name,
  data: Data,
  description: string,
) =>
  Type.Object(
    {
      id: Type.Optional(Type.String({ description: "From the line `id:`." })),
      event: Type.Literal(event),
      data,
    },
    { title: event, description },
  );
