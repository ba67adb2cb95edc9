import { Type, type Static } from "typebox";
import { LocalText } from "./locale.ts";
import { Text } from "./text.ts";

const triggers = ["after_seconds", "scroll_percent", "exit_intent"];

const pages = (description: string) =>
  Type.Array(
    Text({
      maxLength: 300,
      pattern: "^[/*]",
      "x-is": "a pattern of paths that begins with / or *, such as /checkout*",
    }),
    {
      maxItems: 50,
      description: `${description} Patterns of paths, in which \`*\` stands for any characters: \`/checkout*\`.`,
    },
  );

/** When the launcher shows a message: with the first trigger that is met. */
const when = {
  id: Type.String({
    pattern: "^[A-Za-z0-9_-]{1,64}$",
    "x-is": "1 to 64 letters (a–z, A–Z), digits, hyphens and underscores",
    description: "What a browser remembers having shown it by.",
  }),
  after_seconds: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3600, description: "How long the page has been open." }),
  ),
  scroll_percent: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: "How far down the page the visitor has come." }),
  ),
  exit_intent: Type.Optional(Type.Boolean({ description: "The pointer leaves the page at its top." })),
  pages: Type.Optional(pages("Only on these pages; left out or empty: on all.")),
  not_pages: Type.Optional(pages("Not on these pages, even where `pages` has them.")),
};
const pauseDays = { minimum: 0, maximum: 365, description: "Days in which a visitor is not shown it again." };

/** A message that the launcher may show by itself, as the tenant writes it: with one trigger at least. */
export const ProactiveRule = Type.Object(
  {
    ...when,
    message: LocalText({ minLength: 1, maxLength: 500 }),
    pause_days: Type.Optional(Type.Integer({ ...pauseDays, default: 7 })),
  },
  { "x-some": triggers, description: `At least one of ${triggers.join(", ")} is given.` },
);
export type ProactiveRule = Static<typeof ProactiveRule>;

/** The same for one visitor, in the language wished for. */
export const ProactiveMessage = Type.Object({
  ...when,
  message: Type.String(),
  pause_days: Type.Integer(pauseDays),
});
export type ProactiveMessage = Static<typeof ProactiveMessage>;
