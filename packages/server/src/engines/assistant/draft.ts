import type { AssistantEvent, Draft } from "./turn.ts";

/** A draft of which only the given members are not empty. */
export const draftOf = (kind: Draft["kind"], response: string, members: Partial<Draft> = {}): Draft => ({
  kind,
  response,
  citations: [],
  products: [],
  applied_filters: [],
  suggestions: [],
  ...members,
});

/** Tells a finished draft sentence by sentence, lists and tables whole. */
export function* tell(draft: Draft): Generator<AssistantEvent> {
  for (const text of draft.response.match(
    /(?:[*\-+|`]|\d+[.)])[\s\S]*?(?:\n\n|$)|[\s\S]+?(?:[.!?…]["”»)]*\s+|\n\n|$)/g,
  ) ?? []) {
    yield { type: "delta", text };
  }
  yield { type: "draft", draft };
}
