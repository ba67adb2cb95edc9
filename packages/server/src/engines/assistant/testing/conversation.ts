import { answer, type AssistantDeps } from "../answer.ts";
import type { Draft, Turn } from "../turn.ts";
import { smallLibrary } from "./small-library.ts";
import { smallShop } from "./small-shop.ts";

export interface Said {
  draft: Draft;
  /** The text of all deltas. */
  streamed: string;
}

export const turnOf = (
  question: string,
  turn: Partial<Omit<Turn, "tenant">> & { tenant?: Partial<Turn["tenant"]> } = {},
): Turn => ({
  mode: "rag",
  question,
  intent: null,
  wish: null,
  isEscalated: false,
  history: [],
  shown: [],
  order: { last: null, left: null, answers: [], given: [] },
  visitor: { session: "s", network: "192.0.2.1", email: null },
  ...turn,
  tenant: {
    id: "t",
    name: "Softday",
    assistantName: "Ada",
    locale: "en",
    escalation: true,
    handoffMessage: null,
    ragActive: true,
    ecommerceActive: false,
    ...turn.tenant,
  },
});

/** Nothing known, nothing pinned, no model, and a failure where one would be hidden. */
export const depsOf = (deps: Partial<AssistantDeps> = {}): AssistantDeps => ({
  knowledge: smallLibrary([]),
  catalogue: smallShop([]),
  pins: { find: async () => null },
  orders: null,
  model: null,
  modelFailed: () => undefined,
  ...deps,
});

/** Puts a turn to the assistant and hears it out. */
export async function ask(
  deps: AssistantDeps,
  turn: Turn,
  signal: AbortSignal = new AbortController().signal,
): Promise<Said> {
  let streamed = "";
  let draft: Draft | undefined;
  for await (const event of answer(deps, turn, signal)) {
    if (draft) throw new Error("Something came after the draft.");
    if (event.type === "draft") draft = event.draft;
    else streamed += event.text;
  }
  if (!draft) throw new Error("There was no draft.");
  return { draft, streamed };
}
