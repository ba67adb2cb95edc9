import { expect, test } from "vitest";
import { ask, depsOf, turnOf } from "./testing/conversation.ts";
import { smallLibrary } from "./testing/small-library.ts";
import type { Turn } from "./turn.ts";

const said = (role: Turn["history"][number]["role"], content: string, kind = "message"): Turn["history"][number] => ({
  role,
  content,
  kind,
});
const called = [said("visitor", "agent please"), said("assistant", "I've asked a colleague.", "handoff")];

test("nobody is offered while a called person is awaited, and again once the conversation was given back", async () => {
  const history = [...called, said("visitor", "Thanks"), said("assistant", "Gladly.", "answer")];
  const asked = async (isEscalated: boolean): Promise<string[]> =>
    (await ask(depsOf(), turnOf("Do you train zebras?", { isEscalated, history }))).draft.suggestions;
  expect(await asked(true)).toEqual([]);
  expect(await asked(false)).toEqual(["Talk to a person"]);
});

const nobody = { tenant: { escalation: false } };

test("where nothing can be searched, it is still said that nobody can take over", async () => {
  const knowledge = {
    search: async () => {
      throw new Error("The search is overloaded.");
    },
  };
  const { draft } = await ask(depsOf({ knowledge }), turnOf("Talk to a person", nobody));
  expect(draft).toMatchObject({ kind: "no_answer", response: expect.stringMatching(/no one who can take over/) });
});

test("nothing is said once the turn is given up while it is looked for how to reach somebody", async () => {
  const given = new AbortController();
  const library = smallLibrary([{ title: "Contact", content: "Write to hello@shop.example." }]);
  const knowledge: typeof library = {
    search: (...asked) => {
      given.abort(new Error("Given up."));
      return library.search(...asked);
    },
  };
  await expect(ask(depsOf({ knowledge }), turnOf("Talk to a person", nobody), given.signal)).rejects.toThrow(
    "Given up.",
  );
});

test.each([
  [
    "a word that only begins like contact",
    [
      {
        title: "Kontaktgrill",
        content: "Ersatzplatten für den Kontaktgrill bestellen Sie unter grill@kueche.example.",
      },
      { title: "Läden", content: "Telefon 0621 555 120, Montag bis Freitag 9:00–18:00 Uhr." },
    ],
    "0621 555 120",
    "grill@kueche.example",
  ],
  [
    "the person for one thing, where the house has a number of its own",
    [
      { title: "Kochkurse", content: "Kontakt: Ida Roth, kurse@kueche.example." },
      { title: "Kontakt", content: "Rufen Sie an: 0621 555 120." },
    ],
    "0621 555 120",
    "kurse@kueche.example",
  ],
])("who wants a person is not told %s", async (_, documents, told, other) => {
  const turn = turnOf("Ich will mit einem Menschen sprechen", { tenant: { escalation: false, locale: "de" } });
  const { draft } = await ask(depsOf({ knowledge: smallLibrary(documents) }), turn);
  expect(draft.response).toContain(told);
  expect(draft.response).not.toContain(other);
});
